/// A line of saved text.
struct TextLine: Hashable {
  /// Line number in the file, 1-based.
  var number: Int
  /// Number of columns before the text. A tab advances to the next multiple of four, and an ideographic space takes two
  /// columns.
  var indent: Int
  /// Text of the line without its `marker`, and without white space at either end.
  var text: String
  var marker: Marker?
  /// Column at which the text begins after the marker.
  var contentColumn: Int

  /// A sign that gives a line its role.
  enum Marker: Hashable {
    case bullet
    case number(Int)
    /// A sign before a heading, such as ▼, ■, or 【…】.
    case headingSign(Character)
    /// A `#` or `¶` after a heading, which the browser copied from a permalink.
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
    var remaining = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = remaining.unicodeScalars.first {
      if first == " " || first == "\u{A0}" {
        indent += 1
      } else if first == "\t" {
        indent += 4 - indent % 4
      } else if first == "\u{3000}" {
        indent += 2
      } else {
        break
      }
      remaining.unicodeScalars.removeFirst()
    }
    self.indent = indent
    while let last = remaining.unicodeScalars.last, last.isSpace { remaining.unicodeScalars.removeLast() }
    text = String(remaining)
    contentColumn = indent
    if !text.isEmpty { splitMarker() }
  }

  private static let bullets: Set<Character> = [
    "•", "‣", "◦", "▪", "▫", "●", "○", "∙", "⁃", "–", "-", "*", "·", "■", "□", "◆", "◇", "▸", "▹", "➤", "✓", "✔",
  ]
  private static let headingSigns: Set<Character> = ["▼", "▽", "▶", "▷", "■", "□", "◆", "◇", "★", "☆", "●", "◎", "§", "＃"]

  /// Moves the bullet, number, or heading sign from the text to `marker`.
  private mutating func splitMarker() {
    // Return early for prose, which most lines are.
    guard let scalar = text.unicodeScalars.first else { return }
    let isWord =
      (0x3041...0x30FA).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
      || (scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A)
    if isWord, text.utf8.last != 0x23, !text.hasSuffix("¶") { return }
    guard let first = text.first else { return }
    let remainder = text.dropFirst()
    let isSpaced = remainder.first == " " || remainder.first == "\t" || remainder.first == "\u{3000}"
    // An unindented ■ marks a heading; an indented one is a bullet.
    if TextLine.headingSigns.contains(first), indent == 0, canBeHeading(remainder) {
      marker = .headingSign(first)
      text = String(remainder).trimmingSpace()
    } else if first == "【", let close = text.firstIndex(of: "】"), text.index(after: close) == text.endIndex, text.count <= 60 {
      marker = .headingSign("【")
      text = String(text.dropFirst().dropLast()).trimmingSpace()
    } else if first == "#", let body = text.firstIndex(where: { $0 != "#" }), text[body] == " " {
      marker = .headingSign("#")
      text = String(text[body...]).trimmingSpace()
    } else if TextLine.bullets.contains(first), isSpaced || remainder.isEmpty && first == "•" {
      removeMarker(1, remainder)
      marker = .bullet
    } else if first == "・" || first == "•", !remainder.isEmpty {
      removeMarker(1, remainder)
      marker = .bullet
    } else if let number = removeLeadingNumber() {
      marker = .number(number)
    } else {
      for sign in [" #", " ¶", "¶"] where text.hasSuffix(sign) && text.utf8.count <= 360 && text.count > sign.count {
        marker = .permalink
        text = String(text.dropLast(sign.count)).trimmingTrailingSpace()
        return
      }
    }
  }

  /// Returns `true` if a text may be a heading after a sign.
  private func canBeHeading(_ rest: Substring) -> Bool {
    guard rest.utf8.count <= 240 else { return false }
    let body = String(rest).trimmingSpace()
    return !body.isEmpty && body.count <= 60 && !body.hasSuffix("。")
  }

  /// Removes a marker that is followed by `rest`.
  private mutating func removeMarker(_ count: Int, _ rest: Substring) {
    let body = rest.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    contentColumn = indent + 1 + (rest.count - body.count)
    text = String(body)
  }

