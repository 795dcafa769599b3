import Guidelines

/// Matches that state the same rule: one concordance group, or a rule and its counterpart.
struct FoldedMatch {
  /// Those that may be shown, best first.
  var matches: [Match]
  var score: Double
  /// The match that the score is from, where it is none of those shown.
  var lender: Match?

  var topic: Int64 { matches.first?.record.topic ?? 0 }
}

enum Folding {
  /// What tells that two records state the same rule.
  struct Key: Hashable {
    var name: Name
    var counterpart: Name?
    var group: Int64?

    /// What `init` reads, of a record `r`.
    static let columns = "r.name, r.language, r.counterpart, r.team"

    init(name: Name, counterpart: Name?, group: Int64?) {
      self.name = name
      self.counterpart = counterpart
      self.group = group
    }

    init(_ row: Lookup, from first: Int) throws {
      guard let language = Language(code: row.number(first + 1)) else { throw ByteReader.Damaged() }
      name = Name(id: try row.text(first), language: language)
      counterpart = row.optionalText(first + 2).map { Name(id: $0, language: language.other) }
      group = row.isNull(first + 3) ? nil : row.integer(first + 3)
    }
  }

  struct Name: Hashable {
    var id: String
    var language: Language
  }

  /// Indices of the keys, those of one rule together; in order of the first of each.
  static func classes(_ keys: [Key]) -> [[Int]] {
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
      if let counterpart = key.counterpart, let other = byName[counterpart] { parent[root(index)] = root(other) }
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

  /// Folds matches, best first. Of a rule's wordings each is shown if it passes the filters, those in the question's language first; any
  /// of them may make it found.
  /// - Parameter repeated: what a hit loses to one of a topic that has not answered yet.
  static func fold(_ matches: [Match], _ language: Language, repeated: Double = 0) -> [FoldedMatch] {
    let folded = classes(matches.map(\.record.key)).compactMap { members in fold(members.map { matches[$0] }, language) }
    let sorted = folded.sorted { before($0, $1) }
    return repeated > 0 ? spread(sorted, repeated) : sorted
  }

  /// Where several topics answer about as well, each is heard before one of them is heard again (maximal marginal relevance: Carbonell and
  /// Goldstein, SIGIR 1998, with one topic for the likeness of answers).
  private static func spread(_ sorted: [FoldedMatch], _ repeated: Double) -> [FoldedMatch] {
    var said: Set<Int64> = []
    var hits = sorted
    for index in hits.indices where !said.insert(hits[index].topic).inserted {
      hits[index].score = max(0.001, hits[index].score - repeated)
    }
    return hits.sorted { before($0, $1) }
  }

  private static func fold(_ members: [Match], _ language: Language) -> FoldedMatch? {
    let passing = members.filter(\.record.passes).sorted { precedes($0, $1) }
    let shown = passing.filter { $0.record.language == language } + passing.filter { $0.record.language != language }
    guard let first = shown.first else { return nil }
    let lender = members.filter { !$0.record.passes || $0.score > first.score }.min { precedes($0, $1) }
    guard let lender, lender.score * Ranking.lent > first.score else {
      return FoldedMatch(matches: shown, score: first.score)
    }
    return FoldedMatch(matches: shown, score: lender.score * Ranking.lent, lender: lender)
  }

  private static func before(_ a: FoldedMatch, _ b: FoldedMatch) -> Bool {
    a.score != b.score ? a.score > b.score : a.matches.first.flatMap { x in b.matches.first.map { precedes(x, $0) } } ?? false
  }

  /// Better ones first; equal ones in an order that does not depend on how the index came to be.
  static func precedes(_ a: Match, _ b: Match) -> Bool {
    if a.score != b.score { return a.score > b.score }
    if a.record.name != b.record.name { return a.record.name < b.record.name }
    return a.record.language.code < b.record.language.code
  }
}

extension RecordText {
  var key: Folding.Key {
    Folding.Key(
      name: Folding.Name(id: name, language: language),
      counterpart: counterpart.map { Folding.Name(id: $0, language: language.other) }, group: group)
  }
}
