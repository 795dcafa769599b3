/// Something that reading, extraction or linking noticed: what was found, and what was done about it.
public struct Diagnostic: Hashable, Sendable {
  public var level: Level
  /// 1-based; 0 where the whole page is meant.
  public var line: Int
  /// 1-based, in characters; 0 where the whole line is meant.
  public var column: Int
  public var finding: Finding

  public init(_ level: Level, line: Int = 0, column: Int = 0, _ finding: Finding) {
    self.level = level
    self.line = line
    self.column = column
    self.finding = finding
  }

  public enum Level: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Worth knowing; nothing was lost.
    case note
    /// Something was guessed, dropped or mended.
    case warning
    /// The page, or a part of it, could not be read.
    case error

    public static func < (a: Level, b: Level) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// Why what looks like a rule was not taken for one.
  public enum NotTaken: Hashable, Sendable {
    /// Its section's title says that it advises nothing.
    case section(String)
    /// The page, or this part of it, is of another kind.
    case kind(String, by: KindEvidence)
    /// It stands behind a rule, as its explanation.
    case explanation
    /// It reads as a description.
    case description
    /// An item without a verb.
    case verbless
    /// A cell of a table none of whose columns says what is to be done.
    case cell
    /// A cell below "Do" or "Don't", most of which are wording to be used or not.
    case samples
    /// A label with nothing below it.
    case label
  }

  /// By what a part of a page was judged to be of a kind.
  public enum KindEvidence: String, Hashable, Sendable {
    case title, page
    /// The section above it.
    case above
    /// Its text: numbered steps, commands that operate something, properties, what happened.
    case steps, operations, properties, past
    /// The page names nothing of an interface.
    case subject

    package var isOfPage: Bool { self == .page || self == .subject }
  }

  /// The facts; the catalogue of each language words them.
  public enum Finding: Hashable, Sendable {
    // Reading
    case encodingGuessed(String)
    case encodingDeclarationWrong(declared: String, used: String)
    case invalidBytesReplaced(count: Int)
    case formatGuessed(Page.Format)
    case boilerplateDropped(what: String, lines: Int)
    /// What the page states of itself, which is kept as such and no part of the text.
    case metadataTaken(what: String, lines: Int)
    case unknownMarkup(String)
    case markupMended(String)
    case limitReached(String)
    /// The front matter names a form of canonical pages that is not known.
    case unknownForm(String)
    /// What stands between the `---` lines is no YAML.
    case frontMatterBroken
    /// A comment `<!-- hig: … -->` states what none can.
    case unknownKey(String)
    /// The front matter or a comment gives a key a value that it cannot have.
    case unknownValue(key: String, value: String)
    case emptyPage
    // Extraction
    case topicFromTitle(String)
    /// A topic that is in no list has its name from the file's or the folder's, as the title says nothing.
    case topicFromFile(String)
    /// A topic that the page or its reader states, and no list has.
    case topicStated(String)
    /// The topic's slug, and what named it where neither an address nor the whole title does.
    case topicByVote(String, by: [TopicEvidence])
    case headingLevelSkipped(from: Int, to: Int)
    case headingGuessed(String)
    case ruleGuessed(String)
    /// A mark says what the words below or behind it deny; and for what the statement was taken.
    case markAgainstWords(String, taken: Strength)
    /// What looks like a rule and was not taken for one.
    case notTaken(String, why: NotTaken)
    case recordWithoutHeadline
    /// What became of a page's characters does not add up to all of them.
    case textUnaccounted(visible: Int, counted: Int)
    /// A page states a number that another of its records has.
    case numberUsedTwice(id: String)
    // Linking and Corpus checks
    case unpaired(id: String, otherLanguage: Language)
    case pairedByAlignment(id: String, counterpart: String, confidence: Double)
    case groupedDoubtfully(id: String, other: String, confidence: Double)
    case unknownTopic(String)
    case deadReference(String)
    case missingAnchor(String)
    case missingExplanation(String)
    case platformsDiffer(id: String)
    case strengthsDiffer(id: String)
    /// An id that `gone.yaml` lists.
    case goneIDUsed(id: String)
    /// A sentence announces a list or a table, and none follows.
    case nothingAnnounced(id: String)
    case questionRepeated(String, id: String, other: String)
    case questionCount(id: String, count: Int)
    /// A page shows a drawing that there is not; a drawing that no page shows; one that only some of the languages show.
    case figureMissing(String)
    case figureUnused(String)
    case figureInOneLanguage(String, only: Language)
    case figureWithoutText(String)
    /// The digits in a drawing, and the lines of its legend.
    case legendMisfit(String, digits: Int, lines: Int)
    /// A word that `terms.yaml` has another for.
    case otherTerm(String, preferred: String)
  }
}
