import Guidelines

enum JapanesePlatforms {
  static func platforms(statedIn headline: String) -> [Platform]? {
    var rest = headline.lowercased().drop(while: { $0.isWhitespace })
    for opening in ["一般に", "一般的に", "通常", "特に"] where rest.hasPrefix(opening) {
      rest = rest.dropFirst(opening.count).drop { $0 == "は" || $0 == "、" || $0.isWhitespace }
    }
    guard let found = LeadingPlatforms.take(from: &rest, joiners: joiners) else { return nil }
    rest = rest.drop(while: { $0.isWhitespace })
    for suffix in ["のアプリ", "アプリ", "版", "上"] where rest.hasPrefix(suffix) { rest = rest.dropFirst(suffix.count) }
    return ["では", "の場合", "で", "において", "向け"].contains(where: rest.hasPrefix) && !rest.hasPrefix("できる") ? found : nil
  }

  /// 「Apple Watch向けのアラート」, 「アラート（iOSとiPadOS用）」
  static func platforms(addressedBy title: String) -> [Platform]? {
    for part in title.split(whereSeparator: { "()（）[]【】:：|｜/／".contains($0) }) {
      var rest = part
      guard let found = LeadingPlatforms.take(from: &rest, joiners: joiners) else { continue }
      rest = rest.drop(while: { $0.isWhitespace })
      if rest.hasPrefix(anyOf: ["向け", "むけ", "用の", "版の"]) || ["用", "版"].contains(rest) { return found }
    }
    return nil
  }

  private static let joiners = ["と", "や", "、", "・", "および", "/", "，", ","]
}
