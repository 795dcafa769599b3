/// Cuts the texts of an index into terms, and keeps the stems of their words: they are most of the work, and most words come again.
///
///     let analyzer = Analyzer()
///     let text = analyzer.analyze("ボタンを選ぶsettings")
///     set.add(text)
///
/// The terms are those of `Term.all(in:mode: .index)`, without their spelling, which few who count them need. For one thread.
package final class Analyzer {
  private var stems: [TokenKey: Stem] = [:]

  private struct Stem {
    /// Whose stem it is, lest another word of the same key take it.
    var word: [UInt32]
    var key: TokenKey
    /// In UTF-8; nil for a word that is its own stem.
    var spelling: [UInt8]?
  }

  package init() {}

  package func analyze(_ text: String) -> AnalyzedText {
    let folded = FoldedText(text)
    var terms: [AnalyzedText.Term] = []
    terms.reserveCapacity(folded.original.count)
    cut(folded, folded.unified, isPlain: false, &terms)
    // Where unifying spellings loses text, a part of a word may only be found as it was written.
    if folded.losesText { cut(folded, folded.plain, isPlain: true, &terms) }
    return AnalyzedText(folded: folded, terms: terms)
  }

  private func cut(_ text: FoldedText, _ layer: FoldedText.Layer, isPlain: Bool, _ terms: inout [AnalyzedText.Term]) {
    Tokenizer.forEachToken(text, layer, mode: .index, stems: .none) { token in
      let stem = token.kind == .word || token.kind == .part ? self.stem(token, layer) : nil
      var term = AnalyzedText.Term(
        key: stem?.key ?? token.key, kind: token.kind, start: token.start, end: token.end, isPlain: isPlain, stem: stem?.spelling)
      if token.kind == .single, let last = terms.last, last.isPlain == isPlain {
        // The pair that it ends, or the lone kanji before it.
        term.isTail = last.end == (last.kind == .lone ? token.start : token.end)
      }
      terms.append(term)
    }
  }

  private func stem(_ token: Token, _ layer: FoldedText.Layer) -> Stem? {
    guard Int(token.end - token.start) >= Stemmer.shortestWord else { return nil }
    let word = layer.scalars[Int(token.start)..<Int(token.end)]
    if let known = stems[token.key], known.word.elementsEqual(word) { return known }
    let letters = Array(word)
    let stemmed = Stemmer.stem(letters)
    let stem =
      stemmed == letters
      ? Stem(word: letters, key: token.key)
      : Stem(word: letters, key: TokenKey(word: stemmed), spelling: Array(Vocabulary.string(stemmed).utf8))
    stems[token.key] = stem
    return stem
  }
}

/// A text with its terms, in both spellings.
package struct AnalyzedText: Sendable {
  package let folded: FoldedText
  /// Those of the unified spelling first, each in order of their places.
  package let terms: [Term]

  package struct Term: Sendable {
    package var key: TokenKey
    package var kind: Token.Kind
    /// In the layer's scalars.
    package var start: Int32
    package var end: Int32
    /// Of the plain spelling.
    package var isPlain: Bool
    /// The last character of a run of several: it stands in the index alone, no query has it.
    package var isTail = false
    /// In UTF-8; nil where the term is as the layer spells it.
    var stem: [UInt8]?
  }

  /// Appends what FTS5 knows a term as.
  func spell(_ term: Term, to text: inout [UInt8]) {
    if let stem = term.stem {
      text += stem
    } else {
      let layer = term.isPlain ? folded.plain : folded.unified
      for c in layer.scalars[Int(term.start)..<Int(term.end)] {
        if c < 0x80 {
          text.append(UInt8(truncatingIfNeeded: c))
        } else if let scalar = Unicode.Scalar(c) {
          text += UTF8.encode(scalar).unsafelyUnwrapped
        }
      }
    }
  }

  /// The keys of what a query for the text would ask for.
  package var queryKeys: [TokenKey] { terms.compactMap { $0.isPlain || $0.isTail ? nil : $0.key } }
}

/// The terms of a text in all its wordings, each once, in the order in which they come.
package struct TermSet: Sendable {
  private var seen = TokenKeySet()
  /// In UTF-8, one space between two.
  private var spelled: [UInt8] = []

  package init() {}

  /// - Parameter left: kinds of terms that are left out.
  package mutating func add(_ text: AnalyzedText, without left: Set<Token.Kind> = []) {
    for term in text.terms where (left.isEmpty || !left.contains(term.kind)) && seen.insert(term.key) {
      if !spelled.isEmpty { spelled.append(0x20) }
      text.spell(term, to: &spelled)
    }
  }

  package var count: Int { seen.count }

  /// For FTS5.
  package var indexText: String { String(decoding: spelled, as: UTF8.self) }
}
