import Guidelines
import Languages
import TextAnalysis

/// A packed index as a search reads it.
package final class PackedStore: SearchStore {
  package typealias Trouble = ByteReader.Damaged
  package static var damaged: ByteReader.Damaged { ByteReader.Damaged() }

  package let facts: [RuleFacts]
  private let directions: [UInt8]
  private let terms, vectors, names, glossary, groups, spellings, pages: PackedTable
  let ids, sections, texts: PackedTable
  private let katakana, words: [UInt8]
  let rows: [UInt8]
  /// The row of each rule's first record, and one more.
  let firstRows: [Int32]
  let topics: [Int64: PackedIndex.TopicRow]
  let sources: [PackedIndex.Page]

  /// - Parameters: what `PackedIndex.packed` gave.
  package init(core: [UInt8], texts: [UInt8]) throws(ByteReader.Damaged) {
    guard core.starts(with: Array("higp".utf8) + [PackedIndex.version]) else { throw ByteReader.Damaged() }
    var parts: [[UInt8]] = []
    var place = 8
    for _ in PackedIndex.Section.allCases {
      let count = core.number32(at: place)
      guard place + 4 + count <= core.count else { throw ByteReader.Damaged() }
      parts.append(Array(core[place + 4..<place + 4 + count]))
      place += 4 + count
    }
    func part(_ section: PackedIndex.Section) -> [UInt8] { parts[section.rawValue] }
    facts = part(.facts).withUnsafeBytes { RuleFacts.all($0) }
    directions = part(.directions)
    terms = try PackedTable(part(.terms))
    vectors = try PackedTable(part(.vectors))
    names = try PackedTable(part(.names))
    glossary = try PackedTable(part(.glossaryTerms))
    groups = try PackedTable(part(.glossaryGroups))
    spellings = try PackedTable(part(.spellings))
    ids = try PackedTable(part(.ids))
    sections = try PackedTable(part(.sections))
    pages = try PackedTable(part(.pages))
    self.texts = try PackedTable(texts)
    (katakana, words, rows) = (part(.katakana), part(.words), part(.records))
    firstRows = PackedStore.firstRows(rows, facts.count)
    topics = try PackedStore.topics(part(.topics))
    sources = try PackedStore.pages(pages)
  }

  private static func firstRows(_ rows: [UInt8], _ rules: Int) -> [Int32] {
    var first = [Int32](repeating: 0, count: rules + 2)
    var rule = 0
    let count = rows.count / PackedIndex.Row.size
    for row in 0..<count {
      let own = min(rules, rows.number32(at: row * PackedIndex.Row.size))
      while rule < own {
        rule += 1
        first[rule] = Int32(row)
      }
    }
    while rule <= rules {
      rule += 1
      first[rule] = Int32(count)
    }
    return first
  }

  private static func topics(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> [Int64: PackedIndex.TopicRow] {
    let table = try PackedTable(bytes)
    var topics: [Int64: PackedIndex.TopicRow] = [:]
    for index in 0..<table.count {
      var reader = ByteReader(table.value(index))
      let (id, isListed, place) = (try reader.number(), try reader.number(), try reader.number())
      topics[Int64(id)] = PackedIndex.TopicRow(id: Int64(id), topic: try reader.topic(), isListed: isListed == 1, place: place)
    }
    return topics
  }

  private static func pages(_ table: PackedTable) throws(ByteReader.Damaged) -> [PackedIndex.Page] {
    var pages: [PackedIndex.Page] = []
    for index in 0..<table.count {
      var reader = ByteReader(table.value(index))
      let (source, name, title) = (try reader.string(), try reader.string(), try reader.string())
      let (url, edition) = (try reader.optional(), try reader.optional())
      pages.append(
        PackedIndex.Page(
          source: source, name: name, title: title, url: url, edition: edition, isPrivate: try reader.number() != 0))
    }
    return pages
  }

  // MARK: Terms

  package func postings(of terms: [PlannedTerm]) -> [Postings] {
    terms.map { term in
      var postings = Postings()
      if term.isPrefix {
        for value in self.terms.values(beginning: term.text) { PackedStore.read(value) { postings.add($0, $1) } }
        postings.merge()
      } else if let value = self.terms.value(of: term.text) {
        postings.reserve(value.count)
        PackedStore.read(value) { postings.append($0, $1) }
      }
      return postings
    }
  }

  private static func read(_ bytes: [UInt8], _ body: (Int32, UInt8) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var (rule, position): (Int32, Int) = (0, 0)
      while let number = bytes.number(at: &position) {
        rule &+= Int32(truncatingIfNeeded: number >> 4)
        body(rule, UInt8(number & 15))
      }
    }
  }

  package func vector(of term: String) -> [Int8] { vectors.value(of: term)?.map { Int8(bitPattern: $0) } ?? [] }

  package func withDirections(_ body: (UnsafeRawBufferPointer) -> Void) {
    if !directions.isEmpty { directions.withUnsafeBytes { body($0) } }
  }

  // MARK: Words

  package func spellings(of skeleton: String, but typed: String) throws(ByteReader.Damaged) -> [String] {
    guard let value = spellings.value(of: skeleton) else { return [] }
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
  ) throws(ByteReader.Damaged) {
    var reader = ByteReader(isKatakana ? katakana : words)
    while !reader.isAtEnd {
      let length = try reader.number()
      let (word, count) = (try reader.string(), try reader.number())
      if lengths.contains(length) { body(word, count) }
    }
  }

  package func isPartOfWord(_ text: String) throws(ByteReader.Damaged) -> Bool {
    for list in [katakana, words] {
      var reader = ByteReader(list)
      while !reader.isAtEnd {
        _ = try reader.number()
        if try reader.string().contains(text: text) { return true }
        _ = try reader.number()
      }
    }
    return false
  }

  package func glossaryTerms(_ heads: [String]) throws(ByteReader.Damaged) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    for head in Set(heads).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let value = glossary.value(of: head) else { continue }
      var reader = ByteReader(value)
      while !reader.isAtEnd {
        let (form, group) = (try reader.string(), Int64(try reader.number()))
        terms.append(GlossaryTerm(head: head, form: form, group: group, isReading: try reader.number() != 0))
      }
    }
    return terms
  }

  package func glossaryGroup(_ id: Int64) throws(ByteReader.Damaged) -> Glossary.Group? {
    guard let value = groups.value(of: "\(id)") else { return nil }
    var reader = ByteReader(value)
    var bits: UInt64 = 0
    for byte in 0..<8 { bits |= UInt64(try reader.byte()) << UInt64(byte * 8) }
    let weight = Double(bitPattern: bits)
    return try reader.group(weight: weight.isNaN ? nil : weight)
  }

  // MARK: Topics and sources

  package func names(_ key: String) throws(ByteReader.Damaged) -> [TopicName] {
    guard let value = names.value(of: key) else { return [] }
    var reader = ByteReader(value)
    var found: [TopicName] = []
    while !reader.isAtEnd {
      let (id, rank) = (Int64(try reader.number()), try reader.number())
      guard let topic = topics[id] else { continue }
      found.append(TopicName(topic: id, rank: rank, isListed: topic.isListed, place: topic.place))
    }
    return found
  }

  package func topic(_ id: Int64) -> Topic? { topics[id]?.topic }

  package func topicID(_ slug: String) -> Int64? { topics.first { $0.value.topic.slug == slug }?.key }

  package func topicPlatforms() -> [Int64: Int] {
    var platforms: [Int64: Int] = [:]
    for (id, stored) in topics where !stored.topic.platforms.isEmpty { platforms[id] = Platform.mask(stored.topic.platforms) }
    return platforms
  }

  package func sourceNames() -> [String] { Set(sources.map { $0.source }).sorted() }
}
