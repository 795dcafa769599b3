import Guidelines
import TextAnalysis

/// Finds the matching ranges of a text, in scalars of the original, so that output can highlight them.
struct Highlighter {
  private let queryTokens: TokenTable
  /// Weight of each query token.
  private let weights: [Double]
  /// Runs of unspaced script from alternatives of the query's terms.
  private let phrases: [[UInt32]]
  private let isOnlyKana: Bool

  init(_ plan: QueryPlan) {
    // All typed terms except function words and short parts of words, and the words of letters among their alternatives.
    let fillerWords = QueryWords.fillerWords(plan.text.unified.scalars)
    let typed = Term.all(in: plan.text).filter { term in
      !fillerWords.contains { $0.overlaps(term.range) } && (term.kind != .part || term.range.count > 2)
    }
    let alternatives = plan.terms.filter { $0.origin != .typed && $0.key.isWord }
    let queryTokens = TokenTable(
      typed.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: $0.kind == .single) }
        + alternatives.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: false) })
    self.queryTokens = queryTokens
    var weights = [Double](repeating: 0, count: queryTokens.count)
    for (key, weight) in typed.map({ ($0.key, $0.kind.weight) }) + alternatives.map({ ($0.key, 1) }) {
      if let probe = queryTokens.number(of: key) { weights[probe] = max(weights[probe], weight) }
    }
    self.weights = weights
    phrases = Highlighter.phrases(plan)
    isOnlyKana = weights.allSatisfy { $0 < 0.5 }
  }

  /// Returns the weights of the query tokens that a text contains, by token number.
  func matchedWeights(by text: FoldedText) -> [Int: Double] {
    var weightsByToken: [Int: Double] = [:]
    for occurrence in queryTokens.occurrences(in: text).0 {
      weightsByToken[Int(occurrence.number)] = weights[Int(occurrence.number)]
    }
    return weightsByToken
  }

  /// Returns the matching ranges in order; they do not overlap. Overlapping character pairs are merged. Chance matches are left
  /// out, such as kana endings and parts of katakana words.
  func ranges(_ text: FoldedText) -> [Range<Int>] {
    var matchMap = MatchMap(count: text.original.count)
    let (occurrences, _) = queryTokens.occurrences(in: text)
    for occurrence in occurrences {
      let weight = weights[Int(occurrence.number)]
      guard weight > 0 else { continue }
      let layer = occurrence.isPlain ? text.plain : text.unified
      matchMap.mark(layer.source(occurrence.range), isSignificant: weight >= 0.5)
    }
    for phrase in phrases {
      var from = 0
      while let at = PhraseMatch.find(phrase, in: text.unified.scalars, from: from) {
        matchMap.mark(text.unified.source(at..<at + phrase.count), isSignificant: true)
        from = at + phrase.count
      }
    }
    return matchMap.ranges.compactMap { trimmed($0, matchMap, text) }
  }

  /// Marks each scalar of a text as unmatched, matched, or matched by a significant token.
  private struct MatchMap {
    var levels: [UInt8]

    init(count: Int) { levels = Array(repeating: 0, count: count) }

    mutating func mark(_ range: Range<Int>, isSignificant: Bool) {
      for index in range.clamped(to: 0..<levels.count) { levels[index] = max(levels[index], isSignificant ? 2 : 1) }
    }

    var ranges: [Range<Int>] {
      var ranges: [Range<Int>] = []
      var start: Int?
      for (index, level) in levels.enumerated() {
        if level > 0 {
          start = start ?? index
        } else if let from = start {
          ranges.append(from..<index)
          start = nil
        }
      }
      if let from = start { ranges.append(from..<levels.count) }
      return ranges
    }
  }

  private func trimmed(_ range: Range<Int>, _ canvas: MatchMap, _ text: FoldedText) -> Range<Int>? {
    if isOnlyKana { return range }
    guard range.contains(where: { canvas.levels[$0] == 2 }) else { return nil }
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    let original = text.original
    // Remove a particle at either end that a character pair included.
    while last > first, Highlighter.particles.contains(original[last]), ScriptClass(original[last - 1]) != .hiragana { last -= 1 }
    if last > first, Highlighter.particles.contains(original[first]), ScriptClass(original[first + 1]) != .hiragana { first += 1 }
    if last == first, ScriptClass(original[first]) == .hiragana { return nil }
    // Two characters within a longer katakana word belong to a different word.
    let isPartOfWord =
      (first > 0 && Highlighter.isKatakana(original[first - 1]))
      || (last + 1 < original.count && Highlighter.isKatakana(original[last + 1]))
    if last - first < 2, isPartOfWord, original[first...last].allSatisfy(Highlighter.isKatakana) { return nil }
    return first..<last + 1
  }

  private static func isKatakana(_ c: UInt32) -> Bool { ScriptClass(c) == .katakana || (c >= 0xFF66 && c <= 0xFF9F) }

  private static let particles = Set("のはがをにでともへやか".unicodeScalars.map { $0.value })

  /// Returns the runs of unspaced script in the alternatives of the query's terms, longest first.
  private static func phrases(_ plan: QueryPlan) -> [[UInt32]] {
    var phrases: Set<[UInt32]> = []
    for wording in plan.wordings {
      let text = FoldedText(wording)
      for run in GlossaryForm.runs(text) where !run.isWord && run.range.count > 1 {
        phrases.insert(Array(text.unified.scalars[run.range]))
      }
    }
    return phrases.sorted { $0.count > $1.count }
  }
}