  /// Removes and returns the number at the beginning of the text, in one of the forms `1. `, `2) `, `(3) `, `４．`, and `①`.
  /// Returns `nil` if there is none.
  private mutating func removeLeadingNumber() -> Int? {
    var remaining = text[...]
    if let first = remaining.unicodeScalars.first, (0x2460...0x2473).contains(first.value) {
      let body = remaining.dropFirst().drop { $0 == " " || $0 == "\u{3000}" }
      guard !body.isEmpty else { return nil }
      text = String(body)
      contentColumn = indent + 2
      return Int(first.value - 0x245F)
    }
    let isParenthesized = remaining.first == "("
    if isParenthesized { remaining = remaining.dropFirst() }
    let digits = remaining.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), digits.count <= 3 else { return nil }
    remaining = remaining.dropFirst(digits.count)
    guard let stop = remaining.first, isParenthesized ? stop == ")" : ".)．、".contains(stop) else { return nil }
    remaining = remaining.dropFirst()
    guard let space = remaining.first, space == " " || space == "\t" || space == "\u{3000}" || stop == "．" else { return nil }
    let body = remaining.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    guard !body.isEmpty else { return nil }
    contentColumn = indent + (text.count - body.count)
    text = String(body)
    return number
  }

  // MARK: Classification

  /// Indicates whether the text ends like a sentence, ignoring closing brackets.
  var endsSentence: Bool { TextLine.endsSentence(text) }

  static func endsSentence(_ text: String) -> Bool {
    var remaining = text[...]
    while let last = remaining.last, "」』）)”\"’'】".contains(last) || last.isWhitespace { remaining.removeLast() }
    guard let last = remaining.last else { return false }
    return "。．.!?！？…".contains(last)
  }

  /// Indicates whether the line cannot be a heading even if it is set apart: a blank line or placeholder, the label of an
  /// aside, a date, or tags.
  var isNeverHeading: Bool {
    isGap || AsideLabel.isLabel(text) || Byline.isDateOrTags(text)
  }

  /// Indicates whether the line is blank or a placeholder for an image or button ("image", "Play"). Lines next to it count as
  /// set apart.
  var isGap: Bool { marker == nil && BoilerplateWords.isBoilerplate(text) }

  /// Indicates whether the line may be a heading: it is short, does not end a sentence or clause, and contains no URL.
  var looksLikeHeading: Bool {
    guard !isBlank, !isListItem, text.utf8.count <= 160 else { return false }
    let width = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
    guard width <= 72, !endsSentence, !text.contains(anyOf: ["。", "://"]) else { return false }
    guard let last = text.last, !"、,，:：;；・/".contains(last) else { return false }
    return text.split(separator: " ").count <= 12
  }
}

/// Maximum number of lines that are read; a long guideline has a few thousand.
let maxTextLines = 60_000

/// Splits text into lines, with no-break spaces replaced by spaces.
func textLines(_ bytes: [UInt8]) -> [TextLine] {
  var bytes = bytes
  TextCleaner.replaceNoBreakSpaces(&bytes)
  var lines: [TextLine] = []
  var number = 1
  var start = 0
  while start <= bytes.count, number <= maxTextLines {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    lines.append(TextLine(bytes[start..<end], number: number))
    start = end + 1
    number += 1
  }
  markUnderlinedHeadings(&lines)
  return lines
}

/// Marks underlined lines as headings if they are otherwise set apart, as in Markdown.
private func markUnderlinedHeadings(_ lines: inout [TextLine]) {
  for index in lines.indices.dropFirst() {
    guard let sign = lines[index].text.first, sign == "=" || sign == "-", lines[index].text.utf8.count >= 3,
      lines[index].text.allSatisfy({ $0 == sign }), lines[index - 1].marker == nil, lines[index - 1].looksLikeHeading,
      index == 1 || lines[index - 2].isBlank
    else { continue }
    lines[index - 1].marker = .headingSign(sign)
    lines[index].text = ""
  }
}
