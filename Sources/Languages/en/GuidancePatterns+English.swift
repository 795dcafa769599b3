import Guidelines

extension LanguageProfile.GuidancePatterns {
  static let english = {
    var guidance = LanguageProfile.GuidancePatterns()
    guidance.doLabels = [
      "do", "dos", "do's", "do this", "always", "prefer", "preferred", "do this instead", "do instead", "instead", "use instead",
      "what to do", "what to do instead", "what we do instead", "how to fix it", "how to fix them", "the fix", "fixes",
    ]
    guidance.permissionLabels = [
      "optional", "allowed", "permitted", "not required", "not needed", "you may", "you don't have to",
      "no need to",
    ]
    guidance.principleLabels = ["recommended", "rule", "rules", "guideline"]
    guidance.avoidLabels = [
      "don't", "don'ts", "dont", "donts", "do not", "don't do this", "do nots", "avoid", "never", "not recommended",
      "discouraged", "don't use", "do not use", "never use", "never do", "not allowed", "prohibited", "forbidden", "unacceptable",
      "banned", "disallowed", "must not", "should not", "shall not", "you must not", "you should not", "do not do this",
      "please avoid", "please don't", "rejected",
    ]
    guidance.exceptionTitles = ["exception", "exceptions"]
    guidance.isFaultTitle = EnglishLabel.isFaultTitle
    guidance.correctionHeaders = [
      ("before", "after"), ("old", "new"), ("instead of", "use"), ("instead of", "say"), ("instead of", "write"),
      ("was", "is now"),
      ("original", "improved"), ("original", "revised"), ("draft", "better"), ("not this", "but this"), ("don't say", "say"),
    ]
    guidance.cellVerdicts = [
      "yes": .do, "no": .avoid, "always": .do, "never": .avoid, "optional": .consider, "required": .do, "recommended": .do,
      "allowed": .consider, "not allowed": .avoid, "discouraged": .avoid, "forbidden": .avoid, "leave it out": .avoid,
      "leave out": .avoid, "skip it": .avoid, "omit it": .avoid, "drop it": .avoid, "omit": .avoid, "skip": .avoid, "use": .do,
      "don't use": .avoid, "do not use": .avoid, "avoid": .avoid, "not used": .avoid, "must": .do, "should": .do,
      "may": .consider,
      "must not": .avoid, "should not": .avoid, "mandatory": .do, "remove it": .avoid, "leave it off": .avoid, "don't": .avoid,
      "do": .do, "do without": .avoid, "avoid it": .avoid, "never use it": .avoid, "prohibited": .avoid, "deprecated": .avoid,
      "retired": .avoid, "dropped": .avoid, "rejected": .avoid,
    ]
    guidance.alternatives = [", use ", ", choose ", ", try "]
    guidance.reasonColumns = [
      "exception", "exceptions", "why", "reason", "reasons", "because", "rationale", "note", "notes", "comment", "comments",
      "background", "explanation",
      "why?", "effect", "evidence", "source", "justification", "context", "remarks",
    ]
    guidance.demandPrefixes = [
      "always ", "must ", "make sure ", "ensure ", "be sure ", "remember ", "don't forget ", "don't hesitate ",
    ]
    guidance.asksForFault = EnglishLabel.asksForFault
    guidance.namesAction = EnglishLabel.namesAction
    guidance.isVerbless = EnglishModality.isVerbless
    guidance.isAboutThePage = EnglishLabel.isAboutThePage
    guidance.isInsistent = EnglishSubject.isInsistent
    guidance.mayStateNorm = EnglishSubject.mayStateNorm
    guidance.describesComponent = EnglishNorm.describesComponent
    guidance.mentionsInterface = EnglishSubject.mentionsInterface
    guidance.alternativePrefixes = ["instead, ", "rather, "]
    guidance.alternativeSuffixes = [" instead"]
    guidance.yesNoHeaders = [("yes", "no")]
    guidance.ruleColumns = ["rule", "rules", "guideline", "guidelines"]
    guidance.usageColumns = [
      "usage", "use", "when to use", "how to use", "guideline", "guidelines", "guidance", "recommendation", "recommendations",
      "best practice", "best practices", "requirement", "requirements", "what to do", "notes",
    ]
    guidance.requirementLevels = [
      "must": .do, "shall": .do, "should": .do, "required": .do, "must not": .avoid, "shall not": .avoid, "should not": .avoid,
      "may": .consider, "could": .consider, "optional": .consider, "mandatory": .do, "nice to have": .consider,
    ]
    guidance.goodExampleLabels = ["good", "good example", "good examples", "correct", "right", "better", "good practice", "pass"]
    guidance.badExampleLabels = [
      "bad", "bad example", "bad examples", "incorrect", "wrong", "poor", "worse", "bad practice", "fail", "poor example",
    ]
    guidance.exampleTitlePrefixes = ["example", "for example", "sample"]
    guidance.badExampleWords = ["incorrect", "wrong", "misuse", "bad "]
    guidance.exampleTitleSuffixes = [" example", " examples", "before", "after"]
    guidance.nonRuleTitles = [
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
    guidance.procedureWords = [
      "how to request", "how to ask", "how to change", "how to add", "how to update", "how to propose", "how to report",
      "how to get", "asking for", "requesting", "proposing", "reporting", "submitting", "publishing", "updating", "testing",
      "measuring", "setting up", "procedure", "process", "workflow",
      "steps",
    ]
    guidance.isProcedureTitle = EnglishProcedure.isProcedureTitle
    guidance.isOperation = EnglishProcedure.isOperation
    guidance.isPastTense = EnglishProcedure.isPastTense
    guidance.adviceWords = [
      "best practice", "guideline", "guidance", "when to use", "when not to use", "usage", "dos and don", "do's and don",
      "do and don", "how to use", "recommendation", "principle", "considerations", "accessibility", "content", "writing", "tips",
      "rules", "style guide", "design",
    ]
    guidance.adviceSectionWords = [
      "best practice", "guideline", "when to use", "when not to use", "dos and don", "do's and don", "do and don",
      "recommendation",
    ]
    guidance.genreWords = [
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
    guidance.examplePrefixes = [
      "for example", "for instance", "e.g.", "such as", "in this example", "here, ", "imagine ", "suppose ",
    ]
    guidance.samplePrefixes = ["examples: "]
    guidance.crossReferenceVerbs = [
      "read", "visit", "contact", "download", "browse", "view", "find", "explore", "watch", "subscribe", "join", "report",
      "follow", "open",
      "check", "submit", "give", "tell", "take", "get", "send", "discover", "refer", "see", "learn", "go",
    ]
    guidance.leadIn = EnglishLeadIn.leadIn
    return guidance
  }()
}

/// Classification of English sentences that introduce a list, by their last words.
enum EnglishLeadIn {
  static func leadIn(_ sentence: String) -> LanguageProfile.LeadIn {
    let text = sentence.normalizedApostrophes
    if text.hasSuffix(anyOf: ["following steps", "these steps", "following procedure", "steps"]) { return .steps }
    if text.hasPrefix("to "), !text.contains(",") { return .goal }
    // A quotation at the end introduces nothing: "Avoid pleas, such as \"please.\""
    if text.hasSuffix(anyOf: ["\"", "”"]) { return .neutral }
    var words = text.split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    while let last = words.last, fillerWords.contains(last) { words.removeLast() }
    guard let last = words.last else { return .neutral }
    let before = words.dropLast().last ?? ""
    if forbids(words) { return .advisory(.avoid) }
    if last == "not" || last == "never" {
      return words.count > 1 && modals.contains(before) || last == "never" || before == "do" ? .advisory(.avoid) : .neutral
    }
    if ["avoid", "don't", "shouldn't", "mustn't"].contains(last) { return .advisory(.avoid) }
    if last == "consider" { return .advisory(.consider) }
    if modals.contains(last) { return .advisory(.do) }
    // For example, "A chart needs:", "Every label must have:".
    if words.count <= 8, last == "needs" || modals.contains(before) && ["have", "include", "contain"].contains(last) {
      return .advisory(.do)
    }
    // "You need to:", "Remember to:", and "Make sure that:" advise; "which lets users to:" describes.
    if last == "to" || last == "that",
      ["need", "needs", "sure", "remember", "try", "aim", "have", "ought", "important", "best"].contains(before)
    {
      return Set(words.prefix(4)).isDisjoint(with: ["user", "users", "they", "people"]) ? .advisory(.do) : .descriptive
    }
    if last == "you" && before == "if"
      || last == "that" && ["of", "to", "like", "for", "than", "besides", "beyond", "after", "before"].contains(before)
    {
      return .neutral
    }
    return predicateOpeners.contains(last) || last.hasSuffix("'ll") ? .descriptive : .neutral
  }

  /// Indicates whether the sentence forbids the items: "What should you never do?", "Never do the following", "The following
  /// are prohibited", "It is a mistake to".
  private static func forbids(_ words: [String]) -> Bool {
    if words.first == "what" { return !Set(words).isDisjoint(with: ["not", "never", "avoid", "shouldn't"]) }
    if words.contains("following") {
      let verb = EnglishModality.isAdverb(words[0]) ? words.dropFirst().first : words[0]
      if verb == "never" || verb == "don't" || verb == "avoid" || words.starts(with: ["do", "not"]) { return true }
      guard let copula = words.firstIndex(where: { $0 == "are" || $0 == "is" }) else { return false }
      let verdict = words[(copula + 1)...]
      return verdict.first == "not" && verdict.contains { ["allowed", "permitted", "acceptable", "recommended"].contains($0) }
        || verdict.contains { ["prohibited", "forbidden", "unacceptable", "discouraged", "disallowed"].contains($0) }
    }
    return words.suffix(2) == ["mistake", "to"] || words.suffix(3) == ["bad", "idea", "to"]
  }

  /// Words after a modal verb that do not affect the meaning.
  private static let fillerWords: Set<String> = ["be", "also", "always", "all", "either", "both", "ideally", "only"]
  private static let modals: Set<String> = ["should", "must", "shall", "please"]
  /// Words before the predicate.
  private static let predicateOpeners: Set<String> = [
    "they", "it", "this", "that", "which", "who", "can", "could", "will", "may", "might", "would", "to", "users", "people", "you",
    "we", "lets", "helps", "is", "are", "because", "by", "when", "if", "where",
  ]
}
