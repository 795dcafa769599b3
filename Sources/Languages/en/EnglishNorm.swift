import Guidelines

/// Recognition of norms in the indicative: "Units are spelled out.", "A legend never wraps.", "The total sits at the end". Such
/// sentences can also describe; a norm is about something visible and states its treatment or position.
enum EnglishNorm {
  /// Returns the strength of the norm, or `nil` if the clause does not state one.
  /// - Parameter clause: The main clause, `normalizedApostrophes`.
  static func strength(of clause: Substring) -> Strength? { norm(of: clause)?.strength }

  /// Indicates whether a sentence describes a component named in the title of the page: "List items begin with a number", on a
  /// page about lists.
  static func describesComponent(_ sentence: String, _ components: [String]) -> Bool {
    guard let norm = norm(of: EnglishModality.mainClause(of: sentence.normalizedApostrophes[...]).clause), norm.strength == .do
    else { return false }
    let subject = norm.subject.map { $0.singular }
    return components.contains { component in
      let names = EnglishSubject.words(of: component.normalizedApostrophes[...]).filter { !titleWords.contains($0) }.map {
        $0.singular
      }
      return (1...2).contains(names.count) && Set(names).isSubset(of: subject)
    }
  }

  /// Words of titles that are not part of the component's name.
  private static let titleWords: Set<String> = [
    "guidelines", "guide", "guidance", "usage", "using", "design", "style", "rules", "the", "our",
  ]

  private static func norm(of clause: Substring) -> (subject: ArraySlice<String>, strength: Strength)? {
    let all = clause.prefix(240).split { !($0.isAlphabetic || $0.isOne(of: "'-") || $0.isNumber) }.prefix(24).map(String.init)
    let words = Array(all.drop(while: EnglishModality.isAdverb))
    guard let first = words.first, !EnglishSubject.nonTopicalOpeners.contains(first), !first.hasSuffix("ing"),
      !all.contains(where: frequencyAdverbs.contains)
    else { return nil }
    let isNone = negativePronouns.contains(first)
    for (index, word) in zip(words.indices, words).dropFirst().prefix(9) {
      if excludedWords.contains(word) { return nil }
      if determiners.contains(words[index - 1]) { continue }
      let (subject, rest) = (words[..<index], words[(index + 1)...])
      let strength: Strength?
      if word == "never" {
        strength = rest.first.map { !excludedWords.contains($0) && !$0.hasSuffix("ed") } ?? false ? .avoid : nil
      } else if ["don't", "doesn't"].contains(word) || ["do", "does"].contains(word) && rest.first == "not" {
        strength = subject.contains(where: isVisible) ? .avoid : nil
      } else if let isNegated = copulas[word] {
        strength = passive(rest, of: subject, isNegated: isNegated || isNone || rest.first.map(negations.contains) ?? false)
      } else if positionVerbs.contains(word) {
        let isPlace = rest.first.map { positionWords.contains($0) || $0.hasSuffix("ly") } ?? false
        strength = isPlace && subject.contains(where: isVisible) ? isNone ? .avoid : .do : nil
      } else {
        continue
      }
      guard let strength, strength == .consider || !subject.contains(where: isPerson) else { return nil }
      return (subject, strength)
    }
    return nil
  }

  /// Returns the strength of a predicate after a copula: "… reserved for errors", "… not abbreviated", "… optional", "… no
  /// longer needed".
  private static func passive(_ rest: ArraySlice<String>, of subject: ArraySlice<String>, isNegated: Bool) -> Strength? {
    // An adverb of frequency makes it a description: "Done buttons are not usually required".
    let open = rest.drop { negations.contains($0) || $0 == "longer" }.first ?? ""
    if isNegated
      ? ["needed", "necessary", "required"].contains(open) : ["optional", "fine", "ok", "okay", "acceptable"].contains(open)
    {
      return .consider
    }
    let rest = rest.drop {
      negations.contains($0) || ["longer", "ever", "always", "also", "only", "then", "all", "both"].contains($0)
        || $0.hasSuffix("ly")
    }
    guard let word = rest.first else { return nil }
    let next = rest.dropFirst().first ?? ""
    if ["right", "left"].contains(word), next == "aligned" { return isNegated ? .avoid : .do }
    // For example, "Error numbers are kept off the screen".
    if ["kept", "left"].contains(word), ["off", "out", "away", "from"].contains(next), subject.contains(where: isVisible) {
      return isNegated ? .do : .avoid
    }
    // Describes: "The words below are used the way readers know them."
    if word == "used", !isNegated, !["for", "only", "to"].contains(next) { return nil }
    let isOfDesign = designParticiples.contains(word) || isNegated && word.hasSuffix("ed") && !stateParticiples.contains(word)
    let isDone = textParticiples.contains(word) || isOfDesign && subject.contains(where: isVisible)
    // Describes: "The map is drawn by another team."
    guard isDone, next != "by" || criterionParticiples.contains(word) else { return nil }
    return isNegated ? .avoid : .do
  }

