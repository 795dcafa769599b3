import Guidelines

enum KoreanPlatforms {
  static func platforms(statedIn headline: String) -> PlatformScope? {
    var rest = headline.lowercased().drop(while: { $0.isWhitespace })
    for opening in ["일반적으로", "대개", "특히"] where rest.hasPrefix(opening) {
      rest = rest.dropFirst(opening.count).drop { $0 == "," || $0.isWhitespace }
    }
    guard let found = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: joiners) else { return nil }
    for suffix in ["용", "의"] where rest.hasPrefix(suffix + " 앱") || rest.hasPrefix(suffix + " 게임") { rest = rest.dropFirst() }
    rest = rest.drop(while: { $0.isWhitespace })
    for noun in ["앱", "게임"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
    // "iOS에서 제공하는 …" names where a thing comes from.
    return ["에서는", "에서만", "에서,", "에는", "의 경우"].contains(where: rest.hasPrefix) ? found : nil
  }

  /// 「Apple Watch용 알림」
  static func platforms(addressedBy title: String) -> PlatformScope? {
    var rest = title.drop(while: { $0.isWhitespace })
    guard let found = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: joiners) else { return nil }
    return rest.hasPrefix(text: "용 ") ? found : nil
  }

  private static let joiners = ["와", "과", "및", "또는", ",", "·", "/"]
}
