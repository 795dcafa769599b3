import Guidelines

/// Modality of English sentences. The main clause of a rule opens with a bare verb ("Keep titles short", "If space is tight,
/// consider …").
enum EnglishModality {
  static func modality(of sentence: String) -> Modality {
    if CrossReference.matches(sentence) { return .descriptive }
    let text = sentence.normalizedApostrophes
    let (clause, mood) = mainClause(of: text[...])
    guard mood == .descriptive else { return mood }
    if containsRFC2119May(sentence) { return .advisory }
    return forbidsWithoutVerb(text) || limitsWithoutVerb(text)
      || EnglishNorm.strength(of: clause) != nil && !EnglishProcedure.isPastTense(sentence) && !text.contains(text: "example")
      ? .weak : .descriptive
  }

  /// Indicates whether a sentence contains MAY as in RFC 2119 and does not merely mention it: "A site MAY turn it off".
  static func containsRFC2119May(_ sentence: String) -> Bool {
    guard let may = sentence.firstRange(ofText: " MAY ") else { return false }
    let next = sentence[may.upperBound...].prefix { $0.isLetter }
    return (ImperativeVerbs.contains(String(next)) || next == "be") && !sentence.contains(text: "MUST")
  }

  /// Indicates whether a text forbids by a noun alone: "No exclamation marks.", and not "No data", "No longer available", or
  /// "No label is drawn".
  static func forbidsWithoutVerb(_ text: String) -> Bool {
    guard text.hasPrefix("no ") else { return false }
    let words = text.prefix { $0 != "(" }.split { !($0.isAlphabetic || $0.isOne(of: "'-")) }.dropFirst().map(String.init)
    guard let first = words.first, (1...(words.contains("without") ? 10 : 7)).contains(words.count),
      !informativeWords.contains(first)
    else { return false }
    return !words.contains { finiteVerbs.contains($0) || predicateOpeners.contains($0) && $0 != "of" }
      && words.last?.hasSuffix("ed") == false
  }

  /// Indicates whether a text states a limit without a verb: "Body text: 7:1 minimum.", "Two lines at most."
  private static func limitsWithoutVerb(_ text: String) -> Bool {
    guard text.contains(where: { $0.isNumber }) || text.contains(anyOf: ["one ", "two ", "three ", "four ", "five "]),
      text.contains(anyOf: [" at most", "at least ", " minimum", " maximum", "no more than ", "no less than ", "no fewer than "])
    else { return false }
    let words = text.prefix(120).split { !($0.isAlphabetic || $0.isOne(of: "'-")) }.map(String.init)
    return words.count <= 10
      && !words.contains { finiteVerbs.contains($0) || predicateOpeners.contains($0) && $0 != "of" || $0.hasSuffix("ed") }
  }

  /// Indicates whether a text without a verb states where something is or how many there are: "Primary on the right.", "One
  /// typeface, two weights."
  static func isVerbless(_ sentence: String) -> Bool {
    let words = sentence.normalizedApostrophes.split { !($0.isAlphabetic || $0.isOne(of: "'-") || $0.isNumber) }.map(String.init)
    guard (3...9).contains(words.count), words.contains(where: positionWords.contains) else { return false }
    return !words.contains {
      finiteVerbs.contains($0) || predicateOpeners.contains($0) || agentWords.contains($0) || $0.hasSuffix("ed")
        || $0.hasSuffix("'s")
    }
  }

  /// Words of position and number.
  private static let positionWords: Set<String> = [
    "on", "in", "at", "for", "above", "below", "per", "left", "right", "one", "two", "three", "four", "five", "only",
  ]
  private static let informativeWords: Set<String> = [
    "data", "change", "changes", "result", "results", "problem", "problems", "longer", "one", "more", "matter", "need",
    "additional", "doubt",
    "items", "wonder", "thanks", "difference", "restrictions", "limit", "support", "worries",
  ]

  /// Returns the clause that expresses the rule, and its modality.
  /// - Parameter text: A sentence, `normalizedApostrophes`.
  static func mainClause(of text: Substring) -> (clause: Substring, mood: Modality) {
    let first = firstClause(of: text)
    if first.mood != .descriptive { return first }
    // A consequence of a fact can be a command: "Tabs are narrow, so keep labels short".
    if let so = text.firstRange(ofText: ", so ") {
      let consequence = firstClause(of: text[so.upperBound...])
      if consequence.mood == .directive { return (consequence.clause, .advisory) }
    }
    // The clause after a semicolon can be a command: "Colour is not enough; number the steps too."
    if let semicolon = text.firstIndex(of: ";") {
      let second = firstClause(of: text[text.index(after: semicolon)...])
      if second.mood == .directive { return (second.clause, .advisory) }
    }
    return first
  }

