import Guidelines
import SystemInterface

/// Two pages side by side: which records of one state the same rule as which of the other, and how surely.
///
/// Every record is compared with the few of the other page that share most with it; then the pairs compete: what a record gives to one
/// candidate it takes from the others (softmax over both its row and its column, with a place for "none"). Two things are learnt from the
/// first round and fed back: pairs gain where their neighbours pair up too, and pairs at the same ordinal of sections of equal length gain,
/// or lose, by how often the sure pairs of these two pages keep to the ordinals.
struct PageMatcher {
  let evidence: Evidence
  let left: PageSide
  let right: PageSide

  struct Match: Hashable {
    /// Positions in the sides.
    var left: Int
    var right: Int
    /// 0…1.
    var confidence: Float
  }

  static let candidatesPerRecord = 12
  /// Terms in more records of a page than this say too little to be worth following.
  static let longestPostings = 96
  static let neighbourWeight: Float = 2
  /// What the neighbours of a chance pair give anyway.
  static let neighbourFloor: Float = 0.4

  private struct Grid {
    var odds: [UInt64: Float] = [:]
    static func key(_ x: Int, _ y: Int) -> UInt64 { UInt64(x) << 32 | UInt64(y) }
    static func place(_ key: UInt64) -> (x: Int, y: Int) { (Int(key >> 32), Int(key & 0xFFFF_FFFF)) }
  }

  /// - Parameter ordinalTrust: how many pairs that keep to the ordinals to assume before any is seen.
  func matches(ordinalTrust: Float = 1) -> [Match] {
    guard !left.records.isEmpty, !right.records.isEmpty else { return [] }
    let keys = candidates()
    var odds = keys.map { key in
      let (x, y) = Grid.place(key)
      return Resemblance.logOdds(
        left.records[x], right.records[y], places: (left.place(x), right.place(y)), evidence)
    }
    var confidences = compete(keys, odds)
    var first = Grid()
    for (key, confidence) in zip(keys, confidences) where confidence > 0.01 { first.odds[key] = confidence }
    for index in keys.indices { odds[index] += support(keys[index], first) }
    confidences = compete(keys, odds)
    let bonus = ordinalBonus(keys, confidences, trust: ordinalTrust)
    for index in keys.indices where followsOrdinals(keys[index]) == true { odds[index] += bonus }
    confidences = compete(keys, odds)
    return keys.indices.compactMap { index in
      guard confidences[index] > 0.02 else { return nil }
      let (x, y) = Grid.place(keys[index])
      return Match(left: x, right: y, confidence: confidences[index])
    }
  }

  /// For each record on the left those on the right that share most with it, and the one at its ordinal; ascending.
  private func candidates() -> [UInt64] {
    let areNamesakes = evidence.pages.namesakes[left.page].contains(right.page)
    let crosses = evidence.pages.pages[left.page].language != evidence.pages.pages[right.page].language
    var keys: [UInt64] = []
    var shared = [Float](repeating: 0, count: right.records.count)
    var touched: [Int] = []
    for (x, record) in left.records.enumerated() {
      let profile = crosses ? evidence.profiles[record].crossing : evidence.profiles[record].all
      for (term, weight) in zip(profile.terms, profile.weights) {
        let postings = right.postings(crossing: crosses, term: term)
        guard postings.count <= max(PageMatcher.longestPostings, right.records.count / 64) else { continue }
        for posting in postings {
          let y = Int(posting.record)
          if shared[y] == 0 { touched.append(y) }
          shared[y] += posting.weight * weight
        }
      }
      touched.sort { (-shared[$0], $0) < (-shared[$1], $1) }
      var chosen = Array(touched.prefix(PageMatcher.candidatesPerRecord))
      if let y = ordinalPartner(x), !chosen.contains(y) { chosen.append(y) }
      for y in chosen where areNamesakes || !excludes(record, right.records[y], crosses) { keys.append(Grid.key(x, y)) }
      for y in touched { shared[y] = 0 }
      touched.removeAll(keepingCapacity: true)
    }
    return keys.sorted()
  }

