/// How alike two words are.
package enum Similarity {
  /// Twice the pairs of neighbouring characters that two words share, by all that they have; 0…1. Ends count as a neighbour.
  package static func dice(_ a: [UInt32], _ b: [UInt32]) -> Double {
    let left = pairs(a)
    let right = pairs(b)
    var (i, j, shared) = (0, 0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        shared += 1
        i += 1
        j += 1
      } else if left[i] < right[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return 2 * Double(shared) / Double(left.count + right.count)
  }

  private static func pairs(_ word: [UInt32]) -> [UInt64] {
    let padded = [0] + word + [0]
    return zip(padded, padded.dropFirst()).map { UInt64($0) << 32 | UInt64($1) }.sorted()
  }

  /// Insertions, deletions, substitutions and transpositions of neighbours (optimal string alignment), or nil if more than `limit`.
  @inlinable package static func distance<Element: Equatable>(_ a: [Element], _ b: [Element], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      var least = row[0]
      for j in b.indices {
        row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
        least = min(least, row[j + 1])
      }
      guard least <= limit else { return nil }
      beforeLast = last
      last = row
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
