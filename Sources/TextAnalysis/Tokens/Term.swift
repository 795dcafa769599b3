/// A term that is indexed and looked up: a token, with an English word replaced by its stem.
///
///     Term.all(in: FoldedText("ボタンを選ぶsettings")).map { $0.text }   // ["ボタ", "タン", "ンを", "を選", "選", "選ぶ", "set"]
package struct Term: Hashable, Sendable {
  package var key: TokenKey
  /// The term's text as FTS5 stores it.
  package var text: String
  package var kind: Token.Kind
  /// Range in the layer's scalars.
  package var range: Range<Int>

  /// Returns the terms of a text in unified spelling, in order of position.
  package static func all(in text: FoldedText, mode: Tokenizer.Mode = .query) -> [Term] {
    all(in: text, text.unified, mode: mode)
  }

  package static func all(in text: FoldedText, _ layer: FoldedText.Layer, mode: Tokenizer.Mode) -> [Term] {
    var terms: [Term] = []
    Tokenizer.forEachToken(text, layer, mode: mode, stems: .all) { token in
      let range = Int(token.start)..<Int(token.end)
      if token.kind == .stem {
        // A stem follows its word or part and replaces it.
        guard let last = terms.indices.last else { return }
        terms[last].key = token.key
        terms[last].text = Vocabulary.string(Tokenizer.spelling(token, layer))
      } else {
        terms.append(Term(key: token.key, text: Vocabulary.string(layer.scalars[range]), kind: token.kind, range: range))
      }
    }
    return terms
  }
}
