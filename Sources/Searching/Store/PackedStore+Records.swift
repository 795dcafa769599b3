import Guidelines
import Languages

/// Lookup of rules and their records.
extension PackedStore {
  private var rowCount: Int { recordRows.count / PackedIndex.PackedRecord.byteCount }
  private func row(_ number: Int) -> PackedIndex.PackedRecord {
    PackedIndex.PackedRecord(recordRows, at: number * PackedIndex.PackedRecord.byteCount)
  }
  private func rowRange(of rule: Int) -> Range<Int> {
    guard rule >= 1, rule <= ruleMetadata.count else { return 0..<0 }
    return Int(firstRows[rule])..<max(Int(firstRows[rule]), Int(firstRows[rule + 1]))
  }
  private func page(_ row: PackedIndex.PackedRecord) throws(ByteReader.CorruptDataError) -> PackedIndex.PackedPage {
    guard packedPages.indices.contains(row.page) else { throw ByteReader.CorruptDataError() }
    return packedPages[row.page]
  }

  private func matches(_ row: PackedIndex.PackedRecord, _ filters: Filters) throws(ByteReader.CorruptDataError) -> Bool {
    if filters.isEmpty { return true }
    let (page, topic) = (try page(row), topics[Int64(row.topic)]?.topic)
    guard let topic else { return false }
    return filters.records.allSatisfy { $0.matches(row, page, topic) }
      && (filters.editions.isEmpty
        || filters.editions.contains { page.edition?.lowercased().hasPrefix(text: $0.lowercased()) ?? false })
  }

  package func ruleMask(passing filters: Filters) throws(ByteReader.CorruptDataError) -> [Bool] {
    var passing = [Bool](repeating: false, count: ruleMetadata.count + 1)
    for number in 0..<rowCount {
      let row = row(number)
      if passing.indices.contains(row.rule), try matches(row, filters) { passing[row.rule] = true }
    }
    return passing
  }

  package func rules(ofPage page: String, in source: String) throws(ByteReader.CorruptDataError) -> Set<Int> {
    var rules: Set<Int> = []
    for number in 0..<rowCount {
      let row = row(number)
      let rowPage = try self.page(row)
      if rowPage.name == page, rowPage.source == source { rules.insert(row.rule) }
    }
    return rules
  }

  /// Returns the rows of the records with an ID, in the order in which they were added to the index.
  private func rowNumbers(of id: String) throws(ByteReader.CorruptDataError) -> [Int] {
    guard let value = recordIDs.value(of: id) else { return [] }
    var reader = ByteReader(value)
    var numbers: [Int] = []
    while !reader.isAtEnd { numbers.append(try reader.number()) }
    return numbers.sorted { row($0).insertionOrder < row($1).insertionOrder }
  }

  package func rule(of id: String) throws(ByteReader.CorruptDataError) -> Int? {
    try rowNumbers(of: id).lazy.map { self.row($0).rule }.first { $0 > 0 }
  }

  package func tableRule(of topic: Int64) -> Int? {
    var best: PackedIndex.PackedRecord?
    for number in 0..<rowCount {
      let row = row(number)
      guard row.topic == topic, row.kind == .specification, row.rule > 0 else { continue }
      if let best, (best.position, best.insertionOrder) <= (row.position, row.insertionOrder) { continue }
      best = row
    }
    return best?.rule
  }

  package func wordings(of rule: Int, passing filters: Filters) throws(ByteReader.CorruptDataError) -> [Wording] {
    var found: [Wording] = []
    for number in rowRange(of: rule) {
      let row = row(number)
      guard let language = Language(code: row.language) else { throw ByteReader.CorruptDataError() }
      let page = try page(row)
      found.append(
        Wording(
          id: Int64(number), recordID: recordIDs.key(row.idIndex), source: page.source, edition: page.edition, language: language,
          section: Int64(row.section),
          passesFilters: try matches(row, filters), content: try content(number)))
    }
    return found
  }

  private func content(_ number: Int) throws(ByteReader.CorruptDataError) -> RecordContent {
    guard number < texts.count else { throw ByteReader.CorruptDataError() }
    return try RecordContent(texts.value(number), sourceName: "", line: 0)
  }

