/// A unit of guidance: a rule, definition, specification, note, or reference.
public struct Record: Hashable, Sendable {
  /// `topic/anchor/n`, followed by `@page` outside the Corpus; see `RecordID`.
  public var id: String
  public var kind: RecordKind
  /// The strength of a rule; `nil` for every other kind.
  public var strength: Strength?
  /// Indicates whether a rule was inferred from its wording alone: no mark on the page (bold text, a heading, Do or Don't) states
  /// it.
  public var isInferred: Bool
  public var language: Language
  /// Slug of the topic.
  public var topic: String
  /// The topic's title as the page writes it.
  public var topicTitle: String
  /// Titles of the enclosing sections, outermost first, without the page's and the topic's own title.
  public var section: [String]
  /// The innermost section's anchor; empty before the first section.
  public var anchor: String
  /// Platforms that the record applies to, sorted. `nil` if it applies to all platforms that its topic supports; empty if it
  /// applies only to other systems.
  public var platforms: [Platform]?
  /// Systems other than Apple's that the record applies to, as its page names them: "Android".
  public var systems: [String] = []
  /// Platforms that its topic supports, according to the index; empty if unknown.
  public var supported: [Platform] = []
  /// The official spellings of the anchors that the record refers to, according to the index; empty if unknown.
  public var officialAnchors = OfficialAnchors()
  /// The sentence that states the rule. For other kinds the first sentence or, if the record starts with a table or a list, a
  /// line derived from it (`body` then repeats it; see `bodyRepeatsHeadline`).
  public var headline: [Inline]
  /// The explanation: the blocks after the headline.
  public var body: [Block]
  /// The label of an aside ("重要"), if it says more than that the record is a note.
  public var label: String?
  public var source: SourceReference
  /// Ids of the same rule in other languages.
  public var counterparts: Localized<String>
  /// Ids of the tables that the record's last sentence announces.
  public var announces: [String]
  /// Zero-based position in the page's reading order.
  public var position: Int

  public init(
    id: String = "", kind: RecordKind, strength: Strength? = nil, isInferred: Bool = false, language: Language, topic: String,
    topicTitle: String, section: [String] = [], anchor: String = "", platforms: [Platform]? = nil,
    headline: [Inline], body: [Block] = [], label: String? = nil, source: SourceReference,
    counterparts: Localized<String> = Localized(), announces: [String] = [], position: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.strength = strength
    self.isInferred = isInferred
    self.language = language
    self.topic = topic
    self.topicTitle = topicTitle
    self.section = section
    self.anchor = anchor
    self.platforms = platforms
    self.headline = headline
    self.body = body
    self.label = label
    self.source = source
    self.counterparts = counterparts
    self.announces = announces
    self.position = position
  }

  /// Indicates whether the headline was derived from the first block of the body or, for a table, from the text above it, so that
  /// it is not additional text of the page. A headline that was cut from a paragraph is not repeated.
  public var bodyRepeatsHeadline: Bool {
    guard kind != .rule, let first = body.first else { return false }
    switch first.content {
    case .table(let table): return kind == .specification || headline.plainText == table.derivedHeadline.plainText
    case .list, .definitionList, .code, .tabs:
      let (text, derived) = (first.plainText.normalizingSpaces.drop(while: { $0.isWhitespace }), headline.plainText)
      guard text.hasPrefix(derived) else { return false }
      // Accept only a whole first line or a whole sentence of it: a title above a list can equal the start of the list's first
      // item.
      let next = text.dropFirst(derived.count).first
      return next.map { $0.isNewline } ?? true || Self.endsSentence(derived)
    case .heading, .paragraph, .quote, .aside, .footnote, .thematicBreak, .figure: return false
    }
  }

  /// Indicates whether a text ends with sentence punctuation, optionally followed by closing brackets or quotation marks.
  private static func endsSentence(_ text: String) -> Bool {
    text.last { !$0.isOne(of: ")）]］」』”’\"'") }.map { $0.isOne(of: ".。．!！?？") } ?? false
  }
}

extension Record {
  /// The number in the id, which counts the records of one kind in one section. `nil` if it is outside `validNumbers`, which no
  /// page reaches.
  public var numberInSection: Int? {
    let path = id.utf8.prefix { $0 != UInt8(ascii: "@") }
    let digits = path.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.reversed()
    return Int(String(decoding: Array(digits), as: UTF8.self)).flatMap { Self.validNumbers.contains($0) ? $0 : nil }
  }

