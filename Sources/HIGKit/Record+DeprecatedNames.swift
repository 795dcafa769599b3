import Guidelines

// Names of release 2.0, for clients that still use them.

@available(*, deprecated, renamed: "TextCoverage")
public typealias Accounting = TextCoverage

extension TextCoverage {
  @available(*, deprecated, renamed: "ReasonCount")
  public typealias Entry = ReasonCount
}

@available(*, deprecated, renamed: "ChangelogEntry")
public typealias Change = ChangelogEntry

extension Diagnostic {
  @available(*, deprecated, renamed: "NonRuleReason")
  public typealias NotTaken = NonRuleReason
}

extension Diagnostic {
  @available(*, deprecated, renamed: "Kind")
  public typealias Finding = Kind
}

extension Failure {
  @available(*, deprecated, renamed: "NotAPageError")
  public typealias NotAPage = NotAPageError
}

extension SearchHit {
  @available(*, deprecated, renamed: "TableExcerpt")
  public typealias TableRows = TableExcerpt
}

extension SearchAnswer {
  @available(*, deprecated, renamed: "APIName")
  public typealias Name = APIName
}

extension Terminology {
  @available(*, deprecated, renamed: "PreferredTerm")
  public typealias Term = PreferredTerm
}

extension TextCoverage {
  @available(*, deprecated, renamed: "metadata")
  public var taken: [ReasonCount] { metadata }
}

extension Annotation {
  @available(*, deprecated, renamed: "isInferred")
  public var isGuessed: Bool {
    get { isInferred }
    set { isInferred = newValue }
  }
  @available(*, deprecated, renamed: "continuesRecord")
  public var continues: Bool {
    get { continuesRecord }
    set { continuesRecord = newValue }
  }
  @available(*, deprecated, renamed: "hasBoldHeadline")
  public var leads: Bool {
    get { hasBoldHeadline }
    set { hasBoldHeadline = newValue }
  }
}

extension ChangelogEntry {
  @available(*, deprecated, renamed: "recordIDs")
  public var ids: [String] {
    get { recordIDs }
    set { recordIDs = newValue }
  }
}

extension Diagnostic {
  @available(*, deprecated, renamed: "kind")
  public var finding: Kind {
    get { kind }
    set { kind = newValue }
  }
}

extension Page {
  @available(*, deprecated, renamed: "textCoverage")
  public var accounting: TextCoverage {
    get { textCoverage }
    set { textCoverage = newValue }
  }
}

extension Quantity {
  @available(*, deprecated, renamed: "recordIDs")
  public var records: [String] {
    get { recordIDs }
    set { recordIDs = newValue }
  }
}

extension SearchHit {
  @available(*, deprecated, renamed: "duplicates")
  public var echoes: [Record] {
    get { duplicates }
    set { duplicates = newValue }
  }
}

extension SearchHit.TableExcerpt {
  @available(*, deprecated, renamed: "matchCount")
  public var answering: Int {
    get { matchCount }
    set { matchCount = newValue }
  }
  @available(*, deprecated, renamed: "omittedRowCount")
  public var more: Int {
    get { omittedRowCount }
    set { omittedRowCount = newValue }
  }
}

extension SearchAnswer {
  @available(*, deprecated, renamed: "hasOnlyFilters")
  public var lacksWords: Bool {
    get { hasOnlyFilters }
    set { hasOnlyFilters = newValue }
  }
  @available(*, deprecated, renamed: "hasAnswer")
  public var matched: Bool {
    get { hasAnswer }
    set { hasAnswer = newValue }
  }
  @available(*, deprecated, renamed: "apiNames")
  public var names: [APIName] {
    get { apiNames }
    set { apiNames = newValue }
  }
}

extension Record {
  @available(*, deprecated, renamed: "isInferred")
  public var isGuessed: Bool {
    get { isInferred }
    set { isInferred = newValue }
  }
}

extension RecordFilter {
  @available(*, deprecated, renamed: "requiresNamedPlatform")
  public var platformsOwn: Bool {
    get { requiresNamedPlatform }
    set { requiresNamedPlatform = newValue }
  }
  @available(*, deprecated, renamed: "excludesInferred")
  public var statedOnly: Bool {
    get { excludesInferred }
    set { excludesInferred = newValue }
  }
  @available(*, deprecated, renamed: "excludesPrivate")
  public var withoutPrivate: Bool {
    get { excludesPrivate }
    set { excludesPrivate = newValue }
  }
}

