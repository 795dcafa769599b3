import Guidelines

/// How an English headline binds, by the verb that opens its main clause.
enum EnglishStrength {
  static func strength(of headline: String) -> Strength {
    let main = EnglishMood.main(of: headline.straightened[...])
    if main.mood == .none {
      let text = headline.straightened
      if EnglishMood.permits(headline) { return .consider }
      if EnglishMood.forbidsWithoutVerb(text) || text.hasPrefix(anyOf: refusals) {
        return .avoid
      }
      return EnglishNorm.strength(of: main.clause) ?? .do
    }
    var rest = main.clause.drop { !$0.isWritten }
    var isEarnest = false
    while case let word = rest.prefix(while: { $0.isWritten || $0 == "'" }), EnglishMood.isAdverb(String(word)) {
      // "Carefully consider …" asks for thought, and leaves nothing open.
      if earnest.contains(String(word)) { isEarnest = true }
      rest = rest.dropFirst(word.count).drop { !$0.isWritten }
    }
    let words = rest.split(maxSplits: 7) { !$0.isWritten && $0 != "'" }.prefix(7).map(String.init)
    guard let first = words.first else { return .do }
    let second = words.dropFirst().first ?? ""
    // "Don't be afraid to …" encourages.
    if let be = words.firstIndex(of: "be"), be <= 2, words.dropFirst(be + 1).first.map(scruples.contains) ?? false,
      forbidding.contains(first) || second == "not"
    {
      return .do
    }
    // "Avoid not telling …", "Stop using …"
    if first == "avoid", second == "not" { return .do }
    if first == "stop", second == "using" { return .avoid }
    // "Don't forget to …" asks for what it names.
    if isLapse(words.dropFirst(second == "not" ? 2 : 1)), forbidding.contains(first) || second == "not" { return .do }
    if forbidding.contains(first) || first == "do" && second == "not" || first == "not" && ImperativeVerbs.contains(second)
      || shunning.contains([first, second])
    {
      return .avoid
    }
    if ["must", "should", "shall"].contains(first), ["not", "never"].contains(second) { return .avoid }
    if first == "consider" { return isEarnest ? .do : .consider }
    // "Be careful not to …", "Make sure not to …", "Take care to not …".
    if caring.contains(first),
      zip(words.prefix(5), words.dropFirst()).contains(where: { $0 == "not" && $1 == "to" || $0 == "to" && $1 == "not" })
    {
      return .avoid
    }
    // "Try to avoid …", "try avoiding …".
    if trying.contains(first), words.prefix(5).contains(where: { $0 == "avoid" || $0 == "avoiding" }) { return .avoid }
    return EnglishMood.commands(rest, first) ? .do : EnglishAdvice.strength(of: rest) ?? .do
  }

  /// Whether words tell of what is not to happen to an act: "forget to …", "fail to …".
  static func isLapse(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    return ["forget", "hesitate", "neglect"].contains(first) || first == "fail" && words.dropFirst().first == "to"
  }

  /// How sentences open that refuse without a command.
  private static let refusals = [
    "nobody ", "no one ", "nothing ", "no more than ", "you can't ", "you cannot ", "you may not ", "there is no reason to ",
    "there's no reason to ", "there is never a reason to ", "there's never a reason to ",
  ]
  private static let forbidding: Set<String> = ["avoid", "don't", "never", "refrain", "resist", "beware"]
  private static let shunning: Set<[String]> = [["stay", "away"], ["steer", "clear"], ["watch", "out"]]
  private static let scruples: Set<String> = ["afraid", "shy", "scared", "reluctant", "hesitant"]
  private static let trying: Set<String> = ["try", "aim", "strive", "seek"]
  private static let caring: Set<String> = trying.union(["be", "remember", "take", "make", "ensure", "prefer"])
  private static let earnest: Set<String> = ["carefully", "thoughtfully", "seriously"]
}

extension StringProtocol {
  /// In lower case, with ASCII apostrophes.
  package var straightened: String {
    let lower = lowercased()
    guard lower.contains(text: "’") else { return lower }
    return String(lower.map { $0 == "’" ? "'" : $0 })
  }
}
