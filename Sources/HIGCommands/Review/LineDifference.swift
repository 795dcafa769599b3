/// Two texts compared by their lines. How a line ends does not count.
enum LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// Lines that are compared by every way of matching them; more are first divided at lines that each text holds once.
  private static let maxCompared = 1000
  /// Steps in all; what is left then counts as changed.
  private static let maxSteps = 1 << 26

  /// Returns the lines of the new text that the old one does not have there, numbered from 1.
  static func changed(from old: [UInt8], to new: [UInt8]) -> [ClosedRange<Int>] {
    var numbers: [Line: Int32] = [:]
    func numbered(_ bytes: [UInt8]) -> [Int32] {
      lines(bytes).map { line in
        let number = numbers[line] ?? Int32(numbers.count)
        numbers[line] = number
        return number
      }
    }
    let (old, new) = (numbered(old), numbered(new))
    var isKept = [Bool](repeating: false, count: new.count)
    var regions = [(old[...], new[...])]
    var steps = maxSteps
    while var (former, latter) = regions.popLast() {
      while let line = latter.first, line == former.first {
        isKept[latter.startIndex] = true
        (former, latter) = (former.dropFirst(), latter.dropFirst())
      }
      while let line = latter.last, line == former.last {
        isKept[latter.endIndex - 1] = true
        (former, latter) = (former.dropLast(), latter.dropLast())
      }
      let count = former.count + latter.count
      steps -= count
      if former.isEmpty || latter.isEmpty || steps < 0 { continue }
      if count <= maxCompared {
        steps -= count * count
        for index in latter.indices { isKept[index] = true }
        for case .insert(let offset, _, _) in latter.difference(from: former) { isKept[latter.startIndex + offset] = false }
        continue
      }
      var (start, first) = (former.startIndex, latter.startIndex)
      for anchor in anchors(former, latter) {
        isKept[anchor.new] = true
        regions.append((old[start..<anchor.old], new[first..<anchor.new]))
        (start, first) = (anchor.old + 1, anchor.new + 1)
      }
      if first > latter.startIndex { regions.append((old[start..<former.endIndex], new[first..<latter.endIndex])) }
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

  /// The part of the longer text that both have, by lines: 0…1, as git counts for renames.
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

  /// The most lines that each text holds once and both have in the same order.
  private static func anchors(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> [(old: Int, new: Int)] {
    func single(_ lines: ArraySlice<Int32>) -> [Int32: Int] {
      Dictionary(zip(lines, lines.indices)) { _, _ in -1 }.filter { $0.value >= 0 }
    }
    let former = single(old)
    let pairs = single(new).compactMap { line, place in former[line].map { (old: $0, new: place) } }.sorted { $0.new < $1.new }
    // The longest run that rises: the last pair of the best run of each length, and the pair before each.
    var (ends, before) = ([Int](), [Int](repeating: -1, count: pairs.count))
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      run.append(pairs[next])
      next = before[next]
    }
    return run.reversed()
  }
}
