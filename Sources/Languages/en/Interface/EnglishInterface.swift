import Guidelines

extension Interface {
  static let english = Interface(
    labels: .english, commands: .english, options: .english, manual: .english, languages: EnglishInterface.languages,
    phrase: EnglishInterface.notice, usage: EnglishInterface.notice, failure: EnglishInterface.notice,
    finding: EnglishInterface.text, accounting: EnglishInterface.text)
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
    check: "check", sound: "sound", note: "note", warning: "warning", error: "error", reading: "reading", linking: "linking",
    storing: "writing", writingOut: "writing")
}
