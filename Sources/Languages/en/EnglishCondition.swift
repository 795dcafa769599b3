import Guidelines

/// English conditions that no comma ends: "If the label is long use two lines", "In tables leave cells empty", "If it fails you must say why".
enum EnglishCondition {
  /// The command behind a condition or an adverbial, nil where none can be told from what people do in it.
  /// - Parameter text: from its first word on, in lower case and with straight apostrophes.
  static func command(behind text: Substring) -> Substring? {
    let words = text.prefix(240).split { !($0.isWritten || $0.isOne(of: "'-")) }
    guard words.count > 3, let opener = words.first.map(String.init) else { return nil }
    let isClause = clauses.contains(opener)
    guard isClause || phrases.contains(opener) else { return nil }
    var hasVerb = false
    for index in words.indices.dropFirst() {
      let word = String(words[index])
      let before = String(words[index - 1])
      // "…, that …": a clause in the condition; nothing behind it is certain.
      if relatives.contains(word) { return nil }
      // "If there is more then a list is better".
      if index > 2, before == "then" {
        let rest = text[words[index].startIndex...]
        return EnglishMood.commands(rest, word) || EnglishAdvice.strength(of: rest) != nil ? rest : nil
      }
      if index > 1, hasVerb || !isClause {
        if index > 2, duties.contains(before), modals.contains(word) { return text[words[index - 1].startIndex...] }
        if isCommand(words[index...], after: before) { return text[words[index].startIndex...] }
      }
      hasVerb =
        hasVerb || verbs.contains(word) || word.hasSuffix("s") && ImperativeVerbs.contains(String(word.dropLast()))
        || ["you", "you're", "people"].contains(before)
    }
    return nil
  }

  /// Whether a verb in the bare form stands there with its object, and nothing before it that it could belong to.
  private static func isCommand(_ words: ArraySlice<Substring>, after before: String) -> Bool {
    let verb = String(words[words.startIndex])
    guard let next = words.dropFirst().first.map(String.init), !binding.contains(before), !before.hasSuffix("ly") else {
      return false
    }
    if verb == "don't" || verb == "never" || verb == "avoid" { return true }
    return ImperativeVerbs.contains(verb) && objects.contains(next)
  }

  private static let clauses: Set<String> = ["if", "when", "where", "unless", "whenever", "while", "once", "because", "since"]
  private static let phrases: Set<String> = ["in", "on", "for", "at", "with", "within", "to"]
  private static let relatives: Set<String> = ["that", "which", "who", "whose", "what", "how", "why", "whether"]
  /// Who is told what must be.
  private static let duties: Set<String> = ["you", "we", "it", "they", "this"]
  private static let modals: Set<String> = ["should", "must", "shouldn't", "mustn't", "recommend"]
  private static let verbs: Set<String> = [
    "is", "are", "isn't", "aren't", "has", "have", "hasn't", "haven't", "can", "can't", "cannot", "does", "doesn't", "don't",
    "was", "were",
  ]
  /// Words that a bare verb may belong to: "to use", "people use", "can use", "use and show the".
  private static let binding: Set<String> = [
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
  /// What begins an object.
  private static let objects: Set<String> = [
    "the", "a", "an", "your", "any", "each", "every", "these", "it", "them", "one", "two", "three", "only",
  ]
}
