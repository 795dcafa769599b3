import Guidelines
import Languages

/// Rules and their records.
extension PackedStore {
  private var rowCount: Int { rows.count / PackedIndex.Row.size }
  private func row(_ number: Int) -> PackedIndex.Row { PackedIndex.Row(rows, at: number * PackedIndex.Row.size) }
  private func rows(of rule: Int) -> Range<Int> {
    guard rule >= 1, rule <= facts.count else { return 0..<0 }
    return Int(firstRows[rule])..<max(Int(firstRows[rule]), Int(firstRows[rule + 1]))
  }
  private func page(_ row: PackedIndex.Row) throws(ByteReader.Damaged) -> PackedIndex.Page {
    guard sources.indices.contains(row.page) else { throw ByteReader.Damaged() }
    return sources[row.page]
  }

  private func passes(_ row: PackedIndex.Row, _ filters: Filters) throws(ByteReader.Damaged) -> Bool {
    if filters.isEmpty { return true }
    let (page, topic) = (try page(row), topics[Int64(row.topic)]?.topic)
    guard let topic else { return false }
    return filters.records.allSatisfy { $0.passes(row, page, topic) }
      && (filters.editions.isEmpty
        || filters.editions.contains { page.edition?.lowercased().hasPrefix(text: $0.lowercased()) ?? false })
  }

  package func rules(passing filters: Filters) throws(ByteReader.Damaged) -> [Bool] {
    var passing = [Bool](repeating: false, count: facts.count + 1)
    for number in 0..<rowCount {
      let row = row(number)
      if passing.indices.contains(row.rule), try passes(row, filters) { passing[row.rule] = true }
    }
    return passing
  }

  package func rules(ofPage page: String, in source: String) throws(ByteReader.Damaged) -> Set<Int> {
    var rules: Set<Int> = []
    for number in 0..<rowCount {
      let row = row(number)
      let own = try self.page(row)
      if own.name == page, own.source == source { rules.insert(row.rule) }
    }
    return rules
  }

  /// Rows of an id, as they came into the index.
  private func numbers(of id: String) throws(ByteReader.Damaged) -> [Int] {
    guard let value = ids.value(of: id) else { return [] }
    var reader = ByteReader(value)
    var numbers: [Int] = []
    while !reader.isAtEnd { numbers.append(try reader.number()) }
    return numbers.sorted { row($0).order < row($1).order }
  }

  package func rule(of id: String) throws(ByteReader.Damaged) -> Int? {
    try numbers(of: id).lazy.map { self.row($0).rule }.first { $0 > 0 }
  }

  package func tableRule(of topic: Int64) -> Int? {
    var best: PackedIndex.Row?
    for number in 0..<rowCount {
      let row = row(number)
      guard row.topic == topic, row.kind == .specification, row.rule > 0 else { continue }
      if let best, (best.position, best.order) <= (row.position, row.order) { continue }
      best = row
    }
    return best?.rule
  }

  package func wordings(of rule: Int, passing filters: Filters) throws(ByteReader.Damaged) -> [Wording] {
    var found: [Wording] = []
    for number in rows(of: rule) {
      let row = row(number)
      guard let language = Language(code: row.language) else { throw ByteReader.Damaged() }
      let page = try page(row)
      found.append(
        Wording(
          id: Int64(number), name: ids.key(row.id), source: page.source, edition: page.edition, language: language,
          section: Int64(row.section),
          passes: try passes(row, filters), content: try content(number)))
    }
    return found
  }

  private func content(_ number: Int) throws(ByteReader.Damaged) -> RecordContent {
    guard number < texts.count else { throw ByteReader.Damaged() }
    return try RecordContent(texts.value(number), sourceName: "", line: 0)
  }

  package func contents(of rule: Int, _ language: Language) throws(ByteReader.Damaged) -> [RecordContent] {
    var found: [RecordContent] = []
    for number in rows(of: rule) where row(number).language == language.code { found.append(try content(number)) }
    return found
  }

  private func section(_ number: Int64) throws(ByteReader.Damaged) -> (title: String, path: [String], anchor: String) {
    guard number >= 0, number < sections.count else { throw ByteReader.Damaged() }
    var reader = ByteReader(sections.value(Int(number)))
    return (try reader.string(), try reader.strings(), try reader.string())
  }

  package func heading(_ section: Int64) throws(ByteReader.Damaged) -> String {
    let section = try self.section(section)
    return ([section.title] + section.path).joined(separator: "\n")
  }

  package func record(_ id: Int64) throws(ByteReader.Damaged) -> Record? {
    guard id >= 0, id < rowCount else { return nil }
    let row = row(Int(id))
    let (page, section, content) = (try page(row), try section(Int64(row.section)), try content(Int(id)))
    guard let topic = topics[Int64(row.topic)]?.topic, let language = Language(code: row.language) else { return nil }
    var record = Record(
      id: ids.key(row.id), kind: row.kind, strength: row.strength, isGuessed: row.isGuessed, language: language,
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

  package func record(of id: String, _ language: Language) throws(ByteReader.Damaged) -> Record? {
    for number in try numbers(of: id) where row(number).language == language.code { return try record(Int64(number)) }
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
  ) throws(ByteReader.Damaged) -> [(id: String, content: RecordContent)] {
    let numbers = (0..<rowCount).filter { number in
      let row = row(number)
      return row.topic == topic && row.kind == .definition && row.platforms != nil
    }.sorted { a, b in
      let (first, second) = (row(a), row(b))
      let (own, other) = (first.language == language.code ? 0 : 1, second.language == language.code ? 0 : 1)
      return (own, first.order) < (other, second.order)
    }
    var found: [(id: String, content: RecordContent)] = []
    for number in numbers { found.append((ids.key(row(number).id), try content(number))) }
    return found
  }
}

extension RecordFilter {
  fileprivate func passes(_ row: PackedIndex.Row, _ page: PackedIndex.Page, _ topic: Topic) -> Bool {
    guard topics.isEmpty || topics.contains(topic.slug), sources.isEmpty || sources.contains(page.source),
      pages.isEmpty || pages.contains(page.name), languages.isEmpty || languages.contains(where: { $0.code == row.language }),
      kinds.isEmpty || kinds.contains(row.kind),
      strengths.isEmpty || row.strength.map({ strengths.contains($0) }) ?? false, !statedOnly || !row.isGuessed,
      !withoutPrivate || !page.isPrivate
    else { return false }
    if platforms.isEmpty { return true }
    let (asked, supported) = (Platform.mask(platforms), Platform.mask(topic.platforms))
    if let own = row.platforms { return own & asked != 0 }
    return platformsOwn ? supported != 0 && supported & ~asked == 0 : supported == 0 || supported & asked != 0
  }
}
