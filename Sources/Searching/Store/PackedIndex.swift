import Guidelines

/// All that a search reads, as one run of bytes for who has no database: a page in a browser. An index writes it (`Indexing`), `PackedStore` reads it.
///
/// Sections, each behind its length in 32 bits, in the order of `Section`. Texts are apart, for they are most of it.
package struct PackedIndex {
  enum Section: Int, CaseIterable {
    /// As an index keeps them: see `RuleFacts`, `Directions`.
    case facts, directions
    /// By term: postings as LEB128 (see `Postings`), directions of terms.
    case terms, vectors
    /// By name: topics with what it is to them. By slug: a topic.
    case names, topics
    /// By head: forms. By number: groups.
    case glossaryTerms, glossaryGroups
    /// By skeleton: katakana words. All words, katakana and others.
    case spellings, katakana, words
    /// By id: records. Rows of records, in the order of their rules and of preference.
    case ids, records
    case sections, pages
  }

  package static let version: UInt8 = 1

  /// What a record's row holds beside its text, in `size` bytes.
  package struct Row {
    package var rule = 0
    package var topic = 0
    package var section = 0
    package var page = 0
    package var position = 0
    /// Its place among the ids, and in the order in which records came into the index.
    package var id = 0
    package var order = 0
    package var kind = RecordKind.rule
    package var strength: Strength?
    package var language = 0
    package var isGuessed = false
    package var platforms: Int?

    static let size = 32

    package init() {}

    init(_ bytes: [UInt8], at start: Int) {
      (rule, topic) = (bytes.number32(at: start), bytes.number32(at: start + 4))
      (section, page) = (bytes.number32(at: start + 8), bytes.number32(at: start + 12))
      (position, id) = (bytes.number32(at: start + 16), bytes.number32(at: start + 20))
      order = bytes.number32(at: start + 24)
      let packed = bytes.number32(at: start + 28)
      kind = RecordKind(code: packed & 7) ?? .reference
      strength = Strength(code: (packed >> 3 & 3) - 1)
      language = packed >> 5 & 15
      isGuessed = packed >> 9 & 1 != 0
      platforms = packed >> 10 & 1 != 0 ? packed >> 11 & 255 : nil
    }

    var bytes: [UInt8] {
      var out: [UInt8] = []
      for number in [rule, topic, section, page, position, id, order] { out.append32(number) }
      let (strength, platforms) = ((strength.map { $0.code + 1 } ?? 0) << 3, platforms.map { 1 | $0 << 1 } ?? 0)
      out.append32(kind.code | strength | language << 5 | (isGuessed ? 1 : 0) << 9 | platforms << 10)
      return out
    }
  }

  /// A topic with its row in an index.
  package struct TopicRow {
    package var id: Int64
    package var topic: Topic
    package var isListed: Bool
    package var place: Int

    package init(id: Int64, topic: Topic, isListed: Bool, place: Int) {
      (self.id, self.topic, self.isListed, self.place) = (id, topic, isListed, place)
    }
  }

  package struct Page {
    package var source: String
    package var name: String
    package var title: String
    package var url: String?
    package var edition: String?
    package var isPrivate: Bool

    package init(source: String, name: String, title: String, url: String?, edition: String?, isPrivate: Bool) {
      (self.source, self.name, self.title, self.url) = (source, name, title, url)
      (self.edition, self.isPrivate) = (edition, isPrivate)
    }
  }

  // MARK: What is written

  package var facts: [UInt8] = []
  package var directions: [UInt8] = []
  package var terms: [(term: String, postings: [UInt8])] = []
  package var vectors: [(term: String, vector: [UInt8])] = []
  /// In the order of rank and topic.
  package var names: [(key: String, topic: Int64, rank: Int)] = []
  package var topics: [TopicRow] = []
  /// In the order of head, form and group.
  package var glossaryTerms: [GlossaryTerm] = []
  package var glossaryGroups: [(id: Int64, group: Glossary.Group)] = []
  package var words: [(word: String, count: Int, skeleton: String?)] = []
  /// In the order of rules and, of one rule, of preference.
  package var records: [(id: String, row: Row, content: [UInt8])] = []
  package var sections: [(topicTitle: String, path: [String], anchor: String)] = []
  package var pages: [Page] = []

  package init() {}

  /// What a first question needs, and the texts.
  package var packed: (core: [UInt8], texts: [UInt8]) {
    var core = Array("higp".utf8) + [PackedIndex.version, 0, 0, 0]
    for section in Section.allCases {
      let bytes = bytes(section)
      core.append32(bytes.count)
      core += bytes
    }
    return (core, PackedTable.listed(records.map { $0.content }))
  }

  private func bytes(_ section: Section) -> [UInt8] {
    switch section {
    case .facts: return facts
    case .directions: return directions
    case .terms: return PackedTable.packed(terms.map { (key: $0.term, value: $0.postings) })
    case .vectors: return PackedTable.packed(vectors.map { (key: $0.term, value: $0.vector) })
    case .names:
      return grouped(
        names.map { name in
          (
            name.key,
            {
              $0.number(Int(name.topic))
              $0.number(name.rank)
            }
          )
        })
    case .topics:
      return PackedTable.packed(
        topics.map { stored in
          var writer = ByteWriter()
          for number in [Int(stored.id), stored.isListed ? 1 : 0, stored.place] { writer.number(number) }
          writer.topic(stored.topic)
          return (key: stored.topic.slug, value: writer.bytes)
        })
    case .glossaryTerms:
      return grouped(
        glossaryTerms.map { term in
          (
            term.head,
            {
              $0.string(term.form)
              $0.number(Int(term.group))
              $0.number(term.isReading ? 1 : 0)
            }
          )
        })
    case .glossaryGroups:
      return PackedTable.packed(
        glossaryGroups.map { id, group in
          var writer = ByteWriter()
          // To the bit; not a number: it has none.
          for byte in 0..<8 { writer.byte(UInt8(truncatingIfNeeded: (group.weight ?? .nan).bitPattern >> UInt64(byte * 8))) }
          writer.group(group)
          return (key: "\(id)", value: writer.bytes)
        })
    case .spellings:
      let spelled = words.filter { $0.skeleton != nil }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
      return grouped(spelled.map { word in (word.skeleton ?? "", { $0.string(word.word) }) })
    case .katakana: return listed(words.filter { $0.skeleton != nil })
    case .words: return listed(words.filter { $0.skeleton == nil })
    case .ids: return grouped(records.enumerated().map { number, record in (record.id, { $0.number(number) }) })
    case .records:
      // Their ids by place: the same order as the table has.
      var places: [String: Int] = [:]
      for (place, id) in Set(records.map { $0.id }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }).enumerated() {
        places[id] = place
      }
      return records.flatMap { record in
        var row = record.row
        row.id = places[record.id] ?? 0
        return row.bytes
      }
    case .sections:
      return PackedTable.listed(
        sections.map { section in
          var writer = ByteWriter()
          writer.string(section.topicTitle)
          writer.strings(section.path)
          writer.string(section.anchor)
          return writer.bytes
        })
    case .pages:
      return PackedTable.listed(
        pages.map { page in
          var writer = ByteWriter()
          for text in [page.source, page.name, page.title] { writer.string(text) }
          for text in [page.url, page.edition] { writer.optional(text) }
          writer.number(page.isPrivate ? 1 : 0)
          return writer.bytes
        })
    }
  }

  /// What has the same key stands one behind the other, in order.
  private func grouped(_ entries: [(key: String, write: (inout ByteWriter) -> Void)]) -> [UInt8] {
    var writers: [String: ByteWriter] = [:]
    for (key, write) in entries { write(&writers[key, default: ByteWriter()]) }
    return PackedTable.packed(writers.map { (key: $0.key, value: $0.value.bytes) })
  }

  private func listed(_ words: [(word: String, count: Int, skeleton: String?)]) -> [UInt8] {
    var writer = ByteWriter()
    for word in words {
      writer.number(word.word.unicodeScalars.count)
      writer.string(word.word)
      writer.number(word.count)
    }
    return writer.bytes
  }
}

extension PackedTable {
  /// Values by number: with a key that is none.
  static func listed(_ values: [[UInt8]]) -> [UInt8] {
    var out: [UInt8] = []
    out.append32(values.count)
    var offset = 0
    out.append32(0)
    for value in values {
      offset += 1 + value.count
      out.append32(offset)
    }
    for value in values {
      out.append(0)
      out += value
    }
    return out
  }
}
