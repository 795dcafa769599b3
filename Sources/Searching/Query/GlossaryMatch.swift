import TextAnalysis

/// Where a question holds a term of the glossary.
struct GlossaryMatch: Hashable {
  var range: Range<Int>
  var group: Int64
  var isReading: Bool

  /// The longest terms first, none overlapping another; a stretch may belong to several groups.
  static func all<Store: SearchStore>(in text: FoldedText, _ store: Store) throws(Store.Trouble) -> [GlossaryMatch] {
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
    var found: [GlossaryMatch] = []
    let keys = heads.keys.sorted() + spellings.keys.sorted()
    for term in try store.glossaryTerms(keys) {
      if let ranges = spellings[term.head] {
        found += ranges.map { GlossaryMatch(range: $0, group: term.group, isReading: false) }
        continue
      }
      let parts = term.form.split(separator: " ").map { $0.unicodeScalars.map { $0.value } }
      for (run, at) in heads[term.head] ?? [] {
        guard let end = end(of: parts, runs, run, at, scalars) else { continue }
        guard stands(at..<end, scalars, isReading: term.isReading) else { continue }
        found.append(GlossaryMatch(range: at..<end, group: term.group, isReading: term.isReading))
      }
    }
    found.sort { ($1.range.count, $0.range.lowerBound, $0.group) < ($0.range.count, $1.range.lowerBound, $1.group) }
    var kept: [GlossaryMatch] = []
    for match in found
    where kept.count < 12
      && kept.allSatisfy({ $0.range == match.range ? $0.group != match.group : !$0.range.overlaps(match.range) })
    {
      kept.append(match)
    }
    return kept
  }

  /// Where the term ends that would begin at `at`, or nil if it does not stand there.
  private static func end(
    of parts: [[UInt32]], _ runs: [GlossaryForm.Run], _ run: Int, _ at: Int, _ scalars: [UInt32]
  ) -> Int? {
    var end = at
    for (offset, part) in parts.enumerated() {
      guard run + offset < runs.count else { return nil }
      let here = runs[run + offset]
      if here.isWord {
        guard here.text.unicodeScalars.map({ $0.value }) == part else { return nil }
        end = here.range.upperBound
      } else {
        let start = offset == 0 ? at : here.range.lowerBound
        guard let stop = stop(of: part, start..<here.range.upperBound, scalars) else { return nil }
        end = stop
        // What follows in the term must follow here too.
        if offset + 1 < parts.count, end != here.range.upperBound { return nil }
      }
    }
    return end
  }

  /// Where a Japanese term ends that begins with a range, as it is or inflected: then after its stem.
  private static func stop(of part: [UInt32], _ range: Range<Int>, _ scalars: [UInt32]) -> Int? {
    if part.count <= range.count, scalars[range].starts(with: part) { return range.lowerBound + part.count }
    guard let (stem, follows) = Inflection.stem(of: part), scalars[range].starts(with: stem) else { return nil }
    let end = range.lowerBound + stem.count
    return end < range.upperBound && follows.contains(scalars[end]) ? end : nil
  }

  /// Whether a stretch is a word there, as far as scripts tell: katakana and hiragana must be whole runs, a lone kanji too.
  private static func stands(_ range: Range<Int>, _ scalars: [UInt32], isReading: Bool) -> Bool {
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
    // An inflected ending may go on; a short word of hiragana alone may not, except into a particle.
    case .hiragana:
      return endsRun || range.count > 3 || !scalars[range].allSatisfy { ScriptClass($0) == .hiragana }
        || followedByParticle(range, scalars)
    case .kanji, .hangul, .word, .separator: return true
    }
  }

  private static func followedByParticle(_ range: Range<Int>, _ scalars: [UInt32]) -> Bool {
    let particles: Set<UInt32> = [0x306E, 0x3092, 0x304C, 0x306F, 0x306B, 0x3068, 0x3067, 0x3082]
    return range.count >= 2 && particles.contains(scalars[range.upperBound])
  }
}

extension GlossaryForm {
  /// Runs of one script in the unified layer, hiragana included.
  static func scriptRuns(_ text: FoldedText) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    Vocabulary.forEachRun(text.unified.scalars) { runs.append($1) }
    return runs
  }
}
