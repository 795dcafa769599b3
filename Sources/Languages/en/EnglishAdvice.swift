import Guidelines

/// Recognition of English clauses that advise without an imperative: "Labels should be short", "It's best to ask once", "We
/// recommend one button".
enum EnglishAdvice {
  /// Returns the strength of the main clause, in lower case and with straight apostrophes, or `nil` if it only describes.
  static func strength(of clause: Substring) -> Strength? {
    let words = clause.prefix(400).split { !($0.isAlphabetic || $0.isOne(of: "'-0123456789") || !$0.isASCII && $0.isNumber) }
      .prefix(40).map(String.init)
    return recommendation(words) ?? modal(words)
  }

  /// Returns the strength that the first modal verb of the main clause expresses if its subject is a design or the reader.
  private static func modal(_ words: [String]) -> Strength? {
    var isInRelativeClause = false
    var isIndirect = false
    if let first = words.first, first.hasSuffix("'s") { return coordinatedPredicate(words.dropFirst()) }
    for (index, word) in words.enumerated() where index > 0 {
      let before = words[index - 1]
      let rest = words[(index + 1)...]
      if relativeWords.contains(word) {
        isInRelativeClause = true
        isIndirect = indirectQuestionWords.contains(word)
        continue
      }
      let isModal = modals.contains(word) || negatedModals.contains(word)
      let needs = ["need", "needs", "ought", "have", "has"].contains(word) && rest.first == "to"
      if isModal || needs {
        // Skips sentences about modal verbs: "The words must, should and may are used as usual."
        if let next = rest.first, modals.contains(next) || ["may", "and", "or"].contains(next) { return nil }
        // A modal verb can also be quoted: "Anything marked MUST blocks a release."
        if ["marked", "labelled", "labeled", "called", "word", "means", "says"].contains(before) { return nil }
        // A modal verb in a relative clause belongs to the subject: "The button that should be used is …".
        if relativeWords.contains(before) || index > 24 { return nil }
        // Skips indirect statements: "See what there is that you shouldn't repeat".
        if isInRelativeClause, !isIndirect, readers.contains(before) {
          isInRelativeClause = false
          continue
        }
        // Skips indirect questions: "This page describes how labels should be written".
        if isIndirect { return nil }
        if needs, !(before == "you" || rest.dropFirst().first == "be" && !personWords.contains(before)) { return nil }
        // A condition expresses no strength: "When the list needs to be aligned".
        if needs, relativeWords.contains(words[0]) { return nil }
        if word == "must", personWords.contains(before), index > 1 || before != "it", rest.first != "be" { return nil }
        if negatedModals.contains(word) || rest.prefix(2).contains(where: negations.contains) {
          // A negated prohibition recommends: "Capitals should not be avoided."
          let act = rest.drop(while: negations.contains)
          return EnglishStrength.isOmission(act) || forbids(act) ? .do : .avoid
        }
        // A negative subject forbids: "No label should wrap", "Under no circumstances should …".
        if ["no", "neither", "none", "nobody", "nothing"].contains(
          ["under", "in", "on", "at"].contains(words[0]) ? words[1] : words[0])
        {
          return .avoid
        }
        return forbids(needs ? rest.dropFirst() : rest) ? .avoid : rest.prefix(3).contains("consider") ? .consider : .do
      }
      if finiteVerbs.contains(word) {
        // A relative clause can contain one verb of its own: "Buttons that open menus should …".
        if isInRelativeClause {
          (isInRelativeClause, isIndirect) = (false, false)
          continue
        }
        return coordinatedPredicate(rest)
      }
    }
    return nil
  }

  /// Verbs of prohibition. Negated by "no longer", they permit.
  private static let prohibitionVerbs: Set<String> = ["forbid", "ban", "prohibit", "discourage", "disallow", "avoid", "reject"]

