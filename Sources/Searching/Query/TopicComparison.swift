import Languages
import TextAnalysis

/// The topics that a query compares by name, as in "a gauge or a slider?" and 「ゲージとスライダーの違い」.
struct TopicComparison {
  private(set) var topics: [Int64] = []

  private enum Separator {
    case pairing
    case alternative
  }

  /// Maximum number of compared topics.
  private static var maxTopics: Int { 3 }

  /// - Parameters:
  ///   - names: The topic names in the query, in order of their ranges.
  ///   - query: The scalars of the query's unified layer.
  init(_ names: [(range: Range<Int>, topic: Int64)], in query: [UInt32]) {
    guard names.count > 1 else { return }
    let text = " " + Vocabulary.string(query) + " "
    let hasComparisonWord = Languages.all.contains { $0.questions.contrastWords.contains { text.contains(text: $0) } }
    var chain: [Int64] = []
    var isComparison = false
    for (number, name) in names.enumerated() {
      let separator = number == 0 ? nil : Self.separator(query[names[number - 1].range.upperBound..<name.range.lowerBound])
      if separator == nil {
        if isComparison, chain.count > 1 { break }
        (chain, isComparison) = ([], hasComparisonWord)
      }
      if separator == .alternative { isComparison = true }
      if !chain.contains(name.topic) { chain.append(name.topic) }
    }
    if isComparison, chain.count > 1 { topics = Array(chain.prefix(Self.maxTopics)) }
  }

  /// Classifies the text between two names, or returns `nil` if it contains anything but a separator.
  private static func separator(_ text: ArraySlice<UInt32>) -> Separator? {
    let scalars = Array(text)
    var words: [(word: String, isKana: Bool)] = []
    Vocabulary.forEachRun(scalars) { script, range in words.append((Vocabulary.string(scalars[range]), script == .hiragana)) }
    let questions = Languages.all.map { $0.questions }
    words.removeAll { word in questions.contains { $0.articles.contains(word.word) } }
    guard let last = words.last else { return .pairing }
    guard words.count == 1 else { return nil }
    if questions.contains(where: { $0.alternativeWords.contains { last.isKana ? last.word.hasSuffix($0) : last.word == $0 } }) {
      return .alternative
    }
    return questions.contains { $0.pairingWords.contains(last.word) } ? .pairing : nil
  }
}
