import GRDB
import Guidelines

/// Counts the hits of a search, those that are shown and those that are not: rules, not wordings, that hold enough of the question and that
/// pass the filters in some wording.
struct Tally {
  let database: Database
  let filter: FilterSQL

  /// In a large index no more records than this are looked at.
  static let foldedRecords = 400

  /// - Parameter ids: the records that hold enough of the question.
  func rules(_ ids: [Int64]) throws -> Int {
    if filter.isEmpty, let count = try RuleNumbers.count(ids, database) { return count }
    var rows = try reader("r.id = ?")
    var keys: [Folding.Key] = []
    var passes: [Bool] = []
    for id in ids {
      try rows.restart(filter.values + [.integer(id)])
      guard try rows.next() else { continue }
      keys.append(try Folding.Key(rows, from: 0))
      passes.append(rows.number(4) != 0)
    }
    let classes = Folding.classes(keys)
    var count = 0
    var others: [[Int]] = []
    for members in classes {
      if members.contains(where: { passes[$0] }) { count += 1 } else { others.append(members) }
    }
    guard !filter.isEmpty else { return count }
    // A wording that no word of the question finds may pass where none of those found does.
    rows = try reader("r.team = ?")
    let counterparts = try reader("r.name = ? AND r.language = ?")
    for members in others where try members.contains(where: { try hasOther(keys[$0], rows, counterparts) }) { count += 1 }
    return count
  }

  private func hasOther(_ key: Folding.Key, _ groups: Lookup, _ counterparts: Lookup) throws -> Bool {
    if let group = key.group {
      try groups.restart(filter.values + [.integer(group)])
      while try groups.next() { if groups.number(4) != 0 { return true } }
    }
    if let counterpart = key.counterpart {
      try counterparts.restart(filter.values + [.text(counterpart.id), .init(counterpart.language.code)])
      while try counterparts.next() { if counterparts.number(4) != 0 { return true } }
    }
    return false
  }

  private func reader(_ condition: String) throws -> Lookup {
    try Lookup(
      database,
      "SELECT \(Folding.Key.columns), \(filter.passes) FROM records r\(filter.joins) WHERE \(condition)")
  }
}

extension FilterSQL {
  /// An expression that is not 0 for a record `r` that passes.
  var passes: String { isEmpty ? "1" : "coalesce(" + conditions.joined(separator: " AND ") + ", 0)" }

  /// What the expression needs beside `r`.
  var joins: String {
    isEmpty ? "" : " JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source"
  }
}
