import GRDB
import Guidelines

/// Which rule each record states, by number: the records of one concordance group are one rule, and so are a record and its counterpart.
enum RuleNumbers {
  static func store(_ database: Database) throws {
    try RecordNumbers.store(.rules, database) { each in
      var ids: [Int64] = []
      var keys: [Folding.Key] = []
      let rows = try Lookup(database, "SELECT r.id, \(Folding.Key.columns) FROM records r")
      while try rows.next() {
        ids.append(rows.integer(0))
        keys.append(try Folding.Key(rows, from: 1))
      }
      for (rule, members) in Folding.classes(keys).enumerated() {
        for member in members { each(ids[member], rule) }
      }
    }
  }

  /// How many rules some records state; nil where the index keeps no numbers.
  static func count(_ ids: [Int64], _ database: Database) throws -> Int? {
    guard let rules = try RecordNumbers(.rules, database)?.numbers else { return nil }
    // No number is higher than that of the last record.
    var seen = [Bool](repeating: false, count: rules.count)
    var count = 0
    for id in ids where id >= 0 && id < rules.count {
      let rule = Int(rules[Int(id)])
      guard seen.indices.contains(rule), !seen[rule] else { continue }
      seen[rule] = true
      count += 1
    }
    return count
  }
}