  private static func isPerson(_ word: String) -> Bool {
    // Matches "visitors" and "drivers", and not "errors" or "headers".
    EnglishAdvice.personWords.contains(word)
      || ["ers", "ors"].contains { word.hasSuffix($0) } && word.utf8.count > 5 && !isVisible(word)
  }

  private static func isVisible(_ word: String) -> Bool {
    visibleNouns.contains(word) || visibleNouns.contains(word.singular) || EnglishSubject.mentionsInterface(word)
  }

  private static let negativePronouns: Set<String> = ["neither", "none", "nothing"]
  /// Participles that describe a state. Their negation does not forbid.
  private static let stateParticiples: Set<String> = [
    "needed", "required", "supported", "implemented", "affected", "related", "based", "decided", "designed", "intended", "tested",
    "expected", "included", "finished", "defined", "covered", "documented", "listed", "mentioned", "described", "planned",
    "connected",
  ]
  private static let negations: Set<String> = ["not", "never", "no"]
  /// Adverbs of time and frequency, which make a sentence a description.
  private static let frequencyAdverbs: Set<String> = [
    "currently", "today", "now", "already", "yet", "still", "sometimes", "often", "usually", "mostly", "rarely", "seldom",
    "recently",
  ]
  private static let copulas = ["is": false, "are": false, "isn't": true, "aren't": true]
  /// Words before a noun.
  private static let determiners: Set<String> = [
    "the", "a", "an", "its", "their", "your", "our", "each", "every", "to", "of", "at", "in", "on", "by", "for", "with", "from",
    "and", "or",
  ]
  /// Words that make a sentence a description, or whose strength is determined elsewhere.
  private static let excludedWords: Set<String> = [
    "that", "which", "who", "whose", "because", "whether", "when", "what", "how", "why", "since", "was", "were", "had", "have",
    "been",
    "did", "can", "will", "would", "could", "might", "may", "must", "should", "shall",
  ]
  /// Names of what is visible in an interface or text, in the singular, besides the names of controls.
  private static let visibleNouns: Set<String> = [
    "text", "title", "name", "date", "time", "number", "numeral", "amount", "price", "total", "unit", "value", "figure",
    "currency",
    "error", "warning", "result", "row", "column", "cell", "field", "link", "list", "table", "page", "view", "image", "picture",
    "line", "letter", "abbreviation", "acronym", "sound", "map", "bar", "header", "footer", "timer", "counter", "symbol",
    "option", "choice", "state", "progress", "confirmation", "status", "prompt", "hint", "section", "tile", "panel", "window",
    "background", "border", "shadow", "corner", "divider", "keyboard", "red", "green", "blue", "yellow", "orange", "grey", "gray",
    "entry", "item", "action", "control", "summary", "notice", "reminder", "receipt", "preview", "thumbnail", "filter", "cursor",
    "focus",
    "selection", "highlight", "scrollbar", "chip", "drawer", "photograph", "video", "countdown", "input", "key", "instruction",
    "description", "step",
  ]
  /// Participles that apply only to words and numbers.
  private static let textParticiples: Set<String> = [
    "spelled", "spelt", "capitalized", "capitalised", "abbreviated", "hyphenated", "truncated", "rounded", "underlined",
    "italicized", "left-aligned", "right-aligned", "centered", "centred", "aligned", "reserved",
  ]
  private static let designParticiples: Set<String> = [
    "written", "shown", "displayed", "set", "drawn", "placed", "put", "kept", "hidden", "ordered", "sorted", "grouped",
    "separated",
    "shortened", "wrapped", "repeated", "announced", "marked", "labelled", "labeled", "numbered", "used", "offered", "given",
    "limited", "capped", "translated", "localized", "localised", "animated", "highlighted", "dimmed", "disabled", "followed",
    "preceded", "left", "omitted", "combined", "confirmed", "formatted", "quoted", "stacked", "pinned", "spoken",
    "colored", "coloured", "phrased", "worded", "named", "stated", "counted", "padded", "bold", "lowercase", "uppercase",
  ]
  /// Participles after which "by" introduces a criterion and not an agent.
  private static let criterionParticiples: Set<String> = [
    "ordered", "sorted", "grouped", "separated", "followed", "preceded", "stated",
  ]
  /// Verbs of position and behavior.
  private static let positionVerbs: Set<String> = [
    "sit", "sits", "stay", "stays", "stand", "stands", "begin", "begins", "start", "starts", "end", "ends", "go", "goes",
    "appear",
    "appears", "fit", "fits", "read", "reads", "open", "opens", "come", "comes", "wrap", "wraps",
  ]
  private static let positionWords: Set<String> = [
    "at", "in", "on", "to", "above", "below", "beside", "before", "after", "behind", "under", "near", "within", "with", "without",
    "from", "for", "as", "by", "next", "first", "last", "only", "left", "right", "alone", "together", "apart", "dark", "visible",
    "hidden", "open", "closed", "still", "empty", "once", "top", "full", "between", "inside", "outside", "over", "through",
  ]
}
