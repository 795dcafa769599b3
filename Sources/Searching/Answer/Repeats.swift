import Guidelines
import TextAnalysis

/// Hits that say once more what a better one says: a table and the rule that announces it, one sentence in two topics, the echo of a rule on a platform. Nothing is
/// dropped: the first few say each something of its own, and what repeats them follows.
struct Repeats {
  /// So many hits each say something of their own.
  private static let head = 5
  /// Among so many are repetitions looked for, however few of them are shown.
  static let looked = 10
  /// Two headlines of which this share of the terms is the same say one thing.
  private static let alike = 0.8

  /// - Parameter prefersGeneral: whether of two that say the same the one for all platforms goes first.
  /// - Returns: places of the hits in their new order, and by the place of a hit the places of those that repeat it.
  static func order(_ hits: [SearchHit], prefersGeneral: Bool) -> (places: [Int], echoes: [Int: [Int]]) {
    var places = withOlderLater(hits)
    let statements = hits.prefix(looked).map { Statement($0) }
    var echoes: [Int: [Int]] = [:]
    var repeating: Set<Int> = []
    for (position, place) in places.enumerated().prefix(statements.count) {
      let first = places[..<position].first { !repeating.contains($0) && statements[$0].isSaid(by: statements[place]) }
      guard let first else { continue }
      if prefersGeneral, hits[first].isForSome, hits[place].isForAll,
        let front = places.firstIndex(of: first)
      {
        places.swapAt(front, position)
        echoes[place] = (echoes.removeValue(forKey: first) ?? []) + [first]
        repeating.insert(first)
      } else {
        echoes[first, default: []].append(place)
        repeating.insert(place)
      }
    }
    let own = places.filter { !repeating.contains($0) }.prefix(head)
    return (own + places.filter { !own.contains($0) }, echoes)
  }

  /// What only an older edition states stands behind the current rules and tables of its topic among the first.
  private static func withOlderLater(_ hits: [SearchHit]) -> [Int] {
    var places = Array(hits.indices)
    for place in hits.indices.prefix(head).reversed() where hits[place].isOlder {
      guard let position = places.firstIndex(of: place),
        let last = places[position..<min(head, places.count)].lastIndex(where: {
          hits[$0].isCurrent(in: hits[place].record.topic)
        })
      else { continue }
      places.insert(places.remove(at: position), at: last)
    }
    return places
  }

  private struct Statement {
    let record: Record
    let terms: Set<TokenKey>
    let figures: Set<String>

    init(_ hit: SearchHit) {
      record = hit.record
      let all = Term.all(in: FoldedText(hit.record.headline.plainText))
      terms = Set(all.map { $0.key })
      figures = Set(all.map { $0.text }.filter { Figures.stand(in: $0) })
    }

    func isSaid(by other: Statement) -> Bool {
      let (isTable, otherIsTable) = (record.kind == .specification, other.record.kind == .specification)
      if isTable != otherIsTable {
        return isTable ? other.record.announces.contains(record.id) : record.announces.contains(other.record.id)
      }
      guard record.language == other.record.language else { return false }
      if isTable { return record.body == other.record.body }
      // Within a topic, what holds for the same platforms is not said twice.
      guard record.topic != other.record.topic || record.platforms != other.record.platforms, figures == other.figures,
        record.strength == other.record.strength || record.kind != other.record.kind
      else { return false }
      // What holds for the one holds nowhere for the other: one word between them may be all that counts ("at the top", "at the bottom").
      if record.isElsewhere(than: other.record) { return terms == other.terms }
      return Double(2 * terms.intersection(other.terms).count) >= Repeats.alike * Double(terms.count + other.terms.count)
    }
  }
}

extension SearchHit {
  fileprivate var isForSome: Bool { record.kind == .rule && record.platforms != nil }

  fileprivate var isForAll: Bool { record.kind == .rule && record.platforms == nil }

  fileprivate func isCurrent(in topic: String) -> Bool {
    !isOlder && record.topic == topic && (record.kind == .rule || record.kind == .specification)
  }
}