  /// Indicates whether the words after a modal verb forbid: "(should) therefore be avoided", "(should) avoid", "(better to)
  /// avoid", "(should) try to avoid".
  private static func forbids(_ act: ArraySlice<String>) -> Bool {
    let act = act.drop { EnglishModality.isAdverb($0) || $0 == "to" || $0 == "that" || $0 == "you" }
    guard let first = act.first else { return false }
    if ["avoid", "avoiding", "refrain"].contains(first) { return true }
    if first == "be" {
      // For example, "The default should be to never use threads."
      return act.prefix(4).contains(where: avoidanceParticiples.contains) || act.dropFirst().starts(with: ["to", "never"])
    }
    return ["try", "aim"].contains(first) && act.prefix(3).contains("avoid") || act.starts(with: ["remember", "not", "to"])
  }

  /// Returns the strength of a second predicate of the same subject: "… is a fallback, and should not carry a link".
  private static func coordinatedPredicate(_ words: ArraySlice<String>) -> Strength? {
    for index in words.indices.dropFirst(2) where modals.contains(words[index]) || negatedModals.contains(words[index]) {
      let before = ["it", "they"].contains(words[index - 1]) ? words[index - 2] : words[index - 1]
      let act = words[(index + 1)...]
      let isNegative = negatedModals.contains(words[index]) || act.prefix(2).contains(where: negations.contains) || forbids(act)
      // For example, "The text is optional, and if it repeats the title you should delete it".
      if before == "you", words[..<(index - 1)].contains(where: { $0 == "and" || $0 == "so" || $0 == "but" }) {
        return isNegative ? .avoid : .do
      }
      guard before == "but" || before == "and" && isNegative else { return nil }
      return isNegative ? .avoid : .do
    }
    return nil
  }

