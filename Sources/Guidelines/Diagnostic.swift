/// A finding of reading, extraction, or linking, with its position.
public struct Diagnostic: Hashable, Sendable {
  public var level: Level
  /// 1-based line; 0 if the diagnostic concerns the whole page.
  public var line: Int
  /// 1-based column in characters; 0 if the diagnostic concerns the whole line.
  public var column: Int
  public var kind: Kind

  public init(_ level: Level, line: Int = 0, column: Int = 0, _ kind: Kind) {
    self.level = level
    self.line = line
    self.column = column
    self.kind = kind
  }

  public enum Level: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Information; nothing was lost.
    case note
    /// Something was inferred, dropped, or repaired.
    case warning
    /// The page, or a part of it, could not be read.
    case error

    public static func < (a: Level, b: Level) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// A reason why text that looks like a rule was not extracted as one.
  public enum NonRuleReason: Hashable, Sendable {
    /// The title of its section says that the section contains no advice.
    case section(String)
    /// The page, or this part of it, is of another kind.
    case kind(String, by: KindEvidence)
    /// The text follows a rule and explains it.
    case explanation
    /// The sentence describes something.
    case description
    /// A list item without a verb.
    case verbless
    /// A table cell in a table without a column of advice.
    case cell
    /// A cell below "Do" or "Don't" in a column that mostly contains sample wording.
    case samples
    /// A label with no content after it.
    case label
  }

  /// The evidence for the kind of a page or of a part of it.
  public enum KindEvidence: String, Hashable, Sendable {
    case title, page
    /// The section that contains the part.
    case above
    /// The text itself: numbered steps, commands, properties, past events.
    case steps, operations, properties, past
    /// The page mentions nothing of a user interface.
    case subject

    package var isOfPage: Bool { self == .page || self == .subject }
  }

  /// The finding as data; the message catalog of each language has its text.
  public enum Kind: Hashable, Sendable {
    // Reading
    case encodingGuessed(String)
    case encodingDeclarationWrong(declared: String, used: String)
    case invalidBytesReplaced(count: Int)
    case formatGuessed(Page.Format)
    case boilerplateDropped(what: String, lines: Int)
    /// Text that became the page's metadata and was removed from its content.
    case metadataTaken(what: String, lines: Int)
    case unknownMarkup(String)
    case markupRepaired(String)
    case limitReached(String)
    /// The front matter names an unknown version of the canonical form.
    case unknownForm(String)
    /// The text between the `---` lines is not valid YAML.
    case frontMatterBroken
    /// A `<!-- hig: … -->` comment uses an unknown key.
    case unknownKey(String)
    /// A key in the front matter or in a comment has an invalid value.
    case unknownValue(key: String, value: String)
    case emptyPage
    /// The text is in a script that no supported language uses, and was left out; the script's Unicode name.
    case unsupportedScript(String)
    // Extraction
    case topicFromTitle(String)
    /// A topic in no list that was named after the file or its folder because the title does not name one.
    case topicFromFile(String)
    /// A topic in no list that the page or its reader stated.
    case topicStated(String)
    /// The topic's slug and the evidence for it, if neither an address nor the whole title names the topic.
    case topicByVote(String, by: [TopicEvidence])
    case headingLevelSkipped(from: Int, to: Int)
    case headingGuessed(String)
    case ruleGuessed(String)
    /// A mark contradicts the words next to it; `taken` is the strength that was used.
    case markContradictsWording(String, taken: Strength)
    /// Text that looks like a rule and was not extracted as one.
    case notExtracted(String, why: NonRuleReason)
    case recordWithoutHeadline
    /// The counts of kept, dropped, and metadata characters do not add up to the page's visible characters.
    case textUnaccounted(visible: Int, counted: Int)
    /// A number that another record of the page already has.
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
    /// A sentence announces a list or a table that does not follow.
    case nothingAnnounced(id: String)
    case questionRepeated(String, id: String, other: String)
    case questionCount(id: String, count: Int)
    /// A figure that a page shows does not exist. The next two: a figure that no page shows, and one that only some languages
    /// show.
    case figureMissing(String)
    case figureUnused(String)
    case figureInOneLanguage(String, only: Language)
    case figureWithoutText(String)
    /// The number of digits in a figure differs from the number of lines in its legend.
    case legendMisfit(String, digits: Int, lines: Int)
    /// A word for which `terms.yaml` prefers another.
    case otherTerm(String, preferred: String)
  }
}
