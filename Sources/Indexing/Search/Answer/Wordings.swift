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
    var seen = Set(records.map(\.id))
    var others: [Int64] = []
    func find(_ rows: Lookup) throws {
      while try rows.next() {
        if seen.insert(rows.integer(0)).inserted { others.append(rows.integer(0)) }
      }
    }
    let members = try Lookup(database, "SELECT id FROM records WHERE team = ?")
    for group in Set(records.compactMap(\.group)).sorted() {
      try members.restart([.integer(group)])
      try find(members)
    }
    let counterparts = try Lookup(database, "SELECT id FROM records WHERE name = ? AND language = ?")
    for name in Set(records.compactMap(\.key.counterpart)) {
      try counterparts.restart([.text(name.id), .init(name.language.code)])
      try find(counterparts)
    }
    return try reader.texts(ids: others.sorted()[...]).filter(\.passes)
  }

  /// Puts the wordings that no word of the question finds behind the hits that they belong to; but where none was found in the question's
  /// language and there is one, that is what its reader is shown.
  func complete(_ hits: inout [FoldedMatch], _ reader: RecordTextReader, _ scorer: Scorer) throws {
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
    for index in hits.indices where hits[index].matches.first?.record.language != question.language {
      let counterpart = hits[index].matches.first?.record.key.counterpart
      let own = hits[index].matches.indices.filter { hits[index].matches[$0].record.language == question.language }
      guard let place = own.first(where: { hits[index].matches[$0].record.key.name == counterpart }) ?? own.first else {
        continue
      }
      hits[index].matches.insert(hits[index].matches.remove(at: place), at: 0)
    }
  }
}