  package func contents(of rule: Int, _ language: Language) throws(ByteReader.CorruptDataError) -> [RecordContent] {
    var found: [RecordContent] = []
    for number in rowRange(of: rule) where row(number).language == language.code { found.append(try content(number)) }
    return found
  }

  private func section(_ number: Int64) throws(ByteReader.CorruptDataError) -> (title: String, path: [String], anchor: String) {
    guard number >= 0, number < sections.count else { throw ByteReader.CorruptDataError() }
    var reader = ByteReader(sections.value(Int(number)))
    return (try reader.string(), try reader.strings(), try reader.string())
  }

  package func heading(_ section: Int64) throws(ByteReader.CorruptDataError) -> String {
    let section = try self.section(section)
    return ([section.title] + section.path).joined(separator: "\n")
  }

  package func record(_ id: Int64) throws(ByteReader.CorruptDataError) -> Record? {
    guard id >= 0, id < rowCount else { return nil }
    let row = row(Int(id))
    let (page, section, content) = (try page(row), try section(Int64(row.section)), try content(Int(id)))
    guard let topic = topics[Int64(row.topic)]?.topic, let language = Language(code: row.language) else { return nil }
    var record = Record(
      id: recordIDs.key(row.idIndex), kind: row.kind, strength: row.strength, isInferred: row.isInferred, language: language,
      topic: topic.slug,
      topicTitle: section.title, section: section.path, anchor: section.anchor,
      platforms: row.platforms.map { Platform.list(mask: $0) },
      headline: content.headline, body: content.body, label: content.label,
      source: SourceReference(
        name: page.source, page: page.name, path: "", line: 0, url: page.url, title: page.title, edition: page.edition),
      announces: content.announces, position: row.position)
    record.systems = content.systems
    record.supported = topic.platforms
    return record
  }

  package func record(of id: String, _ language: Language) throws(ByteReader.CorruptDataError) -> Record? {
    for number in try rowNumbers(of: id) where row(number).language == language.code { return try record(Int64(number)) }
    return nil
  }

  package func hasRules(of topic: Int64, for platform: Platform) -> Bool {
    (0..<rowCount).contains { number in
      let row = row(number)
      return row.topic == topic && row.kind == .rule && (row.platforms ?? 0) & platform.bit != 0
    }
  }

  package func platformDefinitions(
    of topic: Int64, _ language: Language
  ) throws(ByteReader.CorruptDataError) -> [(id: String, content: RecordContent)] {
    let numbers = (0..<rowCount).filter { number in
      let row = row(number)
      return row.topic == topic && row.kind == .definition && row.platforms != nil
    }.sorted { a, b in
      let (first, second) = (row(a), row(b))
      let (languageRank, otherLanguageRank) = (first.language == language.code ? 0 : 1, second.language == language.code ? 0 : 1)
      return (languageRank, first.insertionOrder) < (otherLanguageRank, second.insertionOrder)
    }
    var definitions: [(id: String, content: RecordContent)] = []
    for number in numbers { definitions.append((recordIDs.key(row(number).idIndex), try content(number))) }
    return definitions
  }
}

extension RecordFilter {
  fileprivate func matches(_ row: PackedIndex.PackedRecord, _ page: PackedIndex.PackedPage, _ topic: Topic) -> Bool {
    guard topics.isEmpty || topics.contains(topic.slug), sources.isEmpty || sources.contains(page.source),
      pages.isEmpty || pages.contains(page.name), languages.isEmpty || languages.contains(where: { $0.code == row.language }),
      kinds.isEmpty || kinds.contains(row.kind),
      strengths.isEmpty || row.strength.map({ strengths.contains($0) }) ?? false, !excludesInferred || !row.isInferred,
      !excludesPrivate || !page.isPrivate
    else { return false }
    if platforms.isEmpty { return true }
    let (requested, supported) = (Platform.mask(platforms), Platform.mask(topic.platforms))
    if let recordPlatforms = row.platforms { return recordPlatforms & requested != 0 }
    return requiresNamedPlatform ? supported != 0 && supported & ~requested == 0 : supported == 0 || supported & requested != 0
  }
}
