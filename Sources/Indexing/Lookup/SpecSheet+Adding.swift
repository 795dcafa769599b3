import Guidelines
import Languages
import Searching
import TextAnalysis

extension SpecSheet {
  /// Adds a section with what the records state. Adds nothing if they state nothing for these platforms.
  /// - Parameter maxCount: Maximum number of specifications. If it is given, those in an earlier section are omitted too.
  mutating func add(quantity: String?, title: String, records: [Record], platforms: [Platform], maxCount: Int = .max) {
    var specifications: [Specification] = []
    for record in records where SpecSheet.applies(to: platforms, record) {
      guard let specification = SpecSheet.specification(record, platforms, isListed: quantity != nil) else { continue }
      // Several pages can contain the same table. Only the first is shown; it lists the ids of the others.
      if let table = specification.table,
        let equivalent = specifications.firstIndex(where: { $0.table.map { SpecSheet.containsRows($0, of: table) } ?? false })
      {
        specifications[equivalent].equivalentIDs.append(record.id)
      } else {
        specifications.append(specification)
      }
    }
    var included = specifications[...]
    if maxCount < .max {
      let includedIDs = Set(sections.flatMap(\.specifications).flatMap { [$0.record.id] + $0.equivalentIDs })
      included = specifications.filter { !includedIDs.contains($0.record.id) }.prefix(maxCount)
    }
    if included.isEmpty { return }
    sections.append(
      Section(quantity: quantity, title: title, specifications: Array(included), omitted: specifications.count - included.count))
  }

  private static func applies(to platforms: [Platform], _ record: Record) -> Bool {
    platforms.isEmpty || record.scope.map { !Set($0).isDisjoint(with: platforms) } ?? true
  }

  /// Returns the specification that a record states, or `nil` if there is none.
  /// - Parameter isListed: Indicates whether the quantity lists the record. It then states something even without figures ("one
  ///   line", "no more than six tabs").
  private static func specification(_ record: Record, _ platforms: [Platform], isListed: Bool) -> Specification? {
    if record.kind == .specification, case .table(let table)? = record.body.first?.content {
      let filteredTable = table.restricted(to: platforms)
      let cells = filteredTable.header.dropFirst() + filteredTable.rows.flatMap { $0.count == 1 ? $0[...] : $0.dropFirst() }
      let hasNumbers = cells.contains { $0.plainText.utf8.contains(where: \.isASCIIDigit) }
      return !filteredTable.rows.isEmpty && (isListed || hasNumbers)
        ? Specification(record: record, table: filteredTable, sentences: []) : nil
    }
    let text = ([record.headline.plainText] + record.body.map(\.plainText)).joined(separator: "\n")
    let sentences = SentenceSplitter.sentences(in: text).map { String(text[$0]) }
    var statedSentences = sentences.filter(MeasureDetector.containsMeasure)
    if statedSentences.isEmpty, isListed {
      statedSentences = sentences.filter { Numbers.occur(in: FoldedText($0).unified.scalars[...]) }
      if statedSentences.isEmpty { statedSentences = [record.headline.plainText] }
    }
    return statedSentences.isEmpty ? nil : Specification(record: record, table: nil, sentences: statedSentences)
  }

  /// Indicates whether `table` contains every row of `other`.
  private static func containsRows(_ table: Table, of other: Table) -> Bool {
    func cells(_ row: [[Inline]]) -> [String] { row.map { $0.plainText.lowercased() } }
    let rowTexts = Set(table.rows.map(cells))
    return other.rows.allSatisfy { rowTexts.contains(cells($0)) }
  }
}
