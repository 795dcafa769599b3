/// One unit of guidance.
package struct Record: Hashable, Sendable {
  /// `topic/anchor/n`, with `@page` outside the Corpus; see `RecordID`.
  package var id: String
  package var kind: RecordKind
  /// nil for every kind but `rule`.
  package var strength: Strength?
  package var language: Language
  /// Slug of the topic.
  package var topic: String
  /// The topic's title as its page writes it.
  package var topicTitle: String
  /// Heading path, without the page's and the topic's own title.
  package var section: [String]
  /// The innermost section's anchor; empty before the first section.
  package var anchor: String
  /// nil where the record holds for all platforms that its topic supports, else those it is for, sorted.
  package var platforms: [Platform]?
  /// The sentence that states the rule. For other kinds the first sentence, or, where the record begins with a table or a
  /// list, a line derived from it (`body` then repeats it; see `bodyRepeatsHeadline`).
  package var headline: [Inline]
  /// The blocks that explain it.
  package var body: [Block]
  /// The label of an aside ("重要"), where it says more than that this is a note.
  package var label: String?
  package var source: SourceReference
  /// Id of the same rule in the other language.
  package var counterpart: String?
  /// Ids of the tables that the record's last sentence announces.
  package var announces: [String]
  /// Reading order within the page, from 0.
  package var position: Int

  package init(
    id: String = "", kind: RecordKind, strength: Strength? = nil, language: Language, topic: String,
    topicTitle: String, section: [String] = [], anchor: String = "", platforms: [Platform]? = nil,
    headline: [Inline], body: [Block] = [], label: String? = nil, source: SourceReference,
    counterpart: String? = nil, announces: [String] = [], position: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.strength = strength
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
    self.counterpart = counterpart
    self.announces = announces
    self.position = position
  }

  /// Whether the headline was derived from the first block of the body or, of a table, from what stands above it on the page: so that it is no part of
  /// what the page says. A headline cut from a paragraph is not repeated.
  package var bodyRepeatsHeadline: Bool {
    guard kind != .rule, let first = body.first else { return false }
    switch first.content {
    case .table(let table): return kind == .specification || headline.plainText == table.derivedHeadline.plainText
    case .list, .definitionList, .code, .tabs: return first.plainText.hasPrefix(headline.plainText)
    case .heading, .paragraph, .quote, .aside, .footnote, .thematicBreak: return false
    }
  }
}

extension Record {
  /// The number in the id: it counts the records of one kind in one section.
  package var numberInSection: Int? {
    let path = id.utf8.prefix { $0 != UInt8(ascii: "@") }
    let digits = path.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.reversed()
    return Int(String(decoding: Array(digits), as: UTF8.self))
  }
}

extension Record {
  /// Its tables without what is for other platforms; nil where it was such a table and nothing is left of it.
  package func keeping(_ platforms: [Platform]) -> Record? {
    var record = self
    for index in body.indices {
      guard case .table(let table) = body[index].content else { continue }
      let kept = table.keeping(platforms)
      if kept.rows.isEmpty, !table.rows.isEmpty, kind == .specification { return nil }
      record.body[index].content = .table(kept)
    }
    return record
  }
}

extension [Record] {
  /// Those of some kinds, and the tables that they announce; all of them where no kind is named.
  package func keeping(_ kinds: [RecordKind]) -> [Record] {
    if kinds.isEmpty { return self }
    let announced = Set(lazy.filter { kinds.contains($0.kind) }.flatMap(\.announces))
    return filter { kinds.contains($0.kind) || announced.contains($0.id) }
  }
}

extension Table {
  /// The line that stands for a table: its caption, else its header cells joined by ` | `, else its first row's.
  package var derivedHeadline: [Inline] {
    if let caption, !caption.plainText.isEmpty { return caption }
    for row in [header] + rows {
      let cells = row.map(\.plainText).filter { !$0.isEmpty }
      if !cells.isEmpty { return [.text(cells.joined(separator: " | "))] }
    }
    return [.text("")]
  }
}

package enum RecordKind: String, CaseIterable, Hashable, Sendable {
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
package enum Strength: String, CaseIterable, Hashable, Sendable {
  case `do`, consider, avoid
}

/// Where a record came from.
package struct SourceReference: Hashable, Sendable {
  /// The name under which the page was ingested.
  package var name: String
  /// Name of the page within the source: the file's stem, made unique.
  package var page: String
  /// The file's path within what was ingested; its last component is the file's own name.
  package var path: String
  /// 1-based line where the headline begins.
  package var line: Int
  package var url: String?
  /// The page's own title.
  package var title: String
  package var edition: String?
  package var translator: String?
  package var retrieved: String?

  package init(
    name: String, page: String, path: String, line: Int, url: String? = nil, title: String, edition: String? = nil,
    translator: String? = nil, retrieved: String? = nil
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
  }
}

/// The name of the bundled source, whose ids carry no `@page`.
package let corpusSourceName = "Corpus"
