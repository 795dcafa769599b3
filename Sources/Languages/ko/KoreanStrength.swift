import Guidelines

/// How a Korean headline binds, by its predicate, which stands at the end.
enum KoreanStrength {
  static func strength(of headline: String) -> Strength {
    let text = KoreanEnding.bare(headline)
    if text.hasSuffix(anyOf: considering) { return .consider }
    if text.hasSuffix(anyOf: allowedNegatives) || text.contains(anyOf: remembering) { return .do }
    return text.hasSuffix(anyOf: forbidding) ? .avoid : .do
  }

  static let considering: [String] = {
    let verbs = ["고려", "검토"].flatMap { verb in [verb] + KoreanEnding.directions.map { verb + $0 } }
    return verbs + ["보십시오", "보세요", "봅시다", "봅니다", "본다"].flatMap { ["생각해 " + $0, "생각해" + $0] }
  }()

  /// Endings in a negative that forbids nothing.
  private static let allowedNegatives = [
    "지 않아도 됩니다", "지 않아도 된다", "지 않으면 안 됩니다", "지 않으면 안 된다", "필요는 없습니다", "필요가 없습니다", "지원되지 않습니다", "지원하지 않습니다",
  ]

  /// Care that something does not come about, and things not to be forgotten: 〜되지 않도록 하십시오, 잊지 마십시오.
  private static let remembering = [
    "되지 않도록", "지지 않도록", "보이지 않도록", "잘리지 않도록", "가리지 않도록", "막히지 않도록", "나지 않도록", "놓치지 않도록", "잊지 않도록", "잊지 마", "잊지 말", "놓치지 마",
    "놓치지 말",
  ]

  private static let forbidding: [String] = {
    let negatives = [
      "지 마십시오", "지 마세요", "지 마시오", "지 마라", "지 말라", "지 맙시다", "지 말 것", "지 말기", "지 말아야 합니다", "지 말아야 한다", "지 말아 주십시오", "지 말아 주세요",
      "지 않습니다", "지 않는다", "지 않아요", "지 않기", "지 않아야 합니다", "지 않아야 한다", "지 않는 것이 좋습니다", "지 않는 것이 좋다", "지 않는 편이 좋습니다", "지 않는 게 좋아요",
      "지 않을 것을 권장합니다", "는 안 됩니다", "는 안 된다", "는 안 돼요", "면 안 됩니다", "면 안 된다", "면 안 돼요", "금지", "금지합니다", "금지한다", "금물입니다", "금물이다",
    ]
    let cares = KoreanEnding.directions.flatMap { ["지 않도록 " + $0, "지 않도록 주의" + $0] }
    let restraints = ["자제", "지양"].flatMap { verb in KoreanEnding.directions.map { verb + $0 } }
    let endings = ["십시오", "세요", "시오", "라", "기", "시기 바랍니다", "는 것이 좋습니다", "는 것이 좋다", "는 편이 좋습니다", "도록 합니다", "도록 하십시오", "도록 하세요"]
    let avoiding = ["피하", "삼가", "삼가하"].flatMap { stem in endings.map { stem + $0 } }
    return negatives + cares + restraints + avoiding + [
      "피합니다", "피한다", "피합시다", "피해요", "피할 것", "피해야 합니다", "피해야 한다", "피해 주십시오", "피해 주세요", "삼갑니다", "삼간다", "삼갑시다", "삼갈 것", "삼가야 합니다",
      "삼가야 한다", "삼가 주십시오", "삼가 주세요",
    ]
  }()
}
