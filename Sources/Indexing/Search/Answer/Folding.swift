import Guidelines
import TextAnalysis

/// One statement once: of the first hits, what says the same as an earlier one is folded into it.
struct Folding {
  private(set) var hits: [SearchHit] = []
  private var pairs: [[UInt64]] = []

  /// Whoever reads on beyond these reads whatever it says.
  static let depth = 10
  /// Share of the pairs of characters of two headlines.
  private static let same = 0.8
  /// The same, of a rule for all and one of the same topic for some platforms.
  private static let echo = 0.6

  mutating func add(_ hit: SearchHit) {
    let own = Folding.pairs(of: hit.record.headline.plainText)
    for place in hits.indices where says(place, hit, own) {
      let leads = isLeading(hit, before: hits[place])
      var (first, second) = leads ? (hit, hits[place]) : (hits[place], hit)
      first.same += [second.record] + second.same
      if first.table == nil { first.table = second.table }
      if first.record.platforms == nil, let platforms = second.record.platforms {
        first.echoes = (first.echoes + platforms + second.echoes).uniqued()
      }
      hits[place] = first
      if leads { pairs[place] = own }
      return
    }
    hits.append(hit)
    pairs.append(own)
  }

  /// Of the hits behind the first, which stay as they are.
  mutating func append(_ hit: SearchHit) { hits.append(hit) }

  /// Whether the hit says what an earlier one does: a table and the rule that announces it, one sentence in two topics, a rule and its echo for a platform.
  private func says(_ place: Int, _ hit: SearchHit, _ own: [UInt64]) -> Bool {
    let (a, b) = (hits[place].record, hit.record)
    if a.announces.contains(b.id) || b.announces.contains(a.id) { return true }
    guard a.language == b.language, a.kind == b.kind, a.strength == b.strength else { return false }
    let isEcho = a.topic == b.topic && (a.platforms == nil) != (b.platforms == nil)
    return Folding.share(pairs[place], own) >= (isEcho ? Folding.echo : Folding.same)
  }

  /// The rule before its table, the general before the special.
  private func isLeading(_ hit: SearchHit, before other: SearchHit) -> Bool {
    hit.record.announces.contains(other.record.id) || hit.record.platforms == nil && other.record.platforms != nil
  }

  private static func pairs(of text: String) -> [UInt64] {
    let scalars = FoldedText(text).unified.scalars
    return zip(scalars, scalars.dropFirst()).map { UInt64($0) << 32 | UInt64($1) }.sorted()
  }

  /// Dice's coefficient of two sorted lists.
  private static func share(_ a: [UInt64], _ b: [UInt64]) -> Double {
    var (i, j, shared) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        (i, j, shared) = (i + 1, j + 1, shared + 1)
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return a.isEmpty || b.isEmpty ? 0 : 2 * Double(shared) / Double(a.count + b.count)
  }
}
