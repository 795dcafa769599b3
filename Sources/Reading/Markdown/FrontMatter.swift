import Guidelines

/// What stands between the `---` lines (YAML) or `+++` lines (TOML, as Hugo writes it) at the top of a Markdown file.
struct FrontMatter {
  /// Keys in lower case. A list keeps its scalars; deeper structure is of no use here and left out.
  private(set) var values: [String: [String]] = [:]
  /// Where the body begins.
  private(set) var bodyStart = 0
  /// Lines before the body.
  private(set) var lineCount = 0
  /// No closing line ends what could be front matter: the pairs at its beginning are taken, the rest is text.
  private(set) var isUnclosed = false
  /// It was meant as YAML, and is none.
  private(set) var isBroken = false
  /// The line of each key, 1-based.
  private(set) var lines: [String: Int] = [:]

  private static let longest = 1 << 16

  /// The first of the keys that has a value.
  subscript(keys: String...) -> String? {
    for key in keys {
      if let value = values[key]?.first(where: { !$0.isEmpty }) { return value }
    }
    return nil
  }

  var isCanonical: Bool { values["hig"]?.first == String(CanonicalForm.version) }

  /// nil where the file opens with no front matter.
  init?(_ bytes: [UInt8]) {
    var lines: [Substring] = []
    var offset = 0
    var ends: [Int] = []
    let isTOML = bytes.starts(with: Array("+++".utf8))
    guard isTOML || bytes.starts(with: Array("---".utf8)) else { return nil }
    var closed: Int?
    var check = YAMLCheck()
    while offset < bytes.count, offset < FrontMatter.longest {
      let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      let line = Substring(String(decoding: bytes[offset..<end], as: UTF8.self))
      lines.append(line)
      offset = min(end + 1, bytes.count)
      ends.append(offset)
      let mark = line.trimmingSuffixSpace()
      if lines.count == 1 {
        guard mark == (isTOML ? "+++" : "---") else { return nil }
      } else if isTOML ? mark == "+++" : mark == "---" || mark == "..." {
        if !check.mayBeHeading { closed = lines.count - 1 }
        break
      } else if !isTOML, !check.accepts(line) {
        break
      }
    }
    let body: ArraySlice<Substring>
    if let closed {
      body = lines[1..<closed]
      bodyStart = ends[closed]
      lineCount = closed + 1
    } else {
      let end = lines.firstIndex { $0.isBlank || $0.hasPrefix("#") } ?? 0
      guard end > 1, lines[1..<end].allSatisfy({ FrontMatter.pair($0, separator: ":") != nil }) else { return nil }
      body = lines[1..<end]
      isUnclosed = true
      bodyStart = ends[end - 1]
      lineCount = end
    }
    // A thematic break at the top of a page is no front matter.
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

  /// False where YAML's parser refuses, or where nobody wrote the text by hand: so deep, so long, or with what YAML takes for anchors and aliases.
  private mutating func readYAML(_ lines: ArraySlice<Substring>) -> Bool {
    var brackets = 0
    for line in lines {
      if line.prefix(while: { $0 == " " || $0 == "-" }).count > 40 { return false }
      for character in line.utf8 where character == 0x5B || character == 0x7B { brackets += 1 }
      if line.contains("&") || line.contains("*"), let value = FrontMatter.pair(line, separator: ":")?.value,
        value.hasPrefix("&") || value.hasPrefix("*")
      {
        return false
      }
    }
    guard brackets <= 100, lines.count <= 1000 else { return false }
    guard let pairs = (try? YAMLComposer.root(of: Array(lines.joined(separator: "\n").utf8)))?.pairs else { return false }
    for (key, value) in pairs {
      guard let key = key.text?.lowercased() else { continue }
      if let text = value.text {
        values[key] = [TextCleaner.string(text)]
      } else if let elements = value.elements {
        values[key] = elements.compactMap(\.text).map { TextCleaner.string($0) }
      }
    }
    return true
  }

  // MARK: By lines, where YAML's parser refuses ("title: Charts: a guide") and for TOML

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

  fileprivate static func pair(_ line: Substring, separator: Character) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: separator) else { return nil }
    let key = String(line[..<colon]).trimmingSpace().lowercased()
    guard !key.isEmpty, key.utf8.count <= 40,
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." })
    else { return nil }
    let rest = line[line.index(after: colon)...]
    guard separator == "=" || rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return (key, TextCleaner.string(rest).trimmingSpace())
  }

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

/// Tells front matter from text by its lines: a paragraph or a heading says that the block never closed, however far down a `---` stands.
private struct YAMLCheck {
  private var afterBlank = false
  /// A comment below a blank line, as headings stand; the next key says that it was none.
  private(set) var mayBeHeading = false

  /// False where what came before can be no front matter with that line in it.
  mutating func accepts(_ line: Substring) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else {
      afterBlank = true
      return true
    }
    defer { afterBlank = false }
    if first == "#", line.first == "#" {
      if afterBlank, line.hasPrefix("##") { return false }
      mayBeHeading = mayBeHeading || afterBlank
      return true
    }
    if FrontMatter.pair(line, separator: ":") != nil {
      mayBeHeading = false
      return true
    }
    // A value may go on where nothing sets the line off.
    return !mayBeHeading && (!afterBlank || line.first != first || line.hasPrefix("- ") || "]}".contains(first))
  }
}

extension Substring {
  func trimmingSuffixSpace() -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
