import Guidelines
import Searching

/// Which records state one rule: those of one concordance group, and a record and its counterparts.
enum RuleClasses {
  struct Key: Hashable {
    var name: Name
    var counterparts: [Name]
    var group: Int64?
  }

  struct Name: Hashable {
    var id: String
    var language: Language
  }

  /// Gives each record the number of its rule, from 1 on. Lower numbers win where two rules answer equally well: stated ones before guessed ones, the Corpus before other sources, the newest
  /// edition before older ones, then by id; nothing depends on how the index came to be.
  /// What sums a page up is no rule: it would answer before those that it repeats.
  /// - Returns: how many rules there are.
  static func store(_ database: Database) throws -> Int {
    var ids: [Int64] = []
    var keys: [Key] = []
    let rows = try Statement(
      database,
      """
      SELECT r.id, r.name, r.language, r.counterparts, r.wording_group FROM records r JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source
      WHERE r.kind <> ? OR instr(r.name, ?) = 0 ORDER BY \(RecordRow.precedence)
      """)
    try rows.restart([.init(RecordKind.reference.code), .text("/\(SectionName.summary)/")])
    while try rows.next() {
      guard let language = Language(code: rows.number(2)) else { throw ByteReader.Damaged() }
      let id = try rows.text(1)
      ids.append(rows.integer(0))
      keys.append(
        Key(
          name: Name(id: id, language: language),
          counterparts: try RecordLinks.counterparts(rows.bytes(3), of: id).pairs.map { Name(id: $1.id, language: $0) },
          group: rows.isNull(4) ? nil : rows.integer(4)))
    }
    let classes = classes(keys)
    for (rule, members) in classes.enumerated() {
      for member in members {
        try database.run("UPDATE records SET rule = ? WHERE id = ?", [.init(rule + 1), .integer(ids[member])])
      }
    }
    return classes.count
  }

  /// Indices of the keys, those of one rule together; in order of the first of each.
  private static func classes(_ keys: [Key]) -> [[Int]] {
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
    var byName: [Name: Int] = [:]
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
    var classes: [[Int]] = []
    var places: [Int: Int] = [:]
    for index in keys.indices {
      let root = root(index)
      if let place = places[root] {
        classes[place].append(index)
      } else {
        places[root] = classes.count
        classes.append([index])
      }
    }
    return classes
  }
}
