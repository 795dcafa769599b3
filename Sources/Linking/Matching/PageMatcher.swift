import Guidelines
import SystemInterface

/// Matching of the records of two pages, with a confidence for each match.
///
/// Every record is compared with the few records of the other page that share most terms with it; then the pairs compete (softmax
/// over both row and column, each with an option for "no match"). The first round yields two kinds of feedback: a pair gains if
/// its neighbors are paired as well, and pairs at the same ordinal of sections of equal length gain or lose according to how
/// often the confident pairs of these pages are at equal ordinals.
struct PageMatcher {
  let evidence: Evidence
  let left: PageSide
  let right: PageSide

  struct Match: Hashable {
    /// Positions in the records of the two sides.
    var left: Int
    var right: Int
    /// Confidence from 0 to 1.
    var confidence: Float
  }

  static let maxCandidatesPerRecord = 12
  /// Maximum number of postings of a term on a page. More frequent terms are ignored because they are weak evidence.
  static let maxPostings = 96
  static let neighborWeight: Float = 2
  /// Support that the neighbors of a random pair give on average.
  static let neighborFloor: Float = 0.4

  private struct PairGrid {
    var confidences: [UInt64: Float] = [:]
    static func key(_ x: Int, _ y: Int) -> UInt64 { UInt64(x) << 32 | UInt64(y) }
    static func position(_ key: UInt64) -> (x: Int, y: Int) { (Int(key >> 32), Int(key & 0xFFFF_FFFF)) }
  }

  /// - Parameter ordinalTrust: Number of pairs in ordinal order to assume before any is observed.
  func matches(ordinalTrust: Float = 1) -> [Match] {
    guard !left.records.isEmpty, !right.records.isEmpty else { return [] }
    let keys = candidates()
    var odds = keys.map { key in
      let (x, y) = PairGrid.position(key)
      return RuleSimilarity.logOdds(
        left.records[x], right.records[y], positions: (left.relativePosition(of: x), right.relativePosition(of: y)), evidence)
    }
    var confidences = normalized(keys, odds)
    var firstRound = PairGrid()
    for (key, confidence) in zip(keys, confidences) where confidence > 0.01 { firstRound.confidences[key] = confidence }
    for index in keys.indices { odds[index] += neighborSupport(keys[index], firstRound) }
    confidences = normalized(keys, odds)
    let bonus = ordinalBonus(keys, confidences, trust: ordinalTrust)
    for index in keys.indices where hasEqualOrdinals(keys[index]) == true { odds[index] += bonus }
    confidences = normalized(keys, odds)
    return keys.indices.compactMap { index in
      guard confidences[index] > 0.02 else { return nil }
      let (x, y) = PairGrid.position(keys[index])
      return Match(left: x, right: y, confidence: confidences[index])
    }
  }

  /// Returns, for each record on the left, the records on the right that share most terms with it and the one at the same
  /// ordinal, as ascending keys.
  private func candidates() -> [UInt64] {
    let areNamesakes = evidence.pages.namesakes[left.page].contains(right.page)
    let crossesLanguages = evidence.pages.pages[left.page].language != evidence.pages.pages[right.page].language
    var keys: [UInt64] = []
    var sharedWeights = [Float](repeating: 0, count: right.records.count)
    var sharing: [Int] = []
    for (x, record) in left.records.enumerated() {
      let profile = crossesLanguages ? evidence.profiles[record].sharedTerms : evidence.profiles[record].allTerms
      for (term, weight) in zip(profile.terms, profile.weights) {
        let postings = right.postings(crossing: crossesLanguages, term: term)
        guard postings.count <= max(PageMatcher.maxPostings, right.records.count / 64) else { continue }
        for posting in postings {
          let y = Int(posting.record)
          if sharedWeights[y] == 0 { sharing.append(y) }
          sharedWeights[y] += posting.weight * weight
        }
      }
      sharing.sort { (-sharedWeights[$0], $0) < (-sharedWeights[$1], $1) }
      var chosen = Array(sharing.prefix(PageMatcher.maxCandidatesPerRecord))
      if let y = ordinalCounterpart(x), !chosen.contains(y) { chosen.append(y) }
      for y in chosen where areNamesakes || !areContradictory(record, right.records[y], crossesLanguages) {
        keys.append(PairGrid.key(x, y))
      }
      for y in sharing { sharedWeights[y] = 0 }
      sharing.removeAll(keepingCapacity: true)
    }
    return keys.sorted()
  }

