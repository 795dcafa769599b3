import Guidelines
import TextAnalysis

/// What of a text matched, for readers: ranges of the original's scalars.
enum Marks {
  /// In order, not overlapping. Pairs of characters grow together; what only kana endings share is left out.
  static func ranges(_ text: FoldedText, _ question: Question, _ probes: TokenTable) -> [Range<Int>] {
    let (found, _) = probes.occurrences(in: text)
    guard !found.isEmpty else { return [] }
    let weights = self.weights(question, probes)
    var light = [Bool](repeating: false, count: text.original.count)
    var heavy = [Bool](repeating: false, count: text.original.count)
    for occurrence in found {
      let layer = occurrence.isPlain ? text.plain : text.unified
      let source = layer.source(occurrence.range)
      for index in source {
        if weights[Int(occurrence.number)] >= 0.5 { heavy[index] = true } else { light[index] = true }
      }
    }
    let all = heavy.indices.filter { heavy[$0] }.isEmpty && question.terms.allSatisfy { $0.weight < 0.5 }
    var ranges: [Range<Int>] = []
    var index = 0
    while index < heavy.count {
      guard heavy[index] || light[index] else {
        index += 1
        continue
      }
      var end = index
      while end < heavy.count, heavy[end] || light[end] { end += 1 }
      if let range = trimmed(index..<end, heavy, light, text, all) { ranges.append(range) }
      index = end
    }
    return ranges
  }

  private static func trimmed(
    _ range: Range<Int>, _ heavy: [Bool], _ light: [Bool], _ text: FoldedText, _ all: Bool
  ) -> Range<Int>? {
    if all { return range }
    guard range.contains(where: { heavy[$0] }) else { return nil }
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    // A particle that a pair took along, at either end, is not what was asked for.
    while last > first, particles.contains(text.original[last]), ScriptClass(text.original[last - 1]) != .hiragana {
      last -= 1
    }
    if last > first, particles.contains(text.original[first]), ScriptClass(text.original[first + 1]) != .hiragana { first += 1 }
    return first..<last + 1
  }

  private static let particles = Set("のはがをにでともへやか".unicodeScalars.map(\.value))

  private static func weights(_ question: Question, _ probes: TokenTable) -> [Double] {
    var weights = [Double](repeating: 0, count: probes.count)
    for term in question.terms {
      if let probe = probes.number(of: term.key) { weights[probe] = max(weights[probe], term.weight) }
    }
    for span in question.spans {
      for alternative in span.alternatives {
        for token in alternative.tokens {
          if let probe = probes.number(of: token.key) { weights[probe] = max(weights[probe], token.weight) }
        }
      }
    }
    return weights
  }
}
