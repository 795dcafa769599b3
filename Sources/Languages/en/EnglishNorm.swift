import Guidelines

/// English sentences that state in the indicative how a house has it: "Units are spelled out.", "A legend never wraps.", "The total sits at the end". They may as
/// well describe: what is counted are things that are shown, and what is done to them or where they stand.
enum EnglishNorm {
  /// How it binds; nil for what tells something else.
  /// - Parameter clause: the main clause, `straightened`.
  static func strength(of clause: Substring) -> Strength? { norm(of: clause)?.strength }

  /// Whether it tells what a component is like that its page is called by: "List items begin with a number", on a page on lists.
  static func describes(_ sentence: String, _ components: [String]) -> Bool {
    guard let norm = norm(of: EnglishMood.main(of: sentence.straightened[...]).clause), norm.strength == .do else { return false }
    let subject = norm.subject.map { $0.singular }
    return components.contains { component in
      let names = EnglishSubject.words(of: component.straightened[...]).filter { !pages.contains($0) }.map { $0.singular }
      return (1...2).contains(names.count) && Set(names).isSubset(of: subject)
    }
  }

  /// What titles add to the name of a component.
  private static let pages: Set<String> = [
    "guidelines", "guide", "guidance", "usage", "using", "design", "style", "rules", "the", "our",
  ]

  private static func norm(of clause: Substring) -> (subject: ArraySlice<String>, strength: Strength)? {
    let all = clause.prefix(240).split { !($0.isWritten || $0.isOne(of: "'-") || $0.isNumber) }.prefix(24).map(String.init)
    let words = Array(all.drop(while: EnglishMood.isAdverb))
    guard let first = words.first, !EnglishSubject.pointing.contains(first), !first.hasSuffix("ing"),
      !all.contains(where: times.contains)
    else { return nil }
    let isNone = nothing.contains(first)
    for (index, word) in zip(words.indices, words).dropFirst().prefix(9) {
      if others.contains(word) { return nil }
      if determiners.contains(words[index - 1]) { continue }
      let (subject, rest) = (words[..<index], words[(index + 1)...])
      let strength: Strength?
      if word == "never" {
        strength = rest.first.map { !others.contains($0) && !$0.hasSuffix("ed") } ?? false ? .avoid : nil
      } else if ["don't", "doesn't"].contains(word) || ["do", "does"].contains(word) && rest.first == "not" {
        strength = subject.contains(where: isShown) ? .avoid : nil
      } else if let isNegated = copulas[word] {
        strength = passive(rest, of: subject, isNegated: isNegated || isNone || rest.first.map(negations.contains) ?? false)
      } else if standing.contains(word) {
        let isPlace = rest.first.map { places.contains($0) || $0.hasSuffix("ly") } ?? false
        strength = isPlace && subject.contains(where: isShown) ? isNone ? .avoid : .do : nil
      } else {
        continue
      }
      guard let strength, strength == .consider || !subject.contains(where: isPerson) else { return nil }
      return (subject, strength)
    }
    return nil
  }

  /// "… reserved for errors", "… not abbreviated", "… optional", "… no longer needed".
  private static func passive(_ rest: ArraySlice<String>, of subject: ArraySlice<String>, isNegated: Bool) -> Strength? {
    // "Done buttons are not usually required" tells how it mostly is.
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
    // "Error numbers are kept off the screen"
    if ["kept", "left"].contains(word), ["off", "out", "away", "from"].contains(next), subject.contains(where: isShown) {
      return isNegated ? .do : .avoid
    }
    // "The words below are used the way readers know them."
    if word == "used", !isNegated, !["for", "only", "to"].contains(next) { return nil }
    let isOfDesign = done.contains(word) || isNegated && word.hasSuffix("ed") && !states.contains(word)
    let isDone = written.contains(word) || isOfDesign && subject.contains(where: isShown)
    // "The map is drawn by another team."
    guard isDone, next != "by" || orders.contains(word) else { return nil }
    return isNegated ? .avoid : .do
  }

