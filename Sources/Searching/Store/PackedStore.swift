import Guidelines
import Languages
import TextAnalysis

/// A search store that reads a packed index.
package final class PackedStore: SearchStore {
  package typealias Failure = ByteReader.CorruptDataError
  package static var corruptData: ByteReader.CorruptDataError { ByteReader.CorruptDataError() }

  package let ruleMetadata: [RuleMetadata]
  private let ruleEmbeddings: [UInt8]
  private let postingsTable, termEmbeddings, topicNamesTable, glossaryTermsTable, glossaryGroupsTable, katakanaSpellings,
    pagesTable: PackedTable
  let recordIDs, sections, texts: PackedTable
  private let katakanaWords, otherWords: [UInt8]
  let recordRows: [UInt8]
  /// Index of each rule's first record row, by rule number, plus one element for the end.
  let firstRows: [Int32]
  let topics: [Int64: PackedIndex.PackedTopic]
  let packedPages: [PackedIndex.PackedPage]

  /// Creates a store from the bytes that `PackedIndex.packed` returns.
  package init(core: [UInt8], texts: [UInt8]) throws(ByteReader.CorruptDataError) {
    guard core.starts(with: Array("higp".utf8) + [PackedIndex.version]) else { throw ByteReader.CorruptDataError() }
    var sectionBytes: [[UInt8]] = []
    var offset = 8
    for _ in PackedIndex.PackedSection.allCases {
      let count = core.number32(at: offset)
      guard offset + 4 + count <= core.count else { throw ByteReader.CorruptDataError() }
      sectionBytes.append(Array(core[offset + 4..<offset + 4 + count]))
      offset += 4 + count
    }
    func bytes(_ section: PackedIndex.PackedSection) -> [UInt8] { sectionBytes[section.rawValue] }
    ruleMetadata = bytes(.ruleMetadata).withUnsafeBytes { RuleMetadata.all($0) }
    ruleEmbeddings = bytes(.ruleEmbeddings)
    postingsTable = try PackedTable(bytes(.postings))
    termEmbeddings = try PackedTable(bytes(.termEmbeddings))
    topicNamesTable = try PackedTable(bytes(.topicNames))
    glossaryTermsTable = try PackedTable(bytes(.glossaryTerms))
    glossaryGroupsTable = try PackedTable(bytes(.glossaryGroups))
    katakanaSpellings = try PackedTable(bytes(.katakanaSpellings))
    recordIDs = try PackedTable(bytes(.recordIDs))
    sections = try PackedTable(bytes(.sections))
    pagesTable = try PackedTable(bytes(.pages))
    self.texts = try PackedTable(texts)
    (katakanaWords, otherWords, recordRows) = (bytes(.katakanaWords), bytes(.otherWords), bytes(.records))
    firstRows = PackedStore.firstRows(recordRows, ruleMetadata.count)
    topics = try PackedStore.topics(bytes(.topics))
    packedPages = try PackedStore.pages(pagesTable)
  }

  private static func firstRows(_ rows: [UInt8], _ ruleCount: Int) -> [Int32] {
    var first = [Int32](repeating: 0, count: ruleCount + 2)
    var rule = 0
    let count = rows.count / PackedIndex.PackedRecord.byteCount
    for row in 0..<count {
      let ruleNumber = min(ruleCount, rows.number32(at: row * PackedIndex.PackedRecord.byteCount))
      while rule < ruleNumber {
        rule += 1
        first[rule] = Int32(row)
      }
    }
    while rule <= ruleCount {
      rule += 1
      first[rule] = Int32(count)
    }
    return first
  }

  private static func topics(_ bytes: [UInt8]) throws(ByteReader.CorruptDataError) -> [Int64: PackedIndex.PackedTopic] {
    let table = try PackedTable(bytes)
    var topics: [Int64: PackedIndex.PackedTopic] = [:]
    for index in 0..<table.count {
      var reader = ByteReader(table.value(index))
      let (id, isListed, place) = (try reader.number(), try reader.number(), try reader.number())
      topics[Int64(id)] = PackedIndex.PackedTopic(
        id: Int64(id), topic: try reader.topic(), isListed: isListed == 1, catalogPosition: place)
    }
    return topics
  }

  private static func pages(_ table: PackedTable) throws(ByteReader.CorruptDataError) -> [PackedIndex.PackedPage] {
    var pages: [PackedIndex.PackedPage] = []
    for index in 0..<table.count {
      var reader = ByteReader(table.value(index))
      let (source, name, title) = (try reader.string(), try reader.string(), try reader.string())
      let (url, edition) = (try reader.optionalString(), try reader.optionalString())
      pages.append(
        PackedIndex.PackedPage(
          source: source, name: name, title: title, url: url, edition: edition, isPrivate: try reader.number() != 0))
    }
    return pages
  }

  // MARK: Terms

  package func postings(of terms: [PlannedTerm]) -> [Postings] {
    terms.map { term in
      var postings = Postings()
      if term.isPrefix {
        for value in self.postingsTable.values(withPrefix: term.text) {
          PackedStore.decodePostings(value) { postings.add($0, $1) }
        }
        postings.merge()
      } else if let value = self.postingsTable.value(of: term.text) {
        postings.reserveCapacity(value.count)
        PackedStore.decodePostings(value) { postings.append($0, $1) }
      }
      return postings
    }
  }

  private static func decodePostings(_ bytes: [UInt8], _ body: (Int32, UInt8) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var (rule, position): (Int32, Int) = (0, 0)
      while let number = bytes.number(at: &position) {
        rule &+= Int32(truncatingIfNeeded: number >> 4)
        body(rule, UInt8(number & 15))
      }
    }
  }

  package func embedding(of term: String) -> [Int8] { termEmbeddings.value(of: term)?.map { Int8(bitPattern: $0) } ?? [] }

  package func withRuleEmbeddings(_ body: (UnsafeRawBufferPointer) -> Void) {
    if !ruleEmbeddings.isEmpty { ruleEmbeddings.withUnsafeBytes { body($0) } }
  }

  // MARK: Words

  package func spellings(of skeleton: String, excluding typed: String) throws(ByteReader.CorruptDataError) -> [String] {
    guard let value = katakanaSpellings.value(of: skeleton) else { return [] }
    var reader = ByteReader(value)
    var words: [String] = []
    while !reader.isAtEnd, words.count < 8 {
      let word = try reader.string()
      if word != typed { words.append(word) }
    }
    return words
  }

  package func forEachWord(
    _ lengths: ClosedRange<Int>, isKatakana: Bool, _ body: (String, Int) -> Void
  ) throws(ByteReader.CorruptDataError) {
    var reader = ByteReader(isKatakana ? katakanaWords : otherWords)
    while !reader.isAtEnd {
      let length = try reader.number()
      let (word, count) = (try reader.string(), try reader.number())
      if lengths.contains(length) { body(word, count) }
    }
  }

  package func isPartOfWord(_ text: String) throws(ByteReader.CorruptDataError) -> Bool {
    for list in [katakanaWords, otherWords] {
      var reader = ByteReader(list)
      while !reader.isAtEnd {
        _ = try reader.number()
        if try reader.string().contains(text: text) { return true }
        _ = try reader.number()
      }
    }
    return false
  }

  package func glossaryTerms(_ heads: [String]) throws(ByteReader.CorruptDataError) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    for head in Set(heads).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let value = glossaryTermsTable.value(of: head) else { continue }
      var reader = ByteReader(value)
      while !reader.isAtEnd {
        let (form, group) = (try reader.string(), Int64(try reader.number()))
        terms.append(GlossaryTerm(head: head, form: form, group: group, isReading: try reader.number() != 0))
      }
    }
    return terms
  }

  package func glossaryGroup(_ id: Int64) throws(ByteReader.CorruptDataError) -> Glossary.Group? {
    guard let value = glossaryGroupsTable.value(of: "\(id)") else { return nil }
    var reader = ByteReader(value)
    var bits: UInt64 = 0
    for byte in 0..<8 { bits |= UInt64(try reader.byte()) << UInt64(byte * 8) }
    let weight = Double(bitPattern: bits)
    return try reader.group(weight: weight.isNaN ? nil : weight)
  }

  // MARK: Topics and sources

  package func topicNames(_ key: String) throws(ByteReader.CorruptDataError) -> [TopicNameMatch] {
    guard let value = topicNamesTable.value(of: key) else { return [] }
    var reader = ByteReader(value)
    var matches: [TopicNameMatch] = []
    while !reader.isAtEnd {
      let (id, rank) = (Int64(try reader.number()), try reader.number())
      guard let topic = topics[id] else { continue }
      matches.append(TopicNameMatch(topic: id, rank: rank, isListed: topic.isListed, catalogPosition: topic.catalogPosition))
    }
    return matches
  }

  package func topic(_ id: Int64) -> Topic? { topics[id]?.topic }

  package func topicID(_ slug: String) -> Int64? { topics.first { $0.value.topic.slug == slug }?.key }

  package func topicPlatforms() -> [Int64: Int] {
    var platforms: [Int64: Int] = [:]
    for (id, stored) in topics where !stored.topic.platforms.isEmpty { platforms[id] = Platform.mask(stored.topic.platforms) }
    return platforms
  }

  package func sourceNames() -> [String] { Set(packedPages.map { $0.source }).sorted() }
}