  /// Valid numbers in an id.
  public static let validNumbers = 1...99_999

  /// Names of the platforms and systems that the record applies to; `nil` if its page names none.
  public var platformNames: [String]? { platforms.map { $0.sorted().map { $0.rawValue } + systems } }

  /// Indicates whether both records name platforms or systems and have none in common.
  public func hasDisjointPlatforms(from other: Record) -> Bool {
    guard let names = platformNames, let others = other.platformNames else { return false }
    return !names.contains(where: others.contains)
  }

  /// Platforms that the record applies to, by itself or through its topic; `nil` for all.
  public var scope: [Platform]? {
    platforms ?? (supported.isEmpty || supported.count == Platform.allCases.count ? nil : supported)
  }

  /// Indicates whether the record is specific to one of the platforms: it names one of them, or its topic supports no others.
  public func isSpecific(toAnyOf requestedPlatforms: [Platform]) -> Bool {
    if let platforms { return !Set(platforms).isDisjoint(with: requestedPlatforms) }
    return !supported.isEmpty && Set(supported).isSubset(of: requestedPlatforms)
  }
}

extension [Record] {
  /// Returns the records that match all conditions, and the tables that they announce. An empty condition matches every record.
  /// - Parameters:
  ///   - statedOnly: Excludes inferred rules.
  ///   - strengths: Includes only rules of these strengths.
  ///   - platforms: Includes only records that are specific to one of these.
  public func keeping(
    _ kinds: [RecordKind], statedOnly: Bool = false, strengths: [Strength] = [], naming platforms: [Platform] = []
  ) -> [Record] {
    let records = statedOnly ? filter { !$0.isInferred } : self
    if kinds.isEmpty, strengths.isEmpty, platforms.isEmpty { return records }
    func matches(_ record: Record) -> Bool {
      (kinds.isEmpty || kinds.contains(record.kind)) && (strengths.isEmpty || record.strength.map(strengths.contains) ?? false)
        && (platforms.isEmpty || record.isSpecific(toAnyOf: platforms))
    }
    let announced = Set(records.lazy.filter(matches).flatMap { $0.announces })
    return records.filter { matches($0) || announced.contains($0.id) }
  }
}

extension Table {
  /// The derived headline of a table: its caption, or its header cells joined by ` | `, or the cells of its first nonempty row.
  public var derivedHeadline: [Inline] {
    if let caption, !caption.plainText.isEmpty { return caption }
    for row in [header] + rows {
      let cells = row.map { $0.plainText }.filter { !$0.isEmpty }
      if !cells.isEmpty { return [.text(cells.joined(separator: " | "))] }
    }
    return [.text("")]
  }
}

public enum RecordKind: String, CaseIterable, Hashable, Sendable {
  /// A statement of what to do, avoid, or consider.
  case rule
  /// A description of something.
  case definition
  /// A table or a stated measure.
  case specification
  /// An aside, a translator's note, or a footnote.
  case note
  /// A reference to other documents: "For developer guidance, see …".
  case reference
}

/// The strength of a rule: how it binds.
public enum Strength: String, CaseIterable, Hashable, Sendable {
  case `do`, consider, avoid
}

/// A reference to the page that a record came from.
public struct SourceReference: Hashable, Sendable {
  /// The name under which the page was ingested.
  public var name: String
  /// Name of the page within the source: the file's stem, made unique.
  public var page: String
  /// The file's path within what was ingested; its last component is the file's own name.
  public var path: String
  /// 1-based line where the headline starts.
  public var line: Int
  public var url: String?
  /// The page's own title.
  public var title: String
  public var edition: String?
  public var translator: String?
  public var retrieved: String?
  /// Indicates whether the page is a private copy of material whose rights others hold. Exports omit it unless requested.
  public var isPrivate: Bool

  public init(
    name: String, page: String, path: String, line: Int, url: String? = nil, title: String, edition: String? = nil,
    translator: String? = nil, retrieved: String? = nil, isPrivate: Bool = false
  ) {
    self.name = name
    self.page = page
    self.path = path
    self.line = line
    self.url = url
    self.title = title
    self.edition = edition
    self.translator = translator
    self.retrieved = retrieved
    self.isPrivate = isPrivate
  }
}

/// Name of the bundled source, whose ids have no `@page`.
public let corpusSourceName = "Corpus"

/// Name of the source in which `hig fetch` stores the official pages.
public let fetchedSourceName = "Apple"

/// Source names that only the program assigns.
package let reservedSourceNames = [corpusSourceName, fetchedSourceName]
