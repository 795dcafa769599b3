/// Text without a break opportunity, and the choice of where to split it if it is wider than a whole line.
///
/// Every split violates a rule, so the ones with the lowest total cost are chosen: next to ASCII marks rather than inside a word,
/// between parts of a compound (`accessory|View`) rather than anywhere in it, and never so that a single letter remains. Breaks
/// that JLREQ forbids cost most: readers accept a word in two parts, which is common for Western text in Japanese columns, more
/// easily than a line that begins with a closing bracket.
struct UnbreakableRun {
  private let clusters: [LineBreaker.Cluster]
  private let start: Int
  private let width: LineBreaker.LineWidth
  private let nextWidth: LineBreaker.LineWidth
  /// Index after the run, or where measuring stopped: two lines are enough to choose the first break.
  let end: Int
  /// Width of the run without trailing spaces, in columns.
  let columns: Int

  /// - Parameters:
  ///   - width: Width of a line that begins with the run.
  ///   - nextWidth: Width of the lines after it.
  init(_ clusters: [LineBreaker.Cluster], from start: Int, width: LineBreaker.LineWidth, nextWidth: LineBreaker.LineWidth) {
    self.clusters = clusters
    self.start = start
    self.width = width
    self.nextWidth = nextWidth
    var end = start
    var used = 0
    var columns = 0
    let limit = width.maxColumns + nextWidth.maxColumns
    repeat {
      used += clusters[end].width
      if !clusters[end].isSpace { columns = used }
      end += 1
    } while end < clusters.count && !clusters[end].isBreakOpportunity && used <= limit && end - start <= 2 * limit
    self.end = end
    self.columns = columns
  }

  /// Returns the index where the first line of the run ends, and the columns by which its indent is reduced.
  ///
  /// - Parameter remaining: Columns that remain on the preceding line, or `nil` if the run begins a line. If using them has no
  ///   advantage, the preceding line ends at the start of the run.
  func firstLine(remaining: Int?) -> (end: Int, excess: Int) {
    // Computed from the end to the start: the minimum cost of everything from an index on, if a line begins there.
    var minCosts = [Int](repeating: 0, count: end - start + 1)
    for index in stride(from: end - 1, to: start, by: -1) where !clusters[index].isSpace {
      minCosts[index - start] = bestLine(from: index, columns: nextWidth.columns, maxColumns: nextWidth.maxColumns, minCosts).cost
    }
    let wholeLine = bestLine(from: start, columns: width.columns, maxColumns: width.maxColumns, minCosts)
    guard let remaining else { return (wholeLine.end, wholeLine.excess) }
    guard remaining > 0 else { return (start, 0) }
    let sharedLine = bestLine(from: start, columns: remaining, maxColumns: remaining, minCosts)
    return sharedLine.cost < wholeLine.cost ? (sharedLine.end, 0) : (start, 0)
  }

  /// Returns the end of a line that begins at `lineStart`, the columns by which its indent is reduced, and the cost of the line
  /// and everything after it.
  private func bestLine(from lineStart: Int, columns: Int, maxColumns: Int, _ minCosts: [Int]) -> (
    end: Int, excess: Int, cost: Int
  ) {
    var best = (end: lineStart + 1, excess: 0, cost: Int.max)
    var used = 0
    var hasOnlyMarks = true
    for (last, cluster) in clusters[lineStart..<end].enumerated() {
      let breakIndex = lineStart + last + 1
      used += cluster.width
      if cluster.isSpace { continue }
      if used > maxColumns, last > 0 { break }
      hasOnlyMarks = hasOnlyMarks && Kinsoku.isASCIIMark(cluster.firstScalar)
      let following = clusters[breakIndex..<end].firstIndex { !$0.isSpace }
      let excess = max(0, used - columns)
      let cost = (excess > 0 ? 1 : 0) + (hasOnlyMarks ? 6 : 0) + (following.map { breakCost($0) + minCosts[$0 - start] } ?? 0)
      // At equal cost the fuller line wins.
      if cost <= best.cost { best = (following ?? end, excess, cost) }
    }
    return best
  }

  // MARK: Prices

  /// Returns the cost of beginning a line at this cluster.
  private func breakCost(_ index: Int) -> Int {
    switch clusters[index].penalty {
    case .none: 4
    case .asciiMark: 8
    case .forbiddenAfterSpace: 40
    case .insideWord: isCompoundBoundary(index) ? 100 : isLatin(index - 1) && isLatin(index) ? breakCostInWord(index) : 400
    case .forbidden: 100_000
    }
  }

  /// Returns the cost of a break inside a word; it is higher if fewer than two letters are on either side.
  private func breakCostInWord(_ index: Int) -> Int {
    let leavesSingleLetter = index - 2 < start || !isLatin(index - 2) || index + 1 >= clusters.count || !isLatin(index + 1)
    return leavesSingleLetter ? 200 : 120
  }

  /// Returns whether a part of a compound begins at this cluster: `accessory|View`, `Business_|Name`, `107.5x|107.5pt`.
  private func isCompoundBoundary(_ index: Int) -> Bool {
    let (left, right) = (clusters[index - 1].firstScalar, clusters[index].firstScalar)
    if left == "_" { return Kinsoku.isLatin(right) }
    return Kinsoku.isLatin(left) && (Kinsoku.isDigit(right) || left.properties.isLowercase && right.properties.isUppercase)
  }

  private func isLatin(_ index: Int) -> Bool { Kinsoku.isLatin(clusters[index].firstScalar) }
}
