import Guidelines

/// Strength of English headlines, by the verb that opens the main clause.
enum EnglishStrength {
  static func strength(of headline: String) -> Strength {
    let main = EnglishModality.mainClause(of: headline.normalizedApostrophes[...])
    if main.mood == .descriptive {
      let text = headline.normalizedApostrophes
      if EnglishModality.containsRFC2119May(headline) { return .consider }
      if EnglishModality.forbidsWithoutVerb(text) || text.hasPrefix(anyOf: prohibitionPrefixes) {
        return .avoid
      }
      return EnglishNorm.strength(of: main.clause) ?? .do
    }
    var rest = main.clause.drop { !$0.isAlphabetic }
    var isEarnest = false
    while case let word = rest.prefix(while: { $0.isAlphabetic || $0 == "'" }), EnglishModality.isAdverb(String(word)) {
      // "Carefully consider …" requires thought and is not optional.
      if earnestAdverbs.contains(String(word)) { isEarnest = true }
      rest = rest.dropFirst(word.count).drop { !$0.isAlphabetic }
    }
    let words = rest.split(maxSplits: 7) { !$0.isAlphabetic && $0 != "'" }.prefix(7).map(String.init)
    guard let first = words.first else { return .do }
    let second = words.dropFirst().first ?? ""
    // "Don't be afraid to …" encourages.
    if let be = words.firstIndex(of: "be"), be <= 2, words.dropFirst(be + 1).first.map(hesitationAdjectives.contains) ?? false,
      prohibitionWords.contains(first) || second == "not"
    {
      return .do
    }
    // For example, "Avoid not telling …", "Stop using …".
    if first == "avoid", second == "not" { return .do }
    if first == "stop", second == "using" { return .avoid }
    // "Don't forget to …" requires what follows.
    if isOmission(words.dropFirst(second == "not" ? 2 : 1)), prohibitionWords.contains(first) || second == "not" { return .do }
    if prohibitionWords.contains(first) || first == "do" && second == "not" || first == "not" && ImperativeVerbs.contains(second)
      || avoidancePhrases.contains([first, second])
    {
      return .avoid
    }
    if ["must", "should", "shall"].contains(first), ["not", "never"].contains(second) { return .avoid }
    if first == "consider" { return isEarnest ? .do : .consider }
    // For example, "Be careful not to …", "Make sure not to …", "Take care to not …".
    if careVerbs.contains(first),
      zip(words.prefix(5), words.dropFirst()).contains(where: { $0 == "not" && $1 == "to" || $0 == "to" && $1 == "not" })
    {
      return .avoid
    }
    // For example, "Try to avoid …", "try avoiding …".
    if attemptVerbs.contains(first), words.prefix(5).contains(where: { $0 == "avoid" || $0 == "avoiding" }) { return .avoid }
    return EnglishModality.isCommand(rest, first) ? .do : EnglishAdvice.strength(of: rest) ?? .do
  }

  /// Indicates whether the words express an omission: "forget to …", "fail to …".
  static func isOmission(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    return ["forget", "hesitate", "neglect"].contains(first) || first == "fail" && words.dropFirst().first == "to"
  }

  /// Prefixes of sentences that forbid without a command.
  private static let prohibitionPrefixes = [
    "nobody ", "no one ", "nothing ", "no more than ", "you can't ", "you cannot ", "you may not ", "there is no reason to ",
    "there's no reason to ", "there is never a reason to ", "there's never a reason to ",
  ]
  private static let prohibitionWords: Set<String> = ["avoid", "don't", "never", "refrain", "resist", "beware"]
  private static let avoidancePhrases: Set<[String]> = [["stay", "away"], ["steer", "clear"], ["watch", "out"]]
  private static let hesitationAdjectives: Set<String> = ["afraid", "shy", "scared", "reluctant", "hesitant"]
  private static let attemptVerbs: Set<String> = ["try", "aim", "strive", "seek"]
  private static let careVerbs: Set<String> = attemptVerbs.union(["be", "remember", "take", "make", "ensure", "prefer"])
  private static let earnestAdverbs: Set<String> = ["carefully", "thoughtfully", "seriously"]
}

extension StringProtocol {
  /// The text in lower case with ASCII apostrophes.
  package var normalizedApostrophes: String {
    let lower = lowercased()
    guard lower.contains(text: "’") else { return lower }
    return String(lower.map { $0 == "’" ? "'" : $0 })
  }
}