  private static func isPerson(_ word: String) -> Bool {
    // "visitors", "drivers", and not "errors", "headers"
    EnglishAdvice.persons.contains(word)
      || ["ers", "ors"].contains { word.hasSuffix($0) } && word.utf8.count > 5 && !isShown(word)
  }

  private static func isShown(_ word: String) -> Bool {
    shown.contains(word) || shown.contains(word.singular) || EnglishSubject.namesInterface(word)
  }

  private static let nothing: Set<String> = ["neither", "none", "nothing"]
  /// What is not done to a thing without anybody's will that it should not.
  private static let states: Set<String> = [
    "needed", "required", "supported", "implemented", "affected", "related", "based", "decided", "designed", "intended", "tested",
    "expected", "included", "finished", "defined", "covered", "documented", "listed", "mentioned", "described", "planned",
    "connected",
  ]
  private static let negations: Set<String> = ["not", "never", "no"]
  /// What tells how things are at some time, or for the most part.
  private static let times: Set<String> = [
    "currently", "today", "now", "already", "yet", "still", "sometimes", "often", "usually", "mostly", "rarely", "seldom",
    "recently",
  ]
  private static let copulas = ["is": false, "are": false, "isn't": true, "aren't": true]
  /// What a noun follows.
  private static let determiners: Set<String> = [
    "the", "a", "an", "its", "their", "your", "our", "each", "every", "to", "of", "at", "in", "on", "by", "for", "with", "from",
    "and", "or",
  ]
  /// What tells something else, or binds by another word.
  private static let others: Set<String> = [
    "that", "which", "who", "whose", "because", "whether", "when", "what", "how", "why", "since", "was", "were", "had", "have",
    "been",
    "did", "can", "will", "would", "could", "might", "may", "must", "should", "shall",
  ]
  /// What stands on a screen or in a text, in the singular, beside the names of controls.
  private static let shown: Set<String> = [
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
  /// What is done to words and figures, and to nothing else.
  private static let written: Set<String> = [
    "spelled", "spelt", "capitalized", "capitalised", "abbreviated", "hyphenated", "truncated", "rounded", "underlined",
    "italicized", "left-aligned", "right-aligned", "centered", "centred", "aligned", "reserved",
  ]
  private static let done: Set<String> = [
    "written", "shown", "displayed", "set", "drawn", "placed", "put", "kept", "hidden", "ordered", "sorted", "grouped",
    "separated",
    "shortened", "wrapped", "repeated", "announced", "marked", "labelled", "labeled", "numbered", "used", "offered", "given",
    "limited", "capped", "translated", "localized", "localised", "animated", "highlighted", "dimmed", "disabled", "followed",
    "preceded", "left", "omitted", "combined", "confirmed", "formatted", "quoted", "stacked", "pinned", "spoken",
    "colored", "coloured", "phrased", "worded", "named", "stated", "counted", "padded", "bold", "lowercase", "uppercase",
  ]
  /// Of those, what is followed by what comes next and not by who does it.
  private static let orders: Set<String> = ["ordered", "sorted", "grouped", "separated", "followed", "preceded", "stated"]
  /// What things do where they stand.
  private static let standing: Set<String> = [
    "sit", "sits", "stay", "stays", "stand", "stands", "begin", "begins", "start", "starts", "end", "ends", "go", "goes",
    "appear",
    "appears", "fit", "fits", "read", "reads", "open", "opens", "come", "comes", "wrap", "wraps",
  ]
  private static let places: Set<String> = [
    "at", "in", "on", "to", "above", "below", "beside", "before", "after", "behind", "under", "near", "within", "with", "without",
    "from", "for", "as", "by", "next", "first", "last", "only", "left", "right", "alone", "together", "apart", "dark", "visible",
    "hidden", "open", "closed", "still", "empty", "once", "top", "full", "between", "inside", "outside", "over", "through",
  ]
}
