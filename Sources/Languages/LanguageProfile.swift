import Guidelines

/// Grammar, word lists, and messages of one language. Each language is one value of this type, defined in a folder of its own;
/// parts that a language does not set keep their neutral defaults.
package final class LanguageProfile: Sendable {
  package let language: Language
  /// Name in the language itself (`日本語`).
  package let name: String
  /// Names that users can type for the language, in lower case (`ja`, `japanese`, `日本語`).
  package let spellings: [String]
  /// Script of the language, or `nil` for a language in Latin letters.
  package let script: Script?
  package let grammar: Grammar
  package let guidance: GuidancePatterns
  package let platformPhrases: PlatformPhrases
  package let measures: MeasureWords
  package let lexicon: Lexicon
  package let questions: QuestionPatterns
  package let boilerplate: BoilerplatePatterns
  package let titles: TitlePatterns
  package let dates: DatePatterns
  package let typography: Typography
  package let appWords: AppWords
  /// Texts of the user interface in this language.
  package let messages: MessageCatalog

  package init(
    language: Language, name: String, spellings: [String], script: Script? = nil,
    grammar: Grammar = Grammar(), guidance: GuidancePatterns = GuidancePatterns(),
    platformPhrases: PlatformPhrases = PlatformPhrases(), measures: MeasureWords = MeasureWords(), lexicon: Lexicon = Lexicon(),
    questions: QuestionPatterns = QuestionPatterns(), boilerplate: BoilerplatePatterns = BoilerplatePatterns(),
    titles: TitlePatterns = TitlePatterns(),
    dates: DatePatterns = DatePatterns(),
    typography: Typography = Typography(), appWords: AppWords = AppWords(), messages: MessageCatalog = .english
  ) {
    self.language = language
    self.name = name
    self.spellings = spellings
    self.script = script
    self.grammar = grammar
    self.guidance = guidance
    self.platformPhrases = platformPhrases
    self.measures = measures
    self.lexicon = lexicon
    self.questions = questions
    self.boilerplate = boilerplate
    self.titles = titles
    self.dates = dates
    self.typography = typography
    self.appWords = appWords
    self.messages = messages
  }
}

