/// What of a text is indexed and asked for: its tokens, an English word by its stem alone.
///
///     Term.all(in: FoldedText("ボタンを選ぶsettings")).map { $0.text }   // ["ボタ", "タン", "ンを", "を選", "選", "選ぶ", "set"]
package struct Term: Hashable, Sendable {
  package var key: TokenKey
  /// As FTS5 knows it.
  package var text: String
  package var kind: Token.Kind
  /// Where it stands in the layer's scalars.
  package var range: Range<Int>

  /// In order of their places, in the unified spelling.
  package static func all(in text: FoldedText, mode: Tokenizer.Mode = .query) -> [Term] {
    all(in: text, text.unified, mode: mode)
  }

  package static func all(in text: FoldedText, _ layer: FoldedText.Layer, mode: Tokenizer.Mode) -> [Term] {
    var terms: [Term] = []
    Tokenizer.forEachToken(text, layer, mode: mode, stems: .all) { token in
      let range = Int(token.start)..<Int(token.end)
      if token.kind == .stem {
        // It follows its word or part, and stands in its place.
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
