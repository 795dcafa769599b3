/// One line of saved text.
struct TextLine: Hashable {
  /// 1-based, in the file.
  var number: Int
  /// Columns before the text; a tab goes to the next multiple of four, an ideographic space takes two.
  var indent: Int
  /// Without white space at either end, and without the bullet, number or heading mark that is told apart below.
  var text: String
  var marker: Marker?
  /// Where the text begins behind the marker.
  var contentColumn: Int

  enum Marker: Hashable {
    case bullet
    case number(Int)
    /// ▼, ■, 【…】 and the like before a heading.
    case headingSign(Character)
    /// A permalink's `#` or `¶` that the browser copied behind a heading.
    case permalink
  }

  var isBlank: Bool { text.isEmpty && marker == nil }

  var isListItem: Bool {
    switch marker {
    case .bullet, .number: true
    case .headingSign, .permalink, nil: false
    }
  }

  init(_ bytes: some Collection<UInt8>, number: Int) {
    self.number = number
    var indent = 0
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.unicodeScalars.first {
      if first == " " || first == "\u{A0}" {
        indent += 1
      } else if first == "\t" {
        indent += 4 - indent % 4
      } else if first == "\u{3000}" {
        indent += 2
      } else {
        break
      }
      rest.unicodeScalars.removeFirst()
    }
    self.indent = indent
    while let last = rest.unicodeScalars.last, last.isSpace { rest.unicodeScalars.removeLast() }
    text = String(rest)
    contentColumn = indent
    if !text.isEmpty { splitMarker() }
  }

  private static let bullets: Set<Character> = [
    "•", "‣", "◦", "▪", "▫", "●", "○", "∙", "⁃", "–", "-", "*", "·", "■", "□", "◆", "◇", "▸", "▹", "➤", "✓", "✔",
  ]
  private static let signs: Set<Character> = ["▼", "▽", "▶", "▷", "■", "□", "◆", "◇", "★", "☆", "●", "◎", "§", "＃"]

  private mutating func splitMarker() {
    // Most lines are prose.
    guard let scalar = text.unicodeScalars.first else { return }
    let isWord =
      (0x3041...0x30FA).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
      || (scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A)
    if isWord, text.utf8.last != 0x23, !text.hasSuffix("¶") { return }
    guard let first = text.first else { return }
    let rest = text.dropFirst()
    let isSpaced = rest.first == " " || rest.first == "\t" || rest.first == "\u{3000}"
    // At the margin ■ opens a heading; indented, it is a bullet.
    if TextLine.signs.contains(first), indent == 0, isShortEnough(rest) {
      marker = .headingSign(first)
      text = String(rest).trimmingSpace()
    } else if first == "【", let close = text.firstIndex(of: "】"), text.index(after: close) == text.endIndex, text.count <= 60 {
      marker = .headingSign("【")
      text = String(text.dropFirst().dropLast()).trimmingSpace()
    } else if first == "#", let body = text.firstIndex(where: { $0 != "#" }), text[body] == " " {
      marker = .headingSign("#")
      text = String(text[body...]).trimmingSpace()
    } else if TextLine.bullets.contains(first), isSpaced || rest.isEmpty && first == "•" {
      take(1, rest)
      marker = .bullet
    } else if first == "・" || first == "•", !rest.isEmpty {
      take(1, rest)
      marker = .bullet
    } else if let number = leadingNumber() {
      marker = .number(number)
    } else {
      for sign in [" #", " ¶", "¶"] where text.hasSuffix(sign) && text.utf8.count <= 360 && text.count > sign.count {
        marker = .permalink
        text = String(text.dropLast(sign.count)).trimmingTrailingSpace()
        return
      }
    }
  }

  private func isShortEnough(_ rest: Substring) -> Bool {
    guard rest.utf8.count <= 240 else { return false }
    let body = String(rest).trimmingSpace()
    return !body.isEmpty && body.count <= 60 && !body.hasSuffix("。")
  }

  private mutating func take(_ count: Int, _ rest: Substring) {
    let body = rest.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    contentColumn = indent + 1 + (rest.count - body.count)
    text = String(body)
  }

  /// `1. `, `2) `, `(3) `, `４．`, `①`.
  private mutating func leadingNumber() -> Int? {
    var rest = text[...]
    if let first = rest.unicodeScalars.first, (0x2460...0x2473).contains(first.value) {
      let body = rest.dropFirst().drop { $0 == " " || $0 == "\u{3000}" }
      guard !body.isEmpty else { return nil }
      text = String(body)
      contentColumn = indent + 2
      return Int(first.value - 0x245F)
    }
    let isBracketed = rest.first == "("
    if isBracketed { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), digits.count <= 3 else { return nil }
    rest = rest.dropFirst(digits.count)
    guard let stop = rest.first, isBracketed ? stop == ")" : ".)．、".contains(stop) else { return nil }
    rest = rest.dropFirst()
    guard let space = rest.first, space == " " || space == "\t" || space == "\u{3000}" || stop == "．" else { return nil }
    let body = rest.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    guard !body.isEmpty else { return nil }
    contentColumn = indent + (text.count - body.count)
    text = String(body)
    return number
  }

  // MARK: What the text looks like

  /// Ends as sentences end, closing brackets aside.
  var endsSentence: Bool { TextLine.endsSentence(text) }

  static func endsSentence(_ text: String) -> Bool {
    var rest = text[...]
    while let last = rest.last, "」』）)”\"’'】".contains(last) || last.isWhitespace { rest.removeLast() }
    guard let last = rest.last else { return false }
    return "。．.!?！？…".contains(last)
  }

  /// What stands alone on a line without being the name of what follows: the label of an aside, a date, tags.
  var isNoName: Bool {
    isGap || AsideLabel.isLabel(text) || OpeningLines.isDateOrTags(text)
  }

  /// Nothing, or what a browser copied for a picture or button ("image", "Play"): what stands beside it stands alone.
  var isGap: Bool { marker == nil && BoilerplateWords.isNoise(text) }

  /// Might be a heading by its look: short, no end of a sentence or clause, no address.
  var looksLikeHeading: Bool {
    guard !isBlank, !isListItem, text.utf8.count <= 160 else { return false }
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
    guard width <= 72, !endsSentence, !text.contains(anyOf: ["。", "://"]) else { return false }
    guard let last = text.last, !"、,，:：;；・/".contains(last) else { return false }
    return text.split(separator: " ").count <= 12
  }
}

/// Lines that are read of one text; a long guideline has some thousand.
let mostTextLines = 60_000

/// The lines of a text with their spaces made plain.
func textLines(_ bytes: [UInt8]) -> [TextLine] {
  var bytes = bytes
  TextCleaner.replaceNoBreakSpaces(&bytes)
  var lines: [TextLine] = []
  var number = 1
  var start = 0
  while start <= bytes.count, number <= mostTextLines {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    lines.append(TextLine(bytes[start..<end], number: number))
    start = end + 1
    number += 1
  }
  markUnderlined(&lines)
  return lines
}

/// A line that is underlined, and stands alone otherwise, is a heading, as in Markdown.
private func markUnderlined(_ lines: inout [TextLine]) {
  for index in lines.indices.dropFirst() {
    guard let sign = lines[index].text.first, sign == "=" || sign == "-", lines[index].text.utf8.count >= 3,
      lines[index].text.allSatisfy({ $0 == sign }), lines[index - 1].marker == nil, lines[index - 1].looksLikeHeading,
      index == 1 || lines[index - 2].isBlank
    else { continue }
    lines[index - 1].marker = .headingSign(sign)
    lines[index].text = ""
  }
}
