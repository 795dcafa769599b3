import Guidelines

extension LanguageRules.Guidance {
  static let english = {
    var guidance = LanguageRules.Guidance()
    guidance.advised = [
      "do", "dos", "do's", "do this", "always", "prefer", "preferred", "do this instead", "do instead", "instead", "use instead",
      "what to do", "what to do instead", "what we do instead", "how to fix it", "how to fix them", "the fix", "fixes",
    ]
    guidance.permitted = [
      "optional", "allowed", "permitted", "not required", "not needed", "you may", "you don't have to",
      "no need to",
    ]
    guidance.principles = ["recommended", "rule", "rules", "guideline"]
    guidance.avoided = [
      "don't", "don'ts", "dont", "donts", "do not", "don't do this", "do nots", "avoid", "never", "not recommended",
      "discouraged", "don't use", "do not use", "never use", "never do", "not allowed", "prohibited", "forbidden", "unacceptable",
      "banned", "disallowed", "must not", "should not", "shall not", "you must not", "you should not", "do not do this",
      "please avoid", "please don't", "rejected",
    ]
    guidance.exceptions = ["exception", "exceptions"]
    guidance.isFault = EnglishLabel.isFault
    guidance.corrections = [
      ("before", "after"), ("old", "new"), ("instead of", "use"), ("instead of", "say"), ("instead of", "write"),
      ("was", "is now"),
      ("original", "improved"), ("original", "revised"), ("draft", "better"), ("not this", "but this"), ("don't say", "say"),
    ]
    guidance.verdicts = [
      "yes": .do, "no": .avoid, "always": .do, "never": .avoid, "optional": .consider, "required": .do, "recommended": .do,
      "allowed": .consider, "not allowed": .avoid, "discouraged": .avoid, "forbidden": .avoid, "leave it out": .avoid,
      "leave out": .avoid, "skip it": .avoid, "omit it": .avoid, "drop it": .avoid, "omit": .avoid, "skip": .avoid, "use": .do,
      "don't use": .avoid, "do not use": .avoid, "avoid": .avoid, "not used": .avoid, "must": .do, "should": .do,
      "may": .consider,
      "must not": .avoid, "should not": .avoid, "mandatory": .do, "remove it": .avoid, "leave it off": .avoid, "don't": .avoid,
      "do": .do, "do without": .avoid, "avoid it": .avoid, "never use it": .avoid, "prohibited": .avoid, "deprecated": .avoid,
      "retired": .avoid, "dropped": .avoid, "rejected": .avoid,
    ]
    guidance.cures = [", use ", ", choose ", ", try "]
    guidance.reasonColumns = [
      "exception", "exceptions", "why", "reason", "reasons", "because", "rationale", "note", "notes", "comment", "comments",
      "background", "explanation",
      "why?", "effect", "evidence", "source", "justification", "context", "remarks",
    ]
    guidance.demandOpenings = [
      "always ", "must ", "make sure ", "ensure ", "be sure ", "remember ", "don't forget ", "don't hesitate ",
    ]
    guidance.asksForFault = EnglishLabel.asksForFault
    guidance.namesAct = EnglishLabel.namesAct
    guidance.isVerbless = EnglishMood.isVerbless
    guidance.speaksOfPage = EnglishLabel.speaksOfPage
    guidance.insists = EnglishSubject.insists
    guidance.mayStateNorm = EnglishSubject.mayStateNorm
    guidance.describes = EnglishNorm.describes
    guidance.namesInterface = EnglishSubject.namesInterface
    guidance.alternativeOpenings = ["instead, ", "rather, "]
    guidance.alternativeEndings = [" instead"]
    guidance.answers = [("yes", "no")]
    guidance.ruleColumns = ["rule", "rules", "guideline", "guidelines"]
    guidance.advisingColumns = [
      "usage", "use", "when to use", "how to use", "guideline", "guidelines", "guidance", "recommendation", "recommendations",
      "best practice", "best practices", "requirement", "requirements", "what to do", "notes",
    ]
    guidance.levels = [
      "must": .do, "shall": .do, "should": .do, "required": .do, "must not": .avoid, "shall not": .avoid, "should not": .avoid,
      "may": .consider, "could": .consider, "optional": .consider, "mandatory": .do, "nice to have": .consider,
    ]
    guidance.rightExamples = ["good", "good example", "good examples", "correct", "right", "better", "good practice", "pass"]
    guidance.wrongExamples = [
      "bad", "bad example", "bad examples", "incorrect", "wrong", "poor", "worse", "bad practice", "fail", "poor example",
    ]
    guidance.exampleOpenings = ["example", "for example", "sample"]
    guidance.wrongWords = ["incorrect", "wrong", "misuse", "bad "]
    guidance.exampleEndings = [" example", " examples", "before", "after"]
    guidance.unadvising = [
      "references", "reference", "feedback", "code", "source", "sources", "changelog", "change log", "history",
      "revision history", "version history", "revisions", "log", "open questions", "credits",
      "license", "support", "contact", "contributing", "see also", "further reading", "read more", "resources", "related",
      "related content", "related links", "related topics", "related components", "related patterns", "table of contents",
      "installation", "api", "api reference", "props", "properties", "research", "known issues", "next steps", "prerequisites",
      "why", "why?", "rationale", "acknowledgements", "about this guide", "features", "key features", "highlights", "roadmap",
      "requirements", "minutes",
      "meeting notes", "notes from the meeting", "homework", "action items",
      "next time",
      "what changed", "updates", "get help", "get in touch", "authors",
    ]
    guidance.procedures = [
      "how to request", "how to ask", "how to change", "how to add", "how to update", "how to propose", "how to report",
      "how to get", "asking for", "requesting", "proposing", "reporting", "submitting", "publishing", "updating", "testing",
      "measuring", "setting up", "procedure", "process", "workflow",
      "steps",
    ]
    guidance.isProcedure = EnglishProcedure.isTitle
    guidance.operates = EnglishProcedure.operates
    guidance.isPast = EnglishProcedure.isPast
    guidance.advising = [
      "best practice", "guideline", "guidance", "when to use", "when not to use", "usage", "dos and don", "do's and don",
      "do and don", "how to use", "recommendation", "principle", "considerations", "accessibility", "content", "writing", "tips",
      "rules", "style guide", "design",
    ]
    guidance.advisingSections = [
      "best practice", "guideline", "when to use", "when not to use", "dos and don", "do's and don", "do and don",
      "recommendation",
    ]
    guidance.genres = [
      (
        .changeLog,
        [
          "changelog", "change log", "release notes", "what's new", "what’s new", "releases", "release history", "migration",
          " history ",
        ]
      ),
      (
        .procedure,
        ["tutorial", "quickstart", "quick start", "getting started", "get started", "walkthrough", "step by step", "install"]
      ),
      (.questions, [" faq ", "frequently asked"]),
      (.story, ["minutes of", "meeting", "retrospective", "postmortem", "post-mortem", "case study", "diary"]),
      (.reference, [" api ", " reference", " props "]),
      (.glossary, ["glossary", "terminology", "definitions"]),
    ]
    guidance.referenceSections = [
      "api", "syntax", "parameters", "arguments", "return value", "returns", "properties", "props", "methods", "events", "slots",
      "constructors", "attributes", "css variables", "exceptions", "import", "installation", "options", "configuration",
    ]
    guidance.referenceColumns = [
      "type", "default", "default value", "required", "prop", "props", "property", "parameter", "argument", "option", "method",
      "event", "attribute", "return type", "returns",
    ]
    guidance.illustrations = [
      "for example", "for instance", "e.g.", "such as", "in this example", "here, ", "imagine ", "suppose ",
    ]
    guidance.sampleOpenings = ["examples: "]
    guidance.pointingVerbs = [
      "read", "visit", "contact", "download", "browse", "view", "find", "explore", "watch", "subscribe", "join", "report",
      "follow", "open",
      "check", "submit", "give", "tell", "take", "get", "send", "discover", "refer", "see", "learn", "go",
    ]
    guidance.leadIn = EnglishLeadIn.leadIn
    return guidance
  }()
}

