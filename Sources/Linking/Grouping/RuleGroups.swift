/// Groups of records that state the same rule, built from the surest pair down: two groups become one unless a page would stand in it
/// twice, or their other members speak against it.
struct RuleGroups {
  struct Edge {
    var a: Int
    var b: Int
    var confidence: Float
  }

  /// For each record the number of its group; its own index if it stands alone.
  private(set) var leader: [Int]
  /// For each record the confidence of the surest pair that ties it to its group.
  private(set) var confidence: [Float]
  private var members: [Int: [Int]] = [:]
  private var pages: [Int: Set<Int>] = [:]
  private var known: [UInt64: Float] = [:]
  private let pageOf: [Int]
  private let compared: Set<UInt64>

  static let threshold: Float = 0.5
  /// What the pairs between two groups must come to on average.
  static let average: Float = 0.3
  /// Pairs this sure need no one else's word.
  static let certain: Float = 0.985
  /// Between groups too large to ask every pair.
  static let sure: Float = 0.8
  private static let largestCheck = 400

  /// - Parameters:
  ///   - compared: pairs of pages that were compared, `lower << 32 | higher`: only there does the lack of an edge mean anything.
  ///   - given: pairs that hold whatever else is found, as those of bilingual pages.
  init(count: Int, pageOf: [Int], given: [Edge], edges: [Edge], compared: Set<UInt64>) {
    self.pageOf = pageOf
    self.compared = compared
    leader = Array(0..<count)
    confidence = [Float](repeating: 0, count: count)
    for edge in given + edges {
      let key = RuleGroups.key(edge.a, edge.b)
      known[key] = max(known[key] ?? 0, edge.confidence)
    }
    let sorted = edges.filter { $0.confidence >= RuleGroups.threshold }
      .sorted { ($1.confidence, $0.a, $0.b) < ($0.confidence, $1.a, $1.b) }
    for edge in given { join(edge, unasked: true) }
    for edge in sorted { join(edge, unasked: false) }
    for edge in given + sorted where leader[edge.a] == leader[edge.b] {
      confidence[edge.a] = max(confidence[edge.a], edge.confidence)
      confidence[edge.b] = max(confidence[edge.b], edge.confidence)
    }
  }

  static func key(_ a: Int, _ b: Int) -> UInt64 { UInt64(min(a, b)) << 32 | UInt64(max(a, b)) }

  /// How surely two records are the same rule, by direct comparison.
  func confidence(_ a: Int, _ b: Int) -> Float? { known[RuleGroups.key(a, b)] }

  /// The groups of two and more, each ascending, by their lowest record.
  var groups: [[Int]] { members.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] } }

  /// Moves the smaller group into the larger, so that a record moves a few times at most.
  private mutating func join(_ edge: Edge, unasked: Bool) {
    let (a, b) = (leader[edge.a], leader[edge.b])
    guard a != b else { return }
    let (ours, theirs) = (members[a] ?? [a], members[b] ?? [b])
    let (small, into, from) = ours.count < theirs.count ? (ours, b, a) : (theirs, a, b)
    if pages[into] == nil { pages[into] = [pageOf[into]] }
    guard !small.contains(where: { pages[into]?.contains(pageOf[$0]) ?? false }),
      unasked || agree(ours, theirs, edge.confidence)
    else { return }
    pages[into]?.formUnion(small.map { pageOf[$0] })
    pages[from] = nil
    members[into, default: [into]] += small
    members[from] = nil
    for record in small { leader[record] = into }
  }

  private func agree(_ a: [Int], _ b: [Int], _ confidence: Float) -> Bool {
    if confidence >= RuleGroups.certain { return true }
    if a.count * b.count > RuleGroups.largestCheck { return confidence >= RuleGroups.sure }
    var sum: Float = 0
    var count: Float = 0
    for i in a {
      for j in b where compared.contains(RuleGroups.key(pageOf[i], pageOf[j])) {
        sum += known[RuleGroups.key(i, j)] ?? 0
        count += 1
      }
    }
    return sum >= count * RuleGroups.average
  }
}
