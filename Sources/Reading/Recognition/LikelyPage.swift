/// Whether a file is worth reading as a page, by its first 8 KB: prose in some markup, not code, data or configuration. For folders, where
/// nobody named the file.
package func isLikelyPage(_ head: [UInt8], name: String) -> Bool {
  let file = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
  if file.hasPrefix(".") || file.hasPrefix("readme") || file.hasPrefix("license") || file.hasPrefix("contributing")
    || file.hasPrefix("changelog")
  {
    return false
  }
  let fileExtension = file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) }
  if let fileExtension, foreignExtensions.contains(fileExtension) { return false }
  guard BinaryCheck.refuses(head) == nil else { return false }
  let text = TextDecoder.decode(head).bytes
  let kind = FormatSniffer.sniff(text, name: name)
  switch kind.format {
  case .canonical, .html, .markdown: return true
  case .doccJSON:
    let words = String(decoding: text, as: UTF8.self)
    return ["\"primaryContentSections\"", "\"interfaceLanguages\"", "\"schemaVersion\"", "\"topicSections\""].contains(
      where: words.contains)
  case .savedText: return Prose.hasSentence(text) || (textExtensions.contains(fileExtension ?? "") && Prose.isStatement(text))
  }
}

private let foreignExtensions: Set<String> = [
  "yaml", "yml", "toml", "swift", "c", "h", "cpp", "m", "py", "rb", "js", "ts", "tsx", "jsx", "css", "scss", "sh", "go", "rs",
  "java", "kt", "sql", "sqlite",
  "lock", "plist", "svg", "xml", "csv", "tsv", "jsonl", "ndjson", "log", "ini", "cfg", "conf", "map", "po", "strings",
]

/// Names under which people keep text to be read: one sentence without its full stop is enough there.
private let textExtensions: Set<String> = ["md", "markdown", "mkd", "txt", "text"]

/// Tells prose from data, code and lists of words, by lines.
private enum Prose {
  /// A sentence end in a line of some length.
  static func hasSentence(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      guard line.count > 30 else { return false }
      if line.firstRange(of: [0xE3, 0x80, 0x82]) != nil { return true }
      let end = line.last { $0 != 0x20 } ?? 0
      return (end == 0x2E || end == 0x21 || end == 0x3F) && line.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) } >= 4
    }
  }

  /// A line that says something, however short and whether or not a full stop ends it.
  static func isStatement(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains { line in
      let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.filter { !$0.properties.isWhitespace }
      return isJapaneseStatement(scalars) || isEnglishStatement(line)
    }
  }

  /// Words held together by particles or endings: hiragana between or behind kanji or katakana, or a run of it, next to nothing else.
  private static func isJapaneseStatement(_ scalars: String.UnicodeScalarView) -> Bool {
    var (hiragana, others) = (0, 0)
    for scalar in scalars {
      switch scalar.value {
      case 0x3041...0x3096: hiragana += 1
      case 0x30A1...0x30FC, 0x3005, 0x4E00...0x9FFF: others += 1
      default: break
      }
    }
    return hiragana >= 2 && (others >= 1 || hiragana >= 6) && hiragana + others >= 5
      && (hiragana + others) * 10 >= scalars.count * 7
  }

  /// Five words of letters or more, next to nothing else.
  private static func isEnglishStatement(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
    let plain = words.count { word in
      let letters = word.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      return letters > 0 && letters * 10 >= word.count * 7
    }
    return plain >= 5 && plain * 10 >= words.count * 8
  }
}
