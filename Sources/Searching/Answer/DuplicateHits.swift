import Guidelines
import TextAnalysis

/// Reordering of hits that repeat better ones: a table and the rule that announces it, the same sentence in two topics, or a rule
/// and its restatement for one platform.
///
/// No hit is dropped. The first hits are distinct, and their duplicates follow.
struct DuplicateHits {
  /// Number of leading hits that are distinct.
  private static let distinctCount = 5
  /// Number of hits that are searched for duplicates, however few are shown.
  static let examinedCount = 10
  /// Minimum share of common terms in two headlines that state the same (Dice's coefficient).
  private static let minSimilarity = 0.8

  /// Orders hits so that duplicates follow distinct ones.
  ///
  /// - Parameters:
  ///   - hits: The hits, best first.
  ///   - prefersGeneral: If `true`, a rule for all platforms comes before its restatement for some.
  /// - Returns: The indices of the hits in their new order, and the indices of the duplicates of each hit, keyed by its index.
  static func order(_ hits: [SearchHit], prefersGeneral: Bool) -> (places: [Int], echoes: [Int: [Int]]) {
    var order = demotingOutdated(hits)
    let candidates = hits.prefix(examinedCount).map { ComparableHit($0) }
    var duplicates: [Int: [Int]] = [:]
    var duplicateIndices: Set<Int> = []
    for (position, index) in order.enumerated().prefix(candidates.count) {
      let first = order[..<position].first {
        !duplicateIndices.contains($0) && candidates[$0].isDuplicated(by: candidates[index])
      }
      guard let first else { continue }
      if prefersGeneral, hits[first].isForSomePlatforms, hits[index].isForAllPlatforms,
        let front = order.firstIndex(of: first)
      {
        order.swapAt(front, position)
        duplicates[index] = (duplicates.removeValue(forKey: first) ?? []) + [first]
        duplicateIndices.insert(first)
      } else {
        duplicates[first, default: []].append(index)
        duplicateIndices.insert(index)
      }
    }
    let distinct = order.filter { !duplicateIndices.contains($0) }.prefix(distinctCount)
    return (distinct + order.filter { !distinct.contains($0) }, duplicates)
  }

  /// Returns the indices of the hits, with rules that only an older edition states moved after current rules and tables of the
  /// same topic. Only the leading hits are moved.
  private static func demotingOutdated(_ hits: [SearchHit]) -> [Int] {
    var order = Array(hits.indices)
    for index in hits.indices.prefix(distinctCount).reversed() where hits[index].isOlder {
      guard let position = order.firstIndex(of: index),
        let last = order[position..<min(distinctCount, order.count)].lastIndex(where: {
          hits[$0].isCurrent(in: hits[index].record.topic)
        })
      else { continue }
      order.insert(order.remove(at: position), at: last)
    }
    return order
  }

  private struct ComparableHit {
    let record: Record
    let terms: Set<TokenKey>
    let numbers: Set<String>

    init(_ hit: SearchHit) {
      record = hit.record
      let all = Term.all(in: FoldedText(hit.record.headline.plainText))
      terms = Set(all.map { $0.key })
      numbers = Set(all.map { $0.text }.filter { Numbers.occur(in: $0) })
    }

    func isDuplicated(by other: ComparableHit) -> Bool {
      let (isTable, otherIsTable) = (record.kind == .specification, other.record.kind == .specification)
      if isTable != otherIsTable {
        return isTable ? other.record.announces.contains(record.id) : record.announces.contains(other.record.id)
      }
      guard record.language == other.record.language else { return false }
      if isTable { return record.body == other.record.body }
      // Rules of one topic for the same platforms are never duplicates.
      guard record.topic != other.record.topic || record.platforms != other.record.platforms, numbers == other.numbers,
        record.strength == other.record.strength || record.kind != other.record.kind
      else { return false }
      // If the platforms of the rules are disjoint, a single word may make the difference ("at the top", "at the bottom"), so
      // require equal terms.
      if record.hasDisjointPlatforms(from: other.record) { return terms == other.terms }
      return Double(2 * terms.intersection(other.terms).count) >= DuplicateHits.minSimilarity
        * Double(terms.count + other.terms.count)
    }
  }
}

extension SearchHit {
  fileprivate var isForSomePlatforms: Bool { record.kind == .rule && record.platforms != nil }

  fileprivate var isForAllPlatforms: Bool { record.kind == .rule && record.platforms == nil }

  fileprivate func isCurrent(in topic: String) -> Bool {
    !isOlder && record.topic == topic && (record.kind == .rule || record.kind == .specification)
  }
}
