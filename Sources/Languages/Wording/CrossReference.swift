import Guidelines

/// Sentences that refer the reader elsewhere ("For developer guidance, see …"). They are commands but not rules.
package enum CrossReference {
  package static func matches(_ sentence: String) -> Bool { matches(lowercased: sentence.lowercased()) }

  private static func matches(lowercased text: String) -> Bool { Languages.all.contains { $0.grammar.isCrossReference(text) } }

  /// Indicates whether a cross-reference is to developer documentation.
  package static func isForDevelopers(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return text.contains(anyOf: developerWords) && matches(lowercased: text)
      || developerReferences.contains { text.contains(text: $0.phrase) && text.contains(text: $0.beside) }
  }

  private static let developerWords = ["api"] + Languages.all.flatMap { $0.grammar.developerWords }
  private static let developerReferences = Languages.all.flatMap { $0.grammar.developerReferences }
}

extension Strength {
  /// Classifies a headline by the grammar of its own language, which can differ from the language of the page.
  package init(headline: String, language: Language) {
    self = Languages.profile(ofSentence: headline, onPageIn: language).grammar.strength(headline)
  }
}

extension Modality {
  package init(of sentence: String, language: Language) {
    self = Languages.profile(ofSentence: sentence, onPageIn: language).grammar.modality(sentence)
  }
}
