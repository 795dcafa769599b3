import Guidelines

/// Lines of the dialects around Markdown: admonitions (`:::`, `!!!`), docfx's directives, tables of contents, what converters leave.
///
/// Asides become marks (`BlockMark`); what has no text is blanked.
struct ExtensionLines {
  private(set) var diagnostics: [Diagnostic] = []
  /// Asides between colons that are open.
  private var colons = 0
  /// In an aside that lasts as long as its lines are set in.
  private var isIndented = false

  /// What ends before a line that is not blank, as a line of its own.
  mutating func closing(before line: UnsafeBufferPointer<UInt8>) -> String? {
    guard isIndented, !line.starts(with: [0x20, 0x20, 0x20, 0x20]), line.first != 0x09 else { return nil }
    isIndented = false
    return BlockMark.close.line
  }

  /// The line as Markdown; nil where it is that already.
  mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, number: Int) -> [UInt8]? {
    if isIndented { return Array(bytes.dropFirst(bytes.first == 0x09 ? 1 : 4)) }
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    if first == 0x23 { return headingWithoutSpace(bytes, number: number) }
    guard [0x3A, 0x21, 0x3C, 0x5B, 0x7B, 0x2D, 0x2A, 0x3E, 0x3F, 0x24].contains(first) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    return Self.withoutPlaces(line).map { Array($0.utf8) }
      ?? directive(line.trimmingSpace(), number: number).map { Array($0.utf8) }
  }

  /// `##見出し`, which was a heading before CommonMark wanted a space; after one mark a word is a tag.
  private mutating func headingWithoutSpace(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> [UInt8]? {
    let marks = line.prefix { $0 == 0x23 }.count
    guard (2...6).contains(marks), marks < line.count, line[marks] >= 0x30, line[marks] != 0x3A else { return nil }
    diagnostics.append(Diagnostic(.note, line: number, .markupMended("heading without a space")))
    return line.prefix(marks) + [0x20] + line.dropFirst(marks)
  }

  /// A line without the marks that converters of printed pages leave: `<span id="page-3-0"></span># Title`, `{2}--------`.
  private static func withoutPlaces(_ line: String) -> String? {
    if line.hasPrefix("{"), let close = line.firstIndex(of: "}"), line[close...].dropFirst().count >= 8,
      line[close...].dropFirst().allSatisfy({ $0 == "-" }), line[..<close].dropFirst().allSatisfy(\.isNumber)
    {
      return ""
    }
    var rest = line
    var looks = 0
    while looks < 16, let open = rest.firstRange(ofText: "<span id=\"") ?? rest.firstRange(ofText: "<a id=\""),
      let end = rest[open.upperBound...].firstRange(ofText: "\"></"),
      let close = rest[end.upperBound...].firstIndex(of: ">"), rest[open.upperBound..<end.lowerBound].utf8.count < 80
    {
      looks += 1
      // Elsewhere it may be an anchor that a heading carries.
      guard rest[..<open.lowerBound].allSatisfy({ " -*+>0123456789.".contains($0) }) else { break }
      rest.removeSubrange(open.lowerBound...close)
    }
    return rest.utf8.count == line.utf8.count ? nil : rest
  }

  private mutating func directive(_ line: String, number: Int) -> String? {
    if line.hasPrefix(":::") {
      // `:::note Title`, `:::note[Title]`, `:::{note} Title`.
      let rest = line.drop { $0 == ":" || $0 == " " }.replacing("{admonition}", with: "admonition").drop { $0 == "{" }
      let kind = rest.prefix { !$0.isWhitespace && $0 != "[" && $0 != "{" && $0 != "}" }
      guard !rest.isEmpty else {
        guard colons > 0 else { return "" }
        colons -= 1
        return BlockMark.close.line
      }
      guard kind.first?.isLetter == true else { return nil }
      colons += 1
      return open(
        String(kind), title: rest.dropFirst(kind.count).prefix { $0 != "{" }.filter { $0 != "[" && $0 != "]" && $0 != "}" })
    }
    if line.hasPrefix("!!! ") || line.hasPrefix("??? ") {
      let words = line.dropFirst(4).split(separator: " ", maxSplits: 1).map(String.init)
      guard let kind = words.first, kind.first?.isLetter == true else { return nil }
      isIndented = true
      return open(kind, title: words.count > 1 ? words[1].filter { $0 != "\"" } : "")
    }
    let lower = line.utf8.count <= 20 ? line.lowercased() : ""
    if ["[toc]", "[[toc]]", "{:toc}", "${toc}", "{{toc}}", "<!-- toc -->", "{% toc %}"].contains(lower) {
      diagnostics.append(Diagnostic(.note, line: number, .boilerplateDropped(what: "table of contents", lines: 1)))
      return ""
    }
    return include(line, number: number)
  }

  /// docfx's `> [!div class="…"]`, `[!INCLUDE [name](file)]`, `[!VIDEO address]`: what stands elsewhere, or only looks different.
  private mutating func include(_ line: String, number: Int) -> String? {
    let text = line.drop { $0 == ">" || $0 == " " }
    guard text.hasPrefix("[!"), text.hasSuffix("]") || text.hasSuffix(")") else { return nil }
    let kind = text.dropFirst(2).prefix { $0.isLetter }.lowercased()
    guard ["div", "include", "includes", "video", "code"].contains(kind) else { return nil }
    diagnostics.append(Diagnostic(.note, line: number, .boilerplateDropped(what: "[!\(kind)]", lines: 1)))
    return text.count < line.count ? ">" : ""
  }

  private func open(_ kind: String, title: String) -> String {
    let title = String(title.trimmingSpace())
    return BlockMark.aside(label: title.isEmpty || title == "alert" ? AsideLabel.name(ofKind: kind) : title).line
  }
}