  /// Returns `true` if two records with similar words state different rules: their platforms are disjoint or, in one language,
  /// one forbids what the other demands. Between two languages of a page such a difference is more likely an error or a matter of
  /// wording.
  private func areContradictory(_ a: Int, _ b: Int, _ crosses: Bool) -> Bool {
    let (first, second) = (evidence.records[a], evidence.records[b])
    if !crosses, Set([first.strength, second.strength]) == [.do, .avoid] { return true }
    guard let platforms = first.platforms, let otherPlatforms = second.platforms else { return false }
    return platforms != otherPlatforms && !platforms.contains(where: otherPlatforms.contains)
  }

  /// Returns, for each pair, the smaller of its shares of the total odds in its row and in its column.
  private func normalized(_ keys: [UInt64], _ odds: [Float]) -> [Float] {
    var rows = [Float](repeating: 1, count: left.records.count)
    var columns = [Float](repeating: 1, count: right.records.count)
    let powers = odds.map(exponential)
    for (key, power) in zip(keys, powers) {
      let (x, y) = PairGrid.position(key)
      rows[x] += power
      columns[y] += power
    }
    return zip(keys, powers).map { key, power in
      let (x, y) = PairGrid.position(key)
      return min(power / rows[x], power / columns[y])
    }
  }

  private func neighborSupport(_ key: UInt64, _ grid: PairGrid) -> Float {
    let (x, y) = PairGrid.position(key)
    var sum: Float = 0
    for d in [-1, 1] {
      var best = confidence(x + d, y + d, grid)
      for (dx, dy) in [(d, 2 * d), (2 * d, d), (2 * d, 2 * d)] {
        best = max(best, 0.7 * confidence(x + dx, y + dy, grid))
      }
      sum += best
    }
    return PageMatcher.neighborWeight * (sum - PageMatcher.neighborFloor)
  }

  private func confidence(_ x: Int, _ y: Int, _ grid: PairGrid) -> Float {
    x >= 0 && y >= 0 ? grid.confidences[PairGrid.key(x, y)] ?? 0 : 0
  }

  // MARK: Ordinals

  /// Returns the record on the right at the same ordinal of the same section, or `nil` if that section has a different length
  /// there.
  private func ordinalCounterpart(_ x: Int) -> Int? {
    let anchor = evidence.records[left.records[x]].anchor
    guard let positions = left.sections[anchor], let otherPositions = right.sections[anchor],
      positions.count == otherPositions.count
    else {
      return nil
    }
    return otherPositions[left.ordinals[x]]
  }

  /// Returns whether a pair has equal ordinals, or `nil` if its section has a different length on the right.
  private func hasEqualOrdinals(_ key: UInt64) -> Bool? {
    let (x, y) = PairGrid.position(key)
    return ordinalCounterpart(x).map { $0 == y }
  }

  /// Returns `true` if the two pages are one page in two languages: most rules are in sections of equal length, and the confident
  /// pairs, at least half of these rules, are at equal ordinals.
  func isTranslation(_ matches: [Match]) -> Bool {
    var equalCount = 0
    var surplusCount = right.sections.reduce(0) { $0 + (left.sections[$1.key] == nil ? $1.value.count : 0) }
    for (anchor, positions) in left.sections {
      let otherCount = right.sections[anchor]?.count ?? 0
      if otherCount == positions.count { equalCount += otherCount } else { surplusCount += abs(otherCount - positions.count) }
    }
    guard equalCount >= 3, 2 * surplusCount <= equalCount else { return false }
    var equalOrdinals = 0
    var otherOrdinals = 0
    for match in matches where match.confidence >= 0.5 {
      switch hasEqualOrdinals(PairGrid.key(match.left, match.right)) {
      case true?: equalOrdinals += 1
      case false?: otherOrdinals += 1
      case nil: break
      }
    }
    return 2 * equalOrdinals >= equalCount && otherOrdinals * 10 <= equalOrdinals
  }

  private func ordinalBonus(_ keys: [UInt64], _ confidences: [Float], trust: Float) -> Float {
    var equalOrdinals = trust
    var otherOrdinals: Float = 1
    for (key, confidence) in zip(keys, confidences) where confidence >= 0.5 {
      switch hasEqualOrdinals(key) {
      case true?: equalOrdinals += confidence
      case false?: otherOrdinals += confidence
      case nil: break
      }
    }
    return min(max(log(equalOrdinals / otherOrdinals), -1), 4)
  }
}
