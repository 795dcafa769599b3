/// Aligns two sections of different length, in order: the pairs that, without crossing, state most in common.
struct SectionAligner {
  let evidence: Evidence

  /// The same section of the same page: most of it has its pair, and little evidence is enough.
  static let prior: Float = 5
  /// Larger tables are left to the page's own matches.
  private static let largestTable = 1_000_000

  func align(_ ours: [Int], _ theirs: [Int]) -> [NamesakePairs.Pair] {
    guard ours.count * theirs.count <= SectionAligner.largestTable else { return [] }
    let width = theirs.count
    var odds = [Float](repeating: 0, count: ours.count * width)
    for (x, a) in ours.enumerated() {
      for (y, b) in theirs.enumerated() {
        let places = ((Float(x) + 0.5) / Float(ours.count), (Float(y) + 0.5) / Float(width))
        odds[x * width + y] = SectionAligner.prior + Resemblance.logOdds(a, b, places: places, evidence)
      }
    }
    return chain(odds, ours.count, width).compactMap { x, y in
      var rivals: Float = 1
      for other in 0..<width where other != y { rivals += exponential(odds[x * width + other]) }
      var columnRivals: Float = 1
      for other in ours.indices where other != x { columnRivals += exponential(odds[other * width + y]) }
      let power = exponential(odds[x * width + y])
      let confidence = power / (power + max(rivals, columnRivals))
      guard confidence >= NamesakePairs.threshold else { return nil }
      return NamesakePairs.Pair(a: ours[x], b: theirs[y], confidence: confidence, byAlignment: true)
    }
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
