import Guidelines

/// Recognition of conditions that no comma separates from their main clause: "If the label is long use two lines", "In tables
/// leave cells empty", "If it fails you must say why".
enum EnglishCondition {
  /// Returns the command after a condition or an adverbial, or `nil` if it cannot be told apart from the verbs of the
  /// condition.
  /// - Parameter text: Text from its first word, in lower case and with straight apostrophes.
  static func command(after text: Substring) -> Substring? {
    let words = text.prefix(240).split { !($0.isAlphabetic || $0.isOne(of: "'-")) }
    guard words.count > 3, let opener = words.first.map(String.init) else { return nil }
    let isClause = clauseOpeners.contains(opener)
    guard isClause || adverbialOpeners.contains(opener) else { return nil }
    var hasVerb = false
    for index in words.indices.dropFirst() {
      let word = String(words[index])
      let before = String(words[index - 1])
      // A relative clause within the condition makes everything after it ambiguous.
      if relativeWords.contains(word) { return nil }
      // For example, "If there is more then a list is better".
      if index > 2, before == "then" {
        let rest = text[words[index].startIndex...]
        return EnglishModality.isCommand(rest, word) || EnglishAdvice.strength(of: rest) != nil ? rest : nil
      }
      if index > 1, hasVerb || !isClause {
        if index > 2, dutySubjects.contains(before), modals.contains(word) { return text[words[index - 1].startIndex...] }
        if isCommand(words[index...], after: before) { return text[words[index].startIndex...] }
      }
      hasVerb =
        hasVerb || finiteVerbs.contains(word) || word.hasSuffix("s") && ImperativeVerbs.contains(String(word.dropLast()))
        || ["you", "you're", "people"].contains(before)
    }
    return nil
  }

  /// Indicates whether the words start with a bare verb and its object, and no preceding word governs the verb.
  private static func isCommand(_ words: ArraySlice<Substring>, after before: String) -> Bool {
    let verb = String(words[words.startIndex])
    guard let next = words.dropFirst().first.map(String.init), !governingWords.contains(before), !before.hasSuffix("ly") else {
      return false
    }
    if verb == "don't" || verb == "never" || verb == "avoid" { return true }
    return ImperativeVerbs.contains(verb) && objectOpeners.contains(next)
  }

  private static let clauseOpeners: Set<String> = [
    "if", "when", "where", "unless", "whenever", "while", "once", "because", "since",
  ]
  private static let adverbialOpeners: Set<String> = ["in", "on", "for", "at", "with", "within", "to"]
  private static let relativeWords: Set<String> = ["that", "which", "who", "whose", "what", "how", "why", "whether"]
  /// Subjects of clauses that oblige someone.
  private static let dutySubjects: Set<String> = ["you", "we", "it", "they", "this"]
  private static let modals: Set<String> = ["should", "must", "shouldn't", "mustn't", "recommend"]
  private static let finiteVerbs: Set<String> = [
    "is", "are", "isn't", "aren't", "has", "have", "hasn't", "haven't", "can", "can't", "cannot", "does", "doesn't", "don't",
    "was", "were",
  ]
  /// Words that can govern a bare verb: "to use", "people use", "can use", "use and show the".
  private static let governingWords: Set<String> = [
    "to", "and", "or", "not", "don't", "can", "can't", "cannot", "could", "may", "might", "will", "won't", "would", "should",
    "must", "do",
    "does", "doesn't", "didn't", "help", "helps", "let", "lets", "make", "makes", "you", "we", "they", "i", "it", "people",
    "users", "the",
    "a", "an", "of", "in", "on", "for", "with", "by", "at", "from", "as", "your", "their", "its", "this", "these", "some", "any",
    "no",
    "last", "first", "next", "second", "new", "same", "other", "each", "every", "current", "previous", "final",
    "if", "when", "where", "also", "always", "often", "only", "never", "everyone", "anyone", "somebody", "customers",
    "readers",
  ]
  /// Words that begin an object.
  private static let objectOpeners: Set<String> = [
    "the", "a", "an", "your", "any", "each", "every", "these", "it", "them", "one", "two", "three", "only",
  ]
}