/// What an English sentence over a list makes of its items, by the words on which it breaks off.
enum EnglishLeadIn {
  static func leadIn(_ sentence: String) -> LanguageRules.LeadIn {
    let text = sentence.straightened
    if text.hasSuffix(anyOf: ["following steps", "these steps", "following procedure", "steps"]) { return .steps }
    if text.hasPrefix("to "), !text.contains(",") { return .aim }
    // "Avoid pleas, such as \"please.\"": what is quoted last leads to nothing.
    if text.hasSuffix(anyOf: ["\"", "”"]) { return .open }
    var words = text.split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    while let last = words.last, fillers.contains(last) { words.removeLast() }
    guard let last = words.last else { return .open }
    let before = words.dropLast().last ?? ""
    if forbids(words) { return .advises(.avoid) }
    if last == "not" || last == "never" {
      return words.count > 1 && modals.contains(before) || last == "never" || before == "do" ? .advises(.avoid) : .open
    }
    if ["avoid", "don't", "shouldn't", "mustn't"].contains(last) { return .advises(.avoid) }
    if last == "consider" { return .advises(.consider) }
    if modals.contains(last) { return .advises(.do) }
    // "A chart needs:", "Every label must have:".
    if words.count <= 8, last == "needs" || modals.contains(before) && ["have", "include", "contain"].contains(last) {
      return .advises(.do)
    }
    // "You need to:", "Remember to:", "Make sure that:"; "which lets users to:" describes.
    if last == "to" || last == "that",
      ["need", "needs", "sure", "remember", "try", "aim", "have", "ought", "important", "best"].contains(before)
    {
      return Set(words.prefix(4)).isDisjoint(with: ["user", "users", "they", "people"]) ? .advises(.do) : .describes
    }
    if last == "you" && before == "if"
      || last == "that" && ["of", "to", "like", "for", "than", "besides", "beyond", "after", "before"].contains(before)
    {
      return .open
    }
    return continuing.contains(last) || last.hasSuffix("'ll") ? .describes : .open
  }

