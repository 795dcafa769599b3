import Guidelines

/// All the data that a search reads, packed into byte arrays for clients without a database, such as a web page.
///
/// `Indexing` writes it, and `PackedStore` reads it. The core consists of the sections in the order of `PackedSection`, each
/// preceded by its length (32 bits). The texts of records are a separate array because they are most of the data.
package struct PackedIndex {
  enum PackedSection: Int, CaseIterable {
    /// Blobs in the format of the index: see `RuleMetadata` and `Embeddings`.
    case ruleMetadata, ruleEmbeddings
    /// Postings by term, as LEB128 numbers (see `Postings`); embeddings by term.
    case postings, termEmbeddings
    /// Topic IDs and name ranks by name key; topics by slug.
    case topicNames, topics
    /// Glossary forms by head; glossary groups by ID.
    case glossaryTerms, glossaryGroups
    /// Katakana words by skeleton; all katakana words; all other words.
    case katakanaSpellings, katakanaWords, otherWords
    /// Record rows by record ID; the rows, ordered by rule and, within a rule, by preference.
    case recordIDs, records
    case sections, pages
  }

  package static let version: UInt8 = 1

  /// The data of a record except its text, stored in `byteCount` bytes.
  package struct PackedRecord {
    package var rule = 0
    package var topic = 0
    package var section = 0
    package var page = 0
    package var position = 0
    /// Index of the record's ID among the sorted IDs, and the position at which the record was added to the index.
    package var idIndex = 0
    package var insertionOrder = 0
    package var kind = RecordKind.rule
    package var strength: Strength?
    package var language = 0
    package var isInferred = false
    package var platforms: Int?

    static let byteCount = 32

    package init() {}

    init(_ bytes: [UInt8], at start: Int) {
      (rule, topic) = (bytes.number32(at: start), bytes.number32(at: start + 4))
      (section, page) = (bytes.number32(at: start + 8), bytes.number32(at: start + 12))
      (position, idIndex) = (bytes.number32(at: start + 16), bytes.number32(at: start + 20))
      insertionOrder = bytes.number32(at: start + 24)
      let packed = bytes.number32(at: start + 28)
      kind = RecordKind(code: packed & 7) ?? .reference
      strength = Strength(code: (packed >> 3 & 3) - 1)
      language = packed >> 5 & 15
      isInferred = packed >> 9 & 1 != 0
      platforms = packed >> 10 & 1 != 0 ? packed >> 11 & 255 : nil
    }

    var bytes: [UInt8] {
      var out: [UInt8] = []
      for number in [rule, topic, section, page, position, idIndex, insertionOrder] { out.append32(number) }
      let (strength, platforms) = ((strength.map { $0.code + 1 } ?? 0) << 3, platforms.map { 1 | $0 << 1 } ?? 0)
      out.append32(kind.code | strength | language << 5 | (isInferred ? 1 : 0) << 9 | platforms << 10)
      return out
    }
  }

  /// A topic with its ID in the index.
  package struct PackedTopic {
    package var id: Int64
    package var topic: Topic
    package var isListed: Bool
    package var catalogPosition: Int

    package init(id: Int64, topic: Topic, isListed: Bool, catalogPosition: Int) {
      (self.id, self.topic, self.isListed, self.catalogPosition) = (id, topic, isListed, catalogPosition)
    }
  }

  package struct PackedPage {
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

  // MARK: Data

  package var ruleMetadata: [UInt8] = []
  package var ruleEmbeddings: [UInt8] = []
  package var postings: [(term: String, postings: [UInt8])] = []
  package var vectors: [(term: String, vector: [UInt8])] = []
  /// Name keys with topic IDs, ordered by rank and topic.
  package var topicNames: [(key: String, topic: Int64, rank: Int)] = []
  package var topics: [PackedTopic] = []
  /// Glossary terms, ordered by head, form, and group.
  package var glossaryTerms: [GlossaryTerm] = []
  package var glossaryGroups: [(id: Int64, group: Glossary.Group)] = []
  package var words: [(word: String, count: Int, skeleton: String?)] = []
  /// Records, ordered by rule and, within a rule, by preference.
  package var records: [(id: String, row: PackedRecord, content: [UInt8])] = []
  package var sections: [(topicTitle: String, path: [String], anchor: String)] = []
  package var pages: [PackedPage] = []

  package init() {}

  /// The packed bytes: the core, which every query reads, and the texts of records.
  package var packed: (core: [UInt8], texts: [UInt8]) {
    var core = Array("higp".utf8) + [PackedIndex.version, 0, 0, 0]
    for section in PackedSection.allCases {
      let bytes = bytes(section)
      core.append32(bytes.count)
      core += bytes
    }
    return (core, PackedTable.packedList(records.map { $0.content }))
  }

  private func bytes(_ section: PackedSection) -> [UInt8] {
    switch section {
    case .ruleMetadata: return ruleMetadata
    case .ruleEmbeddings: return ruleEmbeddings
    case .postings: return PackedTable.packed(postings.map { (key: $0.term, value: $0.postings) })
    case .termEmbeddings: return PackedTable.packed(vectors.map { (key: $0.term, value: $0.vector) })
    case .topicNames:
      return packedGroups(
        topicNames.map { name in
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
          for number in [Int(stored.id), stored.isListed ? 1 : 0, stored.catalogPosition] { writer.number(number) }
          writer.topic(stored.topic)
          return (key: stored.topic.slug, value: writer.bytes)
        })
    case .glossaryTerms:
      return packedGroups(
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
          // Store the exact bit pattern. NaN represents a missing weight.
          for byte in 0..<8 { writer.byte(UInt8(truncatingIfNeeded: (group.weight ?? .nan).bitPattern >> UInt64(byte * 8))) }
          writer.group(group)
          return (key: "\(id)", value: writer.bytes)
        })
    case .katakanaSpellings:
      let spellings = words.filter { $0.skeleton != nil }.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
      return packedGroups(spellings.map { word in (word.skeleton ?? "", { $0.string(word.word) }) })
    case .katakanaWords: return packedWords(words.filter { $0.skeleton != nil })
    case .otherWords: return packedWords(words.filter { $0.skeleton == nil })
    case .recordIDs: return packedGroups(records.enumerated().map { number, record in (record.id, { $0.number(number) }) })
    case .records:
      // Number the IDs in the byte order that `PackedTable` uses.
      var indices: [String: Int] = [:]
      for (index, id) in Set(records.map { $0.id }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }).enumerated() {
        indices[id] = index
      }
      return records.flatMap { record in
        var row = record.row
        row.idIndex = indices[record.id] ?? 0
        return row.bytes
      }
    case .sections:
      return PackedTable.packedList(
        sections.map { section in
          var writer = ByteWriter()
          writer.string(section.topicTitle)
          writer.strings(section.path)
          writer.string(section.anchor)
          return writer.bytes
        })
    case .pages:
      return PackedTable.packedList(
        pages.map { page in
          var writer = ByteWriter()
          for text in [page.source, page.name, page.title] { writer.string(text) }
          for text in [page.url, page.edition] { writer.optionalString(text) }
          writer.number(page.isPrivate ? 1 : 0)
          return writer.bytes
        })
    }
  }

  /// Returns a packed table in which entries with the same key are concatenated in their given order.
  private func packedGroups(_ entries: [(key: String, write: (inout ByteWriter) -> Void)]) -> [UInt8] {
    var writers: [String: ByteWriter] = [:]
    for (key, write) in entries { write(&writers[key, default: ByteWriter()]) }
    return PackedTable.packed(writers.map { (key: $0.key, value: $0.value.bytes) })
  }

  private func packedWords(_ words: [(word: String, count: Int, skeleton: String?)]) -> [UInt8] {
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
  /// Returns the bytes of a table whose values are found by index. All keys are empty.
  static func packedList(_ values: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append32(values.count)
    var offset = 0
    bytes.append32(0)
    for value in values {
      offset += 1 + value.count
      bytes.append32(offset)
    }
    for value in values {
      bytes.append(0)
      bytes += value
    }
    return bytes
  }
}