  /// Returns the first clause after those that only state a condition, time, or purpose.
  private static func firstClause(of text: Substring) -> (clause: Substring, mood: Modality) {
    var clause = text
    for _ in 0..<6 {
      clause = clause.drop { !$0.isAlphabetic }
      var rest = clause
      var word = word(at: rest)
      let continues = clause.startIndex > text.startIndex && continuationWords.contains(word)
      while !continues, isAdverb(word), !opensAdverbial(word, rest) {
        rest = rest.dropFirst(word.count).drop { !$0.isAlphabetic }
        word = Self.word(at: rest)
      }
      if !continues, isCommand(rest, word) || bindsWithoutSubject(rest, word) { return (clause, .directive) }
      // A gerund that looks like an adverbial can be the subject: "Using a code should be avoided, since …".
      let isSubject = word == "using" && EnglishAdvice.strength(of: rest) != nil
      let opens = opensAdverbial(word, rest)
      let comma = rest.firstIndex(of: ",")
      guard continues || opens || isEnumerationItem(rest, after: text, until: comma), !isSubject, let comma else {
        if EnglishAdvice.strength(of: rest) != nil { return (clause, .advisory) }
        let unmarked = opens ? EnglishCondition.command(after: rest) : nil
        return unmarked.map { ($0, .advisory) } ?? (clause, .descriptive)
      }
      if opens, let unmarked = EnglishCondition.command(after: rest[..<comma]) {
        return (rest[unmarked.startIndex...], .advisory)
      }
      clause = rest[rest.index(after: comma)...]
    }
    return (clause, .descriptive)
  }

  /// Indicates whether a clause is an item of the enumeration that opens the sentence: "In menus, toolbars, and lists, use
  /// icons".
  private static func isEnumerationItem(_ clause: Substring, after text: Substring, until comma: Substring.Index?) -> Bool {
    guard clause.startIndex > text.startIndex, let comma, opensAdverbial(word(at: text), text) else { return false }
    let item = clause[..<comma].split(whereSeparator: { $0.isWhitespace })
    return item.count <= 6 && EnglishAdvice.strength(of: clause) == nil
  }

  private static func word(at text: Substring) -> String { String(text.prefix { $0.isAlphabetic || $0 == "'" }) }

  /// Indicates whether a word opens an adverbial. "Instead of a list, …" has one; "Instead, …" and "Note, …" do not.
  private static func opensAdverbial(_ word: String, _ text: Substring) -> Bool {
    adverbialOpeners.contains(word) || word == "instead" && text.hasPrefix("instead of ") || text.hasPrefix("note, ")
  }

  /// Indicates whether a modal verb without a subject binds the reader, as in RFC 2119: "MUST keep the label", "Should not
  /// wrap".
  private static func bindsWithoutSubject(_ rest: Substring, _ word: String) -> Bool {
    guard ["must", "should", "shall"].contains(word), rest.dropFirst(word.count).first == " " else { return false }
    var next = rest.dropFirst(word.count + 1)
    while case let adverb = Self.word(at: next), ["not", "never", "always", "only"].contains(adverb) {
      next = next.dropFirst(adverb.count).drop { !$0.isAlphabetic }
    }
    return ImperativeVerbs.contains(Self.word(at: next))
  }

  /// Indicates whether the word opens a command.
  static func isCommand(_ rest: Substring, _ word: String) -> Bool {
    if ImperativeVerbs.negations.contains(word) || word == "do" && rest.hasPrefix(anyOf: ["do not ", "do not, "]) { return true }
    // For example, "Do use icons."
    if word == "do", ImperativeVerbs.contains(Self.word(at: rest.dropFirst(3))) { return true }
    // For example, "Not let caveats …" below "You should:".
    if word == "not", ImperativeVerbs.contains(Self.word(at: rest.dropFirst(4))) { return true }
    let behind = rest.dropFirst(word.count)
    if behind.first == "-" { return isCompoundCommand(behind.dropFirst()) }
    if ImperativeVerbs.contains(word) { return readsAsCommand(rest, verb: word) }
    return hasObject(word, rest)
  }

