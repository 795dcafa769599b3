import Guidelines
import Languages
import Searching
import TextAnalysis

extension SpecSheet {
  /// Adds what the records state; nothing where they state nothing for these platforms.
  /// - Parameter most: entries are left out beyond this many, and those that an earlier section shows.
  mutating func add(quantity: String?, title: String, records: [Record], platforms: [Platform], most: Int = .max) {
    var entries: [Entry] = []
    for record in records where SpecSheet.isFor(platforms, record) {
      guard let entry = SpecSheet.entry(record, platforms, isListed: quantity != nil) else { continue }
      // Several pages state the same table: one of them stands, and names the others.
      if let table = entry.table, let same = entries.firstIndex(where: { $0.table.map { SpecSheet.states($0, table) } ?? false })
      {
        entries[same].also.append(record.id)
      } else {
        entries.append(entry)
      }
    }
    var shown = entries[...]
    if most < .max {
      let known = Set(sections.flatMap(\.entries).flatMap { [$0.record.id] + $0.also })
      shown = entries.filter { !known.contains($0.record.id) }.prefix(most)
    }
    if shown.isEmpty { return }
    sections.append(
      Section(quantity: quantity, title: title, entries: Array(shown), omitted: entries.count - shown.count))
  }

  private static func isFor(_ platforms: [Platform], _ record: Record) -> Bool {
    platforms.isEmpty || record.scope.map { !Set($0).isDisjoint(with: platforms) } ?? true
  }

  /// - Parameter isListed: whether the quantity names the record: then it states something, if only in words ("one line", "no more than six tabs").
  private static func entry(_ record: Record, _ platforms: [Platform], isListed: Bool) -> Entry? {
    if record.kind == .specification, case .table(let table)? = record.body.first?.content {
      let kept = table.keeping(platforms)
      let cells = kept.header.dropFirst() + kept.rows.flatMap { $0.count == 1 ? $0[...] : $0.dropFirst() }
      let hasFigures = cells.contains { $0.plainText.utf8.contains(where: \.isASCIIDigit) }
      return !kept.rows.isEmpty && (isListed || hasFigures) ? Entry(record: record, table: kept, sentences: []) : nil
    }
    let text = ([record.headline.plainText] + record.body.map(\.plainText)).joined(separator: "\n")
    let sentences = SentenceSplitter.sentences(in: text).map { String(text[$0]) }
    var stated = sentences.filter(MeasureWording.isStated)
    if stated.isEmpty, isListed {
      stated = sentences.filter { Figures.stand(in: FoldedText($0).unified.scalars[...]) }
      if stated.isEmpty { stated = [record.headline.plainText] }
    }
    return stated.isEmpty ? nil : Entry(record: record, table: nil, sentences: stated)
  }

  /// Whether every row of `other` stands in the table.
  private static func states(_ table: Table, _ other: Table) -> Bool {
    func cells(_ row: [[Inline]]) -> [String] { row.map { $0.plainText.lowercased() } }
    let known = Set(table.rows.map(cells))
    return other.rows.allSatisfy { known.contains(cells($0)) }
  }
}
