import Guidelines

/// Rewrites lines of Markdown dialects: admonitions (`:::`, `!!!`), directives of docfx, tables of contents, and leftovers of
/// converters.
///
/// Asides become markers (`BlockMarker`); lines without text become blank.
struct DialectRewriter {
  private(set) var diagnostics: [Diagnostic] = []
  /// Number of open asides of the form `:::`.
  private var openColonAsides = 0
  /// Indicates whether an aside of the form `!!!` is open. It lasts as long as its lines are indented.
  private var isInIndentedAside = false

  /// Returns the line that closes an aside before a nonblank line, or `nil` if none ends there.
  mutating func closingMarker(before line: UnsafeBufferPointer<UInt8>) -> String? {
    guard isInIndentedAside, !line.starts(with: [0x20, 0x20, 0x20, 0x20]), line.first != 0x09 else { return nil }
    isInIndentedAside = false
    return BlockMarker.close.markdown
  }

  /// Returns a line as Markdown, or `nil` if it needs no rewriting.
  mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, number: Int) -> [UInt8]? {
    if isInIndentedAside { return Array(bytes.dropFirst(bytes.first == 0x09 ? 1 : 4)) }
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    if first == 0x23 { return rewriteHeadingWithoutSpace(bytes, number: number) }
    guard [0x3A, 0x21, 0x3C, 0x5B, 0x7B, 0x2D, 0x2A, 0x3E, 0x3F, 0x24].contains(first) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    return Self.removingPageAnchors(line).map { Array($0.utf8) }
      ?? rewriteDirective(line.trimmingSpace(), number: number).map { Array($0.utf8) }
  }

  /// Rewrites `##見出し`, which was a heading before CommonMark required a space. A word after a single `#` is a tag.
  private mutating func rewriteHeadingWithoutSpace(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> [UInt8]? {
    let markerCount = line.prefix { $0 == 0x23 }.count
    guard (2...6).contains(markerCount), markerCount < line.count, line[markerCount] >= 0x30, line[markerCount] != 0x3A else {
      return nil
    }
    diagnostics.append(Diagnostic(.note, line: number, .markupRepaired("heading without a space")))
    return line.prefix(markerCount) + [0x20] + line.dropFirst(markerCount)
  }

  /// Returns a line without the page anchors that converters of printed documents write (`<span id="page-3-0"></span># Title`,
  /// `{2}--------`), or `nil` if it contains none.
  private static func removingPageAnchors(_ line: String) -> String? {
    if line.hasPrefix("{"), let close = line.firstIndex(of: "}"), line[close...].dropFirst().count >= 8,
      line[close...].dropFirst().allSatisfy({ $0 == "-" }), line[..<close].dropFirst().allSatisfy(\.isNumber)
    {
      return ""
    }
    var remaining = line
    var attempts = 0
    while attempts < 16, let open = remaining.firstRange(ofText: "<span id=\"") ?? remaining.firstRange(ofText: "<a id=\""),
      let end = remaining[open.upperBound...].firstRange(ofText: "\"></"),
      let close = remaining[end.upperBound...].firstIndex(of: ">"), remaining[open.upperBound..<end.lowerBound].utf8.count < 80
    {
      attempts += 1
      // Elsewhere it may be the anchor of a heading.
      guard remaining[..<open.lowerBound].allSatisfy({ " -*+>0123456789.".contains($0) }) else { break }
      remaining.removeSubrange(open.lowerBound...close)
    }
    return remaining.utf8.count == line.utf8.count ? nil : remaining
  }

  /// Rewrites the opening or closing line of an aside, a table of contents, or a docfx directive.
  private mutating func rewriteDirective(_ line: String, number: Int) -> String? {
    if line.hasPrefix(":::") {
      // Supported forms are `:::note Title`, `:::note[Title]`, and `:::{note} Title`.
      let opening = line.drop { $0 == ":" || $0 == " " }.replacing("{admonition}", with: "admonition").drop { $0 == "{" }
      let kind = opening.prefix { !$0.isWhitespace && $0 != "[" && $0 != "{" && $0 != "}" }
      guard !opening.isEmpty else {
        guard openColonAsides > 0 else { return "" }
        openColonAsides -= 1
        return BlockMarker.close.markdown
      }
      guard kind.first?.isLetter == true else { return nil }
      openColonAsides += 1
      return openingMarker(
        String(kind), title: opening.dropFirst(kind.count).prefix { $0 != "{" }.filter { $0 != "[" && $0 != "]" && $0 != "}" })
    }
    if line.hasPrefix("!!! ") || line.hasPrefix("??? ") {
      let parts = line.dropFirst(4).split(separator: " ", maxSplits: 1).map(String.init)
      guard let kind = parts.first, kind.first?.isLetter == true else { return nil }
      isInIndentedAside = true
      return openingMarker(kind, title: parts.count > 1 ? parts[1].filter { $0 != "\"" } : "")
    }
    let lower = line.utf8.count <= 20 ? line.lowercased() : ""
    if ["[toc]", "[[toc]]", "{:toc}", "${toc}", "{{toc}}", "<!-- toc -->", "{% toc %}"].contains(lower) {
      diagnostics.append(Diagnostic(.note, line: number, .boilerplateDropped(what: "table of contents", lines: 1)))
      return ""
    }
    return rewriteInclude(line, number: number)
  }

  /// Drops docfx's `> [!div class="…"]`, `[!INCLUDE [name](file)]`, and `[!VIDEO url]`, which refer to other files or only set
  /// a style.
  private mutating func rewriteInclude(_ line: String, number: Int) -> String? {
    let text = line.drop { $0 == ">" || $0 == " " }
    guard text.hasPrefix("[!"), text.hasSuffix("]") || text.hasSuffix(")") else { return nil }
    let kind = text.dropFirst(2).prefix { $0.isLetter }.lowercased()
    guard ["div", "include", "includes", "video", "code"].contains(kind) else { return nil }
    diagnostics.append(Diagnostic(.note, line: number, .boilerplateDropped(what: "[!\(kind)]", lines: 1)))
    return text.count < line.count ? ">" : ""
  }

  /// Returns the marker that opens an aside of a kind, labeled by its title if it has one.
  private func openingMarker(_ kind: String, title: String) -> String {
    let title = String(title.trimmingSpace())
    return BlockMarker.aside(label: title.isEmpty || title == "alert" ? AsideLabel.name(ofKind: kind) : title).markdown
  }
}