  /// Indicates whether a word can open a sentence before its verb: "So never …", "Generally avoid …".
  static func isAdverb(_ word: String) -> Bool {
    adverbs.contains(word) || word.hasSuffix("ly") && !ImperativeVerbs.contains(word)
  }

  /// Indicates whether an unlisted word is followed by an object, as the verb of a command is ("Word them alike", "Phrase the
  /// label").
  private static func hasObject(_ word: String, _ text: Substring) -> Bool {
    guard word.count > 2, !closedClass.contains(word), !adverbialOpeners.contains(word), !word.hasSuffix("s"),
      !word.hasSuffix("ing"),
      !word.hasSuffix("ed")
    else { return false }
    let next = text.dropFirst(word.count)
    guard next.first == " " else { return false }
    return ["them", "it", "your", "yourself", "the", "every", "each", "any"].contains(
      String(next.dropFirst().prefix { $0.isAlphabetic }))
  }

  /// Indicates whether the first hyphen of a sentence is followed by a verb and its object: "Left-align labels", "Double-check
  /// the total", and not "Sign-in screens are …" or "Auto-play videos distract".
  private static func isCompoundCommand(_ text: Substring) -> Bool {
    let verb = String(text.prefix { $0.isAlphabetic })
    guard ImperativeVerbs.contains(verb), text.dropFirst(verb.count).first == " ", readsAsCommand(text, verb: verb) else {
      return false
    }
    let next = text.dropFirst(verb.count + 1).prefix { $0.isAlphabetic }
    return !ImperativeVerbs.alsoNouns.contains(verb) || objectOpeners.contains(String(next))
  }

  /// Words before an article or pronoun that are not verbs.
  private static let closedClass: Set<String> = [
    "all", "both", "half", "neither", "either", "only", "not", "nor", "and", "that", "this", "than", "over", "under", "near",
    "into", "onto", "upon",
    "about", "above",
    "below", "behind", "between", "through", "from", "off", "out", "per", "via", "what", "which", "who", "how", "why", "there",
    "here", "now", "more",
    "most", "even", "yet", "still", "can", "could", "should", "would", "will", "may", "might", "must", "did", "had", "was",
    "were", "are", "does",
    "so", "such", "too", "very", "quite", "maybe", "perhaps", "the", "these", "those", "you", "they", "said", "made",
  ]

  /// Returns `false` if the verb is a noun or adjective in this text: "Display modes are …", "Use cases include …", "Help is
  /// available", "Open windows can …".
  private static func readsAsCommand(_ text: Substring, verb: String) -> Bool {
    // A name with an addition is not a command: "Default (light)", "Color — a guide", "Display: large".
    if let mark = text.dropFirst(verb.count).first(where: { !$0.isWhitespace }), mark.isOne(of: "(（—–:：|/=") { return false }
    // A quotation can be the object: 'Ask "Is it lit?" before you leave'.
    if !ImperativeVerbs.alsoNouns.contains(verb), text.dropFirst(verb.count + 1).first.map({ $0.isOne(of: "\"“‘「") }) ?? false {
      return true
    }
    // An identifier is not a command: `WARN*()`.
    if text.dropFirst(verb.count).first == "*" { return false }
    // A list of nouns is not a command: "First use, no results, and errors".
    if text.dropFirst(verb.count).first == "," { return false }
    let words = text.dropFirst(verb.count).split(maxSplits: 7, omittingEmptySubsequences: true) { !$0.isAlphabetic && $0 != "'" }
      .map(String.init)
    guard let next = words.first else { return false }
    // "Speak of the bag" is a command, "Use of colour" is not.
    if predicateOpeners.contains(next), next != "of" || ImperativeVerbs.alsoNouns.contains(verb) { return false }
    if finiteVerbs.contains(next) { return false }
    // For example, "Draft for the spring release".
    if next == "for", ["draft", "plan", "release", "report"].contains(verb) { return false }
    // "Note that …" and "Consider that …" state a fact; "Thank you for …" is a greeting.
    if verb == "note" && ["that", "for", "from", "by", "on", "about", "to"].contains(next) || verb == "consider" && next == "that"
      || verb == "thank" && next == "you"
    {
      return false
    }
    // "Default action" is not a command, because that verb takes "to".
    if verb == "default", next != "to" { return false }
    guard ImperativeVerbs.alsoNouns.contains(verb), !objectOpeners.contains(next), !clauseOpeners.contains(next) else {
      return true
    }
    // "Size and placement" are two nouns, "Mark and explain errors" has two verbs.
    if ["and", "or"].contains(next), (2...3).contains(words.count),
      !ImperativeVerbs.contains(words[1]) || ImperativeVerbs.alsoNouns.contains(words[1])
    {
      return false
    }
    // A compound noun followed by its verb: "List items begin with …".
    if words.count > 1, !connectors.contains(next) {
      let later = words[1].hasSuffix("s") ? String(words[1].dropLast()) : words[1]
      if ImperativeVerbs.all.contains(later), !ImperativeVerbs.alsoNouns.contains(later) { return false }
    }
    return !isPartOfSubject(words)
  }

