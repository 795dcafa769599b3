/// A comparison of two texts by line. Line endings are ignored.
enum LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// Maximum number of lines that are compared exactly. Longer texts are first split at lines that occur once in each text.
  private static let maxCompared = 1000
  /// Maximum number of comparison steps; the remaining lines count as changed.
  private static let maxSteps = 1 << 26

  /// Returns ranges of line numbers, starting from 1, that the new text has and the old one does not have at that position.
  static func changedLines(from old: [UInt8], to new: [UInt8]) -> [ClosedRange<Int>] {
    var numbers: [Line: Int32] = [:]
    func lineNumbers(_ bytes: [UInt8]) -> [Int32] {
      lines(bytes).map { line in
        let number = numbers[line] ?? Int32(numbers.count)
        numbers[line] = number
        return number
      }
    }
    let (old, new) = (lineNumbers(old), lineNumbers(new))
    var isKept = [Bool](repeating: false, count: new.count)
    var regions = [(old[...], new[...])]
    var steps = maxSteps
    while var (oldRegion, newRegion) = regions.popLast() {
      while let line = newRegion.first, line == oldRegion.first {
        isKept[newRegion.startIndex] = true
        (oldRegion, newRegion) = (oldRegion.dropFirst(), newRegion.dropFirst())
      }
      while let line = newRegion.last, line == oldRegion.last {
        isKept[newRegion.endIndex - 1] = true
        (oldRegion, newRegion) = (oldRegion.dropLast(), newRegion.dropLast())
      }
      let count = oldRegion.count + newRegion.count
      steps -= count
      if oldRegion.isEmpty || newRegion.isEmpty || steps < 0 { continue }
      if count <= maxCompared {
        steps -= count * count
        for index in newRegion.indices { isKept[index] = true }
        for case .insert(let offset, _, _) in newRegion.difference(from: oldRegion) {
          isKept[newRegion.startIndex + offset] = false
        }
        continue
      }
      var (start, first) = (oldRegion.startIndex, newRegion.startIndex)
      for anchor in anchors(oldRegion, newRegion) {
        isKept[anchor.new] = true
        regions.append((old[start..<anchor.old], new[first..<anchor.new]))
        (start, first) = (anchor.old + 1, anchor.new + 1)
      }
      if first > newRegion.startIndex { regions.append((old[start..<oldRegion.endIndex], new[first..<newRegion.endIndex])) }
    }
    var ranges: [ClosedRange<Int>] = []
    for index in isKept.indices where !isKept[index] {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound...(index + 1)
      } else {
        ranges.append((index + 1)...(index + 1))
      }
    }
    return ranges
  }

  /// Returns the share of the longer text's lines, weighted by length, that occur in both texts: 0…1, like git's similarity
  /// index.
  static func similarity(_ old: [UInt8], _ new: [UInt8]) -> Double {
    let longer = max(old.count, new.count)
    if longer == 0 || min(old.count, new.count) * 2 < longer { return 0 }
    var counts: [Line: Int] = [:]
    for line in lines(old) { counts[line, default: 0] += 1 }
    var common = 0
    for line in lines(new) {
      guard let count = counts[line], count > 0 else { continue }
      counts[line] = count - 1
      common += line.count + 1
    }
    return min(1, Double(common) / Double(longer))
  }

  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
  }

  /// Returns the longest sequence of line pairs that occur once in each text and have the same order in both.
  private static func anchors(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> [(old: Int, new: Int)] {
    func uniqueLines(_ lines: ArraySlice<Int32>) -> [Int32: Int] {
      Dictionary(zip(lines, lines.indices)) { _, _ in -1 }.filter { $0.value >= 0 }
    }
    let oldLines = uniqueLines(old)
    let pairs = uniqueLines(new).compactMap { line, place in oldLines[line].map { (old: $0, new: place) } }.sorted {
      $0.new < $1.new
    }
    // Longest increasing subsequence: the last pair of the best run of each length, and the predecessor of each pair.
    var (runEnds, predecessors) = ([Int](), [Int](repeating: -1, count: pairs.count))
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, runEnds.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[runEnds[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = runEnds[low - 1] }
      if low == runEnds.count { runEnds.append(index) } else { runEnds[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var current = runEnds.last ?? -1
    while current >= 0 {
      run.append(pairs[current])
      current = predecessors[current]
    }
    return run.reversed()
  }
}
