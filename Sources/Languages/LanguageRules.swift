import Guidelines

/// All that the program knows of one language. Each language is one value of this type, in a folder of its own; whatever it leaves out, it does without.
package final class LanguageRules: Sendable {
  package let language: Language
  /// In the language itself.
  package let name: String
  /// How people may write it, in lower case (`ja`, `japanese`, `日本語`).
  package let spellings: [String]
  /// nil for a language in Latin letters.
  package let script: Script?
  package let sentences: Sentences
  package let guidance: Guidance
  package let platforms: Platforms
  package let measures: Measures
  package let words: Words
  package let questions: Questions
  package let boilerplate: Boilerplate
  package let titles: Titles
  package let dates: Dates
  package let typography: Typography
  package let appWords: AppWords
  /// What the interface says in it.
  package let interface: Interface

  package init(
    language: Language, name: String, spellings: [String], script: Script? = nil,
    sentences: Sentences = Sentences(), guidance: Guidance = Guidance(),
    platforms: Platforms = Platforms(), measures: Measures = Measures(), words: Words = Words(),
    questions: Questions = Questions(), boilerplate: Boilerplate = Boilerplate(), titles: Titles = Titles(),
    dates: Dates = Dates(),
    typography: Typography = Typography(), appWords: AppWords = AppWords(), interface: Interface = .english
  ) {
    self.language = language
    self.name = name
    self.spellings = spellings
    self.script = script
    self.sentences = sentences
    self.guidance = guidance
    self.platforms = platforms
    self.measures = measures
    self.words = words
    self.questions = questions
    self.boilerplate = boilerplate
    self.titles = titles
    self.dates = dates
    self.typography = typography
    self.appWords = appWords
    self.interface = interface
  }
}

extension LanguageRules {
  /// How a text in the language is told from others.
  package struct Script: Sendable {
    /// The characters that hardly any other language here has.
    package var scalars: [ClosedRange<UInt32>]
    /// Whether a line of such characters, white space left out, says something and is no list of names.
    package var isStatement: @Sendable (String.UnicodeScalarView) -> Bool

    package func contains(_ scalar: UInt32) -> Bool { scalars.contains { $0.contains(scalar) } }
  }

  /// What a sentence does, by its form.
  package struct Sentences: Sendable {
    package var mood: @Sendable (String) -> Mood = { _ in .none }
    /// How a headline binds.
    package var strength: @Sendable (String) -> Strength = { _ in .do }
    /// Whether words that open a paragraph, without their closing mark (first) and as they stand (second), name what follows and state nothing.
    package var isLabel: @Sendable (Substring, String) -> Bool = { _, text in text.last?.isPunctuation != true }
    /// Whether a short line without full stop can stand as a heading.
    package var isTerm: @Sendable (Substring) -> Bool = { !$0.hasCharacters(24) }
    /// Words that join a sentence to the one before it and say nothing of what it does (ただし、また、).
    package var connectors: [String] = []
    /// Whether a sentence, in lower case, sends the reader elsewhere.
    package var isPointer: @Sendable (String) -> Bool = { _ in false }
    /// Words by which a pointer is one to documentation for developers; and phrases that are such a pointer, each with what must stand beside it.
    package var developerWords: [String] = []
    package var developerPointers: [(phrase: String, beside: String)] = []
    /// The title that remains of a sentence, without full stop and colon, which announces what follows; nil where it announces nothing.
    package var announcement: @Sendable (String) -> String? = { _ in nil }
    /// What stands in a sentence that announces a list; and before examples, in a definition.
    package var listAnnouncements: [String] = []
    package var exampleAnnouncements: [String] = []
    /// Whether a word, in lower case, opens sentences of guidelines more often than names. Asked only where sentences run together without a space.
    package var isOpener: @Sendable (String) -> Bool = { _ in false }
    /// Words that join a topic's name to a section's (の).
    package var possessives: [String] = []
  }

  /// How platforms are spoken of.
  package struct Platforms: Sendable {
    /// Between two names, in lower case.
    package var joiners: [String] = []
    /// "No additional considerations", "not supported", in lower case.
    package var general: [String] = []
    package var unsupported: [String] = []
    /// Each of those phrases holds one of them, in whatever case it begins.
    package var stems: [String] = []
    /// The platforms that a rule's own words narrow it to: an adverbial at its very beginning ("On iPhone, …").
    package var stated: @Sendable (String) -> SystemNames? = { _ in nil }
    /// The platforms that a title, in lower case, says it is for ("Alerts for Apple Watch").
    package var addressed: @Sendable (String) -> SystemNames? = { _ in nil }
    /// Whether a heading, in lower case, opens the part of a page that is about single platforms.
    package var isConsiderations: @Sendable (String) -> Bool = { _ in false }
    /// Devices, as they are spelled in its script.
    package var devices: [(names: [String], platform: Platform)] = []
  }

  package struct Measures: Sendable {
    /// Names of units that are one with a symbol in search, the longer of two that begin alike first.
    package var units: [(name: String, symbol: String)] = []
    /// What follows a figure that measures: units, and words that bound it.
    package var counted: [String] = []
    /// Figures as words.
    package var numerals: Set<String> = []
  }