  /// Returns the strength of a recommendation: "It's important to …", "… is not recommended", "we recommend …", "you might
  /// consider …".
  private static func recommendation(_ words: [String]) -> Strength? {
    guard let first = words.first else { return nil }
    let start = words.prefix(12)
    // For example, "Every picture needs a caption."
    if ["every", "all", "each"].contains(first),
      let need = start.prefix(6).firstIndex(where: ["need", "needs", "require", "requires"].contains),
      need > 1
    {
      return .do
    }
    if let worth = start.firstIndex(of: "worth"), first == "it" || first == "it's", worth < 5,
      start[worth...].dropFirst().first?.hasSuffix("ing") ?? false
    {
      return start[..<worth].contains("not") ? .avoid : .consider
    }
    if first == "it's" || first == "it" && words.dropFirst().first == "is" {
      let rest = start.dropFirst(first == "it's" ? 1 : 2)
      guard let judged = rest.prefix(4).firstIndex(where: judgmentAdjectives.contains) else { return nil }
      guard start[judged...].dropFirst().prefix(6).contains(where: ["to", "that", "not"].contains) else { return nil }
      if permissionAdjectives.contains(start[judged]) {
        return rest.prefix(while: { !judgmentAdjectives.contains($0) }).contains("not") ? .avoid : .consider
      }
      if rest.prefix(while: { !judgmentAdjectives.contains($0) }).contains(where: { $0 == "not" || $0 == "no" }) {
        // Negated importance permits: "It's not necessary to …", "It's no longer important that …".
        return necessityAdjectives.contains(start[judged]) ? nil : .avoid
      }
      let act = start[judged...].dropFirst()
      return act.first == "not" || forbids(act) || negativeAdjectives.contains(start[judged]) ? .avoid : .do
    }
    // For example, "Nothing may be published without …", "Only one logo may appear".
    if let may = start.firstIndex(of: "may"), may > 0, may < 8, !start[..<may].contains(where: relativeWords.contains) {
      if ["no", "nothing", "nobody", "none"].contains(first) { return .avoid }
      if first == "only", start.dropFirst(may + 1).first.map({ $0 != "not" }) ?? false { return .do }
    }
    if first == "we", case let act = words.dropFirst(), let verb = act.first {
      // "We avoid emoji." and "We never shout." forbid; "we don't know" is about the authors.
      let refused = act.dropFirst(verb == "do" && act.dropFirst().first == "not" ? 2 : 1).first ?? ""
      // For example, "We no longer make tutorials."
      if act.starts(with: ["no", "longer"]), let verb = act.dropFirst(2).first, ImperativeVerbs.contains(verb) {
        return prohibitionVerbs.contains(verb) ? .consider : .avoid
      }
      if verb == "avoid"
        || (["don't", "never"].contains(verb) || act.starts(with: ["do", "not"])) && !refused.isEmpty
          && !authorVerbs.contains(refused) && !EnglishModality.isAdverb(refused)
      {
        return .avoid
      }
    }
    if first == "we" || first == "please" {
      if start.prefix(4).contains("against") { return .avoid }
      let isNegative = start.prefix(3).contains { ["don't", "not", "discourage"].contains($0) }
      guard
        let verb = start.prefix(4).firstIndex(where: {
          ["recommend", "suggest", "advise", "encourage", "discourage"].contains($0)
        })
      else { return nil }
      let act = start[verb...].dropFirst()
      return isNegative || forbids(act) || act.prefix(4).contains { $0 == "not" || $0 == "don't" } ? .avoid : .do
    }
    if first == "you", words.dropFirst().first == "needn't" || words.dropFirst().starts(with: ["don't", "need", "to"]) {
      return .consider
    }
    if first == "you", let verb = words.dropFirst().first, ["may", "might", "could", "can"].contains(verb) {
      let next = words.dropFirst(2)
      if verb == "may", next.first == "not", next.dropFirst().first.map(ImperativeVerbs.contains) ?? false { return .avoid }
      if next.first == "consider" || next.starts(with: ["want", "to"]) { return .consider }
      // "You can find it there" and "You may notice" only inform.
      return verb != "can" && next.first.map { ImperativeVerbs.contains($0) && !perceptionVerbs.contains($0) } ?? false
        ? .consider : nil
    }
    // For example, "The best way to name a room is to ask."
    if let way = start.firstIndex(of: "way"), way > 0, start[way - 1] == "best",
      let copula = words[way...].firstIndex(of: "is"), case let act = words[(copula + 1)...], act.prefix(2).contains("to")
    {
      return act.prefix(3).contains(where: negations.contains) ? .avoid : .do
    }
    // For example, "A best practice is to wrap labels", "The rule is not to".
    if let copula = start.firstIndex(of: "is"), copula > 0, normNouns.contains(start[copula - 1]),
      case let act = words[(copula + 1)...],
      act.first == "to" || act.starts(with: ["not", "to"])
    {
      return act.first == "not" || act.prefix(3).contains(where: negations.contains) || forbids(act) ? .avoid : .do
    }
    if words.starts(with: ["feel", "free", "to"]) { return .consider }
    if first == "best", let next = words.dropFirst().first, ["to", "not"].contains(next) {
      return next == "not" || forbids(words[1...]) ? .avoid : .do
    }
    // For example, "Labels are not to be wrapped", "Long labels are a bad idea".
    if let copula = start.indices.dropFirst().first(where: { ["is", "are", "isn't", "aren't"].contains(words[$0]) }),
      !start[..<copula].contains(where: relativeWords.contains)
    {
      let isNegated = words[copula].hasSuffix("n't") || words[(copula + 1)...].first == "not"
      let rest = words[(copula + 1)...].drop { ["not", "a", "an", "generally", "considered"].contains($0) }
      // For example, "Terms are to be avoided", "Passwords are never to be displayed".
      let act = words[(copula + 1)...].drop { ["not", "never", "always"].contains($0) }
      if act.starts(with: ["to", "be"]), act.count > 2 {
        return isNegated || words[(copula + 1)...].first == "never" || avoidanceParticiples.contains(act[act.startIndex + 2])
          ? .avoid : .do
      }
      if let duty = rest.first, ["expected", "required"].contains(duty), rest.dropFirst().first == "to" {
        return isNegated ? nil : .do
      }
      if let judgement = rest.first, let noun = rest.dropFirst().first, ["idea", "practice", "form"].contains(noun) {
        if ["bad", "poor"].contains(judgement) { return .avoid }
        if judgement == "good" { return isNegated ? .avoid : .do }
      }
    }
    let verdicts = [
      "recommended", "advised", "discouraged", "prohibited", "forbidden", "banned", "allowed", "permitted", "preferred",
      "frowned",
    ]
    if let judged = start.firstIndex(where: verdicts.contains),
      judged > 0,
      start[..<judged].contains(where: ["is", "are", "isn't", "aren't"].contains),
      !start[..<judged].contains(where: relativeWords.contains)
    {
      let isNegated =
        start[..<judged].contains { ["not", "aren't", "isn't", "never"].contains($0) }
        || start[(judged + 1)...].first == "against" || start[..<judged].suffix(2) == ["no", "longer"]
      if ["allowed", "permitted"].contains(start[judged]) { return isNegated ? .avoid : nil }
      let forbids = ["discouraged", "prohibited", "forbidden", "banned", "frowned"].contains(start[judged])
      // For example, "Emoji are no longer forbidden."
      if forbids, isNegated { return .consider }
      return isNegated || forbids ? .avoid : .do
    }
    return nil
  }

