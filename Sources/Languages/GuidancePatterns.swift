import Guidelines

extension LanguageProfile {
  /// Words and functions that classify pages, sections, labels, and the introductions of lists. Words are in lower case without
  /// closing punctuation.
  package struct GuidancePatterns: Sendable {
    /// Labels of what to do and of what not to do ("Do", "Don't", するべきこと, してはいけないこと).
    package var doLabels: [String] = []
    package var avoidLabels: [String] = []
    /// Labels of what is permitted or can be left out ("Optional", しなくてよいこと).
    package var permissionLabels: [String] = []
    /// Titles of exceptions, which permit what the preceding section forbids.
    package var exceptionTitles: [String] = []
    /// Labels of rules of any strength ("Rules", 守ること). A prohibition below such a label does not contradict it.
    package var principleLabels: [String] = []
    /// Indicates whether the grammar of a short text makes it a label of what not to do: 「絶対にしない」.
    package var isProhibitionLabel: @Sendable (String) -> Bool = { _ in false }
    /// Headers of two adjacent columns that are labels of what to do and what not to do only together. Alone they are an answer
    /// or a number ("No.").
    package var yesNoHeaders: [(yes: String, no: String)] = []
    /// Strengths of table rows by the words at their beginning (RFC 2119 in English). As the header of a column, such a word
    /// says which values are required.
    package var requirementLevels: [String: Strength] = [:]
    /// Suffixes of titles that name something forbidden (「ロゴの禁止事項」).
    package var prohibitionTitleSuffixes: [String] = []
    /// Indicates whether a title or label introduces mistakes or what is not used ("Common mistakes", 「避けるべき表現」). Commands in
    /// the prose below it are the remedy.
    package var isFaultTitle: @Sendable (String) -> Bool = { _ in false }
    /// Headers of two columns that show a thing before and after its correction.
    package var correctionHeaders: [(before: String, after: String)] = []
    /// Strengths of cells that judge what their row names ("Yes", "Leave it out", 任意).
    package var cellVerdicts: [String: Strength] = [:]
    /// Text that completes a cell that consists of a predicate, so that it can be classified as a sentence: 「使わない」.
    package var elidedObject = ""
    /// Headers, in lower case, of columns that give reasons.
    package var reasonColumns: Set<String> = []
    /// Prefixes, in lower case, and suffixes of sentences that demand something. Below ❌, such a sentence contradicts the mark.
    package var demandPrefixes: [String] = []
    package var demandSuffixes: [String] = []
    /// Returns `true` if a yes-or-no question of a checklist, in lower case, asks for a fault and `false` if it asks for what
    /// is right. Returns `nil` if it is not a yes-or-no question.
    package var asksForFault: @Sendable (String) -> Bool? = { _ in nil }
    /// Indicates whether a title names an action by a noun: 「空欄の放置」, "Looping the jingle".
    package var namesAction: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a text without a verb states how something should look, among items that command: 「作家の名前は太字」, "Primary
    /// on the right."
    package var isVerbless: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a sentence, in lower case, tells the reader something about the page itself.
    package var isAboutThePage: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a sentence states that something is always or necessarily the case, without a form that advises:
    /// "Balances never flash."
    package var isInsistent: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a sentence that describes can state a norm: "Units are spelled out."
    package var mayStateNorm: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a sentence describes a component that is named in the title of its page.
    package var describesComponent: @Sendable (_ sentence: String, _ components: [String]) -> Bool = { _, _ in false }
    /// Indicates whether a text, in lower case, mentions parts of user interfaces or of their texts, as guidelines do.
    package var mentionsInterface: @Sendable (String) -> Bool = { _ in false }
    /// Prefixes and suffixes of sentences that state what to do instead.
    package var alternativePrefixes: [String] = []
    package var alternativeSuffixes: [String] = []
    /// Phrases, in lower case, that introduce a replacement for what is not to be used: "For links, use Link."
    package var alternatives: [String] = []
    /// Labels of good and bad examples (良い例, 悪い例). Statements below them are rules; images and sample texts are not.
    package var goodExampleLabels: [String] = []
    package var badExampleLabels: [String] = []
    /// Prefixes and suffixes of the titles of sections or paragraphs that only give examples.
    package var exampleTitlePrefixes: [String] = []
    package var exampleTitleSuffixes: [String] = []
    /// Words of such titles that mark the examples as bad (誤った使用例).
    package var badExampleWords: [String] = []
    /// Titles of sections that contain no rules, such as sources, feedback, code, and tests.
    package var nonRuleTitles: [String] = []
    /// Words of section titles below which numbered lists contain steps and not rules (〜の手順).
    package var procedureWords: [String] = []
    /// Indicates whether a title, in lower case, introduces instructions to install, operate, or repair something, or questions
    /// and answers.
    package var isProcedureTitle: @Sendable (String) -> Bool = { _ in false }
    /// Indicates whether a command operates a program or a machine ("Click Save.", 「次へ」を押します). Some verbs count only if the
    /// sentence names a control.
    package var isOperation: @Sendable (_ sentence: String, _ namesControl: Bool) -> Bool = { _, _ in false }
    /// Indicates whether a sentence is in the past tense.
    package var isPastTense: @Sendable (String) -> Bool = { _ in false }
    /// Words of titles that announce advice in a page or section.
    package var adviceWords: [String] = []
    /// The subset of these words that announce advice in a section of a reference or tutorial, where "Accessibility" and
    /// "Usage" introduce descriptions.
    package var adviceSectionWords: [String] = []
    /// Words of page titles that identify another genre.
    package var genreWords: [(genre: Genre, words: [String])] = []
    /// Titles of sections, and headers of columns, in API references.
    package var referenceSections: [String] = []
    package var referenceColumns: [String] = []
    /// Indicates whether a title that looks like a command is a noun phrase: 「知っておくこと」.
    package var isNounPhrase: @Sendable (String) -> Bool = { _ in false }
    /// Prefixes of sentences that give an example of the previous sentence.
    package var examplePrefixes: [String] = []
    /// Prefixes of sentences after which a paragraph contains only samples.
    package var samplePrefixes: [String] = []
    /// Headers, in lower case, of columns whose cells are rules.
    package var ruleColumns: [String] = []
    /// Headers, in lower case, of columns that state how to use what the row names.
    package var usageColumns: Set<String> = []
    /// Verbs, in lower case, that make a sentence with a link a cross-reference.
    package var crossReferenceVerbs: Set<String> = []
    /// Suffixes of sentences that are cross-references.
    package var crossReferenceSuffixes: [String] = []
    /// Effect of the sentence that introduces a list, without its colon, on the items.
    package var leadIn: @Sendable (String) -> LeadIn = { _ in .neutral }

    package init() {}
  }

  /// Genre of a page or section.
  package enum Genre: String, Hashable, Sendable, CaseIterable {
    case guidance, reference, procedure
    case changeLog = "change log"
    case glossary, story
    case questions = "list of questions and answers"
    case other = "text on something else"
  }

  /// Effect of the sentence that introduces a list on its items.
  package enum LeadIn: Hashable, Sendable {
    /// Each item is classified on its own.
    case neutral
    /// The items complete a sentence that describes: none of them is a rule.
    case descriptive
    /// The items complete a sentence that advises: each of them is a rule.
    case advisory(Strength)
    /// The items are steps of a procedure.
    case steps
    /// The sentence names a goal ("To reload the printer", 「交換するには」): the items of a numbered list below it are steps.
    case goal
  }
}
