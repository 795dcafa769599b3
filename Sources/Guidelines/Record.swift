/// One unit of guidance.
public struct Record: Hashable, Sendable {
  /// `topic/anchor/n`, with `@page` outside the Corpus; see `RecordID`.
  public var id: String
  public var kind: RecordKind
  /// nil for every kind but `rule`.
  public var strength: Strength?
  /// Of a rule: no mark of the page states it (a bold lead, a heading, a Do or Don't), only its wording.
  public var isGuessed: Bool
  public var language: Language
  /// Slug of the topic.
  public var topic: String
  /// The topic's title as its page writes it.
  public var topicTitle: String
  /// Heading path, without the page's and the topic's own title.
  public var section: [String]
  /// The innermost section's anchor; empty before the first section.
  public var anchor: String
  /// nil where the record holds for all platforms that its topic supports, else those it is for, sorted; none where it is for other systems alone.
  public var platforms: [Platform]?
  /// Systems that are none of Apple's and that it is for, as its page names them: "Android".
  public var systems: [String] = []
  /// Platforms that its topic supports, as the index knows; empty where nobody said.
  public var supported: [Platform] = []
  /// How the official page spells the anchors that it names, as the index knows; empty where nobody said.
  public var officialAnchors = OfficialAnchors()
  /// The sentence that states the rule. For other kinds the first sentence, or, where the record begins with a table or a
  /// list, a line derived from it (`body` then repeats it; see `bodyRepeatsHeadline`).
  public var headline: [Inline]
  /// The blocks that explain it.
  public var body: [Block]
  /// The label of an aside ("重要"), where it says more than that this is a note.
  public var label: String?
  public var source: SourceReference
  /// Ids of the same rule in other languages.
  public var counterparts: Localized<String>
  /// Ids of the tables that the record's last sentence announces.
  public var announces: [String]
  /// Reading order within the page, from 0.
  public var position: Int

  public init(
    id: String = "", kind: RecordKind, strength: Strength? = nil, isGuessed: Bool = false, language: Language, topic: String,
    topicTitle: String, section: [String] = [], anchor: String = "", platforms: [Platform]? = nil,
    headline: [Inline], body: [Block] = [], label: String? = nil, source: SourceReference,
    counterparts: Localized<String> = Localized(), announces: [String] = [], position: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.strength = strength
    self.isGuessed = isGuessed
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

  /// Whether the headline was derived from the first block of the body or, of a table, from what stands above it on the page: so that it is no part of
  /// what the page says. A headline cut from a paragraph is not repeated.
  public var bodyRepeatsHeadline: Bool {
    guard kind != .rule, let first = body.first else { return false }
    switch first.content {
    case .table(let table): return kind == .specification || headline.plainText == table.derivedHeadline.plainText
    case .list, .definitionList, .code, .tabs:
      let (text, derived) = (first.plainText.withSingleSpaces.drop(while: { $0.isWhitespace }), headline.plainText)
      guard text.hasPrefix(derived) else { return false }
      // Its first line, or a sentence of it: a title above a list may be how its first item begins.
      let next = text.dropFirst(derived.count).first
      return next.map { $0.isNewline } ?? true || Self.endsSentence(derived)
    case .heading, .paragraph, .quote, .aside, .footnote, .thematicBreak, .figure: return false
    }
  }

  /// Whether it ends in a sentence's mark, or in that and what closes around it.
  private static func endsSentence(_ text: String) -> Bool {
    text.last { !$0.isOne(of: ")）]］」』”’\"'") }.map { $0.isOne(of: ".。．!！?？") } ?? false
  }
}

extension Record {
  /// The number in the id: it counts the records of one kind in one section. nil beyond `numbers`, which no page gives.
  public var numberInSection: Int? {
    let path = id.utf8.prefix { $0 != UInt8(ascii: "@") }
    let digits = path.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.reversed()
    return Int(String(decoding: Array(digits), as: UTF8.self)).flatMap { Self.numbers.contains($0) ? $0 : nil }
  }

  /// What an id may count with.
  public static let numbers = 1...99_999

  /// The names of what it is for, where its page says so.
  public var platformNames: [String]? { platforms.map { $0.sorted().map { $0.rawValue } + systems } }

  /// Whether both name what they are for, and nothing of it is the same.
  public func isElsewhere(than other: Record) -> Bool {
    guard let names = platformNames, let others = other.platformNames else { return false }
    return !names.contains(where: others.contains)
  }

  /// Those that it is for, itself or by its topic; nil for all.
  public var scope: [Platform]? {
    platforms ?? (supported.isEmpty || supported.count == Platform.allCases.count ? nil : supported)
  }

  /// Whether it is about one of some platforms and not just valid there: it names one, or its topic is there for nothing else.
  public func isOwn(of asked: [Platform]) -> Bool {
    if let platforms { return !Set(platforms).isDisjoint(with: asked) }
    return !supported.isEmpty && Set(supported).isSubset(of: asked)
  }
}

extension [Record] {
  /// Those of some kinds, and the tables that they announce; all of them where no kind is named.
  /// - Parameters:
  ///   - statedOnly: leaves guessed rules out.
  ///   - strengths: with any, only rules that bind so.
  ///   - platforms: with any, only what is about one of them.
  public func keeping(
    _ kinds: [RecordKind], statedOnly: Bool = false, strengths: [Strength] = [], naming platforms: [Platform] = []
  ) -> [Record] {
    let records = statedOnly ? filter { !$0.isGuessed } : self
    if kinds.isEmpty, strengths.isEmpty, platforms.isEmpty { return records }
    func isWanted(_ record: Record) -> Bool {
      (kinds.isEmpty || kinds.contains(record.kind)) && (strengths.isEmpty || record.strength.map(strengths.contains) ?? false)
        && (platforms.isEmpty || record.isOwn(of: platforms))
    }
    let announced = Set(records.lazy.filter(isWanted).flatMap { $0.announces })
    return records.filter { isWanted($0) || announced.contains($0.id) }
  }
}

extension Table {
  /// The line that stands for a table: its caption, else its header cells joined by ` | `, else its first row's.
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
  /// Do, avoid or consider this.
  case rule
  /// What something is.
  case definition
  /// A table or a stated measure.
  case specification
  /// An aside, a translator's note, a footnote.
  case note
  /// "For developer guidance, see …".
  case reference
}

/// How a rule binds.
public enum Strength: String, CaseIterable, Hashable, Sendable {
  case `do`, consider, avoid
}

/// Where a record came from.
public struct SourceReference: Hashable, Sendable {
  /// The name under which the page was ingested.
  public var name: String
  /// Name of the page within the source: the file's stem, made unique.
  public var page: String
  /// The file's path within what was ingested; its last component is the file's own name.
  public var path: String
  /// 1-based line where the headline begins.
  public var line: Int
  public var url: String?
  /// The page's own title.
  public var title: String
  public var edition: String?
  public var translator: String?
  public var retrieved: String?
  /// Somebody's own copy of what others hold the rights to: it stays with whoever made it, so that no export takes it along unasked.
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

/// Name of the bundled source, whose ids carry no `@page`.
public let corpusSourceName = "Corpus"

/// Name of the source that `hig fetch` stores the official pages under.
public let fetchedSourceName = "Apple"

/// Source names that only the program assigns.
package let reservedSourceNames = [corpusSourceName, fetchedSourceName]