extension LanguageProfile {
  /// Script that identifies the language of a text.
  package struct Script: Sendable {
    /// Ranges of scalars that hardly any other supported language uses.
    package var ranges: [ClosedRange<UInt32>]
    /// Indicates whether a line of such scalars, without white space, is prose and not a list of names.
    package var isProse: @Sendable (String.UnicodeScalarView) -> Bool

    package func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } }
  }

  /// Functions and word lists that classify sentences by their form.
  package struct Grammar: Sendable {
    package var modality: @Sendable (String) -> Modality = { _ in .descriptive }
    /// Strength of a headline.
    package var strength: @Sendable (String) -> Strength = { _ in .do }
    /// Indicates whether the words at the start of a paragraph only name what follows and state nothing. Takes the words
    /// without their closing punctuation, and the same words unchanged.
    package var isLabel: @Sendable (Substring, String) -> Bool = { _, text in text.last?.isPunctuation != true }
    /// Indicates whether a short line without a full stop can be a heading.
    package var isPlausibleHeading: @Sendable (Substring) -> Bool = { !$0.hasCharacters(24) }
    /// Conjunctive adverbs that connect a sentence to the previous one and do not affect its modality (ただし、また、).
    package var connectors: [String] = []
    /// Indicates whether a sentence, in lower case, refers the reader to another page or section.
    package var isCrossReference: @Sendable (String) -> Bool = { _ in false }
    /// Words that make a cross-reference one to developer documentation. The second list holds phrases that are such a
    /// reference if the sentence also contains the text in `beside`.
    package var developerWords: [String] = []
    package var developerReferences: [(phrase: String, beside: String)] = []
    /// Caption derived from a sentence that announces what follows, without full stop and colon, or `nil` if the sentence
    /// announces nothing.
    package var caption: @Sendable (String) -> String? = { _ in nil }
    /// Words of sentences that introduce a list, and words that introduce examples in a definition.
    package var listIntroductions: [String] = []
    package var exampleIntroductions: [String] = []
    /// Indicates whether a word, in lower case, opens sentences of guidelines more often than names. Used only where sentences
    /// run together without a space.
    package var isSentenceOpener: @Sendable (String) -> Bool = { _ in false }
    /// Particles that join the name of a topic to the name of a section (の).
    package var possessiveParticles: [String] = []
  }

  /// Words and functions that recognize statements about platforms.
  package struct PlatformPhrases: Sendable {
    /// Words between two platform names, in lower case.
    package var conjunctions: [String] = []
    /// Phrases, in lower case, for "no additional considerations" and for "not supported".
    package var generalPhrases: [String] = []
    package var unsupportedPhrases: [String] = []
    /// Substrings, one of which every such phrase contains, whether or not it is capitalized. Used to reject other texts
    /// quickly.
    package var requiredSubstrings: [String] = []
    /// Platforms to which a headline restricts its rule by an adverbial at its beginning ("On iPhone, …"), or `nil`.
    package var headlineScope: @Sendable (String) -> PlatformScope? = { _ in nil }
    /// Platforms to which a title, in lower case, restricts its page or section ("Alerts for Apple Watch"), or `nil`.
    package var titleScope: @Sendable (String) -> PlatformScope? = { _ in nil }
    /// Indicates whether a heading, in lower case, opens the part of a page that treats platforms one by one.
    package var isPlatformSection: @Sendable (String) -> Bool = { _ in false }
    /// Device names in the script of the language.
    package var devices: [(names: [String], platform: Platform)] = []
  }

  package struct MeasureWords: Sendable {
    /// Names of units and the symbols that search treats as equal to them. A longer name comes before its prefixes.
    package var units: [(name: String, symbol: String)] = []
    /// Texts that make the preceding number a measure: units and bounds ("or more").
    package var unitsAndBounds: [String] = []
    /// Numbers written as words.
    package var numberWords: Set<String> = []
  }

  package struct Lexicon: Sendable {
    /// Labels of asides, in lower case, and the subset that only says that the paragraph is an aside.
    package var asideLabels: [String] = []
    package var plainAsideLabels: [String] = []
    /// Further labels of asides that also begin headlines. They count as labels only where the page marks them up as such.
    package var markedAsideLabels: [String] = []
    /// Abbreviations, in lower case, whose full stop does not end a sentence.
    package var abbreviations: Set<String> = []
    /// Indicates whether a word of a query says how the question is put and not what it is about.
    package var isFunctionWord: @Sendable (String) -> Bool = { _ in false }
    /// Headings of sections that most guidelines have.
    package var commonSectionTitles: [String] = []
    /// Words that texts share without being about the same thing; ignored when texts are compared.
    package var comparisonStopWords: [String] = []
    package var stemming: Stemming?
    package var inflection: InflectionTable?
    /// Returns the spelling that the guidelines use for a word, in lower case, that other countries spell differently
    /// ("colour"), or `nil`.
    package var normalizedSpelling: (@Sendable (String) -> String?)?
    /// Returns the word in the language's own script for a word typed in Latin letters, or `nil`.
    package var transliteration: (@Sendable ([UInt32]) -> [UInt32]?)?
  }

  /// Stemmer for words in lower case. It returns a word without a stem unchanged. Words below the minimum length are not
  /// stemmed.
  package struct Stemming: Sendable {
    package var minLength: Int
    package var stem: @Sendable ([UInt32]) -> [UInt32]
  }

  /// Inflections of words in dictionary form.
  package struct InflectionTable: Sendable {
    /// Scalars that can replace the last scalar of a word, by that scalar.
    package var replacements: [UInt32: Set<UInt32>]
    /// Exception for stems that stay unchanged: the ending; the last scalars of such stems; and the additional scalars that can
    /// follow them.
    package var unchangedStems: (ending: UInt32, after: Set<UInt32>, follows: Set<UInt32>)
  }

  /// Words that classify questions.
  package struct QuestionPatterns: Sendable {
    /// Prefixes and suffixes, in lower case, of questions for a definition ("What is a …", 「…とは」).
    package var definitionPrefixes: [String] = []
    package var definitionSuffixes: [String] = []
    /// Words of questions that compare two things ("sheet or popover", 「シートとポップオーバーの違い」), in the unified spelling. A word of
    /// letters has a space on either side.
    package var comparisonPhrases: [String] = []
    /// Words between two alternatives ("or"), words elsewhere in the question that contrast two things ("difference"), and
    /// words between two things that are contrasted ("and"). Kana can precede them.
    package var alternativeWords: [String] = []
    package var contrastWords: [String] = []
    package var pairingWords: [String] = []
    /// Articles and other words before a noun that carry no meaning.
    package var articles: [String] = []
    /// Phrases anywhere in a question, and a test of its words, that recognize questions for a size, number, or duration.
    package var measurePhrases: [String] = []
    package var asksForMeasure: @Sendable ([String]) -> Bool = { _ in false }
    /// Scalars that recognize such a question unless one of certain scalars follows.
    package var measureScalars: [(scalar: UInt32, notBefore: Set<UInt32>)] = []
  }

  /// A kind of section that is boilerplate if it contains little but links.
  package enum BoilerplateSection: Hashable, Sendable {
    case resources, related, developerDocumentation, videos, changeLog, contents, sharing

    package var name: String {
      switch self {
      case .resources: "resources"
      case .related: "related pages"
      case .developerDocumentation: "developer documentation links"
      case .videos: "videos"
      case .changeLog: "change log"
      case .contents: "table of contents"
      case .sharing: "sharing and comments"
      }
    }
  }

  /// Words and phrases that identify boilerplate, in lower case.
  package struct BoilerplatePatterns: Sendable {
    package var sections: [(section: BoilerplateSection, names: [String])] = []
    /// Texts that are boilerplate as a paragraph of their own. Ambiguous words ("Light", "Search") are absent: the reader
    /// judges them by their context.
    package var standaloneTexts: [String] = []
    /// Prefixes of paragraphs that are boilerplate, and phrases that make a short paragraph boilerplate.
    package var paragraphPrefixes: [String] = []
    package var shortParagraphPhrases: [String] = []
    /// Texts that browsers copy in place of an image.
    package var imageTexts: [String] = []
    /// Prefixes of lines that describe a video or its controls.
    package var mediaPrefixes: [String] = []
    /// Words of the alternative text of images that show a right or wrong way.
    package var comparisonAltTexts: [String] = []
    /// Words by which a page asks its reader to turn on JavaScript.
    package var javaScriptPhrases: [String] = []
    /// Indicates whether a line, in lower case and without white space, is an entry of a change log.
    package var isChangeLogEntry: @Sendable (String) -> Bool = { _ in false }
    /// Words before the address of the original of a translation or quotation, before the names of translator and author, and
    /// before or after the date on which the page was accurate.
    package var sourceCredits: [String] = []
    package var translatorCredits: [String] = []
    package var authorCredits: [String] = []
    package var accuracyDateWords: [String] = []
    /// Patterns of the titles of older guidelines for one platform, in lower case, with `%` for the platform.
    package var platformGuideTitles: [String] = []
  }

  /// Words and characters of dates.
  package struct DatePatterns: Sendable {
    /// Spellings of each month, in lower case, from January on.
    package var monthNames: [[String]] = []
    /// Characters after the numbers of year, month, and day.
    package var unitCharacters: [Character] = []
    /// Suffixes of ordinal numbers ("2nd").
    package var ordinalSuffixes: [String] = []
    /// Words before or after a date, such as weekdays and "updated".
    package var adjacentWords: [String] = []
  }

  package struct Typography: Sendable {
    package var colon = ": "
    package var bullet = "- "
    /// Brackets around a note.
    package var noteBrackets = ("[", "]")
    /// Separator of sentences that are joined.
    package var sentenceSeparator = " "
    package var comma = ", "
    package var fullStop = "."
    /// Brackets around text that restricts the preceding word.
    package var parentheses = (" (", ")")
    /// Indicates whether headings are in capitals.
    package var usesCapitalHeadings = false
  }
}

/// Form in which a sentence addresses its reader, in ascending order of evidence for a rule.
///
/// The headline of a rule commands, forbids, or advises; a definition describes. On pages that do not mark headlines in bold,
/// the modality of the first sentence of a paragraph is the main evidence for a rule.
package enum Modality: Hashable, Sendable, Comparable {
  /// The sentence describes.
  case descriptive
  /// The sentence can be a rule or a description; its context decides.
  case weak
  /// The sentence says how something should be ("Labels should be short"). It is a rule in a text that gives advice.
  case advisory
  /// The sentence is a command, a prohibition, or advice, whatever its context.
  case directive
}
