extension LanguageRules {
  /// The words of an app's own texts, in lower case, by which a review of its source judges them.
  package struct AppWords: Sendable {
    /// Titles of buttons: that answer a question instead of naming what they do; that agree; that cancel under another name than Cancel.
    package var answers: Set<String> = []
    package var agreements: Set<String> = []
    package var leavings: Set<String> = []
    /// Titles of alerts that say no more than that something happened.
    package var emptyTitles: Set<String> = []
    /// Words that joke about a fault; and by which makers speak of themselves.
    package var oops: Set<String> = []
    package var makers: Set<String> = []
    /// Words of a pointing device, and of a finger.
    package var clicks: Set<String> = []
    package var taps: Set<String> = []
    /// Phrases that say where to press, not what for.
    package var heres: [String] = []
    /// What stands where a reason for access was still to be written: words, and whole texts.
    package var placeholderWords: Set<String> = []
    package var placeholders: Set<String> = []
    /// What names that access is wanted, and to what: without anything else there is no reason. Of two that begin alike the longer first.
    package var reasonless: [String] = []
    /// Verbs behind an app's name in such a text.
    package var needs: Set<String> = []

    package init() {}
  }

  /// Those of all languages together, for texts that are too short to tell theirs.
  package static let appWords = Languages.all.reduce(into: AppWords()) { all, rules in
    all.answers.formUnion(rules.appWords.answers)
    all.agreements.formUnion(rules.appWords.agreements)
    all.leavings.formUnion(rules.appWords.leavings)
    all.emptyTitles.formUnion(rules.appWords.emptyTitles)
    all.placeholderWords.formUnion(rules.appWords.placeholderWords)
    all.placeholders.formUnion(rules.appWords.placeholders)
  }
}
