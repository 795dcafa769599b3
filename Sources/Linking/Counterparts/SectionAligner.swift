import SystemInterface

/// Aligns two sections in order: the pairs that, without crossing, state most in common.
struct SectionAligner {
  let evidence: Evidence
  /// Whether two records share too little for these pages.
  let isBare: (Int, Int) -> Bool

  /// The same section of the same page: most of it has its pair, and little evidence is enough.
  static let prior: Float = 6
  /// Pairs that stand between pairs have only their place to speak for them, and nothing that speaks against them.
  static let leastBetween: Float = -3.5
  static let betweenConfidence: Float = 0.6
  private static let longestGap = 4
  /// Larger tables are left to the ordinals, or to the page's own matches.
  private static let largestTable = 250_000

  /// - Parameter ordinalBonus: for sections of one length, what the log-odds of the pair at an ordinal gain.
  func align(_ ours: [Int], _ theirs: [Int], ordinalBonus: ((Int) -> Float)?) -> [NamesakePairs.Pair] {
    guard ours.count * theirs.count <= SectionAligner.largestTable else {
      guard ours.count == theirs.count else { return [] }
      return zip(ours, theirs).map { NamesakePairs.Pair(a: $0, b: $1, confidence: 0.9, byAlignment: false) }
    }
    let width = theirs.count
    var odds = [Float](repeating: 0, count: ours.count * width)
    for (x, a) in ours.enumerated() {
      for (y, b) in theirs.enumerated() {
        let places = ((Float(x) + 0.5) / Float(ours.count), (Float(y) + 0.5) / Float(width))
        odds[x * width + y] = SectionAligner.prior + Resemblance.logOdds(a, b, places: places, evidence)
        if x == y, let ordinalBonus { odds[x * width + y] += ordinalBonus(x) }
      }
    }
    var pairs: [NamesakePairs.Pair] = []
    var kept: [(Int, Int)] = []
    for (x, y) in chain(odds, ours.count, width) {
      let confidence = confidence(odds, x, y, width)
      let isOrdinal = ordinalBonus != nil && x == y
      guard isOrdinal || confidence >= NamesakePairs.threshold else { continue }
      pairs.append(.init(a: ours[x], b: theirs[y], confidence: confidence, byAlignment: !isOrdinal))
      kept.append((x, y))
    }
    for (x, y) in between(kept, ours.count, width)
    where odds[x * width + y] >= SectionAligner.leastBetween && !isBare(ours[x], theirs[y]) {
      pairs.append(
        .init(a: ours[x], b: theirs[y], confidence: SectionAligner.betweenConfidence, byAlignment: true))
    }
    return pairs
  }

  /// What stands between two pairs, or between a pair and the section's end, where both sides have as many.
  private func between(_ pairs: [(Int, Int)], _ height: Int, _ width: Int) -> [(Int, Int)] {
    guard !pairs.isEmpty else { return [] }
    var found: [(Int, Int)] = []
    var (x, y) = (-1, -1)
    for (nextX, nextY) in pairs + [(height, width)] {
      if nextX - x == nextY - y {
        for step in 1..<max(nextX - x, 1) where nextX - x <= SectionAligner.longestGap { found.append((x + step, y + step)) }
      }
      (x, y) = (nextX, nextY)
    }
    return found
  }

  /// A pair's share in what its row and its column have to give, whichever is less, with a place for "none".
  private func confidence(_ odds: [Float], _ x: Int, _ y: Int, _ width: Int) -> Float {
    var row: Float = 1
    for other in 0..<width { row += exponential(odds[x * width + other]) }
    var column: Float = 1
    for other in 0..<(odds.count / width) { column += exponential(odds[other * width + y]) }
    return exponential(odds[x * width + y]) / max(row, column)
  }

  /// The chain of pairs, both sides ascending, with the greatest sum; pairs that are less likely than not stay out of it.
  private func chain(_ odds: [Float], _ height: Int, _ width: Int) -> [(Int, Int)] {
    // best[x][y]: the greatest sum over the first x and y records.
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
      let here = best[x * stride + y]
      if here == best[(x - 1) * stride + y] {
        x -= 1
      } else if here == best[x * stride + y - 1] {
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

/// e to the `x`, kept within what a `Float` can hold and add up.
func exponential(_ x: Float) -> Float { exp(min(max(x, -40), 30)) }