  /// Indicates whether the first words are part of the subject of a verb that follows two or three words later: "Display [modes
  /// are …]", "Check [boxes or radio buttons can …]". A verb in a relative clause does not count: "icons that are …", "words
  /// people can …".
  private static func isPartOfSubject(_ words: [String]) -> Bool {
    let last = words.prefix(3).contains { $0 == "and" || $0 == "or" } ? 5 : 2
    for (index, word) in words.enumerated().prefix(last + 1).dropFirst() {
      if clauseOpeners.contains(word) { return false }
      let before = words[index - 1]
      if finiteVerbs.contains(word) { return !agentWords.contains(before) }
      if pluralVerbs.contains(word), !["to", "and", "or"].contains(before), !agentWords.contains(before) { return true }
    }
    return false
  }

  /// Words after a subject.
  private static let predicateOpeners: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "has", "have", "will", "includes", "include", "of", "don't", "doesn't",
    "isn't", "aren't", "should", "shouldn't", "must", "mustn't", "shall", "allows", "enables", "lets", "makes", "requires",
    "becomes",
  ]
  /// Words after a subject of several words that never follow the object of a bare verb.
  private static let finiteVerbs: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "will", "has", "should", "shouldn't", "must", "mustn't", "includes",
    "helps", "lets",
    "provides", "displays", "appears", "looks", "works",
  ]
  /// Words after such a subject that can also be infinitives after "to".
  private static let pluralVerbs: Set<String> = ["include", "help", "let", "provide", "display", "appear", "look", "have"]
  /// Subjects of relative clauses without "that".
  private static let agentWords: Set<String> = [
    "people", "users", "you", "they", "we", "everyone", "everybody", "anyone", "anybody", "it", "customers", "readers", "players",
  ]
  /// Words that begin a subordinate clause of a command.
  private static let clauseOpeners: Set<String> = [
    "that", "which", "who", "whose", "where", "when", "whether", "if", "what", "how", "why", "because", "while", "so", "until",
    "unless",
  ]
  /// Words that connect a verb with what follows.
  private static let connectors: Set<String> = [
    "and", "or", "to", "with", "on", "in", "for", "at", "by", "as", "from", "than", "when", "if", "into", "only", "before",
    "after", "while", "out", "up",
  ]
  /// Words that begin an object.
  private static let objectOpeners: Set<String> = [
    "the", "a", "an", "your", "people", "only", "any", "each", "every", "this", "these", "it", "them",
  ]

  private static let adverbs: Set<String> = [
    "always", "also", "instead", "please", "however", "therefore", "thus", "so", "moreover", "furthermore", "and", "or", "but",
    "then", "first", "finally", "otherwise", "often", "just", "again",
  ]

  private static let adverbialOpeners: Set<String> = [
    "in", "if", "when", "as", "for", "on", "unless", "although", "to", "whenever", "while", "where", "wherever", "with", "within",
    "after", "before",
    "because", "by", "at", "even", "except", "during", "like", "once", "rather", "though", "without", "aside", "beyond", "until",
    "depending",
    "regardless", "given", "since", "whether", "outside", "throughout", "among", "using", "besides", "between", "above", "below",
    "under", "inside", "across", "around", "along",
  ]

  /// Words that continue the clause before the comma or explain one of its words: "If A is off, and B is on, …", "If a field
  /// takes digits, such as a date, …".
  private static let continuationWords: Set<String> = [
    "and", "or", "nor", "but", "such", "including", "especially", "particularly", "which", "who", "that", "not",
  ]
}
