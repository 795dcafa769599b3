import TextAnalysis

/// The normalized form in which glossary terms are matched against queries, whatever their inflection.
package struct GlossaryForm: Hashable {
  /// Script runs in unified spelling, joined with spaces. English words are stems.
  package var text: String
  /// The first run if it is a word of letters; otherwise its first two characters, or its only one.
  package var head: String

  /// Returns `nil` if the term contains nothing that can be searched, or more than eight runs.
  package init?(_ term: String) {
    let runs = GlossaryForm.runs(FoldedText(term))
    guard let first = runs.first, runs.count <= 8 else { return nil }
    text = runs.map { $0.text }.joined(separator: " ")
    head = GlossaryForm.head(first)
  }

  struct TermRun: Hashable {
    var text: String
    var isWord: Bool
    /// Range of the run in the unified layer.
    var range: Range<Int>
  }

  static func head(_ run: TermRun) -> String {
    if run.isWord { return run.text }
    let scalars = run.text.scalarValues
    return Vocabulary.string((InflectionStemmer.stem(of: scalars)?.stem ?? scalars).prefix(2))
  }

  /// Returns the words of letters, and the ranges of unspaced script between separators.
  static func runs(_ text: FoldedText) -> [TermRun] {
    var runs: [TermRun] = []
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
        runs.append(TermRun(text: Vocabulary.string(stem), isWord: isWord, range: start..<end))
      }
      start = end
    }
    return runs
  }
}
