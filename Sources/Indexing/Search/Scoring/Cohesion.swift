import TextAnalysis

/// Whether what was found of a word stands together as the word does: サイ and イド in サイズ and ガイド are no サイドバー.
struct Cohesion {
  /// For each probe, where it stands in a katakana word of the question of three characters or more; -1 for all others.
  private let positions: [Int]
  private let isNeeded: Bool

  /// What a pair of katakana counts that stands without its neighbours.
  private static let loose = 0.35

  init(_ question: Question, _ probes: TokenTable) {
    var positions = [Int](repeating: -1, count: probes.count)
    let scalars = question.text.unified.scalars
    Vocabulary.forEachRun(scalars) { script, run in
      guard script == .katakana, run.count >= 3 else { return }
      for at in run.dropLast() {
        if let probe = probes.number(of: TokenKey(scalars[at], scalars[at + 1])), positions[probe] < 0 { positions[probe] = at }
      }
    }
    self.positions = positions
    isNeeded = positions.contains { $0 >= 0 }
  }

  /// Lowers what occurrences count, in order within a layer, that stand alone.
  func weigh(_ found: inout [TokenTable.Occurrence]) {
    guard isNeeded else { return }
    var last: Int?
    for index in found.indices where positions[Int(found[index].number)] >= 0 {
      let here = found[index]
      found[index].share = Cohesion.loose
      if let last, found[last].isPlain == here.isPlain, found[last].start + 1 == here.start,
        positions[Int(found[last].number)] + 1 == positions[Int(here.number)]
      {
        found[index].share = 1
        found[last].share = 1
      }
      last = index
    }
  }

  /// Whether all tokens of a wording stand in one text in their order, each overlapping the one before it or next to it.
  static func areTogether(_ probes: [Int], _ places: [[TokenTable.Occurrence]]) -> Bool {
    places.contains { found in
      var ends: [(start: Int32, end: Int32)] = []
      for (index, probe) in probes.enumerated() {
        let here = found.filter { Int($0.number) == probe }.map { (start: $0.start, end: $0.end) }
        ends = index == 0 ? here : here.filter { next in ends.contains { next.start > $0.start && next.start <= $0.end + 2 } }
        if ends.isEmpty { return false }
      }
      return true
    }
  }
}
