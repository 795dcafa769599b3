import TextAnalysis

extension TokenTable {
  /// The tokens that are looked for in a record's text: the question's terms, and those of the other ways to say it.
  init(_ question: Question) {
    var wanted = question.terms.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: $0.isPrefix) }
    for span in question.spans {
      for alternative in span.alternatives {
        wanted += alternative.tokens.map { (key: $0.key, text: $0.text.scalarValues, isPrefix: $0.isPrefix) }
      }
    }
    self.init(wanted)
  }
}
