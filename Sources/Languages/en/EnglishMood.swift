import Guidelines

/// The mood of an English sentence: a rule's main clause opens with a bare verb ("Keep titles short", "If space is tight, consider …").
enum EnglishMood {
  static func mood(of sentence: String) -> Mood {
    if Pointer.matches(sentence) { return .none }
    let text = sentence.straightened
    let (clause, mood) = main(of: text[...])
    guard mood == .none else { return mood }
    if permits(sentence) { return .advising }
    return forbidsWithoutVerb(text) || limitsWithoutVerb(text)
      || EnglishNorm.strength(of: clause) != nil && !EnglishProcedure.isPast(sentence) && !text.contains(text: "example")
      ? .weak : .none
  }

  /// "A site MAY turn it off": the word as RFC 2119 writes it, which names it in other company.
  static func permits(_ sentence: String) -> Bool {
    guard let may = sentence.firstRange(ofText: " MAY ") else { return false }
    let next = sentence[may.upperBound...].prefix { $0.isLetter }
    return (ImperativeVerbs.contains(String(next)) || next == "be") && !sentence.contains(text: "MUST")
  }

  /// "No exclamation marks." names what there must not be; "No data", "No longer available" and "No label is drawn" tell something.
  static func forbidsWithoutVerb(_ text: String) -> Bool {
    guard text.hasPrefix("no ") else { return false }
    let words = text.prefix { $0 != "(" }.split { !($0.isWritten || $0.isOne(of: "'-")) }.dropFirst().map(String.init)
    guard let first = words.first, (1...(words.contains("without") ? 10 : 7)).contains(words.count), !nothing.contains(first)
    else { return false }
    return !words.contains { finite.contains($0) || predicates.contains($0) && $0 != "of" }
      && words.last?.hasSuffix("ed") == false
  }

  /// "Body text: 7:1 minimum.", "Two lines at most."
  private static func limitsWithoutVerb(_ text: String) -> Bool {
    guard text.contains(where: { $0.isNumber }) || text.contains(anyOf: ["one ", "two ", "three ", "four ", "five "]),
      text.contains(anyOf: [" at most", "at least ", " minimum", " maximum", "no more than ", "no less than ", "no fewer than "])
    else { return false }
    let words = text.prefix(120).split { !($0.isWritten || $0.isOne(of: "'-")) }.map(String.init)
    return words.count <= 10
      && !words.contains { finite.contains($0) || predicates.contains($0) && $0 != "of" || $0.hasSuffix("ed") }
  }

  /// "Primary on the right.", "One typeface, two weights."
  static func isVerbless(_ sentence: String) -> Bool {
    let words = sentence.straightened.split { !($0.isWritten || $0.isOne(of: "'-") || $0.isNumber) }.map(String.init)
    guard (3...9).contains(words.count), words.contains(where: placing.contains) else { return false }
    return !words.contains {
      finite.contains($0) || predicates.contains($0) || persons.contains($0) || $0.hasSuffix("ed") || $0.hasSuffix("'s")
    }
  }

  /// Where, or how many.
  private static let placing: Set<String> = [
    "on", "in", "at", "for", "above", "below", "per", "left", "right", "one", "two", "three", "four", "five", "only",
  ]
  private static let nothing: Set<String> = [
    "data", "change", "changes", "result", "results", "problem", "problems", "longer", "one", "more", "matter", "need",
    "additional", "doubt",
    "items", "wonder", "thanks", "difference", "restrictions", "limit", "support", "worries",
  ]

  /// The clause that binds, and how it is worded.
  /// - Parameter text: a sentence, `straightened`.
  static func main(of text: Substring) -> (clause: Substring, mood: Mood) {
    let found = opening(of: text)
    if found.mood != .none { return found }
    // "Tabs are narrow, so keep labels short": what follows from a fact.
    if let so = text.firstRange(ofText: ", so ") {
      let consequence = opening(of: text[so.upperBound...])
      if consequence.mood == .strong { return (consequence.clause, .advising) }
    }
    // "Colour is not enough; number the steps too."
    if let semicolon = text.firstIndex(of: ";") {
      let second = opening(of: text[text.index(after: semicolon)...])
      if second.mood == .strong { return (second.clause, .advising) }
    }
    return found
  }

