/// Marks of markups in the first part of a file whose blocks are told by lines, against those of Markdown, with which they share lists, tables and
/// underlined titles.
struct LineMarkupEvidence {
  /// Directives, roles, targets, links and titles that only reStructuredText has; those that are telling count double.
  private(set) var restructured = 0
  /// Titles, block attributes, macros and header lines that only AsciiDoc has.
  private(set) var asciiDoc = 0
  /// Titles that are closed, templates, tables and bold as a wiki has them.
  private(set) var wiki = 0
  /// Keywords and drawers of Org.
  private(set) var org = 0
  /// What none of them has: headings with `#`, addresses behind brackets.
  private(set) var markdown = 0
  /// Literals in two ticks and lists of fields: telling only beside titles.
  private var hints = 0
  private var hasTitle = false

  init(_ head: [UInt8]) {
    var isFenced = false
    var isFirst = true
    let lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(4000).map(MarkupLine.init)
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
      countWiki(line)
      countOrg(line)
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

  func mediaWiki(named fileExtension: String) -> PageFormat.Resemblance {
    resemblance(
      wiki, against: max(markdown, restructured, asciiDoc), isNamed: ["wiki", "mediawiki", "wikitext"].contains(fileExtension),
      isTelling: false)
  }

  func org(named fileExtension: String) -> PageFormat.Resemblance {
    resemblance(org, against: max(markdown, restructured, asciiDoc), isNamed: fileExtension == "org", isTelling: false)
  }

  /// A name decides where the content leaves it open.
  /// - Parameter isTelling: whether little of it is enough for a guess.
  private func resemblance(_ own: Int, against other: Int, isNamed: Bool, isTelling: Bool = true) -> PageFormat.Resemblance {
    if own >= 3, own > other * 2 { return .plain }
    if isNamed, own >= other { return .plain }
    return isTelling && own == 2 && other == 0 ? .guess : .none
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
      if word.suffix(2).elementsEqual("::".utf8), word.count > 2, word.first.map(MarkupLine.isPunctuation) == false {
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
      line.text[(open + 1)..<(colon - 1)].allSatisfy({ !MarkupLine.isPunctuation($0) && $0 > 0x20 && $0 < 0x7F || $0 == 0x2D })
    {
      restructured += 2
    }
    if line.holds("``"), !line.opens(with: "```") { hints += 1 }
    if line.ends(with: "::"), line.text.count > 2, line.text.contains(0x20) { hints += 1 }
  }

  /// A line of marks below a title as long as it, and perhaps above.
  private mutating func countTitle(_ line: MarkupLine, above: MarkupLine?, below: MarkupLine?) {
    guard let below, let mark = below.repeated, mark.count >= 3, below.isAdornment, line.repeated == nil,
      line.indent == 0 || above?.repeated?.byte == mark.byte, mark.count >= line.columns
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
      guard !line.ends(with: "=") else { return }
      asciiDoc += isFirst ? 2 : 1
    } else if line.opens(with: "[["), line.ends(with: "]]") || line.opens(with: "[#") && line.ends(with: "]") {
      asciiDoc += 1
    } else if isMacro(line) || line.opens(with: "|===") || isAttributes(line) {
      asciiDoc += 1
    } else if asciiDoc > 0, line.field.map({ !$0.name.contains(" ") }) == true {
      asciiDoc += 1
    } else if line.holds("xref:") || line.holds("link:http") || line.holds("kbd:[") || line.holds("btn:["), line.holds("[") {
      asciiDoc += 1
    }
  }

  /// `image::target[content]`
  private func isMacro(_ line: MarkupLine) -> Bool {
    let name = line.text.prefix(while: \.isASCIILetter)
    let rest = line.text[name.endIndex...]
    return !name.isEmpty && rest.starts(with: "::".utf8) && rest.last == UInt8(ascii: "]")
      && rest.contains(UInt8(ascii: "[")) && !rest.dropFirst(2).prefix { $0 != UInt8(ascii: "[") }.contains(0x20)
  }

  /// Attributes of a block that are telling: saved text has lines in brackets too.
  private func isAttributes(_ line: MarkupLine) -> Bool {
    let names = [
      "[source", "[NOTE]", "[TIP]", "[IMPORTANT]", "[WARNING]", "[CAUTION]", "[cols=", "[%", "[options=", "[role=", "[id=",
      "[quote,", "[discrete]", "[horizontal]", "[listing", "[.",
    ]
    return line.text.last == UInt8(ascii: "]") && names.contains { line.text.starts(with: $0.utf8) }
  }

  private mutating func countWiki(_ line: MarkupLine) {
    guard line.indent == 0 else { return }
    let marks = line.text.prefix { $0 == UInt8(ascii: "=") }.count
    let isClosed =
      (2...6).contains(marks) && line.text.count > marks * 2 && line.text.suffix(marks).allSatisfy { $0 == UInt8(ascii: "=") }
    if isClosed || line.opens(with: "{|") || line.opens(with: "|-") && line.text.count == 2 || line.opens(with: "[[Category:") {
      wiki += 1
    } else if line.holds("'''") || line.holds("[["), line.holds("]]") || line.holds("'''") {
      wiki += 1
    }
  }

  private mutating func countOrg(_ line: MarkupLine) {
    let word = line.text.prefix { $0 > 0x20 }
    if line.opens(with: "#+"), word.count > 4, word.last == UInt8(ascii: ":") || word.count > 8 {
      org += 2
    } else if word.count == line.text.count, [":PROPERTIES:", ":END:"].contains(where: { line.text.elementsEqual($0.utf8) }) {
      org += 1
    } else if line.holds("[["), line.holds("]["), line.holds("]]") {
      org += 1
    }
  }
}
