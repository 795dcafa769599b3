import Guidelines
import TextAnalysis

/// What of a text matched, for readers: ranges of the original's scalars.
struct Marks {
  private let probes: TokenTable
  /// What each probe tells.
  private let weights: [Double]
  /// Runs of other ways to say the question.
  private let phrases: [[UInt32]]
  private let onlyKana: Bool

  init(_ plan: QueryPlan) {
    // All that was typed, but for words that say how a question is put and pieces of names; words of letters that other ways to say it have.
    let asides = QueryWords.asides(plan.text.unified.scalars)
    let typed = Term.all(in: plan.text).filter { term in
      !asides.contains { $0.overlaps(term.range) } && (term.kind != .part || term.range.count > 2)
    }
    let others = plan.terms.filter { $0.origin != .typed && $0.key.isWord }
    let probes = TokenTable(
      typed.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: $0.kind == .single) }
        + others.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: false) })
    self.probes = probes
    var weights = [Double](repeating: 0, count: probes.count)
    for (key, weight) in typed.map({ ($0.key, $0.kind.weight) }) + others.map({ ($0.key, 1) }) {
      if let probe = probes.number(of: key) { weights[probe] = max(weights[probe], weight) }
    }
    self.weights = weights
    phrases = Marks.phrases(plan)
    onlyKana = weights.allSatisfy { $0 < 0.5 }
  }

  /// What of the query a text holds, by the number of the probe: what each tells.
  func held(by text: FoldedText) -> [Int: Double] {
    var held: [Int: Double] = [:]
    for occurrence in probes.occurrences(in: text).0 { held[Int(occurrence.number)] = weights[Int(occurrence.number)] }
    return held
  }

  /// In order, not overlapping. Pairs of characters grow together; what two words share by chance is left out: kana endings, a piece
  /// within a run of katakana.
  func ranges(_ text: FoldedText) -> [Range<Int>] {
    var canvas = Canvas(count: text.original.count)
    let (found, _) = probes.occurrences(in: text)
    for occurrence in found {
      let weight = weights[Int(occurrence.number)]
      guard weight > 0 else { continue }
      let layer = occurrence.isPlain ? text.plain : text.unified
      canvas.paint(layer.source(occurrence.range), heavy: weight >= 0.5)
    }
    for phrase in phrases {
      var from = 0
      while let at = PhraseMatch.find(phrase, in: text.unified.scalars, from: from) {
        canvas.paint(text.unified.source(at..<at + phrase.count), heavy: true)
        from = at + phrase.count
      }
    }
    return canvas.stretches.compactMap { trimmed($0, canvas, text) }
  }

  /// Which scalars matched, and whether by something that tells.
  private struct Canvas {
    var shades: [UInt8]

    init(count: Int) { shades = Array(repeating: 0, count: count) }

    mutating func paint(_ range: Range<Int>, heavy: Bool) {
      for index in range.clamped(to: 0..<shades.count) { shades[index] = max(shades[index], heavy ? 2 : 1) }
    }

    var stretches: [Range<Int>] {
      var stretches: [Range<Int>] = []
      var start: Int?
      for (index, shade) in shades.enumerated() {
        if shade > 0 {
          start = start ?? index
        } else if let from = start {
          stretches.append(from..<index)
          start = nil
        }
      }
      if let from = start { stretches.append(from..<shades.count) }
      return stretches
    }
  }

  private func trimmed(_ range: Range<Int>, _ canvas: Canvas, _ text: FoldedText) -> Range<Int>? {
    if onlyKana { return range }
    guard range.contains(where: { canvas.shades[$0] == 2 }) else { return nil }
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    let original = text.original
    // A particle that a pair took along, at either end, is not what was asked for.
    while last > first, Marks.particles.contains(original[last]), ScriptClass(original[last - 1]) != .hiragana { last -= 1 }
    if last > first, Marks.particles.contains(original[first]), ScriptClass(original[first + 1]) != .hiragana { first += 1 }
    if last == first, ScriptClass(original[first]) == .hiragana { return nil }
    // Two characters from within a katakana word are another word's.
    let isCut =
      (first > 0 && Marks.isKatakana(original[first - 1])) || (last + 1 < original.count && Marks.isKatakana(original[last + 1]))
    if last - first < 2, isCut, original[first...last].allSatisfy(Marks.isKatakana) { return nil }
    return first..<last + 1
  }

  private static func isKatakana(_ c: UInt32) -> Bool { ScriptClass(c) == .katakana || (c >= 0xFF66 && c <= 0xFF9F) }

  private static let particles = Set("のはがをにでともへやか".unicodeScalars.map { $0.value })

  /// The Japanese runs of other ways to say the question.
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
