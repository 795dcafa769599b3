/// Marks of reStructuredText and AsciiDoc in the first part of a file, against those of Markdown, with which both share lists, tables and
/// underlined titles.
struct LineMarkupEvidence {
  /// Directives, roles, targets, links and titles that only reStructuredText has; those that are telling count double.
  private(set) var restructured = 0
  /// Titles, block attributes, macros and header lines that only AsciiDoc has.
  private(set) var asciiDoc = 0
  /// What neither of them has: headings with `#`, addresses behind brackets.
  private(set) var markdown = 0
  /// Literals in two ticks and lists of fields: telling only beside titles.
  private var hints = 0
  private var hasTitle = false

  init(_ head: [UInt8]) {
    var isFenced = false
    var isFirst = true
    var lines: [MarkupLine] = []
    for (index, bytes) in head.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(4000).enumerated() {
      lines.append(MarkupLine(bytes, number: index + 1))
    }
    for (index, line) in lines.enumerated() where !line.isBlank {
      if line.opens(with: "```") || line.opens(with: "~~~"), line.indent < 4, line.repeated?.byte != UInt8(ascii: "~") || isFenced
      {
        isFenced.toggle()
      }
      guard !isFenced else { continue }
      countMarkdown(line)
      countAsciiDoc(line, isFirst: isFirst)
      countRestructured(line)
      countTitle(line, above: index > 0 ? lines[index - 1] : nil, below: index + 1 < lines.count ? lines[index + 1] : nil)
      isFirst = false
    }
    if hasTitle { restructured += min(hints, 3) }
  }

  // MARK: The answer

  func restructuredText(named fileExtension: String) -> PageFormat.Resemblance {
    resemblance(restructured, against: max(markdown, asciiDoc), isNamed: ["rst", "rest"].contains(fileExtension))
  }

  func asciiDoc(named fileExtension: String) -> PageFormat.Resemblance {
    resemblance(asciiDoc, against: max(markdown, restructured), isNamed: ["adoc", "asciidoc", "asc"].contains(fileExtension))
  }

  /// A name decides where the content leaves it open.
  private func resemblance(_ own: Int, against other: Int, isNamed: Bool) -> PageFormat.Resemblance {
    if own >= 3, own > other * 2 { return .plain }
    if isNamed, own >= other { return .plain }
    return own == 2 && other == 0 ? .guess : .none
  }

  // MARK: Counting

  private mutating func countMarkdown(_ line: MarkupLine) {
    let marks = line.text.prefix { $0 == UInt8(ascii: "#") }.count
    if line.indent == 0, (1...6).contains(marks), line.text.count > marks, line.text[line.text.startIndex + marks] == 0x20 {
      markdown += 1
    } else if line.holds("](") {
      markdown += 1
    }
  }

  private mutating func countRestructured(_ line: MarkupLine) {
    if line.opens(with: ".. ") {
      let rest = line.text.dropFirst(3).drop { $0 == 0x20 }
      let word = rest.prefix { $0 > 0x20 }
      if word.suffix(2).elementsEqual("::".utf8), word.count > 2, word.first.map(LineConstruct.isPunctuation) == false {
        restructured += 2
      } else if let first = word.first, "_|[".utf8.contains(first),
        rest.contains(first == 0x5F ? 0x3A : first == 0x7C ? 0x7C : 0x5D)
      {
        restructured += 2
      }
    } else if line.holds("`_"), !line.holds("``_") {
      restructured += 2
    }
    if let colon = line.text.dropFirst().indices.first(where: { line.text[$0] == 0x60 && line.text[$0 - 1] == 0x3A }),
      let open = line.text[..<(colon - 1)].lastIndex(of: 0x3A), open + 1 < colon - 1,
      line.text[(open + 1)..<(colon - 1)].allSatisfy({ !LineConstruct.isPunctuation($0) && $0 > 0x20 && $0 < 0x7F || $0 == 0x2D })
    {
      restructured += 2
    }
    if line.holds("``"), !line.opens(with: "```") { hints += 1 }
    if line.text.ends(with: "::"), line.text.count > 2, line.text.contains(0x20) { hints += 1 }
  }

  /// A line of marks below a title as long as it, and perhaps above.
  private mutating func countTitle(_ line: MarkupLine, above: MarkupLine?, below: MarkupLine?) {
    guard let below, let mark = below.repeated, mark.count >= 3, LineConstruct.isPunctuation(mark.byte), line.repeated == nil,
      line.indent == 0 || above?.repeated?.byte == mark.byte,
      mark.count >= line.string.unicodeScalars.reduce(0, { $0 + $1.columns })
    else { return }
    hasTitle = true
    if above?.repeated?.byte == mark.byte {
      restructured += 2
    } else if "~^\"'*+#`:.".utf8.contains(mark.byte), mark.byte != UInt8(ascii: "`") || mark.count > 3 {
      restructured += 1
    }
  }

  private mutating func countAsciiDoc(_ line: MarkupLine, isFirst: Bool) {
    guard line.indent == 0 else { return }
    let marks = line.text.prefix { $0 == UInt8(ascii: "=") }.count
    if (1...6).contains(marks), line.text.count > marks + 1, line.text[line.text.startIndex + marks] == 0x20 {
      // A wiki closes its titles.
      guard !line.text.ends(with: "=") else { return }
      asciiDoc += isFirst ? 2 : 1
    } else if line.opens(with: "[["), line.text.ends(with: "]]") || line.opens(with: "[#") && line.text.ends(with: "]") {
      asciiDoc += 1
    } else if AsciiDocBlock.isMacro(line) || line.opens(with: "|===") || isAttributes(line) {
      asciiDoc += 1
    } else if asciiDoc > 0, line.opens(with: ":"), AsciiDocAttributes.entry(line) != nil {
      asciiDoc += 1
    } else if line.holds("xref:") || line.holds("link:http") || line.holds("kbd:[") || line.holds("btn:["), line.holds("[") {
      asciiDoc += 1
    }
  }

  /// Attributes of a block that are telling: saved text has lines in brackets too.
  private func isAttributes(_ line: MarkupLine) -> Bool {
    let names = [
      "[source", "[NOTE]", "[TIP]", "[IMPORTANT]", "[WARNING]", "[CAUTION]", "[cols=", "[%", "[options=", "[role=", "[id=",
      "[quote,", "[discrete]", "[horizontal]", "[listing", "[.",
    ]
    return line.text.last == UInt8(ascii: "]") && names.contains { line.text.starts(with: $0.utf8) }
  }
}
