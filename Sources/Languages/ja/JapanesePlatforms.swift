import Guidelines

enum JapanesePlatforms {
  static func scope(ofHeadline headline: String) -> PlatformScope? {
    var rest = headline.lowercased().drop(while: { $0.isWhitespace })
    for opening in ["一般に", "一般的に", "通常", "特に"] where rest.hasPrefix(opening) {
      rest = rest.dropFirst(opening.count).drop { $0 == "は" || $0 == "、" || $0.isWhitespace }
    }
    guard let scope = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: conjunctions) else { return nil }
    rest = rest.drop(while: { $0.isWhitespace })
    for suffix in ["のアプリ", "アプリ", "版", "上"] where rest.hasPrefix(suffix) { rest = rest.dropFirst(suffix.count) }
    if ["では", "の場合", "において", "向け"].contains(where: rest.hasPrefix) { return scope }
    // For example, 「Webで検索する」, where で marks a means.
    return rest.hasPrefix("で") && !rest.hasPrefix("できる") && scope.systems.isEmpty ? scope : nil
  }

  /// Returns the platforms that a title names: 「Apple Watch向けのアラート」, 「アラート（iOSとiPadOS用）」, 「Androidでの通知」.
  static func scope(ofTitle title: String) -> PlatformScope? {
    for part in title.split(whereSeparator: { "()（）[]【】:：|｜/／".contains($0) }) {
      var rest = part
      guard let scope = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: conjunctions) else { continue }
      rest = rest.drop(while: { $0.isWhitespace })
      if rest.hasPrefix(anyOf: ["向け", "むけ", "用の", "版の", "での", "における"]) || ["用", "版"].contains(rest) { return scope }
    }
    return nil
  }

  private static let conjunctions = ["と", "や", "、", "・", "および", "/", "，", ","]
}
