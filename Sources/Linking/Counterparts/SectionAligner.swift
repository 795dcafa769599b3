import SystemInterface

/// Alignment of two sections: the non-crossing pairs of records with the greatest total similarity.
struct SectionAligner {
  let evidence: Evidence
  /// Returns `true` if two records share too few terms for these pages.
  let lacksSharedTerms: (Int, Int) -> Bool

  /// Prior log-odds of a pair. It is high because most records in the same section of the same page have a counterpart, so little
  /// evidence is enough.
  static let priorLogOdds: Float = 6
  /// Minimum log-odds of a pair between two other pairs, whose only evidence is its position.
  static let minInterpolatedLogOdds: Float = -3.5
  static let interpolatedConfidence: Float = 0.6
  private static let maxGap = 4
  /// Maximum number of cells in the alignment table. Larger sections are paired by ordinal or by the matches of the whole page.
  private static let maxTableSize = 250_000

  /// - Parameter ordinalBonus: For sections of equal length, returns the log-odds to add to the pair at an ordinal.
  func align(_ records: [Int], _ otherRecords: [Int], ordinalBonus: ((Int) -> Float)?) -> [NamesakePairs.RecordPair] {
    guard records.count * otherRecords.count <= SectionAligner.maxTableSize else {
      guard records.count == otherRecords.count else { return [] }
      return zip(records, otherRecords).map { NamesakePairs.RecordPair(a: $0, b: $1, confidence: 0.9, isByAlignment: false) }
    }
    let width = otherRecords.count
    var odds = [Float](repeating: 0, count: records.count * width)
    for (x, a) in records.enumerated() {
      for (y, b) in otherRecords.enumerated() {
        let positions = ((Float(x) + 0.5) / Float(records.count), (Float(y) + 0.5) / Float(width))
        odds[x * width + y] = SectionAligner.priorLogOdds + RuleSimilarity.logOdds(a, b, positions: positions, evidence)
        if x == y, let ordinalBonus { odds[x * width + y] += ordinalBonus(x) }
      }
    }
    var pairs: [NamesakePairs.RecordPair] = []
    var alignedPairs: [(Int, Int)] = []
    for (x, y) in bestChain(odds, records.count, width) {
      let confidence = confidence(odds, x, y, width)
      let isOrdinal = ordinalBonus != nil && x == y
      guard isOrdinal || confidence >= NamesakePairs.threshold else { continue }
      pairs.append(.init(a: records[x], b: otherRecords[y], confidence: confidence, isByAlignment: !isOrdinal))
      alignedPairs.append((x, y))
    }
    for (x, y) in interpolatedPairs(alignedPairs, records.count, width)
    where odds[x * width + y] >= SectionAligner.minInterpolatedLogOdds && !lacksSharedTerms(records[x], otherRecords[y]) {
      pairs.append(
        .init(a: records[x], b: otherRecords[y], confidence: SectionAligner.interpolatedConfidence, isByAlignment: true))
    }
    return pairs
  }

  /// Returns the pairs between two aligned pairs, or between a pair and the end of the section, if both sides have equally many
  /// records there.
  private func interpolatedPairs(_ pairs: [(Int, Int)], _ height: Int, _ width: Int) -> [(Int, Int)] {
    guard !pairs.isEmpty else { return [] }
    var result: [(Int, Int)] = []
    var (x, y) = (-1, -1)
    for (nextX, nextY) in pairs + [(height, width)] {
      if nextX - x == nextY - y {
        for step in 1..<max(nextX - x, 1) where nextX - x <= SectionAligner.maxGap { result.append((x + step, y + step)) }
      }
      (x, y) = (nextX, nextY)
    }
    return result
  }

  /// Returns the smaller of the pair's shares of the total odds in its row and in its column; each total includes an option for
  /// "no counterpart".
  private func confidence(_ odds: [Float], _ x: Int, _ y: Int, _ width: Int) -> Float {
    var row: Float = 1
    for other in 0..<width { row += exponential(odds[x * width + other]) }
    var column: Float = 1
    for other in 0..<(odds.count / width) { column += exponential(odds[other * width + y]) }
    return exponential(odds[x * width + y]) / max(row, column)
  }

  /// Returns the ascending chain of pairs with the greatest sum of log-odds. Pairs with negative log-odds are excluded.
  private func bestChain(_ odds: [Float], _ height: Int, _ width: Int) -> [(Int, Int)] {
    // best[x][y] is the greatest sum for the first x and y records.
    let stride = width + 1
    var best = [Float](repeating: 0, count: (height + 1) * stride)
    for x in 1...height {
      for y in 1...width {
        let paired = best[(x - 1) * stride + y - 1] + max(odds[(x - 1) * width + y - 1], 0)
        best[x * stride + y] = max(paired, best[(x - 1) * stride + y], best[x * stride + y - 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (x, y) = (height, width)
    while x > 0, y > 0 {
      let score = best[x * stride + y]
      if score == best[(x - 1) * stride + y] {
        x -= 1
      } else if score == best[x * stride + y - 1] {
        y -= 1
      } else {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
    }
    return pairs.reversed()
  }
}

/// Returns e to the power of `x`, with `x` limited to a range in which a sum of results fits in a `Float`.
func exponential(_ x: Float) -> Float { exp(min(max(x, -40), 30)) }
