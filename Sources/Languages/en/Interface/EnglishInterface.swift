import Guidelines

extension Interface {
  static let english = Interface(
    labels: .english, commands: .english, options: .english, manual: .english, assistants: .english,
    languages: EnglishInterface.languages,
    phrase: EnglishInterface.notice, usage: EnglishInterface.notice, failure: EnglishInterface.notice,
    finding: EnglishInterface.text, remedy: EnglishInterface.remedy, accounting: EnglishInterface.text, review: .english,
    reason: { $0 })
}

/// What the interface says of something, in English.
enum EnglishInterface {
  static let languages = Localized<String>([(Language.english, "English"), (.japanese, "Japanese"), (.korean, "Korean")])

  static func list(_ values: [String]) -> String { values.listed(", ") { " and \($0) more" } }

  static func list(_ values: [String], after label: String) -> String? { values.isEmpty ? nil : label + list(values) }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Labels {
  static let english = Labels(
    hint: "hint", number: "number: ", standardOutput: "standard output", name: "name", version: "version", licence: "licence",
    home: "home", page: "page", source: "source", topic: "topic", language: "language", path: "path", guessed: "guessed",
    check: "check", sound: "sound", pages: "pages", records: "records", rules: "rules", languages: "languages",
    editions: "editions", topics: "topics", sources: "sources", settings: "settings", index: "index", indexWhy: "chosen by",
    schema: "schema", analyser: "analyser", corpus: "Corpus edition", size: "size", rule: "rule", definition: "definition",
    specification: "specification", note: "note", reference: "reference", avoid: "avoid", consider: "consider",
    inferred: "inferred", mustNot: "avoid", may: "consider", otherWordings: "other wordings", confidence: "confidence",
    related: "similar rules elsewhere", nothingSimilar: "none", origin: "Source", edition: "edition",
    translator: "translated by", retrieved: "retrieved", allPlatforms: "all platforms", general: "general rules",
    ownGuidance: "own guidance", unsupported: "not supported", generalCell: "yes", ownCell: "own", topicColumn: "Topic",
    contents: "Contents", figure: "Drawing", platforms: "Platforms", description: "Description", api: "API", seeAlso: "See also",
    otherPages: "other pages", designGuidelines: "Design Guidelines", added: "added", gone: "gone", reworded: "reworded",
    unchanged: "unchanged", changed: "changed", removed: "removed", stated: "stated", notTaken: "not taken", doubts: "doubts",
    moved: "moved", strength: "strength", figures: "figures",
    sectionTitle: "section renamed", newPage: "new page", pageGone: "page gone", pageRenamed: "page renamed",
    notHeld: "not in the Corpus", was: "was",
    now: "now", mustDo: "do",
    remark: "note", warning: "warning", error: "error",
    reading: "reading", linking: "linking", storing: "writing", writingOut: "writing",
    siteLead: "Rules by component and platform, in English and Japanese.", otherTopics: "Others", allTopics: "All topics",
    skip: "Skip to content", search: "Search",
    bothLanguages: "Both", onThisPage: "On this page", previous: "Previous", next: "Next", sizes: "Sizes and limits",
    changes: "Changes", changedLately: "Changed lately", allChanges: "All changes", choices: "This or that?",
    needsScript: "Search and filters need JavaScript; every page can be read without it.", doThis: "Do", savedText: "saved text")
}
