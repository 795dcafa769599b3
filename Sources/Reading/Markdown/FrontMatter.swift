import Guidelines

/// Front matter of a Markdown file: the part between `---` lines (YAML) or `+++` lines (TOML, as in Hugo) at its top.
struct FrontMatter {
  /// Values by key in lower case. A list keeps its scalars; deeper structure is ignored.
  private(set) var values: [String: [String]] = [:]
  /// Offset at which the body begins.
  private(set) var bodyStart = 0
  /// Number of lines before the body.
  private(set) var lineCount = 0
  /// Indicates whether the closing line is missing. Only the key-value pairs at the beginning are then read; the rest is body
  /// text.
  private(set) var isUnclosed = false
  /// Indicates whether the front matter is intended as YAML but cannot be parsed.
  private(set) var isBroken = false
  /// Line of each key, 1-based.
  private(set) var lines: [String: Int] = [:]

  /// Maximum size in bytes.
  private static let maxBytes = 1 << 16

  /// First non-empty value of the given keys, in order.
  subscript(keys: String...) -> String? {
    for key in keys {
      if let value = values[key]?.first(where: { !$0.isEmpty }) { return value }
    }
    return nil
  }

  /// Indicates whether the front matter announces the canonical form.
  var isCanonical: Bool { values["hig"]?.first == String(CanonicalForm.version) }

  /// Reads front matter. Returns `nil` if the file does not begin with it.
  init?(_ bytes: [UInt8]) {
    var lines: [Substring] = []
    var offset = 0
    var lineEnds: [Int] = []
    let isTOML = bytes.starts(with: Array("+++".utf8))
    guard isTOML || bytes.starts(with: Array("---".utf8)) else { return nil }
    var closingLine: Int?
    var check = FrontMatterCheck()
    while offset < bytes.count, offset < FrontMatter.maxBytes {
      let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      let line = Substring(String(decoding: bytes[offset..<end], as: UTF8.self))
      lines.append(line)
      offset = min(end + 1, bytes.count)
      lineEnds.append(offset)
      let trimmedLine = line.trimmingSuffixSpace()
      if lines.count == 1 {
        guard trimmedLine == (isTOML ? "+++" : "---") else { return nil }
      } else if isTOML ? trimmedLine == "+++" : trimmedLine == "---" || trimmedLine == "..." {
        if !check.mayBeHeading { closingLine = lines.count - 1 }
        break
      } else if !isTOML, !check.accepts(line) {
        break
      }
    }
    let body: ArraySlice<Substring>
    if let closingLine {
      body = lines[1..<closingLine]
      bodyStart = lineEnds[closingLine]
      lineCount = closingLine + 1
    } else {
      let end = lines.firstIndex { $0.isBlank || $0.hasPrefix("#") } ?? 0
      guard end > 1, lines[1..<end].allSatisfy({ FrontMatter.pair($0, separator: ":") != nil }) else { return nil }
      body = lines[1..<end]
      isUnclosed = true
      bodyStart = lineEnds[end - 1]
      lineCount = end
    }
    // A thematic break at the top of a page is not front matter.
    let separator: Character = isTOML ? "=" : ":"
    guard let first = body.first(where: { !$0.isBlank && !$0.hasPrefix("#") }) else {
      return
    }
    guard FrontMatter.pair(first, separator: separator) != nil else { return nil }
    for (index, line) in zip(body.indices, body) {
      if let key = FrontMatter.pair(line, separator: separator)?.key, self.lines[key] == nil { self.lines[key] = index + 1 }
    }
    if isTOML {
      readLines(body, separator: separator)
    } else if !readYAML(body) {
      isBroken = true
      readLines(body, separator: separator)
    }
  }

  // MARK: YAML