extension Topic {
  @available(*, deprecated, renamed: "formerSlugs")
  public var former: [String] {
    get { formerSlugs }
    set { formerSlugs = newValue }
  }
  @available(*, deprecated, renamed: "comparedComponents")
  public var compared: Localized<[String]> {
    get { comparedComponents }
    set { comparedComponents = newValue }
  }
  @available(*, deprecated, renamed: "explainedNames")
  public var explained: [SectionName] {
    get { explainedNames }
    set { explainedNames = newValue }
  }
}

extension TopicPage {
  @available(*, deprecated, renamed: "otherPages")
  public var others: [PageReference] {
    get { otherPages }
    set { otherPages = newValue }
  }
}

extension SourceSummary {
  @available(*, deprecated, renamed: "inferredCount")
  public var guessedCount: Int {
    get { inferredCount }
    set { inferredCount = newValue }
  }
}

extension Character {
  @available(*, deprecated, renamed: "isAlphabetic")
  public var isWritten: Bool { isAlphabetic }
}

extension StringProtocol {
  @available(*, deprecated, renamed: "trimmingWhitespace")
  public var trimmingSpace: SubSequence { trimmingWhitespace }
  @available(*, deprecated, renamed: "trimmingLeadingWhitespace")
  public var trimmingSpaceAtStart: SubSequence { trimmingLeadingWhitespace }
  @available(*, deprecated, renamed: "trimmingTrailingWhitespace")
  public var trimmingSpaceAtEnd: SubSequence { trimmingTrailingWhitespace }
}

extension Record {
  @available(*, deprecated, renamed: "hasDisjointPlatforms(from:)")
  public func isElsewhere(than other: Record) -> Bool { hasDisjointPlatforms(from: other) }
  @available(*, deprecated, renamed: "isSpecific(toAnyOf:)")
  public func isOwn(of platforms: [Platform]) -> Bool { isSpecific(toAnyOf: platforms) }
}

extension Topic {
  @available(*, deprecated, renamed: "applies(toAnyOf:)")
  public func holds(for platforms: [Platform]) -> Bool { applies(toAnyOf: platforms) }
}

extension Failure {
  @available(*, deprecated, renamed: "missingProgram(path:kind:program:package:)")
  public static func noProgram(path: String, kind: String, program: String, package: String) -> Failure {
    .missingProgram(path: path, kind: kind, program: program, package: package)
  }
  @available(*, deprecated, renamed: "incompatibleSchema(path:found:expected:)")
  public static func otherSchema(path: String, found: Int, expected: Int) -> Failure {
    .incompatibleSchema(path: path, found: found, expected: expected)
  }
  @available(*, deprecated, renamed: "tooLittleAddressSpace(megabytes:needed:)")
  public static func tooLittleSpace(megabytes: Int, needed: Int) -> Failure {
    .tooLittleAddressSpace(megabytes: megabytes, needed: needed)
  }
}

extension Record {
  @available(*, deprecated, renamed: "validNumbers")
  public static var numbers: ClosedRange<Int> { validNumbers }
}

extension Block {
  @available(*, deprecated, renamed: "columnBreak")
  public static var columnsEnd: Block { columnBreak }
}

extension CanonicalForm {
  @available(*, deprecated, renamed: "boldPrefix(of:)")
  public static func lead(of inlines: [Inline]) -> (headline: [Inline], rest: [Inline])? { boldPrefix(of: inlines) }
}

extension Figure {
  @available(*, deprecated, renamed: "isFileName(_:)")
  public static func isName(_ name: some StringProtocol) -> Bool { isFileName(name) }
}

extension TextCoverage {
  @available(*, deprecated, renamed: "addMetadata(_:_:)")
  public mutating func addTaken(_ reason: String, _ characters: Int) { addMetadata(reason, characters) }
}

extension TopicEvidence {
  @available(*, deprecated, renamed: "firstParagraph")
  public static var opening: TopicEvidence { .firstParagraph }
}

extension Diagnostic.Kind {
  @available(*, deprecated, renamed: "markupRepaired(_:)")
  public static func markupMended(_ text: String) -> Diagnostic.Kind { .markupRepaired(text) }
  @available(*, deprecated, renamed: "markContradictsWording(_:taken:)")
  public static func markAgainstWords(_ text: String, taken: Strength) -> Diagnostic.Kind {
    .markContradictsWording(text, taken: taken)
  }
  @available(*, deprecated, renamed: "notExtracted(_:why:)")
  public static func notTaken(_ text: String, why: Diagnostic.NonRuleReason) -> Diagnostic.Kind { .notExtracted(text, why: why) }
}