  /// "What should you never do?", "Never do the following", "The following are prohibited", "It is a mistake to".
  private static func forbids(_ words: [String]) -> Bool {
    if words.first == "what" { return !Set(words).isDisjoint(with: ["not", "never", "avoid", "shouldn't"]) }
    if words.contains("following") {
      let verb = EnglishMood.isAdverb(words[0]) ? words.dropFirst().first : words[0]
      if verb == "never" || verb == "don't" || verb == "avoid" || words.starts(with: ["do", "not"]) { return true }
      guard let copula = words.firstIndex(where: { $0 == "are" || $0 == "is" }) else { return false }
      let verdict = words[(copula + 1)...]
      return verdict.first == "not" && verdict.contains { ["allowed", "permitted", "acceptable", "recommended"].contains($0) }
        || verdict.contains { ["prohibited", "forbidden", "unacceptable", "discouraged", "disallowed"].contains($0) }
    }
    return words.suffix(2) == ["mistake", "to"] || words.suffix(3) == ["bad", "idea", "to"]
  }

  /// Words behind the modal that say nothing of what is to be done.
  private static let fillers: Set<String> = ["be", "also", "always", "all", "either", "both", "ideally", "only"]
  private static let modals: Set<String> = ["should", "must", "shall", "please"]
  /// What the predicate follows.
  private static let continuing: Set<String> = [
    "they", "it", "this", "that", "which", "who", "can", "could", "will", "may", "might", "would", "to", "users", "people", "you",
    "we", "lets", "helps", "is", "are", "because", "by", "when", "if", "where",
  ]
}
