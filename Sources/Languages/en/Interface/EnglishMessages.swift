import Guidelines

extension MessageCatalog {
  static let english = MessageCatalog(
    labels: .english, commands: .english, options: .english, manual: .english, assistants: .english,
    languages: EnglishMessages.languages,
    phrase: EnglishMessages.message, usageError: EnglishMessages.message, failure: EnglishMessages.message,
    finding: EnglishMessages.text, remedy: EnglishMessages.remedy, textCoverage: EnglishMessages.text, review: .english,
    scoreExplanation: { $0 })
}

/// Messages in English.
enum EnglishMessages {
  static let languages = Localized<String>([(Language.english, "English"), (.japanese, "Japanese")])

  static func list(_ values: [String]) -> String { values.quotedList(", ") { " and \($0) more" } }

  static func list(_ values: [String], after label: String) -> String? { values.isEmpty ? nil : label + list(values) }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Labels {
  static let english = Labels(
    hint: "hint", number: "number: ", standardOutput: "standard output", name: "name", version: "version", license: "licence",
    home: "home", page: "page", source: "source", topic: "topic", language: "language", path: "path", guessed: "guessed",
    integrityCheck: "check", intact: "sound", pages: "pages", records: "records", rules: "rules", languages: "languages",
    editions: "editions", topics: "topics", sources: "sources", settings: "settings", index: "index", indexOrigin: "chosen by",
    schema: "schema", analyzer: "analyser", corpus: "Corpus edition", size: "size", rule: "rule", definition: "definition",
    specification: "specification", note: "note", reference: "reference", avoid: "avoid", consider: "consider",
    inferred: "inferred", avoidMark: "avoid", considerMark: "consider", otherWordings: "other wordings", confidence: "confidence",
    related: "similar rules elsewhere", nothingSimilar: "none", origin: "Source", edition: "edition",
    translator: "translated by", retrieved: "retrieved", allPlatforms: "all platforms", general: "general rules",
    ownGuidance: "own guidance", unsupported: "not supported", generalCell: "yes", ownCell: "own", topicColumn: "Topic",
    contents: "Contents", figure: "Drawing", platforms: "Platforms", description: "Description", api: "API", seeAlso: "See also",
    otherPages: "other pages", designGuidelines: "Design Guidelines", added: "added", gone: "gone", reworded: "reworded",
    unchanged: "unchanged", changed: "changed", removed: "removed", stated: "stated", notTaken: "not taken", doubts: "doubts",
    moved: "moved", strength: "strength", figures: "figures",
    sectionTitle: "section renamed", newPage: "new page", pageGone: "page gone", pageRenamed: "page renamed",
    notInCorpus: "not in the Corpus", was: "was",
    now: "now", mustDo: "do",
    noteSeverity: "note", warning: "warning", error: "error",
    reading: "reading", linking: "linking", writingIndex: "writing", exporting: "writing",
    siteDescription: "Rules by component and platform, in English and Japanese.", otherTopics: "Others", allTopics: "All topics",
    skipToContent: "Skip to content", search: "Search",
    bothLanguages: "Both", onThisPage: "On this page", previous: "Previous", next: "Next", sizes: "Sizes and limits",
    changes: "Changes", recentChanges: "Changed lately", allChanges: "All changes", choices: "This or that?",
    needsScript: "Search and filters need JavaScript; every page can be read without it.", doThis: "Do", savedText: "saved text")
}
