import CUnicode

/// One line of a saved page with what its outside tells.
struct SavedLine {
  /// 1-based.
  var number: Int
  /// Columns before the text; an ideographic space counts two.
  var indent: Int
  /// Without white space at either end, bullet and heading mark taken off.
  var text: String
  var mark = Mark.none

  enum Mark: Hashable {
    case none
    case bullet
    case number(Int)
    /// A mark that sets headings off (▼, ■); the character.
    case heading(Character)
    /// A permalink left at the end of a heading (` #`).
    case permalink
  }

  var isBlank: Bool { text.isEmpty }

  /// Whether the line holds the end of a sentence.
  var hasStop: Bool {
    text.contains { "。．！？".contains($0) } || text.hasSuffix(".") || text.hasSuffix("!") || text.hasSuffix("?")
      || text.contains(". ")
  }

  init(_ raw: Substring, number: Int) {
    self.number = number
    var indent = 0
    var rest = raw
    while let first = rest.first, first.isWhitespace {
      indent += first == "\u{3000}" ? 2 : first == "\t" ? 4 - indent % 4 : 1
      rest = rest.dropFirst()
    }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    self.indent = indent
    text = String(rest)
    takeMark()
  }

  private static let bullets: Set<Character> = ["•", "‣", "◦", "▪", "▫", "●", "○", "・", "-", "*", "–", "–", "‐", "⁃"]
  private static let headings: Set<Character> = ["▼", "■", "◆", "◇", "□", "▽", "★", "☆", "▶", "►", "◼", "◾", "❖", "▲"]

  private mutating func takeMark() {
    guard let first = text.first else { return }
    let rest = text.dropFirst()
    if Self.headings.contains(first), !rest.isEmpty {
      mark = .heading(first)
      text = String(rest.drop(while: \.isWhitespace))
    } else if Self.bullets.contains(first), rest.first?.isWhitespace ?? false || (first == "・" && rest.count > 1) || first == "•"
    {
      mark = .bullet
      text = String(rest.drop(while: \.isWhitespace))
    } else if first.isNumber, first.isASCII {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let after = text.dropFirst(digits.count)
      if digits.count <= 3, let dot = after.first, dot == "." || dot == ")", after.dropFirst().first?.isWhitespace ?? false,
        let value = Int(digits)
      {
        mark = .number(value)
        text = String(after.dropFirst().drop(while: \.isWhitespace))
      }
    }
    for sign in [" #", " ¶", "\u{3000}#"] where mark == .none && text.hasSuffix(sign) && text.count > sign.count {
      mark = .permalink
      text = String(text.dropLast(sign.count).trimmed)
    }
  }
}

extension Substring {
  var trimmed: Substring {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return rest
  }
}
