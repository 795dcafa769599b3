import Languages

/// Parses dates in the forms that pages use, and returns them as `YYYY-MM-DD`, `YYYY-MM`, or `YYYY`.
enum DateParser {
  /// Returns the date in a metadata value, or `nil` if it contains none.
  static func iso(_ text: String) -> String? { find(in: text) }

  /// Returns the first date in a text, for example, `2020-07-02T…`, `2020/7/2`, `2020年7月2日`, `September 23, 2022`, `23 Sep 2022`,
  /// or `2022年9月`.
  static func find(in text: String) -> String? {
    let tokens = tokens(text)
    for index in tokens.indices {
      if case .number(let year, 4) = tokens[index], (1990...2100).contains(year) {
        if let date = dateStartingWithYear(year, tokens[(index + 1)...]) { return date }
      }
      if case .month(let month) = tokens[index], let date = dateStartingWithMonth(month, tokens, index) { return date }
    }
    return nil
  }

  /// Returns `true` if a text consists of a date only.
  static func isDate(_ text: String) -> Bool {
    guard find(in: text) != nil, text.count <= 40 else { return false }
    return tokens(text).allSatisfy {
      switch $0 {
      case .number, .month, .separator, .unit: true
      case .word(let word): accompanyingWords.contains(word)
      }
    }
  }

  private static let languageRules = Languages.all.map(\.dates)
  /// Words allowed next to a date in a text that consists of a date only.
  private static let accompanyingWords = Set(languageRules.flatMap(\.adjacentWords))
  private static let ordinals = Set(languageRules.flatMap(\.ordinalSuffixes))
  private static let units = Set(languageRules.flatMap(\.unitCharacters))
  /// Month numbers, 1 to 12, by name in lower case.
  private static let months = languageRules.map(\.monthNames).reduce(into: [String: Int]()) { table, names in
    for (index, spellings) in names.enumerated() { for name in spellings { table[name] = index + 1 } }
  }

  private enum DateToken {
    case number(Int, Int)
    case month(Int)
    /// 年, 月, or 日.
    case unit(Character)
    case word(String)
    case separator
  }

  private static func dateStartingWithYear(_ year: Int, _ following: ArraySlice<DateToken>) -> String? {
    var numbers: [Int] = []
    var hasUnit = false
    var hasSeparator = false
    for token in following.prefix(8) {
      switch token {
      case .number(let value, let digits) where digits <= 2 && numbers.count < 2: numbers.append(value)
      case .unit: hasUnit = true
      case .separator: hasSeparator = true
      case .number, .month, .word: break
      }
      if case .word = token { break }
      if numbers.count == 2 { break }
    }
    guard hasUnit || hasSeparator, let month = numbers.first, (1...12).contains(month) else { return nil }
    let base = "\(year)-\(padded(month))"
    if numbers.count == 2, (1...31).contains(numbers[1]) { return base + "-" + padded(numbers[1]) }
    return base
  }

  private static func dateStartingWithMonth(_ month: Int, _ tokens: [DateToken], _ index: Int) -> String? {
    var day: Int?
    if index >= 1 {
      for token in tokens[max(0, index - 2)..<index].reversed() {
        if case .number(let value, let digits) = token, digits <= 2 { day = value }
      }
    }
    var afterDay: Int?
    for token in tokens[(index + 1)...].prefix(5) {
      if case .number(let value, 4) = token, (1990...2100).contains(value) {
        let base = "\(value)-\(padded(month))"
        guard let day = afterDay ?? day, (1...31).contains(day) else { return base }
        return base + "-" + padded(day)
      }
      if case .number(let value, let digits) = token, digits <= 2 { afterDay = value }
      if case .word(let word) = token, !ordinals.contains(word) { return nil }
    }
    return nil
  }

  private static func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }

  private static func tokens(_ text: String) -> [DateToken] {
    var tokens: [DateToken] = []
    var rest = text.prefix(200)
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        tokens.append(.number(Int(digits) ?? 0, digits.count))
        rest = rest.dropFirst(digits.count)
      } else if units.contains(first) {
        tokens.append(.unit(first))
        rest = rest.dropFirst()
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter && !units.contains($0) }
        tokens.append(months[word.lowercased()].map { .month($0) } ?? .word(word.lowercased()))
        rest = rest.dropFirst(word.count)
      } else {
        tokens.append(.separator)
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
