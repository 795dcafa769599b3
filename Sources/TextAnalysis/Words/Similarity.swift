/// Measures of the similarity of two words.
package enum Similarity {
  /// Returns Dice's coefficient of the character pairs of two words, 0…1. The start and end of a word count as characters.
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

  /// Returns the number of insertions, deletions, substitutions, and transpositions of neighbors between two sequences (optimal
  /// string alignment), or `nil` if it exceeds `limit`.
  @inlinable package static func distance<Element: Equatable>(_ a: [Element], _ b: [Element], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var rowBeforeLast = [Int](repeating: 0, count: b.count + 1)
    var previousRow = Array(0...b.count)
    for i in a.indices {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      var minimum = row[0]
      for j in b.indices {
        row[j + 1] = min(previousRow[j] + (a[i] == b[j] ? 0 : 1), previousRow[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], rowBeforeLast[j - 1] + 1) }
        minimum = min(minimum, row[j + 1])
      }
      guard minimum <= limit else { return nil }
      rowBeforeLast = previousRow
      previousRow = row
    }
    return previousRow[b.count] <= limit ? previousRow[b.count] : nil
  }
}