  package struct Words: Sendable {
    /// Labels of asides, in lower case; and those among them that say no more than that it is an aside.
    package var asideLabels: [String] = []
    package var plainAsideLabels: [String] = []
    /// More such labels, which are also words of headlines: labels only where a page marks them as such.
    package var rareAsideLabels: [String] = []
    /// Words, in lower case, after which a full stop ends no sentence.
    package var abbreviations: Set<String> = []
    /// Says how a question is put, not what it is about.
    package var isFunctionWord: @Sendable (String) -> Bool = { _ in false }
    /// Sections that most guidelines have, as their headings are spelled.
    package var usualSections: [String] = []
    /// Says nothing of what a rule is about, in a comparison.
    package var common: [String] = []
    package var stemming: Stemming?
    package var inflection: Inflection?
    /// The guidelines' spelling of a word, in lower case, that other countries spell otherwise.
    package var respelled: (@Sendable (String) -> String?)?
    /// What a word in Latin letters spells in its own script.
    package var transliteration: (@Sendable ([UInt32]) -> [UInt32]?)?
  }

  /// The stem of a word in small letters; itself where it has none. Shorter words lose more than they gain.
  package struct Stemming: Sendable {
    package var shortestWord: Int
    package var stem: @Sendable ([UInt32]) -> [UInt32]
  }

  /// Words in dictionary form, by what may follow their stem.
  package struct Inflection: Sendable {
    /// By the last character, what may stand in its place.
    package var endings: [UInt32: Set<UInt32>]
    /// The ending before which some stems stay whole; those stems' last characters; and what may then follow besides.
    package var stable: (ending: UInt32, after: Set<UInt32>, follows: Set<UInt32>)
  }

  /// How questions are put.
  package struct Questions: Sendable {
    /// "What is a …", 「…とは」, in lower case.
    package var meaningOpenings: [String] = []
    package var meaningEndings: [String] = []
    /// Words by which a question compares: "sheet or popover", 「シートとポップオーバーの違い」. In the unified spelling, a space on either side where it is
    /// a word of letters.
    package var comparisons: [String] = []
    /// Those that stand between two things and set them against each other, and those that do so from elsewhere in the question, where what stands between is one
    /// of the pairings. Kana may stand before them.
    package var alternatives: [String] = []
    package var contrasts: [String] = []
    package var pairings: [String] = []
    /// Words before a noun that say nothing.
    package var articles: [String] = []
    /// Whether a question asks how big, how many, how long, by words that stand in it anywhere, and by whole words.
    package var figurePhrases: [String] = []
    package var asksFigure: @Sendable ([String]) -> Bool = { _ in false }
    /// Characters that ask for one, but not before certain others.
    package var figureScalars: [(scalar: UInt32, notBefore: Set<UInt32>)] = []
  }

  /// A section that is boilerplate where it holds little but links.
  package enum BoilerplateSection: Hashable, Sendable {
    case resources, related, developerDocumentation, videos, changeLog, contents, sharing

    package var what: String {
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

  /// The words by which what belongs to a site, and not to its article, gives itself away; in lower case.
  package struct Boilerplate: Sendable {
    package var sections: [(section: BoilerplateSection, names: [String])] = []
    /// Unmistakable as a paragraph of its own. Words that may as well label something ("Light", "Search") are weighed with what surrounds them instead.
    package var alone: [String] = []
    /// What such a paragraph begins with, and what a short one holds.
    package var openings: [String] = []
    package var inside: [String] = []
    /// What browsers copy for a picture.
    package var pictures: [String] = []
    /// What a line begins with that says what a video shows, or how it is played.
    package var media: [String] = []
    /// What stands in a picture's alternative text where the picture shows a right or a wrong way.
    package var comparisons: [String] = []
    /// How a page asks for JavaScript.
    package var scriptDemands: [String] = []
    /// Whether a line, without white space and capitals, says what was changed on a page.
    package var isChange: @Sendable (String) -> Bool = { _ in false }
    /// What stands before the address of what was translated or quoted; before a translator's and an author's name; and beside the day of which a page
    /// says that it holds what was true then.
    package var sources: [String] = []
    package var translators: [String] = []
    package var authors: [String] = []
    package var asOf: [String] = []
    /// How the title of one platform's older guidelines reads, in lower case, with `%` for the platform.
    package var editionTitles: [String] = []
  }

  /// How dates are written.
  package struct Dates: Sendable {
    /// The spellings of each month, in lower case, from the first on.
    package var months: [[String]] = []
    /// What counts years, months and days, behind the figure.
    package var units: [Character] = []
    /// Behind a day ("2nd").
    package var ordinals: [String] = []
    /// What may stand beside a date: weekdays, "updated".
    package var words: [String] = []
  }

  package struct Typography: Sendable {
    package var colon = ": "
    package var bullet = "- "
    /// Around a remark.
    package var brackets = ("[", "]")
    /// Between sentences that are joined.
    package var space = " "
    package var comma = ", "
    package var fullStop = "."
    /// Around what narrows the word before them.
    package var parentheses = (" (", ")")
    /// Whether headings stand in capitals.
    package var capitalizesHeadings = false
  }
}

/// How a sentence addresses its reader, by its form alone.
///
/// A rule's headline commands, forbids or advises; a definition describes. Pages that mark their headlines (bold) need no guess; for those that
/// do not, or have lost it, the mood of a paragraph's first sentence is the evidence that is left.
package enum Mood: Hashable, Sendable, Comparable {
  /// Describes.
  case none
  /// Reads as a rule where its place says so too.
  case weak
  /// Says of something how it should be ("Labels should be short"): advice in a text that advises.
  case advising
  /// A command, a prohibition or a piece of advice, whatever surrounds it.
  case strong
}
