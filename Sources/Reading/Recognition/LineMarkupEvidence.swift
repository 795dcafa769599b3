/// Evidence for line-based markups in the first part of a file, compared with evidence for Markdown, which shares lists, tables,
/// and underlined titles with them.
struct LineMarkupEvidence {
  /// Directives, roles, targets, links, and titles that only reStructuredText has; the most distinctive ones count twice.
  private(set) var restructuredText = 0
  /// Titles, block attributes, macros, and header lines that only AsciiDoc has.
  private(set) var asciiDoc = 0
  /// Closed titles, templates, tables, and bold in wiki markup.
  private(set) var wiki = 0
  /// Keywords and drawers of Org.
  private(set) var org = 0
  /// Syntax that none of the others has: headings with `#`, and URLs after brackets.
  private(set) var markdown = 0
  /// Literals in double backticks and field lists, which count only if there are titles.
  private var hints = 0
  private var hasTitle = false

  init(_ head: [UInt8]) {
    var isFenced = false
    var isFirst = true
    let lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(4000).map(MarkupLine.init)
    for (index, line) in lines.enumerated() where !line.isBlank {
      if line.hasPrefix("```") || line.hasPrefix("~~~"), line.indent < 4, line.repeatedByte?.byte != UInt8(ascii: "~") || isFenced
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
    if hasTitle { restructuredText += min(hints, 3) }
  }

  // MARK: Confidence

  func restructuredText(named fileExtension: String) -> PageFormat.Confidence {
    confidence(restructuredText, against: max(markdown, asciiDoc), isNamed: ["rst", "rest"].contains(fileExtension))
  }

  func asciiDoc(named fileExtension: String) -> PageFormat.Confidence {
    confidence(asciiDoc, against: max(markdown, restructuredText), isNamed: ["adoc", "asciidoc", "asc"].contains(fileExtension))
  }

  func mediaWiki(named fileExtension: String) -> PageFormat.Confidence {
    confidence(
      wiki, against: max(markdown, restructuredText, asciiDoc),
      isNamed: ["wiki", "mediawiki", "wikitext"].contains(fileExtension),
      isDistinctive: false)
  }

  func org(named fileExtension: String) -> PageFormat.Confidence {
    confidence(org, against: max(markdown, restructuredText, asciiDoc), isNamed: fileExtension == "org", isDistinctive: false)
  }

  /// Compares two counts. The file extension decides if the content is ambiguous.
  /// - Parameter isDistinctive: Indicates whether a little of this markup is enough for a guess.
  private func confidence(_ count: Int, against otherCount: Int, isNamed: Bool, isDistinctive: Bool = true)
    -> PageFormat.Confidence
  {
    if count >= 3, count > otherCount * 2 { return .certain }
    if isNamed, count >= otherCount { return .certain }
    return isDistinctive && count == 2 && otherCount == 0 ? .guess : .none
  }

  // MARK: Counting

  private mutating func countMarkdown(_ line: MarkupLine) {
    let marks = line.text.prefix { $0 == UInt8(ascii: "#") }.count
    if line.indent == 0, (1...6).contains(marks), line.text.count > marks, line.text[line.text.startIndex + marks] == 0x20 {
      markdown += 1
    } else if line.contains("](") {
      markdown += 1
    }
  }

  private mutating func countRestructured(_ line: MarkupLine) {
    if line.hasPrefix(".. ") {
      let rest = line.text.dropFirst(3).drop { $0 == 0x20 }
      let word = rest.prefix { $0 > 0x20 }
      if word.suffix(2).elementsEqual("::".utf8), word.count > 2, word.first.map(MarkupLine.isPunctuation) == false {
        restructuredText += 2
      } else if let first = word.first, "_|[".utf8.contains(first),
        rest.contains(first == 0x5F ? 0x3A : first == 0x7C ? 0x7C : 0x5D)
      {
        restructuredText += 2
      }
    } else if line.contains("`_"), !line.contains("``_") {
      restructuredText += 2
    }
    if let colon = line.text.dropFirst().indices.first(where: { line.text[$0] == 0x60 && line.text[$0 - 1] == 0x3A }),
      let open = line.text[..<(colon - 1)].lastIndex(of: 0x3A), open + 1 < colon - 1,
      line.text[(open + 1)..<(colon - 1)].allSatisfy({ !MarkupLine.isPunctuation($0) && $0 > 0x20 && $0 < 0x7F || $0 == 0x2D })
    {
      restructuredText += 2
    }
    if line.contains("``"), !line.hasPrefix("```") { hints += 1 }
    if line.hasSuffix("::"), line.text.count > 2, line.text.contains(0x20) { hints += 1 }
  }

  /// Counts a title with a line of punctuation below it, and perhaps above it, that is as long as the title.
  private mutating func countTitle(_ line: MarkupLine, above: MarkupLine?, below: MarkupLine?) {
    guard let below, let mark = below.repeatedByte, mark.count >= 3, below.isAdornment, line.repeatedByte == nil,
      line.indent == 0 || above?.repeatedByte?.byte == mark.byte, mark.count >= line.columns
    else { return }
    hasTitle = true
    if above?.repeatedByte?.byte == mark.byte {
      restructuredText += 2
    } else if "~^\"'*+#`:.".utf8.contains(mark.byte), mark.byte != UInt8(ascii: "`") || mark.count > 3 {
      restructuredText += 1
    }
  }

  private mutating func countAsciiDoc(_ line: MarkupLine, isFirst: Bool) {
    guard line.indent == 0 else { return }
    let marks = line.text.prefix { $0 == UInt8(ascii: "=") }.count
    if (1...6).contains(marks), line.text.count > marks + 1, line.text[line.text.startIndex + marks] == 0x20 {
      // Wiki markup closes its titles with the same signs.
      guard !line.hasSuffix("=") else { return }
      asciiDoc += isFirst ? 2 : 1
    } else if line.hasPrefix("[["), line.hasSuffix("]]") || line.hasPrefix("[#") && line.hasSuffix("]") {
      asciiDoc += 1
    } else if isMacro(line) || line.hasPrefix("|===") || isAttributes(line) {
      asciiDoc += 1
    } else if asciiDoc > 0, line.field.map({ !$0.name.contains(" ") }) == true {
      asciiDoc += 1
    } else if line.contains("xref:") || line.contains("link:http") || line.contains("kbd:[") || line.contains("btn:["),
      line.contains("[")
    {
      asciiDoc += 1
    }
  }

  /// Returns `true` for a block macro, such as `image::target[content]`.
  private func isMacro(_ line: MarkupLine) -> Bool {
    let name = line.text.prefix(while: \.isASCIILetter)
    let rest = line.text[name.endIndex...]
    return !name.isEmpty && rest.starts(with: "::".utf8) && rest.last == UInt8(ascii: "]")
      && rest.contains(UInt8(ascii: "[")) && !rest.dropFirst(2).prefix { $0 != UInt8(ascii: "[") }.contains(0x20)
  }

  /// Returns `true` for distinctive block attributes. Plain text has lines in brackets too.
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
    if isClosed || line.hasPrefix("{|") || line.hasPrefix("|-") && line.text.count == 2 || line.hasPrefix("[[Category:") {
      wiki += 1
    } else if line.contains("'''") || line.contains("[["), line.contains("]]") || line.contains("'''") {
      wiki += 1
    }
  }

  private mutating func countOrg(_ line: MarkupLine) {
    let word = line.text.prefix { $0 > 0x20 }
    if line.hasPrefix("#+"), word.count > 4, word.last == UInt8(ascii: ":") || word.count > 8 {
      org += 2
    } else if word.count == line.text.count, [":PROPERTIES:", ":END:"].contains(where: { line.text.elementsEqual($0.utf8) }) {
      org += 1
    } else if line.contains("[["), line.contains("]["), line.contains("]]") {
      org += 1
    }
  }
}
