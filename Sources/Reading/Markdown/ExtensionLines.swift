import Guidelines

/// Lines of the dialects around Markdown: Hugo shortcodes, MDX, admonitions (`:::`, `!!!`), kramdown attributes, tables of contents.
///
/// Asides become block quotes whose first line is their label in bold; what has no text is blanked.
struct ExtensionLines {
  private(set) var diagnostics: [Diagnostic] = []
  private let isMDX: Bool
  /// How the aside that the lines stand in ends; nil outside.
  private var aside: AsideEnd?
  private var isInImport = false
  private var isInTag = false
  private var reported: Set<String> = []
  private var afterBlank = true

  private enum AsideEnd: Equatable {
    case colons
    case shortcode(String)
    case tag(String)
    case indent
  }

  init(_ source: ArraySlice<UInt8>) {
    isMDX = source.prefix(4096).split(separator: 0x0A).contains { bytes in
      // Few lines begin with either letter.
      guard bytes.first == UInt8(ascii: "i") || bytes.first == UInt8(ascii: "e") else { return false }
      let line = String(decoding: bytes, as: UTF8.self)
      return
        (line.hasPrefix("import ") && line.contains(" from ") || line.hasPrefix("import '") || line.hasPrefix("import \"")
        || line.hasPrefix("export "))
        && !line.hasSuffix(".")
    }
  }

  func appendPrefix(to out: inout [UInt8]) { if aside != nil { out += [0x3E, 0x20] } }

  mutating func blankLine(to out: inout [UInt8]) {
    isInImport = false
    afterBlank = true
    if aside != nil && aside != .indent { out.append(0x3E) }
  }

