import Languages

/// Dates as pages write them, as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
enum StatedDate {
  /// The date that a metadata value states.
  static func iso(_ text: String) -> String? { find(in: text) }

  /// The first date in a text: `2020-07-02T…`, `2020/7/2`, `2020年7月2日`, `September 23, 2022`, `23 Sep 2022`, `2022年9月`.
  static func find(in text: String) -> String? {
    let tokens = tokens(text)
    for index in tokens.indices {
      if case .number(let year, 4) = tokens[index], (1990...2100).contains(year) {
        if let date = yearFirst(year, tokens[(index + 1)...]) { return date }
      }
      if case .month(let month) = tokens[index], let date = monthFirst(month, tokens, index) { return date }
    }
    return nil
  }

  /// Whether a text is a date and nothing else.
  static func isDate(_ text: String) -> Bool {
    guard find(in: text) != nil, text.count <= 40 else { return false }
    return tokens(text).allSatisfy {
      switch $0 {
      case .number, .month, .separator, .unit: true
      case .word(let word): words.contains(word)
      }
    }
  }

  private static let dates = Languages.all.map(\.dates)
  /// What may stand beside a date that stands alone.
  private static let words = Set(dates.flatMap(\.words))
  private static let ordinals = Set(dates.flatMap(\.ordinals))
  private static let units = Set(dates.flatMap(\.units))
  /// The months' numbers.
  private static let months = dates.map(\.months).reduce(into: [String: Int]()) { table, names in
    for (index, spellings) in names.enumerated() { for name in spellings { table[name] = index + 1 } }
  }

  private enum Token {
    case number(Int, Int)
    case month(Int)
    /// 年, 月, 日
    case unit(Character)
    case word(String)
    case separator
  }

  private static func yearFirst(_ year: Int, _ rest: ArraySlice<Token>) -> String? {
    var numbers: [Int] = []
    var hasUnit = false
    var hasSeparator = false
    for token in rest.prefix(8) {
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

  private static func monthFirst(_ month: Int, _ tokens: [Token], _ index: Int) -> String? {
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

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
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
