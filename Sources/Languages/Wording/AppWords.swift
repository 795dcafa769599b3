extension LanguageProfile {
  /// Words of the texts in an app's source code by which a review judges them, in lower case.
  package struct AppWords: Sendable {
    /// Button titles that answer a question instead of naming an action, that agree, and that cancel without being called
    /// Cancel.
    package var yesNoTitles: Set<String> = []
    package var confirmationTitles: Set<String> = []
    package var cancelSynonyms: Set<String> = []
    /// Alert titles that only say that something happened.
    package var uninformativeTitles: Set<String> = []
    /// Interjections that joke about an error, and words by which the makers of an app refer to themselves.
    package var interjections: Set<String> = []
    package var firstPersonWords: Set<String> = []
    /// Words for actions of a pointing device and of a finger.
    package var pointerWords: Set<String> = []
    package var touchWords: Set<String> = []
    /// Phrases that say where to press and not what happens.
    package var vagueLinkPhrases: [String] = []
    /// Words, and whole texts, that are placeholders in a purpose string.
    package var placeholderWords: Set<String> = []
    package var placeholderTexts: Set<String> = []
    /// Words that only request access or name what is accessed; a purpose string of such words alone gives no reason. A longer
    /// word comes before its prefixes.
    package var accessWords: [String] = []
    /// Verbs after the name of the app in a purpose string.
    package var requestVerbs: Set<String> = []

    package init() {}
  }

  /// Words of all languages, for texts that are too short to identify their language.
  package static let combinedAppWords = Languages.all.reduce(into: AppWords()) { all, rules in
    all.yesNoTitles.formUnion(rules.appWords.yesNoTitles)
    all.confirmationTitles.formUnion(rules.appWords.confirmationTitles)
    all.cancelSynonyms.formUnion(rules.appWords.cancelSynonyms)
    all.uninformativeTitles.formUnion(rules.appWords.uninformativeTitles)
    all.placeholderWords.formUnion(rules.appWords.placeholderWords)
    all.placeholderTexts.formUnion(rules.appWords.placeholderTexts)
  }
}
