import Languages
import TextAnalysis

/// Topics that a query sets against each other by their names: "a gauge or a slider?", 「ゲージとスライダーの違い」.
struct Contrast {
  private(set) var topics: [Int64] = []

  private enum Joint {
    case pairing
    case alternative
  }

  /// More things than these nobody weighs against each other.
  private static var most: Int { 3 }

  /// - Parameter names: names of topics, in the order in which they stand in the query.
  init(_ names: [(range: Range<Int>, topic: Int64)], in query: [UInt32]) {
    guard names.count > 1 else { return }
    let text = " " + Vocabulary.string(query) + " "
    let isContrasted = Languages.all.contains { $0.questions.contrasts.contains { text.contains(text: $0) } }
    var chain: [Int64] = []
    var isSetAgainst = false
    for (number, name) in names.enumerated() {
      let joint = number == 0 ? nil : Self.joint(query[names[number - 1].range.upperBound..<name.range.lowerBound])
      if joint == nil {
        if isSetAgainst, chain.count > 1 { break }
        (chain, isSetAgainst) = ([], isContrasted)
      }
      if joint == .alternative { isSetAgainst = true }
      if !chain.contains(name.topic) { chain.append(name.topic) }
    }
    if isSetAgainst, chain.count > 1 { topics = Array(chain.prefix(Self.most)) }
  }

  /// How what stands between two names joins them; nil where it says something else.
  private static func joint(_ between: ArraySlice<UInt32>) -> Joint? {
    let scalars = Array(between)
    var words: [(word: String, isKana: Bool)] = []
    Vocabulary.forEachRun(scalars) { script, range in words.append((Vocabulary.string(scalars[range]), script == .hiragana)) }
    let questions = Languages.all.map { $0.questions }
    words.removeAll { word in questions.contains { $0.articles.contains(word.word) } }
    guard let last = words.last else { return .pairing }
    guard words.count == 1 else { return nil }
    if questions.contains(where: { $0.alternatives.contains { last.isKana ? last.word.hasSuffix($0) : last.word == $0 } }) {
      return .alternative
    }
    return questions.contains { $0.pairings.contains(last.word) } ? .pairing : nil
  }
}
