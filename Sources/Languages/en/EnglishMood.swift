import Guidelines

/// The mood of an English sentence: a rule's main clause opens with a bare verb ("Keep titles short", "If space is tight, consider …").
enum EnglishMood {
  static func mood(of sentence: String) -> Mood {
    guard !Pointer.matches(sentence) else { return .none }
    var rest = sentence.straightened[...]
    for _ in 0..<4 {
      rest = rest.drop { !$0.isWritten }
      let word = String(rest.prefix { $0.isWritten || $0 == "'" })
      if ImperativeVerbs.negations.contains(word) || (word == "do" && rest.hasPrefix("do not ")) { return .strong }
      // "You should:" above "Not let caveats …".
      if word == "not", ImperativeVerbs.contains(String(rest.dropFirst(4).prefix { $0.isWritten })) { return .strong }
      let behind = rest.dropFirst(word.count)
      if behind.first == "-" {
        if isCompoundCommand(behind.dropFirst()) { return .strong }
        return EnglishAdvice.strength(of: rest) == nil ? .none : .advising
      }
      if ImperativeVerbs.contains(word) {
        if readsAsCommand(rest, verb: word) { return .strong }
        return EnglishAdvice.strength(of: rest) == nil ? .none : .advising
      }
      if isAdverb(word) {
        rest = rest.dropFirst(word.count)
        continue
      }
      if takesObject(word, rest) { return .strong }
      guard openers.contains(word), let comma = rest.firstIndex(of: ",") else {
        return EnglishAdvice.strength(of: rest) == nil ? .none : .advising
      }
      rest = rest[rest.index(after: comma)...]
    }
    return .none
  }

  /// Whether a word may open a sentence before its verb: "So never …", "Generally avoid …".
  static func isAdverb(_ word: String) -> Bool {
    adverbs.contains(word) || word.hasSuffix("ly") && !ImperativeVerbs.contains(word)
  }

  /// Whether a word that is in no list stands where a command's verb does: right before its object ("Word them alike", "Phrase the label").
  private static func takesObject(_ word: String, _ text: Substring) -> Bool {
    guard word.count > 2, !closedClass.contains(word), !openers.contains(word), !word.hasSuffix("s"), !word.hasSuffix("ing")
    else { return false }
    let next = text.dropFirst(word.count)
    guard next.first == " " else { return false }
    return ["them", "it", "your", "yourself", "the", "every", "each", "any"].contains(
      String(next.dropFirst().prefix { $0.isWritten }))
  }

  /// Whether what stands behind a sentence's first hyphen is a verb and its object: "Left-align labels", "Double-check the total", and not "Sign-in screens
  /// are …", "Auto-play videos distract".
  private static func isCompoundCommand(_ text: Substring) -> Bool {
    let verb = String(text.prefix { $0.isWritten })
    guard ImperativeVerbs.contains(verb), text.dropFirst(verb.count).first == " ", readsAsCommand(text, verb: verb) else {
      return false
    }
    let next = text.dropFirst(verb.count + 1).prefix { $0.isWritten }
    return !ImperativeVerbs.alsoNouns.contains(verb) || objects.contains(String(next))
  }

  /// Words that may stand before a noun's article or a pronoun and are no verbs.
  private static let closedClass: Set<String> = [
    "all", "both", "half", "only", "not", "nor", "and", "that", "this", "than", "over", "under", "near", "into", "onto", "upon",
    "about", "above",
    "below", "behind", "between", "through", "from", "off", "out", "per", "via", "what", "which", "who", "how", "why", "there",
    "here", "now", "more",
    "most", "even", "yet", "still", "can", "could", "should", "would", "will", "may", "might", "must", "did", "had", "was",
    "were", "are", "does",
    "so", "such", "too", "very", "quite", "maybe", "perhaps", "the", "these", "those", "you", "they", "said", "made",
  ]

  /// Not where the verb is a noun or an adjective there: "Display modes are …", "Use cases include …", "Help is available", "Open windows can …".
  private static func readsAsCommand(_ text: Substring, verb: String) -> Bool {
    // "Default (light)", "Color — a guide", "Display: large": a name with what tells it from others.
    if let mark = text.dropFirst(verb.count).first(where: { !$0.isWhitespace }), mark.isOne(of: "(（—–:：|/=") { return false }
    // "First use, no results, and errors": a list of nouns.
    if text.dropFirst(verb.count).first == "," { return false }
    let words = text.dropFirst(verb.count).split(maxSplits: 5, omittingEmptySubsequences: true) { !$0.isWritten && $0 != "'" }
    guard let next = words.first.map(String.init) else { return false }
    if predicates.contains(next) { return false }
    // "Size and placement": two nouns. "Mark and explain errors": two verbs.
    if ImperativeVerbs.alsoNouns.contains(verb), ["and", "or"].contains(next), (2...3).contains(words.count),
      case let second = String(words[1]), !ImperativeVerbs.contains(second) || ImperativeVerbs.alsoNouns.contains(second)
    {
      return false
    }
    // "List items begin with …": a noun's noun and its verb.
    if ImperativeVerbs.alsoNouns.contains(verb), words.count > 1, !objects.contains(next), !joining.contains(next) {
      let later = String(words[1].hasSuffix("s") ? words[1].dropLast() : words[1])
      if ImperativeVerbs.all.contains(later), !ImperativeVerbs.alsoNouns.contains(later) { return false }
    }
    if ImperativeVerbs.alsoNouns.contains(verb), words.count > 1, words[1] != "to",
      words[1...].prefix(2).contains(where: { laterPredicates.contains(String($0)) }), !objects.contains(next)
    {
      return false
    }
    return true
  }

  /// What follows a subject.
  private static let predicates: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "has", "have", "will", "includes", "include", "of", "don't", "doesn't",
    "isn't", "aren't", "should", "shouldn't", "must", "mustn't", "shall",
  ]
  /// What follows a subject of two or three words.
  private static let laterPredicates: Set<String> = [
    "is", "are", "can", "may", "include", "includes", "help", "helps", "let", "lets", "provide", "provides", "display",
    "displays",
    "appear", "appears",
  ]
  /// What joins a verb to what follows it.
  private static let joining: Set<String> = [
    "and", "or", "to", "with", "on", "in", "for", "at", "by", "as", "from", "than", "when", "if", "into", "only", "before",
    "after", "while", "out", "up",
  ]
  /// What begins an object.
  private static let objects: Set<String> = [
    "the", "a", "an", "your", "people", "how", "only", "any", "each", "every", "this", "that", "it", "them", "what",
  ]

  private static let adverbs: Set<String> = [
    "always", "also", "instead", "please", "however", "therefore", "thus", "so", "moreover", "furthermore", "and", "or", "but",
    "then", "first", "finally", "otherwise", "often", "just", "again",
  ]

  private static let openers: Set<String> = [
    "in", "if", "when", "as", "for", "on", "unless", "although", "to", "whenever", "while", "where", "wherever", "with", "within",
    "after", "before",
    "because", "by", "at", "even", "except", "during", "like", "once", "rather", "though", "without", "aside", "beyond", "until",
    "depending",
    "regardless", "given", "since", "whether", "outside", "throughout", "among", "using", "besides",
  ]
}
