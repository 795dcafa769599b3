import TextAnalysis

/// A glossary term as queries are searched for it: terms' text joined by spaces where words are, with what it begins with, in whatever form it is inflected.
package struct GlossaryForm: Hashable {
  /// Unified spelling, runs separated by one space, English words as stems.
  package var text: String
  /// The first run if it is a word, else its first two characters (or the only one).
  package var head: String

  /// nil if nothing of the term can be searched.
  package init?(_ term: String) {
    let runs = GlossaryForm.runs(FoldedText(term))
    guard let first = runs.first, runs.count <= 8 else { return nil }
    text = runs.map { $0.text }.joined(separator: " ")
    head = GlossaryForm.head(first)
  }

  struct Run: Hashable {
    var text: String
    var isWord: Bool
    /// In the unified layer.
    var range: Range<Int>
  }

  static func head(_ run: Run) -> String {
    if run.isWord { return run.text }
    let scalars = run.text.scalarValues
    return Vocabulary.string((Inflection.stem(of: scalars)?.stem ?? scalars).prefix(2))
  }

  /// Words of letters, and stretches of Japanese between separators.
  static func runs(_ text: FoldedText) -> [Run] {
    var runs: [Run] = []
    let scalars = text.unified.scalars
    var start = 0
    while start < scalars.count {
      let script = ScriptClass(scalars[start])
      var end = start + 1
      while end < scalars.count, !script.isUnspaced ? ScriptClass(scalars[end]) == script : ScriptClass(scalars[end]).isUnspaced {
        end += 1
      }
      if script != .separator {
        let isWord = script == .word
        let stem = isWord ? Stemmer.stem(Array(scalars[start..<end])) : Array(scalars[start..<end])
        runs.append(Run(text: Vocabulary.string(stem), isWord: isWord, range: start..<end))
      }
      start = end
    }
    return runs
  }
}
