/// What the lines of a saved page, taken together, tell of how it was written.
struct SavedConventions {
  /// A full stop followed by a space marks where bold ended: most sentences of the page follow each other without one.
  private(set) var spaceEndsHeadline = false
  /// Lines were broken at a fixed width, so that a line's end means nothing.
  private(set) var isWrapped = false
  /// Heading marks by level, outermost first.
  private(set) var headingMarks: [Character] = []
  /// The page shows headings by marks or permalinks; a short line without one is less surely a heading.
  private(set) var hasMarkedHeadings = false
  /// For each line, the indentation that counts as none there: some converters never return from a list.
  private(set) var base: [Int] = []

  init(_ lines: [SavedLine]) {
    measureStops(lines)
    measureWidth(lines)
    for line in lines {
      if case .heading(let mark) = line.mark, !headingMarks.contains(mark) { headingMarks.append(mark) }
    }
    let marked = lines.count {
      if case .heading = $0.mark { true } else { $0.mark == .permalink }
    }
    hasMarkedHeadings = marked >= 2
    measureBase(lines)
  }

  private mutating func measureStops(_ lines: [SavedLine]) {
    var spaced = 0
    var joined = 0
    for line in lines {
      var wasStop = false
      for character in line.text {
        if wasStop {
          if character == " " { spaced += 1 } else if !"。！？」』）)".contains(character) { joined += 1 }
        }
        wasStop = character == "。" || character == "！" || character == "？"
      }
    }
    spaceEndsHeadline = spaced >= 3 && joined * 2 >= spaced
  }

  private mutating func measureWidth(_ lines: [SavedLine]) {
    let widths = lines.filter { !$0.isBlank }.map {
      $0.indent + $0.text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }.sorted()
    guard widths.count >= 10, let longest = widths.last else { return }
    let near = widths.count { $0 > longest - 12 }
    isWrapped = longest <= 100 && near * 3 >= widths.count
  }

  private mutating func measureBase(_ lines: [SavedLine]) {
    base = [Int](repeating: 0, count: lines.count)
    var smallest = Int.max
    var seen = 0
    for index in lines.indices.reversed() {
      let line = lines[index]
      if !line.isBlank, line.mark == .none {
        seen += 1
        smallest = min(smallest, line.indent)
      }
      // A handful of indented lines at the very end are the last item's; a page's worth of them is the page.
      base[index] = seen >= 12 && smallest != Int.max ? smallest : 0
    }
    // Where the indentation set in, it lasts to the end unless a line returns from it.
    var rest = Int.max
    var remaining = [Int](repeating: Int.max, count: lines.count)
    for index in lines.indices.reversed() {
      if !lines[index].isBlank, lines[index].mark == .none { rest = min(rest, lines[index].indent) }
      remaining[index] = rest
    }
    for index in lines.indices.dropFirst() where base[index] < base[index - 1] && remaining[index] >= base[index - 1] {
      base[index] = base[index - 1]
    }
    // A line above the place where the indentation set in keeps its own.
    for index in lines.indices where !lines[index].isBlank && lines[index].indent < base[index] {
      base[index] = min(base[index], lines[index].indent)
    }
  }
}