  /// The clause at the start, or behind those that only say when or wherefore.
  private static func opening(of text: Substring) -> (clause: Substring, mood: Mood) {
    var clause = text
    for _ in 0..<6 {
      clause = clause.drop { !$0.isWritten }
      var rest = clause
      var word = word(at: rest)
      let continues = clause.startIndex > text.startIndex && continuing.contains(word)
      while !continues, isAdverb(word), !isOpener(word, rest) {
        rest = rest.dropFirst(word.count).drop { !$0.isWritten }
        word = Self.word(at: rest)
      }
      if !continues, commands(rest, word) || bindsWithoutSubject(rest, word) { return (clause, .strong) }
      // "Using a code should be avoided, since …": what looks like an adverbial is the subject.
      let isSubject = word == "using" && EnglishAdvice.strength(of: rest) != nil
      let opens = isOpener(word, rest)
      let comma = rest.firstIndex(of: ",")
      guard continues || opens || isListed(rest, behind: text, until: comma), !isSubject, let comma else {
        if EnglishAdvice.strength(of: rest) != nil { return (clause, .advising) }
        let unmarked = opens ? EnglishCondition.command(behind: rest) : nil
        return unmarked.map { ($0, .advising) } ?? (clause, .none)
      }
      if opens, let unmarked = EnglishCondition.command(behind: rest[..<comma]) {
        return (rest[unmarked.startIndex...], .advising)
      }
      clause = rest[rest.index(after: comma)...]
    }
    return (clause, .none)
  }

  /// Whether a clause is one of several that an opening lists: "In menus, toolbars, and lists, use icons".
  private static func isListed(_ clause: Substring, behind text: Substring, until comma: Substring.Index?) -> Bool {
    guard clause.startIndex > text.startIndex, let comma, isOpener(word(at: text), text) else { return false }
    let item = clause[..<comma].split(whereSeparator: { $0.isWhitespace })
    return item.count <= 6 && EnglishAdvice.strength(of: clause) == nil
  }

  private static func word(at text: Substring) -> String { String(text.prefix { $0.isWritten || $0 == "'" }) }

  /// "Instead of a list, …" says where, and "Instead, …" does not; "Note, …" stands for nothing.
  private static func isOpener(_ word: String, _ text: Substring) -> Bool {
    openers.contains(word) || word == "instead" && text.hasPrefix("instead of ") || text.hasPrefix("note, ")
  }

  /// "MUST keep the label", "Should not wrap": who must is understood, as in RFC 2119's readers.
  private static func bindsWithoutSubject(_ rest: Substring, _ word: String) -> Bool {
    guard ["must", "should", "shall"].contains(word), rest.dropFirst(word.count).first == " " else { return false }
    var next = rest.dropFirst(word.count + 1)
    while case let adverb = Self.word(at: next), ["not", "never", "always", "only"].contains(adverb) {
      next = next.dropFirst(adverb.count).drop { !$0.isWritten }
    }
    return ImperativeVerbs.contains(Self.word(at: next))
  }

  /// Whether the word opens a command.
  static func commands(_ rest: Substring, _ word: String) -> Bool {
    if ImperativeVerbs.negations.contains(word) || word == "do" && rest.hasPrefix(anyOf: ["do not ", "do not, "]) { return true }
    // "Do use icons."
    if word == "do", ImperativeVerbs.contains(Self.word(at: rest.dropFirst(3))) { return true }
    // "You should:" above "Not let caveats …".
    if word == "not", ImperativeVerbs.contains(Self.word(at: rest.dropFirst(4))) { return true }
    let behind = rest.dropFirst(word.count)
    if behind.first == "-" { return isCompoundCommand(behind.dropFirst()) }
    if ImperativeVerbs.contains(word) { return readsAsCommand(rest, verb: word) }
    return takesObject(word, rest)
  }

  /// Whether a word may open a sentence before its verb: "So never …", "Generally avoid …".
  static func isAdverb(_ word: String) -> Bool {
    adverbs.contains(word) || word.hasSuffix("ly") && !ImperativeVerbs.contains(word)
  }

