/// Adds up worths by record.
///
/// Records are numbered almost without gaps, so an array serves; where an index that was changed very often has outgrown that, a dictionary does.
struct Accumulator {
  private var ids: [Int64] = []
  private var worths: [Float] = []
  private var slots: [Int32]
  private var sparse: [Int64: Int32] = [:]
  var skippedTerms = 0

  static let largestArray = 1 << 24

  init(capacity: Int) { slots = capacity <= Accumulator.largestArray ? Array(repeating: -1, count: max(0, capacity)) : [] }

  var count: Int { ids.count }

  mutating func add(_ id: Int64, _ value: Float) {
    let slot: Int32
    if id >= 0, id < slots.count {
      slot = slots[Int(id)]
      if slot < 0 { slots[Int(id)] = Int32(ids.count) }
    } else {
      slot = sparse[id] ?? -1
      if slot < 0 { sparse[id] = Int32(ids.count) }
    }
    if slot >= 0 {
      worths[Int(slot)] += value
    } else {
      ids.append(id)
      worths.append(value)
    }
  }

  /// The best, best first. Equal ones in order of number.
  func ranked(atMost limit: Int) -> [Int64] {
    var chosen = Array(ids.indices)
    if chosen.count > limit {
      // The limit-th best worth, by halving the interval: sorting a million for two hundred would be waste.
      var low: Float = 0
      var high = worths.max() ?? 0
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if worths.reduce(0, { $0 + ($1 >= middle ? 1 : 0) }) >= limit { low = middle } else { high = middle }
      }
      chosen.removeAll { worths[$0] < low }
    }
    chosen.sort { worths[$0] != worths[$1] ? worths[$0] > worths[$1] : ids[$0] < ids[$1] }
    return chosen.prefix(limit).map { ids[$0] }
  }

  /// Records whose worth says that they hold every term that was read.
  func countAll(_ question: Question) -> Int {
    let all = Float(question.terms.reduce(0) { $0 + max($1.value, 0.001) }) * CandidateReader.anywhere * 0.999
    return worths.reduce(0) { $0 + ($1 >= all ? 1 : 0) }
  }
}