  /// Whether the same words say another thing: each states platforms and none of the other's, or, in one language, one forbids what the other demands. Only
  /// between the two languages of a page is that more likely a slip, or a wording.
  private func excludes(_ a: Int, _ b: Int, _ crosses: Bool) -> Bool {
    let (first, second) = (evidence.records[a], evidence.records[b])
    if !crosses, Set([first.strength, second.strength]) == [.do, .avoid] { return true }
    guard let ours = first.platforms, let theirs = second.platforms else { return false }
    return ours != theirs && !ours.contains(where: theirs.contains)
  }

  /// For each pair its share in what its row and its column have to give, whichever is less.
  private func compete(_ keys: [UInt64], _ odds: [Float]) -> [Float] {
    var rows = [Float](repeating: 1, count: left.records.count)
    var columns = [Float](repeating: 1, count: right.records.count)
    let powers = odds.map(exponential)
    for (key, power) in zip(keys, powers) {
      let (x, y) = Grid.place(key)
      rows[x] += power
      columns[y] += power
    }
    return zip(keys, powers).map { key, power in
      let (x, y) = Grid.place(key)
      return min(power / rows[x], power / columns[y])
    }
  }

  private func support(_ key: UInt64, _ grid: Grid) -> Float {
    let (x, y) = Grid.place(key)
    var sum: Float = 0
    for d in [-1, 1] {
      var best = confidence(x + d, y + d, grid)
      for (dx, dy) in [(d, 2 * d), (2 * d, d), (2 * d, 2 * d)] {
        best = max(best, 0.7 * confidence(x + dx, y + dy, grid))
      }
      sum += best
    }
    return PageMatcher.neighbourWeight * (sum - PageMatcher.neighbourFloor)
  }

  private func confidence(_ x: Int, _ y: Int, _ grid: Grid) -> Float {
    x >= 0 && y >= 0 ? grid.odds[Grid.key(x, y)] ?? 0 : 0
  }

  // MARK: Ordinals

  /// The record on the right at the same ordinal of the same section, if the section is as long there.
  private func ordinalPartner(_ x: Int) -> Int? {
    let anchor = evidence.records[left.records[x]].anchor
    guard let ours = left.sections[anchor], let theirs = right.sections[anchor], ours.count == theirs.count else {
      return nil
    }
    return theirs[left.ordinals[x]]
  }

  /// Whether a pair keeps to the ordinals; nil where its section has no equal on the right.
  private func followsOrdinals(_ key: UInt64) -> Bool? {
    let (x, y) = Grid.place(key)
    return ordinalPartner(x).map { $0 == y }
  }

  /// Whether the two pages are one page in two languages: most rules stand in sections that are as long on the other, and the sure pairs,
  /// half of those rules at least, keep to the ordinals.
  func isTranslation(_ matches: [Match]) -> Bool {
    var equal = 0
    var surplus = right.sections.reduce(0) { $0 + (left.sections[$1.key] == nil ? $1.value.count : 0) }
    for (anchor, ours) in left.sections {
      let theirs = right.sections[anchor]?.count ?? 0
      if theirs == ours.count { equal += theirs } else { surplus += abs(theirs - ours.count) }
    }
    guard equal >= 3, 2 * surplus <= equal else { return false }
    var keeping = 0
    var straying = 0
    for match in matches where match.confidence >= 0.5 {
      switch followsOrdinals(Grid.key(match.left, match.right)) {
      case true?: keeping += 1
      case false?: straying += 1
      case nil: break
      }
    }
    return 2 * keeping >= equal && straying * 10 <= keeping
  }

  private func ordinalBonus(_ keys: [UInt64], _ confidences: [Float], trust: Float) -> Float {
    var keeping = trust
    var straying: Float = 1
    for (key, confidence) in zip(keys, confidences) where confidence >= 0.5 {
      switch followsOrdinals(key) {
      case true?: keeping += confidence
      case false?: straying += confidence
      case nil: break
      }
    }
    return min(max(log(keeping / straying), -1), 4)
  }
}