  /// Whether a word that is in no list stands where a command's verb does: right before its object ("Word them alike", "Phrase the label").
  private static func takesObject(_ word: String, _ text: Substring) -> Bool {
    guard word.count > 2, !closedClass.contains(word), !openers.contains(word), !word.hasSuffix("s"), !word.hasSuffix("ing"),
      !word.hasSuffix("ed")
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
    "all", "both", "half", "neither", "either", "only", "not", "nor", "and", "that", "this", "than", "over", "under", "near",
    "into", "onto", "upon",
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
    // 'Ask "Is it lit?" before you leave': the quotation is the object.
    if !ImperativeVerbs.alsoNouns.contains(verb), text.dropFirst(verb.count + 1).first.map({ $0.isOne(of: "\"“‘「") }) ?? false {
      return true
    }
    // `WARN*()`: a name.
    if text.dropFirst(verb.count).first == "*" { return false }
    // "First use, no results, and errors": a list of nouns.
    if text.dropFirst(verb.count).first == "," { return false }
    let words = text.dropFirst(verb.count).split(maxSplits: 7, omittingEmptySubsequences: true) { !$0.isWritten && $0 != "'" }
      .map(String.init)
    guard let next = words.first else { return false }
    // "Speak of the bag" commands, "Use of colour" does not.
    if predicates.contains(next), next != "of" || ImperativeVerbs.alsoNouns.contains(verb) { return false }
    if finite.contains(next) { return false }
    // "Draft for the spring release"
    if next == "for", ["draft", "plan", "release", "report"].contains(verb) { return false }
    // "Note that …", "Consider that …" state a fact, "Thank you for …" is a greeting.
    if verb == "note" && ["that", "for", "from", "by", "on", "about", "to"].contains(next) || verb == "consider" && next == "that"
      || verb == "thank" && next == "you"
    {
      return false
    }
    // "Default action": the verb takes "to".
    if verb == "default", next != "to" { return false }
    guard ImperativeVerbs.alsoNouns.contains(verb), !objects.contains(next), !clauseOpeners.contains(next) else { return true }
    // "Size and placement": two nouns. "Mark and explain errors": two verbs.
    if ["and", "or"].contains(next), (2...3).contains(words.count),
      !ImperativeVerbs.contains(words[1]) || ImperativeVerbs.alsoNouns.contains(words[1])
    {
      return false
    }
    // "List items begin with …": a noun's noun and its verb.
    if words.count > 1, !joining.contains(next) {
      let later = words[1].hasSuffix("s") ? String(words[1].dropLast()) : words[1]
      if ImperativeVerbs.all.contains(later), !ImperativeVerbs.alsoNouns.contains(later) { return false }
    }
    return !isSubject(words)
  }

  /// Whether the first of the words would be a part of what a verb two or three words later says something about: "Display [modes are …]", "Check [boxes or radio
  /// buttons can …]". A clause of its own tells nothing: "icons that are …", "words people can …".
  private static func isSubject(_ words: [String]) -> Bool {
    let last = words.prefix(3).contains { $0 == "and" || $0 == "or" } ? 5 : 2
    for (index, word) in words.enumerated().prefix(last + 1).dropFirst() {
      if clauseOpeners.contains(word) { return false }
      let before = words[index - 1]
      if finite.contains(word) { return !persons.contains(before) }
      if plurals.contains(word), !["to", "and", "or"].contains(before), !persons.contains(before) { return true }
    }
    return false
  }

  /// What follows a subject.
  private static let predicates: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "has", "have", "will", "includes", "include", "of", "don't", "doesn't",
    "isn't", "aren't", "should", "shouldn't", "must", "mustn't", "shall", "allows", "enables", "lets", "makes", "requires",
    "becomes",
  ]
  /// What follows a subject of two words or more, and never a bare verb's object.
  private static let finite: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "will", "has", "should", "shouldn't", "must", "mustn't", "includes",
    "helps", "lets",
    "provides", "displays", "appears", "looks", "works",
  ]
  /// The same, where it may also be a verb behind "to".
  private static let plurals: Set<String> = ["include", "help", "let", "provide", "display", "appear", "look", "have"]
  /// Who reads or acts: what follows them is a clause that leaves "that" out.
  private static let persons: Set<String> = [
    "people", "users", "you", "they", "we", "everyone", "everybody", "anyone", "anybody", "it", "customers", "readers", "players",
  ]
  /// Words that begin a clause inside a command.
  private static let clauseOpeners: Set<String> = [
    "that", "which", "who", "whose", "where", "when", "whether", "if", "what", "how", "why", "because", "while", "so", "until",
    "unless",
  ]
  /// What joins a verb to what follows it.
  private static let joining: Set<String> = [
    "and", "or", "to", "with", "on", "in", "for", "at", "by", "as", "from", "than", "when", "if", "into", "only", "before",
    "after", "while", "out", "up",
  ]
  /// What begins an object.
  private static let objects: Set<String> = [
    "the", "a", "an", "your", "people", "only", "any", "each", "every", "this", "these", "it", "them",
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
    "regardless", "given", "since", "whether", "outside", "throughout", "among", "using", "besides", "between", "above", "below",
    "under", "inside", "across", "around", "along",
  ]

  /// Words that carry on the clause before the comma, or explain a word of it: "If A is off, and B is on, …", "If a field takes digits, such as a date, …".
  private static let continuing: Set<String> = [
    "and", "or", "nor", "but", "such", "including", "especially", "particularly", "which", "who", "that", "not",
  ]
}
