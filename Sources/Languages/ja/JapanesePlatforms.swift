import Guidelines

enum JapanesePlatforms {
  static func platforms(statedIn headline: String) -> SystemNames? {
    var rest = headline.lowercased().drop(while: { $0.isWhitespace })
    for opening in ["一般に", "一般的に", "通常", "特に"] where rest.hasPrefix(opening) {
      rest = rest.dropFirst(opening.count).drop { $0 == "は" || $0 == "、" || $0.isWhitespace }
    }
    guard let found = LeadingPlatforms.take(from: &rest, joiners: joiners) else { return nil }
    rest = rest.drop(while: { $0.isWhitespace })
    for suffix in ["のアプリ", "アプリ", "版", "上"] where rest.hasPrefix(suffix) { rest = rest.dropFirst(suffix.count) }
    if ["では", "の場合", "において", "向け"].contains(where: rest.hasPrefix) { return found }
    // 「Webで検索する」 says how.
    return rest.hasPrefix("で") && !rest.hasPrefix("できる") && found.systems.isEmpty ? found : nil
  }

  /// 「Apple Watch向けのアラート」, 「アラート（iOSとiPadOS用）」, 「Androidでの通知」
  static func platforms(addressedBy title: String) -> SystemNames? {
    for part in title.split(whereSeparator: { "()（）[]【】:：|｜/／".contains($0) }) {
      var rest = part
      guard let found = LeadingPlatforms.take(from: &rest, joiners: joiners) else { continue }
      rest = rest.drop(while: { $0.isWhitespace })
      if rest.hasPrefix(anyOf: ["向け", "むけ", "用の", "版の", "での", "における"]) || ["用", "版"].contains(rest) { return found }
    }
    return nil
  }

  private static let joiners = ["と", "や", "、", "・", "および", "/", "，", ","]
}
