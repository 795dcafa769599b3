import Guidelines
import Languages

/// What an explanation of a hit's place is made of, in the reader's language; programs get it as it is.
enum ScoreWording {
  static func line(_ reason: String, in language: Language) -> String {
    let name = reason.prefix { $0 != " " && $0 != ":" }
    guard let words = names[String(name)] else { return reason }
    let rest = String(reason.dropFirst(name.count))
    return words.text(in: language) + Localized(rest, Self.japanese(rest)).text(in: language)
  }

  /// `(0.413, in 12)` says how much a term tells and in how many rules it stands.
  private static func japanese(_ rest: String) -> String {
    var out = ""
    var left = Substring(rest)
    while let found = left.firstRange(of: ", in ") {
      out += left[..<found.lowerBound] + "、該当"
      left = left[found.upperBound...]
    }
    return out + left
  }

  /// The scores first, then where the words come from that a rule holds.
  private static let names: [String: Localized<String>] = [
    "score": Localized("score", "得点"), "bm25": Localized("bm25", "語の一致（BM25）"), "coverage": Localized("coverage", "語の網羅"),
    "direction": Localized("direction", "意味の近さ"), "topic": Localized("topic", "トピック"),
    "named": Localized("named", "トピックの名前"), "platform": Localized("platform", "プラットフォーム"),
    "aside": Localized("aside", "ルール以外"), "figure": Localized("figure", "数値"), "language": Localized("language", "言語"),
    "letters": Localized("letters", "文字の一致"), "typed": Localized("typed", "入力した語"),
    "synonym": Localized("synonym", "同義語"), "reading": Localized("reading", "読み"), "variant": Localized("variant", "表記"),
    "correction": Localized("correction", "訂正"), "transliteration": Localized("transliteration", "音訳"),
  ]
}
