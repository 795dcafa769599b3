import Guidelines

extension LanguageRules {
  /// The words by which a page, a section, a label or a list's lead-in says what it holds. In lower case, without closing punctuation.
  package struct Guidance: Sendable {
    /// Labels over what to do and over what not to do ("Do", "Don't", するべきこと, してはいけないこと).
    package var advised: [String] = []
    package var avoided: [String] = []
    /// Over what may be done, or left ("Optional", しなくてよいこと).
    package var permitted: [String] = []
    /// Titles over what is permitted against what stands above.
    package var exceptions: [String] = []
    /// Labels over rules of either kind ("Rules", 守ること): a refusal below them is none that speaks against them.
    package var principles: [String] = []
    /// Whether a few words are such a label over what not to do by their grammar: 「絶対にしない」.
    package var forbids: @Sendable (String) -> Bool = { _ in false }
    /// Two columns side by side that say so only together: an answer, a number ("No.") alone.
    package var answers: [(yes: String, no: String)] = []
    /// How binding the row of a table is that opens with such words (RFC 2119 in English). Over a column they say what must be filled in.
    package var levels: [String: Strength] = [:]
    /// How titles end that name what is forbidden (「ロゴの禁止事項」).
    package var forbiddingTitles: [String] = []
    /// Whether a title or label stands over what goes wrong or is not used ("Common mistakes", 「避けるべき表現」); what its prose commands is the cure.
    package var isFault: @Sendable (String) -> Bool = { _ in false }
    /// Two columns that show a thing as it was and as it is to be.
    package var corrections: [(before: String, after: String)] = []
    /// What a cell says of the thing that its row names ("Yes", "Leave it out", 任意).
    package var verdicts: [String: Strength] = [:]
    /// What a cell that is a predicate leaves out, so that it can be read: 「使わない」.
    package var elided = ""
    /// Header cells, in lower case, of columns that say why.
    package var reasonColumns: Set<String> = []
    /// How a sentence opens, in lower case, or ends that demands: below ❌ it speaks against the mark.
    package var demandOpenings: [String] = []
    package var demandEndings: [String] = []
    /// Whether a sentence, in lower case, asks whether it is so, as checklists do; nil where it asks for something else.
    package var asksForFault: @Sendable (String) -> Bool? = { _ in nil }
    /// Whether a title names an act, by a noun of one: 「空欄の放置」, "Looping the jingle".
    package var namesAct: @Sendable (String) -> Bool = { _ in false }
    /// Whether words without a verb say of something how it is to be, among items that command: 「作家の名前は太字」, "Primary on the right."
    package var isVerbless: @Sendable (String) -> Bool = { _ in false }
    /// Whether a sentence, in lower case, speaks to the reader of the page about the page.
    package var speaksOfPage: @Sendable (String) -> Bool = { _ in false }
    /// Whether a sentence says of something that it always is so, or must be, without a form that advises: "Balances never flash."
    package var insists: @Sendable (String) -> Bool = { _ in false }
    /// Whether a sentence that only describes may say how things are to be: "Units are spelled out."
    package var mayStateNorm: @Sendable (String) -> Bool = { _ in false }
    /// Whether a sentence tells what a component is like, by one of whose names its page is called.
    package var describes: @Sendable (_ sentence: String, _ components: [String]) -> Bool = { _, _ in false }
    /// Whether a text, in lower case, names what interfaces are made of and what they are written with: a guide does so all the time.
    package var namesInterface: @Sendable (String) -> Bool = { _ in false }
    /// How a sentence opens or ends that says what to do in the place of something.
    package var alternativeOpenings: [String] = []
    package var alternativeEndings: [String] = []
    /// What in a sentence, in lower case, names something else to take where a thing is not to be used: "For links, use Link."
    package var cures: [String] = []
    /// Labels over examples of what is right and wrong (良い例, 悪い例); statements below them are advice, pictures and sample texts are none.
    package var rightExamples: [String] = []
    package var wrongExamples: [String] = []
    /// What begins or ends the title of a section, or of a paragraph, that only illustrates.
    package var exampleOpenings: [String] = []
    package var exampleEndings: [String] = []
    /// What in such a title says that they are examples of what is wrong (誤った使用例).
    package var wrongWords: [String] = []
    /// Titles of sections that advise nothing: sources, feedback, code, tests.
    package var unadvising: [String] = []
    /// Words of a section's title over whose numbered lists stand steps of work, and no rules (〜の手順).
    package var procedures: [String] = []
    /// Whether a title, in lower case, stands over how to install, operate or mend something, or over questions that are answered.
    package var isProcedure: @Sendable (String) -> Bool = { _ in false }
    /// Whether a command operates a program or a machine ("Click Save.", 「次へ」を押します); some verbs only where the name of a control stands beside them.
    package var operates: @Sendable (_ sentence: String, _ namesControl: Bool) -> Bool = { _, _ in false }
    /// Whether a sentence tells what happened.
    package var isPast: @Sendable (String) -> Bool = { _ in false }
    /// Words of titles by which a page, or a section, announces advice.
    package var advising: [String] = []
    /// Those of them by which a section of a reference or a tutorial advises: there "Accessibility" and "Usage" describe.
    package var advisingSections: [String] = []
    /// Words of a page's title by which it is of another kind.
    package var genres: [(genre: Genre, words: [String])] = []
    /// Titles of sections, and header cells of tables, in references to an interface of programs.
    package var referenceSections: [String] = []
    package var referenceColumns: [String] = []
    /// Whether a title that sounds like a command names a thing all the same: 「知っておくこと」.
    package var isNoun: @Sendable (String) -> Bool = { _ in false }
    /// What a sentence opens with that illustrates the one before it.
    package var illustrations: [String] = []
    /// What a sentence opens with behind which only samples follow in its paragraph.
    package var sampleOpenings: [String] = []
    /// Header cells, in lower case, of columns each of whose cells is a rule.
    package var ruleColumns: [String] = []
    /// Header cells, in lower case, of columns that say how what stands in the row is used.
    package var advisingColumns: Set<String> = []
    /// Verbs, in lower case, by which a sentence that holds a link sends its reader there.
    package var pointingVerbs: Set<String> = []
    /// How a sentence ends that does so.
    package var pointingEndings: [String] = []
    /// What the sentence over a list, without its colon, says of the items.
    package var leadIn: @Sendable (String) -> LeadIn = { _ in .open }

    package init() {}
  }

  /// What a page is, or a section of it.
  package enum Genre: String, Hashable, Sendable, CaseIterable {
    case guidance, reference, procedure
    case changeLog = "change log"
    case glossary, story
    case questions = "list of questions and answers"
    case other = "text on something else"
  }

  /// What the sentence over a list makes of its items.
  package enum LeadIn: Hashable, Sendable {
    /// Nothing: each speaks for itself.
    case open
    /// They end a sentence that describes: none is a rule, whatever it looks like.
    case describes
    /// They end a sentence that advises: each is a rule.
    case advises(Strength)
    /// They are the steps of a procedure.
    case steps
    /// It names an aim ("To reload the printer", 「交換するには」): what is numbered below it are steps.
    case aim
  }
}
