/// Splits texts into terms for the index and caches the stems of their words, because stemming is most of the work and most words
/// recur.
///
///     let analyzer = Analyzer()
///     let text = analyzer.analyze("ボタンを選ぶsettings")
///     set.add(text)
///
/// The terms are those of `Term.all(in:mode: .index)`, without their spellings. An analyzer must be used by one thread at a time.
package final class Analyzer {
  private var stems: [TokenKey: Stem] = [:]

  private struct Stem {
    /// The word that has this stem, compared to detect another word with the same key.
    var word: [UInt32]
    var key: TokenKey
    /// The stem in UTF-8, or `nil` if the word is its own stem.
    var spelling: [UInt8]?
  }

  package init() {}

  package func analyze(_ text: String) -> AnalyzedText {
    let folded = FoldedText(text)
    var terms: [AnalyzedText.AnalyzedTerm] = []
    terms.reserveCapacity(folded.original.count)
    appendTerms(folded, folded.unified, isPlain: false, &terms)
    // If unified spelling loses text, parts of words may be found only in the plain spelling.
    if folded.hasDistinctLayers { appendTerms(folded, folded.plain, isPlain: true, &terms) }
    return AnalyzedText(folded: folded, terms: terms)
  }

  private func appendTerms(
    _ text: FoldedText, _ layer: FoldedText.Layer, isPlain: Bool, _ terms: inout [AnalyzedText.AnalyzedTerm]
  ) {
    Tokenizer.forEachToken(text, layer, mode: .index, stems: .none) { token in
      let stem = token.kind == .word || token.kind == .part ? self.stem(token, layer) : nil
      var term = AnalyzedText.AnalyzedTerm(
        key: stem?.key ?? token.key, kind: token.kind, start: token.start, end: token.end, isPlain: isPlain, stem: stem?.spelling)
      if token.kind == .single, let last = terms.last, last.isPlain == isPlain {
        // The token ends the preceding pair, or repeats the single kanji before it.
        term.isTail = last.end == (last.kind == .loneKanji ? token.start : token.end)
      }
      terms.append(term)
    }
  }

  private func stem(_ token: Token, _ layer: FoldedText.Layer) -> Stem? {
    guard Int(token.end - token.start) >= Stemmer.minWordLength else { return nil }
    let word = layer.scalars[Int(token.start)..<Int(token.end)]
    if let cached = stems[token.key], cached.word.elementsEqual(word) { return cached }
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

/// A text with its terms in both spellings.
package struct AnalyzedText: Sendable {
  package let folded: FoldedText
  /// The terms, those of the unified spelling first, each group ordered by position.
  package let terms: [AnalyzedTerm]

  package struct AnalyzedTerm: Sendable {
    package var key: TokenKey
    package var kind: Token.Kind
    /// Range in the layer's scalars.
    package var start: Int32
    package var end: Int32
    /// Indicates whether the term belongs to the plain layer.
    package var isPlain: Bool
    /// Indicates whether the term is the last character of a longer run. Only the index contains such terms; queries do not.
    package var isTail = false
    /// The stem in UTF-8, or `nil` if the term is spelled as in the layer.
    var stem: [UInt8]?
  }

  /// Appends a term's text as FTS5 stores it, in UTF-8.
  func appendSpelling(of term: AnalyzedTerm, to text: inout [UInt8]) {
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

  /// The keys of the terms that a query for this text would look up.
  package var queryKeys: [TokenKey] { terms.compactMap { $0.isPlain || $0.isTail ? nil : $0.key } }
}

/// The distinct terms of the texts of a record or rule, in order of their first occurrence.
package struct TermSet: Sendable {
  private var seen = TokenKeySet()
  /// The terms in UTF-8, separated by single spaces.
  private var spellings: [UInt8] = []

  package init() {}

  /// Adds the terms of a text.
  ///
  /// - Parameter excludedKinds: Kinds of terms that are left out.
  package mutating func add(_ text: AnalyzedText, excluding excludedKinds: Set<Token.Kind> = []) {
    for term in text.terms where (excludedKinds.isEmpty || !excludedKinds.contains(term.kind)) && seen.insert(term.key) {
      if !spellings.isEmpty { spellings.append(0x20) }
      text.appendSpelling(of: term, to: &spellings)
    }
  }

  package var count: Int { seen.count }

  /// The terms as text for an FTS5 column.
  package var indexText: String { String(decoding: spellings, as: UTF8.self) }
}
