/// One tag of JSX: attributes may hold expressions and go over lines.
struct TagParser {
  let name: String
  let isClosing: Bool
  private(set) var isEmpty = false
  /// False where no `>` ends what began like a tag.
  private(set) var isComplete = false
  private(set) var end: Int

  /// Whether it is HTML's: by the rule of JSX in small letters, in old pages in capitals.
  static func isElement(_ name: String) -> Bool { name.utf8.first.map { $0 >= 0x61 } ?? false || capitals.contains(name) }

  private static let capitals: Set<String> = [
    "A", "B", "BLOCKQUOTE", "BODY", "BR", "CENTER", "CODE", "DD", "DIV", "DL", "DT", "EM", "FONT", "H1", "H2", "H3", "H4", "HEAD",
    "HR", "HTML",
    "I", "IMG", "KBD", "LI", "LINK", "META", "OL", "P", "PRE", "SCRIPT", "SMALL", "SPAN", "STRONG", "STYLE", "SUB", "SUP",
    "TABLE", "TBODY", "TD",
    "TH", "THEAD", "TITLE", "TR", "U", "UL",
  ]

  /// nil where no tag begins.
  init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    guard index < source.count else { return nil }
    isClosing = source[index] == 0x2F
    if isClosing { index += 1 }
    let nameStart = index
    while index < source.count, Self.isName(source[index]), index - nameStart < 80 { index += 1 }
    name = String(decoding: source[nameStart..<index], as: UTF8.self)
    end = index
    guard index < source.count, name.utf8.first.map({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) ?? (source[index] == 0x3E)
    else { return nil }
    let limit = min(source.count, start + ScriptText.longest)
    while index < limit {
      end = index
      let byte = source[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == 0x3E {
        isComplete = true
        end = index + 1
        return
      } else if byte == 0x2F, index + 1 < limit, source[index + 1] == 0x3E {
        isEmpty = true
        isComplete = true
        end = index + 2
        return
      } else if ScriptText.isOpening(byte) {
        guard let close = ScriptText.end(ofGroup: source, at: index) else { return }
        index = close
      } else if byte == 0x3D {
        index += 1
        while index < limit, source[index] <= 0x20 { index += 1 }
        if index < limit, ScriptText.isQuote(source[index]) {
          guard let close = source[(index + 1)..<limit].firstIndex(of: source[index]) else { return }
          index = close + 1
        }
      } else if Self.isName(byte) || byte == 0x40 || byte == 0x24 {
        index += 1
      } else {
        return
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2D || byte == 0x5F
      || byte == 0x3A
  }
}

/// Lines by which a file shows to be MDX.
enum ModuleLine {
  /// `import a from 'b'`, `export const a = …`, and no sentence that begins with either word.
  static func opens(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "i") || bytes.first == UInt8(ascii: "e") else { return false }
    let line = String(decoding: bytes.prefix(400), as: UTF8.self)
    if line.hasPrefix("import ") {
      let rest = line.dropFirst(7).drop { $0 == " " }
      return rest.contains(" from ") && rest.contains { $0 == "'" || $0 == "\"" }
        || rest.first.map { "'\"{*".contains($0) } ?? false
    }
    guard line.hasPrefix("export ") else { return false }
    let word = line.dropFirst(7).drop { $0 == " " }
    return word.hasPrefix("{") || word.hasPrefix("*")
      || ["const ", "let ", "var ", "function ", "default ", "class ", "async "].contains { word.hasPrefix($0) }
  }

  /// Whether a file is MDX: a module's line, or a line that begins with a component's tag.
  static func isMDX(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    // Each may be looked through far for its end.
    var tags = 0
    while start < source.count {
      let line = source[start..<lineEnd(source, start)]
      let text = line.drop { $0 == 0x20 }
      if tags < 200, text.first == 0x3C, let second = text.dropFirst().first, second >= 0x41, second <= 0x5A,
        let tag = TagParser(source, at: text.startIndex)
      {
        tags += 1
        if tag.isComplete, !TagParser.isElement(tag.name) { return true }
      }
      if opens(line) { return true }
      start = line.endIndex + 1
    }
    return false
  }
}
