import Guidelines

/// How an English headline binds, by the verb that opens its main clause.
enum EnglishStrength {
  static func strength(of headline: String) -> Strength {
    var rest = headline.straightened[...]
    // A subordinate clause or adverbial before the main verb ends in a comma: "In general, avoid …", "If …, consider …".
    for _ in 0..<4 {
      rest = rest.drop { !$0.isWritten }
      let first = rest.prefix { $0.isWritten || $0 == "'" }
      // "Try to avoid …", "Be careful not to …", "Make sure not to …".
      if ["try", "aim"].contains(first) {
        let words = rest.split(maxSplits: 6) { !$0.isWritten && $0 != "'" }.dropFirst().prefix(4).map(String.init)
        if words.contains("avoid")
          || zip(words, words.dropFirst()).contains(where: { $0 == "not" && $1 == "to" || $0 == "to" && $1 == "not" })
        {
          return .avoid
        }
      }
      if first == "not" { return EnglishMood.mood(of: String(rest)) == .strong ? .avoid : .do }
      if let verb = verbs[String(first)] {
        return verb == .avoid && String(first) == "do" && !rest.hasPrefix("do not") ? .do : verb
      }
      // "Carefully consider …" asks for thought, and leaves nothing open.
      if EnglishMood.isAdverb(String(first)), !earnest.contains(String(first)) {
        rest = rest.dropFirst(first.count)
        continue
      }
      guard openers.contains(String(first)), let comma = rest.firstIndex(where: { $0 == "," || $0 == "，" }) else {
        return EnglishMood.mood(of: headline) == .advising ? EnglishAdvice.strength(of: rest) ?? .do : .do
      }
      rest = rest[rest.index(after: comma)...]
    }
    return .do
  }

  private static let verbs: [String: Strength] = [
    "avoid": .avoid, "don't": .avoid, "do": .avoid, "never": .avoid, "refrain": .avoid, "resist": .avoid,
    "consider": .consider,
  ]

  private static let earnest: Set<String> = ["carefully", "thoughtfully", "seriously"]

  private static let openers: Set<String> = [
    "in", "if", "when", "as", "for", "on", "unless", "although", "to", "whenever", "while", "where", "wherever", "with",
    "within", "after", "before", "because", "by", "at", "even", "except", "during", "like", "once", "rather", "though",
    "without", "aside", "beyond", "until", "depending", "regardless", "given", "since", "whether", "outside",
  ]
}

extension StringProtocol {
  /// In lower case, with ASCII apostrophes.
  package var straightened: String {
    let lower = lowercased()
    guard lower.contains(text: "’") else { return lower }
    return String(lower.map { $0 == "’" ? "'" : $0 })
  }
}
