/// Groups of records that state the same rule, merged in descending order of confidence. Two groups are merged unless the result
/// would contain two records of one page or the average confidence between their members is too low.
struct RuleGroups {
  struct Edge {
    var a: Int
    var b: Int
    var confidence: Float
  }

  /// Number of each record's group: the index of one of its members, which is the record's own index if it is alone.
  private(set) var groupNumbers: [Int]
  /// Confidence of each record's best edge within its group.
  private(set) var confidence: [Float]
  private var membersByGroup: [Int: [Int]] = [:]
  private var pagesByGroup: [Int: Set<Int>] = [:]
  private var pairConfidences: [UInt64: Float] = [:]
  private let pageIndices: [Int]
  private let comparedPages: Set<UInt64>

  static let minConfidence: Float = 0.5
  /// Minimum average confidence of the pairs between two groups that are merged.
  static let minAverageConfidence: Float = 0.3
  /// Confidence from which a pair merges its groups without a check of the other members.
  static let certainConfidence: Float = 0.985
  /// Minimum confidence for merging groups that are too large for a check of every pair.
  static let highConfidence: Float = 0.8
  private static let maxCheckedPairs = 400

  /// - Parameters:
  ///   - comparedPages: Pairs of compared pages, as `lower << 32 | higher`. A missing edge counts as evidence only between these
  ///     pages.
  ///   - accepted: Edges that are accepted without a check, such as those of bilingual pages.
  init(count: Int, pageIndices: [Int], accepted: [Edge], edges: [Edge], comparedPages: Set<UInt64>) {
    self.pageIndices = pageIndices
    self.comparedPages = comparedPages
    groupNumbers = Array(0..<count)
    confidence = [Float](repeating: 0, count: count)
    for edge in accepted + edges {
      let key = RuleGroups.key(edge.a, edge.b)
      pairConfidences[key] = max(pairConfidences[key] ?? 0, edge.confidence)
    }
    let candidates = edges.filter { $0.confidence >= RuleGroups.minConfidence }
      .sorted { ($1.confidence, $0.a, $0.b) < ($0.confidence, $1.a, $1.b) }
    for edge in accepted { join(edge, withoutCheck: true) }
    for edge in candidates { join(edge, withoutCheck: false) }
    for edge in accepted + candidates where groupNumbers[edge.a] == groupNumbers[edge.b] {
      confidence[edge.a] = max(confidence[edge.a], edge.confidence)
      confidence[edge.b] = max(confidence[edge.b], edge.confidence)
    }
  }

  static func key(_ a: Int, _ b: Int) -> UInt64 { UInt64(min(a, b)) << 32 | UInt64(max(a, b)) }

  /// Returns the confidence that two records state the same rule according to their direct comparison, or `nil` if they have no
  /// edge.
  func confidence(_ a: Int, _ b: Int) -> Float? { pairConfidences[RuleGroups.key(a, b)] }

  /// Groups of two or more records, each in ascending order, ordered by their first record.
  var groups: [[Int]] { membersByGroup.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] } }

  /// Merges the groups of an edge unless a page would occur twice. The smaller group moves into the larger one, so that each
  /// record moves only a few times.
  private mutating func join(_ edge: Edge, withoutCheck: Bool) {
    let (a, b) = (groupNumbers[edge.a], groupNumbers[edge.b])
    guard a != b else { return }
    let (members, otherMembers) = (membersByGroup[a] ?? [a], membersByGroup[b] ?? [b])
    let (smaller, target, source) = members.count < otherMembers.count ? (members, b, a) : (otherMembers, a, b)
    if pagesByGroup[target] == nil { pagesByGroup[target] = [pageIndices[target]] }
    guard !smaller.contains(where: { pagesByGroup[target]?.contains(pageIndices[$0]) ?? false }),
      withoutCheck || membersAgree(members, otherMembers, edge.confidence)
    else { return }
    pagesByGroup[target]?.formUnion(smaller.map { pageIndices[$0] })
    pagesByGroup[source] = nil
    membersByGroup[target, default: [target]] += smaller
    membersByGroup[source] = nil
    for record in smaller { groupNumbers[record] = target }
  }

  private func membersAgree(_ a: [Int], _ b: [Int], _ confidence: Float) -> Bool {
    if confidence >= RuleGroups.certainConfidence { return true }
    if a.count * b.count > RuleGroups.maxCheckedPairs { return confidence >= RuleGroups.highConfidence }
    var sum: Float = 0
    var count: Float = 0
    for i in a {
      for j in b where comparedPages.contains(RuleGroups.key(pageIndices[i], pageIndices[j])) {
        sum += pairConfidences[RuleGroups.key(i, j)] ?? 0
        count += 1
      }
    }
    return sum >= count * RuleGroups.minAverageConfidence
  }
}