  /// Verbs of what authors do without affecting their design: "we don't know", "we don't offer support".
  private static let authorVerbs: Set<String> = [
    "know", "have", "think", "expect", "hear", "see", "find", "need", "believe", "want", "plan", "support", "understand",
    "remember",
    "realize", "own", "maintain", "measure", "track", "consider", "recommend", "encourage", "suggest", "guarantee", "get", "mean",
  ]
  private static let perceptionVerbs: Set<String> = [
    "notice", "see", "find", "have", "need", "be", "get", "know", "experience", "remember", "recognize", "expect", "receive",
    "lose",
  ]
  private static let modals: Set<String> = ["should", "must", "shall"]
  private static let negatedModals: Set<String> = ["shouldn't", "mustn't"]
  private static let negations: Set<String> = ["not", "never"]
  private static let avoidanceParticiples: Set<String> = ["avoided", "discouraged"]
  private static let relativeWords: Set<String> = [
    "that", "which", "who", "whose", "what", "how", "why", "where", "when", "whether", "if",
  ]
  /// Words that open an indirect question.
  private static let indirectQuestionWords: Set<String> = ["what", "how", "why", "whether"]
  static let personWords: Set<String> = [
    "user", "users", "people", "they", "he", "she", "it", "reader", "readers", "person", "customers",
  ]
  private static let readers: Set<String> = ["you", "we"]
  private static let normNouns: Set<String> = [
    "practice", "rule", "convention", "recommendation", "preference", "policy", "guideline",
  ]
  private static let judgmentAdjectives: Set<String> = [
    "important", "best", "essential", "crucial", "critical", "vital", "recommended", "advisable", "preferable", "better",
    "necessary",
    "good", "wise", "bad", "unwise", "permitted", "allowed", "acceptable", "okay", "ok", "appropriate", "fine",
  ]
  private static let permissionAdjectives: Set<String> = [
    "permitted", "allowed", "acceptable", "okay", "ok", "appropriate", "fine",
  ]
  private static let negativeAdjectives: Set<String> = ["bad", "unwise"]
  private static let necessityAdjectives: Set<String> = ["important", "essential", "crucial", "critical", "vital", "necessary"]
  private static let finiteVerbs: Set<String> = [
    "is", "are", "was", "were", "can", "may", "might", "could", "will", "would", "has", "have", "had", "do", "does", "did",
    "lets",
    "helps", "isn't", "aren't", "can't", "cannot", "won't", "doesn't", "don't", "means", "includes", "it's", "that's", "there's",
    "depends", "describes", "explains", "determines", "says", "tells",
  ]
}
