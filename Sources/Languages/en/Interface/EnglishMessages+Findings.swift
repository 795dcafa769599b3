import Guidelines

extension EnglishMessages {
  /// Returns a message that says what was found and how it was handled.
  static func text(_ finding: Diagnostic.Kind) -> String {
    switch finding {
    case .encodingGuessed(let name): "encoding not stated, using \(name)"
    case .encodingDeclarationWrong(let declared, let used): "declared encoding '\(declared)' does not fit, using \(used)"
    case .invalidBytesReplaced(let count): "\(count) invalid bytes replaced"
    case .formatGuessed(let format): "read as \(format.rawValue), by its content"
    case .boilerplateDropped(let what, let lines): "dropped: \(what) (\(count(lines, "line")))"
    case .metadataTaken(let what, let lines): "taken for what the page states of itself: \(what) (\(count(lines, "line")))"
    case .unknownMarkup(let markup): "unknown markup '\(markup)', its text kept"
    case .markupRepaired(let what): "mended: \(what)"
    case .limitReached(let what): "limit reached: \(what); what is beyond it was left out or kept as plain text"
    case .unknownForm(let form):
      "form '\(form)' of canonical pages is not known, only '\(CanonicalForm.version)': read as any Markdown"
    case .frontMatterBroken: "front matter is no YAML, read line by line"
    case .unknownKey(let key): "'\(key)' is not known in a comment, left aside"
    case .unknownValue(let key, let value): "'\(key)' cannot be '\(value)', left aside"
    case .emptyPage: "nothing on the page"
    case .unsupportedScript(let script): "text in \(script) left out; \(supportedLanguages) are supported"
    case .topicFromTitle(let title): "topic unknown, made from the title '\(title)'"
    case .topicFromFile(let name): "topic unknown, made from the file's or folder's name '\(name)'"
    case .topicStated(let name): "the stated topic '\(name)' is a new one"
    case .topicByVote(let topic, let evidence):
      "taken for a page on '\(topic)', by its \(evidence.map(name).joined(separator: ", "))"
    case .headingLevelSkipped(let from, let to): "heading level skipped, from \(from) to \(to)"
    case .headingGuessed(let text): "taken for a heading: '\(text)'"
    case .ruleGuessed(let text): "taken for a rule: '\(text)'"
    case .notExtracted(let text, let why): "not taken for a rule, \(advice(why).why): '\(text)'"
    case .markContradictsWording(let text, let taken):
      "its mark and its words speak against each other, taken for '\(taken.rawValue)': '\(text)'"
    case .recordWithoutHeadline: "a block without text, left out"
    case .textUnaccounted(let visible, let counted): "of \(visible) characters on the page, \(counted) were accounted for"
    case .numberUsedTwice(let id): "'\(id)' is used already, the next free number taken"
    case .unpaired(let id, let language): "'\(id)' has no counterpart in \(name(language))"
    case .pairedByAlignment(let id, let counterpart, let confidence):
      "'\(id)' paired with '\(counterpart)' by alignment (\(confidence.formattedPercentage))"
    case .groupedDoubtfully(let id, let other, let confidence):
      "'\(id)' and '\(other)' taken for the same rule (\(confidence.formattedPercentage))"
    case .unknownTopic(let topic): "topic '\(topic)' is not in topics.yaml"
    case .deadReference(let url): "reference leads nowhere: '\(url)'"
    case .missingAnchor(let title): "heading without an anchor: '\(title)'"
    case .missingExplanation(let headline): "rule without an explanation: '\(headline)'"
    case .platformsDiffer(let id): "'\(id)': platforms differ between the languages"
    case .strengthsDiffer(let id): "'\(id)': strengths differ between the languages"
    case .goneIDUsed(let id): "'\(id)' is an id that gone.yaml lists and nothing may have again"
    case .nothingAnnounced(let id): "'\(id)' announces what does not follow"
    case .questionRepeated(let text, let id, let other): "question asked for '\(id)' and for '\(other)': '\(text)'"
    case .questionCount(let id, let count): "'\(id)' has \(count) questions, not three to five"
    case .figureMissing(let file): "drawing '\(file)' is not in the folder of figures"
    case .figureUnused(let file): "drawing '\(file)' stands on no page"
    case .figureInOneLanguage(let file, let only): "drawing '\(file)' stands on pages in \(name(only)) only"
    case .figureWithoutText(let file): "drawing '\(file)' has no alternative text"
    case .legendMisfit(let file, let digits, let lines):
      "drawing '\(file)' has \(count(digits, "digit")), its legend \(count(lines, "line"))"
    case .otherTerm(let word, let preferred): "'\(word)' is not our word, '\(preferred)' is"
    }
  }

  /// Returns the reason why a text was not read as a rule, and the edit that makes it one.
  static func advice(_ why: Diagnostic.NonRuleReason) -> (why: String, fix: String) {
    switch why {
    case .section(let title):
      ("its section '\(title)' advises nothing", "move it below another heading, or rename that one")
    case .kind(let kind, let evidence):
      (
        "\(evidence.isOfPage ? "the page" : "its section") is read as a \(kind)\(evidenceClause(evidence))",
        evidence == .subject
          ? "put it below 'Best practices' or 'Guidelines', or say so in the title"
          : "put it below 'Best practices', 'Guidelines' or 'Do'"
      )
    case .explanation: ("it stands behind a rule, as its explanation", "give it a paragraph or an item of its own")
    case .description: ("it reads as a description", "write a command, or put it below 'Do' or 'Don’t'")
    case .verbless: ("it is no sentence that says what to do", "write a command, or put it below 'Do' or 'Don’t'")
    case .cell:
      ("no column of its table says what is to be done", "name the column 'Rule', 'Do' or 'Don’t', or add one of levels")
    case .samples: ("its table reads as examples of wording", "say in each cell what to do, or what not")
    case .label: ("nothing stands below this label", "put the rules right below it")
    }
  }

  private static func evidenceClause(_ evidence: Diagnostic.KindEvidence) -> String {
    switch evidence {
    case .page: ""
    case .title: " by its title"
    case .above: ", as the one above it"
    case .steps: ": numbered steps"
    case .operations: ": most of its commands operate something"
    case .properties: ": a table of properties"
    case .past: ": most of it tells what happened"
    case .subject: ": it names nothing of an interface"
    }
  }

  static func remedy(_ finding: Diagnostic.Kind) -> (why: String, fix: String)? {
    if case .notExtracted(_, let why) = finding { return advice(why) }
    guard case .markContradictsWording = finding else { return nil }
    return contradiction
  }

  private static let contradiction = (
    why: "its mark and its words speak against each other",
    fix: "move it below the other mark, or say the same with the mark and with the words"
  )

  static func text(_ accounting: TextCoverage) -> String {
    (["\(accounting.visible) characters", "\(accounting.kept) in records"]
      + accounting.dropped.map { "\($0.characters) dropped: \($0.reason)" }
      + accounting.metadata.map { "\($0.characters) taken for what the page states of itself: \($0.reason)" }).joined(
        separator: ", ")
  }

  private static func name(_ evidence: TopicEvidence) -> String {
    switch evidence {
    case .file: "file name"
    case .folder: "folder"
    case .title: "title"
    case .heading: "heading"
    case .links: "links"
    case .firstParagraph: "first paragraph"
    case .api: "API names"
    }
  }
}
