import GRDB
import Guidelines

/// Other wordings of the rules that were found.
extension Search {
  /// Records that no word of the question finds, but a wording of their rule that the filters leave out does.
  func lent(
    by matches: [Match], _ seen: Set<Int64>, _ reader: RecordTextReader, _ sieve: Sieve, _ scorer: Scorer
  ) throws -> [Match] {
    let lenders = matches.filter { !$0.record.passes }.sorted { $0.base > $1.base }.prefix(max(100, query.limit))
    return try wordings(of: lenders.map(\.record), reader).filter { !seen.contains($0.id) && !sieve.excludes($0) }
      .map(scorer.match)
  }

  /// Other wordings of some records' rules, those that pass the filters.
  private func wordings(of records: [RecordText], _ reader: RecordTextReader) throws -> [RecordText] {
    let groups = Set(records.compactMap(\.group)).sorted()
    let names = Set(records.compactMap(\.counterpart)).sorted()
    var found: [RecordText] = []
    for group in groups.chunks {
      found += try reader.texts(where: "r.team IN (\(Database.marks(group.count)))", group.map { .integer($0) })
    }
    let pairs = Set(records.compactMap(\.key.counterpart))
    for name in names.chunks {
      found += try reader.texts(where: "r.name IN (\(Database.marks(name.count)))", name.map { .text($0) })
        .filter { pairs.contains($0.key.name) }
    }
    var seen = Set(records.map(\.id))
    return found.filter { $0.passes && seen.insert($0.id).inserted }
  }

  /// Puts the wordings that no word of the question finds behind the hits that they belong to.
  func complete(_ hits: inout [FoldedMatch], _ scorer: Scorer) throws {
    let reader = RecordTextReader(database: database, filter: filters.conditions)
    var byGroup: [Int64: Int] = [:]
    var byName: [Folding.Name: Int] = [:]
    for (index, hit) in hits.enumerated() {
      for key in hit.matches.map(\.record.key) {
        if let group = key.group { byGroup[group] = byGroup[group] ?? index }
        if let counterpart = key.counterpart { byName[counterpart] = byName[counterpart] ?? index }
      }
    }
    var taken = Set(hits.flatMap { $0.matches.map(\.record.id) })
    let others = try wordings(of: hits.flatMap { $0.matches.map(\.record) }, reader).sorted {
      ($0.name, $0.language.code) < ($1.name, $1.language.code)
    }
    for other in others where taken.insert(other.id).inserted {
      guard let index = other.group.flatMap({ byGroup[$0] }) ?? byName[other.key.name] else { continue }
      hits[index].matches.append(scorer.match(other))
    }
  }
}

extension Array {
  /// In order, 500 together: a statement binds only so many values.
  fileprivate var chunks: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: 500).map { self[$0..<Swift.min($0 + 500, count)] }
  }
}
