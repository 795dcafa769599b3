import TextAnalysis

/// An occurrence of a glossary term in a query.
struct GlossaryMatch: Hashable {
  var range: Range<Int>
  var group: Int64
  var isReading: Bool

  /// Returns the matches in a text, longest first. Matches do not overlap, but one range may match several groups.
  static func all<Store: SearchStore>(in text: FoldedText, _ store: Store) throws(Store.Failure) -> [GlossaryMatch] {
    let runs = GlossaryForm.runs(text)
    let scalars = text.unified.scalars
    var heads: [String: [(run: Int, at: Int)]] = [:]
    for (index, run) in runs.enumerated() {
      if run.isWord {
        heads[run.text, default: []].append((index, run.range.lowerBound))
        continue
      }
      for at in run.range {
        let head = Vocabulary.string(scalars[at..<min(at + 2, run.range.upperBound)])
        heads[head, default: []].append((index, at))
        if at + 1 < run.range.upperBound { heads[Vocabulary.string(scalars[at..<at + 1]), default: []].append((index, at)) }
      }
    }
    var spellings: [String: [Range<Int>]] = [:]
    Vocabulary.forEachRun(scalars) { _, run in
      if let key = KatakanaKey.key(scalars[run]) { spellings[key, default: []].append(run) }
    }
    guard !heads.isEmpty else { return [] }
    var matches: [GlossaryMatch] = []
    let keys = heads.keys.sorted() + spellings.keys.sorted()
    for term in try store.glossaryTerms(keys) {
      if let ranges = spellings[term.head] {
        matches += ranges.map { GlossaryMatch(range: $0, group: term.group, isReading: false) }
        continue
      }
      let parts = term.form.split(separator: " ").map { $0.unicodeScalars.map { $0.value } }
      for (run, at) in heads[term.head] ?? [] {
        guard let end = matchEnd(of: parts, runs, run, at, scalars) else { continue }
        guard isWord(at..<end, scalars, isReading: term.isReading) else { continue }
        matches.append(GlossaryMatch(range: at..<end, group: term.group, isReading: term.isReading))
      }
    }
    matches.sort { ($1.range.count, $0.range.lowerBound, $0.group) < ($0.range.count, $1.range.lowerBound, $1.group) }
    var selected: [GlossaryMatch] = []
    for match in matches
    where selected.count < 12
      && selected.allSatisfy({ $0.range == match.range ? $0.group != match.group : !$0.range.overlaps(match.range) })
    {
      selected.append(match)
    }
    return selected
  }

  /// Returns the end of the term that starts at `at`, or `nil` if the term does not occur there.
  private static func matchEnd(
    of parts: [[UInt32]], _ runs: [GlossaryForm.TermRun], _ run: Int, _ at: Int, _ scalars: [UInt32]
  ) -> Int? {
    var end = at
    for (offset, part) in parts.enumerated() {
      guard run + offset < runs.count else { return nil }
      let currentRun = runs[run + offset]
      if currentRun.isWord {
        guard currentRun.text.unicodeScalars.map({ $0.value }) == part else { return nil }
        end = currentRun.range.upperBound
      } else {
        let start = offset == 0 ? at : currentRun.range.lowerBound
        guard let partEnd = endOfPart(of: part, start..<currentRun.range.upperBound, scalars) else { return nil }
        end = partEnd
        // The rest of the term must follow immediately.
        if offset + 1 < parts.count, end != currentRun.range.upperBound { return nil }
      }
    }
    return end
  }

  /// Returns the end of a Japanese term at the start of `range`. For an inflected term, this is the end of its stem.
  private static func endOfPart(of part: [UInt32], _ range: Range<Int>, _ scalars: [UInt32]) -> Int? {
    if part.count <= range.count, scalars[range].starts(with: part) { return range.lowerBound + part.count }
    guard let (stem, follows) = InflectionStemmer.stem(of: part), scalars[range].starts(with: stem) else { return nil }
    let end = range.lowerBound + stem.count
    return end < range.upperBound && follows.contains(scalars[end]) ? end : nil
  }

  /// Indicates whether a range may be a word, judging by scripts: katakana, hiragana, and a single kanji must be whole runs.
  private static func isWord(_ range: Range<Int>, _ scalars: [UInt32], isReading: Bool) -> Bool {
    guard let first = scalars[range].first, let last = scalars[range].last else { return false }
    let startsRun = range.lowerBound == 0 || ScriptClass(scalars[range.lowerBound - 1]) != ScriptClass(first)
    let endsRun = range.upperBound == scalars.count || ScriptClass(scalars[range.upperBound]) != ScriptClass(last)
    switch ScriptClass(first) {
    case .katakana, .hiragana, .hangul: if !startsRun { return false }
    case .kanji: if range.count == 1, !startsRun || !endsRun { return false }
    case .word, .separator: break
    }
    switch ScriptClass(last) {
    case .katakana: return endsRun
    // An inflected ending may continue. A short word written only in hiragana may not, unless a particle follows.
    case .hiragana:
      return endsRun || range.count > 3 || !scalars[range].allSatisfy { ScriptClass($0) == .hiragana }
        || isFollowedByParticle(range, scalars)
    case .kanji, .hangul, .word, .separator: return true
    }
  }

  private static func isFollowedByParticle(_ range: Range<Int>, _ scalars: [UInt32]) -> Bool {
    let particles: Set<UInt32> = [0x306E, 0x3092, 0x304C, 0x306F, 0x306B, 0x3068, 0x3067, 0x3082]
    return range.count >= 2 && particles.contains(scalars[range.upperBound])
  }
}

extension GlossaryForm {
  /// Returns the script runs of the unified layer, including hiragana.
  static func scriptRuns(_ text: FoldedText) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    Vocabulary.forEachRun(text.unified.scalars) { runs.append($1) }
    return runs
  }
}
