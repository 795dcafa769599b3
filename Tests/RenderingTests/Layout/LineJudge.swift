@testable import Rendering

/// Checks lines by the rules of Japanese line breaking, with a table that is independent of the code under test.
struct LineJudge {
  let starts: Set<Character>
  let ends: Set<Character>

  init() {
    let table = KinsokuTests.own + KinsokuTests.shared
    starts = Set(table.filter { $0.kind == "start" }.compactMap(\.text.first))
    ends = Set(table.filter { $0.kind == "end" }.compactMap(\.text.first))
  }

  /// - Parameters:
  ///   - lines: the text in lines; only spaces at their ends may be missing.
  ///   - width: the width of a line in columns.
  func complaints(_ lines: [String], of text: String, width: Int, metrics: Metrics) -> [String] {
    let source = Array(text)
    let kept = keptTogether(source)
    var found: [String] = []
    var place = 0
    for (number, line) in lines.enumerated() {
      if metrics.width(line) > width { found.append("'\(line)' passes \(width) columns") }
      let start = place
      while place < source.count, Self.isSpace(source[place]), source[place] != line.first { place += 1 }
      let isAfterSpace = place > start || (place > 0 && Self.isSpace(source[place - 1]))
      if number > 0, !isAfterSpace, place < source.count, kept[place], stretch(around: place, source, kept, metrics) <= width {
        found.append("'\(lines[number - 1])' and '\(line)' must not be parted, at \(width) columns")
      }
      for character in line {
        guard place < source.count, source[place] == character else {
          return found + ["'\(line)' is not what stands there in '\(text.prefix(80))'"]
        }
        place += 1
      }
    }
    if source[place...].contains(where: { !Self.isSpace($0) }) { found.append("the end of '\(text.prefix(80))' is lost") }
    return found
  }

  /// Returns the columns of the unbreakable text around a place. It may be split only if it is wider than a line.
  private func stretch(around place: Int, _ source: [Character], _ kept: [Bool], _ metrics: Metrics) -> Int {
    var first = place
    while first > 0, kept[first] { first -= 1 }
    var end = place + 1
    while end < source.count, kept[end] { end += 1 }
    return metrics.width(String(source[first..<end]))
  }

  /// Returns, for each character, `true` if no line may begin with it.
  private func keptTogether(_ text: [Character]) -> [Bool] {
    var unit = 0
    return text.indices.map { place in
      guard place > 0 else { return false }
      let (left, right) = (text[place - 1], text[place])
      if Self.isSpace(left) || Self.isSpace(right) { return false }
      // A unit such as ポイント in 44ポイント is short; a longer word is not a unit.
      unit = Self.isKatakana(right) && (Self.isDigit(left) || unit > 0) ? unit + 1 : 0
      if unit == 1 {
        let length = text[place...].prefix { Self.isKatakana($0) }.count
        if length > 7 { unit = 0 }
      }
      if starts.contains(right) || ends.contains(left) || unit > 0 { return true }
      if left == right, "…‥―—".contains(left) { return true }
      if Self.isDigit(left), right == "." || right == "," || right == "%" {
        return right == "%" || place + 1 < text.count && Self.isDigit(text[place + 1])
      }
      if left == "." || left == ",", place > 1, Self.isDigit(text[place - 2]) { return Self.isDigit(right) }
      // The apostrophe of "people’s".
      if left == "’", place > 1, Self.isLatin(text[place - 2]) { return Self.isLatin(right) }
      if "¥$".contains(left) { return Self.isDigit(right) }
      return (Self.isLatin(left) || Self.isDigit(left)) && (Self.isLatin(right) || Self.isDigit(right))
    }
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{3000}" }
  private static func isDigit(_ character: Character) -> Bool {
    character.isWholeNumber && character.unicodeScalars.count == 1 && "0123456789０１２３４５６７８９".contains(character)
  }
  private static func isKatakana(_ character: Character) -> Bool { ("ァ"..."ヺ").contains(character) || character == "ー" }
  private static func isLatin(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || (0xC0...0x24F).contains(scalar.value)
  }
}