  /// Reads the lines as YAML. Returns `false` if they cannot be parsed, or if they look machine-generated: deeply nested, very
  /// long, or with anchors and aliases.
  private mutating func readYAML(_ lines: ArraySlice<Substring>) -> Bool {
    var bracketCount = 0
    for line in lines {
      if line.prefix(while: { $0 == " " || $0 == "-" }).count > 40 { return false }
      for character in line.utf8 where character == 0x5B || character == 0x7B { bracketCount += 1 }
      if line.contains("&") || line.contains("*"), let value = FrontMatter.pair(line, separator: ":")?.value,
        value.hasPrefix("&") || value.hasPrefix("*")
      {
        return false
      }
    }
    guard bracketCount <= 100, lines.count <= 1000 else { return false }
    guard let pairs = (try? YAMLComposer.root(of: Array(lines.joined(separator: "\n").utf8)))?.pairs else { return false }
    for (key, value) in pairs {
      guard let key = key.text?.lowercased() else { continue }
      if let text = value.text {
        values[key] = [TextCleaner.cleaned(text)]
      } else if let elements = value.elements {
        values[key] = elements.compactMap(\.text).map { TextCleaner.cleaned($0) }
      }
    }
    return true
  }

  // MARK: Line by line, for TOML and for YAML that cannot be parsed ("title: Charts: a guide")

  /// Reads the lines as simple key-value pairs and lists.
  private mutating func readLines(_ lines: ArraySlice<Substring>, separator: Character) {
    var key = ""
    for line in lines {
      let trimmed = String(line).trimmingSpace()
      if trimmed.hasPrefix("- "), !key.isEmpty {
        values[key, default: []].append(FrontMatter.unquoted(String(trimmed.dropFirst(2))))
      } else if let pair = FrontMatter.pair(line, separator: separator) {
        key = pair.key
        values[key] = pair.value.isEmpty ? [] : FrontMatter.list(pair.value)
      }
    }
  }

  /// Returns the key in lower case and the value of a line, or `nil` if it is not a pair.
  fileprivate static func pair(_ line: Substring, separator: Character) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: separator) else { return nil }
    let key = String(line[..<colon]).trimmingSpace().lowercased()
    guard !key.isEmpty, key.utf8.count <= 40,
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." })
    else { return nil }
    let value = line[line.index(after: colon)...]
    guard separator == "=" || value.isEmpty || value.first?.isWhitespace == true else { return nil }
    return (key, TextCleaner.cleaned(value).trimmingSpace())
  }

  /// Returns the elements of a list in brackets, or the value itself.
  private static func list(_ value: String) -> [String] {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return [unquoted(value)] }
    return value.dropFirst().dropLast().split(separator: ",").map { unquoted(String($0)) }
  }

  private static func unquoted(_ value: String) -> String {
    let value = value.trimmingSpace()
    guard value.count >= 2, let quote = value.first, quote == "\"" || quote == "'", value.last == quote else { return value }
    return String(value.dropFirst().dropLast())
  }
}

/// Distinguishes front matter from body text line by line. A paragraph or heading means that front matter is not closed, even
/// if a `---` follows later.
private struct FrontMatterCheck {
  private var isAfterBlank = false
  /// Indicates whether a comment after a blank line may be a heading; a subsequent key shows that it is a comment.
  private(set) var mayBeHeading = false

  /// Processes the next line. Returns `false` if the lines up to it cannot be front matter.
  mutating func accepts(_ line: Substring) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else {
      isAfterBlank = true
      return true
    }
    defer { isAfterBlank = false }
    if first == "#", line.first == "#" {
      if isAfterBlank, line.hasPrefix("##") { return false }
      mayBeHeading = mayBeHeading || isAfterBlank
      return true
    }
    if FrontMatter.pair(line, separator: ":") != nil {
      mayBeHeading = false
      return true
    }
    // An unindented line after a blank line cannot continue a value.
    return !mayBeHeading && (!isAfterBlank || line.first != first || line.hasPrefix("- ") || "]}".contains(first))
  }
}

extension Substring {
  func trimmingSuffixSpace() -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