  /// The line as Markdown; nil where it is that already.
  mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, number: Int) -> [UInt8]? {
    defer { afterBlank = false }
    if aside == .indent {
      if bytes.starts(with: [0x20, 0x20, 0x20, 0x20]) { return Array(bytes.dropFirst(4)) }
      if bytes.first == 0x09 { return Array(bytes.dropFirst()) }
      aside = nil
    }
    guard needsLook(bytes) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    let trimmed = line.trimmingSpace()
    if isInTag {
      if trimmed.hasSuffix(">") { isInTag = false }
      return []
    }
    if isInImport {
      if trimmed.hasSuffix(";") || trimmed.contains(" from ") { isInImport = false }
      return []
    }
    if let rest = Self.withoutPlaces(line) { return Array(rest.utf8) }
    return directive(trimmed, number: number) ?? mdx(trimmed, number: number) ?? shortcodes(line, number: number)
  }

  private func needsLook(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isInTag || isInImport || isMDX { return true }
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
    if first == 0x3A || first == 0x21 || first == 0x3C || first == 0x5B || first == 0x7B { return true }
    if first == 0x2D || first == 0x2A, bytes.contains(0x3C) { return true }
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0x7B, bytes[index + 1] == 0x7B || bytes[index + 1] == 0x3A || bytes[index + 1] == 0x25 { return true }
      index += 1
    }
    return false
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

  // MARK: Admonitions, attributes, tables of contents

  private mutating func directive(_ line: String, number: Int) -> [UInt8]? {
    if line.hasPrefix(":::") {
      // `:::note Title`, `:::note[Title]`.
      let rest = line.drop { $0 == ":" || $0 == " " }
      let kind = rest.prefix { !$0.isWhitespace && $0 != "[" && $0 != "{" }
      guard !rest.isEmpty else {
        if aside == .colons { aside = nil }
        return []
      }
      guard kind.first?.isLetter == true else { return nil }
      let title = rest.dropFirst(kind.count).prefix { $0 != "{" }.filter { $0 != "[" && $0 != "]" }
      return openAside(String(kind), title: title, until: .colons)
    }
    if line.hasPrefix("!!! ") || line.hasPrefix("??? ") {
      let words = line.dropFirst(4).split(separator: " ", maxSplits: 1).map(String.init)
      guard let kind = words.first, kind.first?.isLetter == true else { return nil }
      let title = words.count > 1 ? words[1].filter { $0 != "\"" } : nil
      return openAside(kind, title: title, until: .indent)
    }
    let lower = line.utf8.count <= 20 ? line.lowercased() : ""
    if ["[toc]", "[[toc]]", "{:toc}", "${toc}", "{{toc}}", "<!-- toc -->", "{% toc %}"].contains(lower) {
      diagnostics.append(Diagnostic(.note, line: number, .boilerplateDropped(what: "table of contents", lines: 1)))
      return []
    }
    // kramdown's attribute lines: `{: .class #id}`.
    if line.hasPrefix("{:"), line.hasSuffix("}") { return [] }
    return nil
  }

  private mutating func openAside(_ kind: String, title: String?, until end: AsideEnd) -> [UInt8] {
    aside = end
    let label =
      title.map { $0.trimmingSpace() }.flatMap { $0.isEmpty || $0 == "alert" ? nil : $0 } ?? AsideLabel.name(ofKind: kind)
    // A form of our own for `AsideFinder`: the title may be any words.
    return Array("[!:\(label.filter { $0 != "[" && $0 != "]" })]".utf8) + [0x20, 0x20]
  }

  // MARK: MDX

  private mutating func mdx(_ line: String, number: Int) -> [UInt8]? {
    if isMDX, afterBlank || line.hasPrefix("import ") {
      if line.hasPrefix("import "), line.contains("'") || line.contains("\"") || line.hasSuffix("{") {
        isInImport = !line.contains(" from ") && line.hasSuffix("{")
        return []
      }
      if line.hasPrefix("export ") {
        isInImport = !line.hasSuffix(";") && !line.hasSuffix("}")
        return []
      }
    }
    if line.hasPrefix("{/*"), line.hasSuffix("*/}") { return [] }
    guard line.hasPrefix("<") else { return nil }
    if let (kind, text) = ComponentTag.aside(line) { return Array("> [!:\(AsideLabel.name(ofKind: kind))]  \(text)".utf8) }
    guard let tag = ComponentTag(line) else { return nil }
    if reported.insert(tag.name).inserted {
      diagnostics.append(Diagnostic(.note, line: number, .unknownMarkup("<\(tag.name)>")))
    }
    if let mark = TabMark(tag) { return Array(mark.line.utf8) }
    if tag.isClosing {
      if aside == .tag(tag.name) { aside = nil }
      return []
    }
    if !tag.isComplete {
      isInTag = true
      return []
    }
    if AsideLabel.isKind(tag.attribute("type") ?? tag.name), !tag.isEmpty {
      return openAside(tag.attribute("type") ?? tag.name, title: tag.attribute("title"), until: .tag(tag.name))
    }
    if let title = tag.attribute("label") ?? tag.attribute("title"), !tag.isEmpty { return Array("**\(title)**".utf8) }
    return []
  }

  // MARK: Hugo and Jekyll

  /// `{{< figure src="…" alt="…" >}}`, `{{% notice note %}}`, `{% raw %}`, and heading attributes `{#anchor}` stay for the heading's reader.
  private mutating func shortcodes(_ line: String, number: Int) -> [UInt8]? {
    guard line.contains(anyOf: ["{{<", "{{%", "{%"]) else { return nil }
    var out = ""
    var rest = Substring(line)
    var opened: [UInt8]?
    while let start = rest.firstRange(ofText: "{{<") ?? rest.firstRange(ofText: "{{%") ?? rest.firstRange(ofText: "{%") {
      let closer = rest[start] == "{{<" ? ">}}" : rest[start] == "{{%" ? "%}}" : "%}"
      guard let end = rest[start.upperBound...].firstRange(ofText: closer) else { break }
      out += rest[..<start.lowerBound]
      let body = String(rest[start.upperBound..<end.lowerBound]).trimmingSpace()
      rest = rest[end.upperBound...]
      let code = Shortcode(body)
      if code.isClosing {
        if aside == .shortcode(code.name) { aside = nil }
      } else if AsideLabel.isKind(code.name) || code.name == "notice" || code.name == "callout" || code.name == "alert" {
        let kind =
          AsideLabel.isKind(code.name)
          ? code.name : code.attributes["type"] ?? code.attributes["context"] ?? code.positional.first ?? "note"
        opened = openAside(kind, title: code.attributes["title"], until: .shortcode(code.name))
      } else if code.name == "figure" || code.name == "img" || code.name == "image" {
        let alt = code.attributes["alt"] ?? code.attributes["caption"] ?? code.attributes["title"] ?? ""
        out +=
          "![\(alt.filter { $0 != "]" && $0 != "[" })](<\((code.attributes["src"] ?? code.positional.first ?? "").filter { $0 != ">" && $0 != "<" })>)"
      } else if code.name == "ref" || code.name == "relref" {
        out += (code.positional.first ?? "").filter { $0 != ")" && $0 != "(" }
      } else if reported.insert(code.name).inserted {
        diagnostics.append(Diagnostic(.note, line: number, .unknownMarkup("{{ \(code.name) }}")))
      }
    }
    out += rest
    if let opened { return opened + Array(out.trimmingSpace().utf8) }
    return Array(out.utf8)
  }
}
