import Guidelines
import Searching

/// Groups records into rules: the records of a wording group, and each record with its counterparts.
enum RuleGrouping {
  struct GroupingKey: Hashable {
    var name: RecordIdentity
    var counterparts: [RecordIdentity]
    var group: Int64?
  }

  struct RecordIdentity: Hashable {
    var id: String
    var language: Language
  }

  /// Assigns each record its rule number, starting at 1. If two rules match equally well, the lower number ranks first: stated
  /// before inferred rules, the Corpus before other sources, newer before older editions, then by id. The numbers do not depend
  /// on the order of ingestion.
  ///
  /// Summaries of pages get no number, because they would rank above the rules that they repeat.
  /// - Returns: The number of rules.
  static func store(_ database: Database) throws -> Int {
    var ids: [Int64] = []
    var keys: [GroupingKey] = []
    let rows = try Statement(
      database,
      """
      SELECT r.id, r.name, r.language, r.counterparts, r.wording_group FROM records r JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source
      WHERE r.kind <> ? OR instr(r.name, ?) = 0 ORDER BY \(RecordRow.precedence)
      """)
    try rows.restart([.init(RecordKind.reference.code), .text("/\(SectionName.summary)/")])
    while try rows.next() {
      guard let language = Language(code: rows.number(2)) else { throw ByteReader.CorruptDataError() }
      let id = try rows.text(1)
      ids.append(rows.integer(0))
      keys.append(
        GroupingKey(
          name: RecordIdentity(id: id, language: language),
          counterparts: try RecordLinks.counterparts(rows.bytes(3), of: id).pairs.map { RecordIdentity(id: $1.id, language: $0) },
          group: rows.isNull(4) ? nil : rows.integer(4)))
    }
    let groups = groups(keys)
    for (rule, members) in groups.enumerated() {
      for member in members {
        try database.run("UPDATE records SET rule = ? WHERE id = ?", [.init(rule + 1), .integer(ids[member])])
      }
    }
    return groups.count
  }

  /// Returns the indices of the keys, grouped by rule and ordered by the first index of each group. Uses a union-find structure.
  private static func groups(_ keys: [GroupingKey]) -> [[Int]] {
    var parent = Array(keys.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parent[index] != index {
        parent[index] = parent[parent[index]]
        index = parent[index]
      }
      return index
    }
    var byGroup: [Int64: Int] = [:]
    var byName: [RecordIdentity: Int] = [:]
    for (index, key) in keys.enumerated() {
      byName[key.name] = index
      guard let group = key.group else { continue }
      if let first = byGroup[group] { parent[root(index)] = root(first) } else { byGroup[group] = index }
    }
    for (index, key) in keys.enumerated() {
      for counterpart in key.counterparts {
        if let other = byName[counterpart] { parent[root(index)] = root(other) }
      }
    }
    var groups: [[Int]] = []
    var groupIndices: [Int: Int] = [:]
    for index in keys.indices {
      let root = root(index)
      if let groupIndex = groupIndices[root] {
        groups[groupIndex].append(index)
      } else {
        groupIndices[root] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}
