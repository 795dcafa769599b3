import Guidelines

/// Sentences that send the reader elsewhere ("For developer guidance, see …"). They command, but they are no rules.
package enum Pointer {
  package static func matches(_ sentence: String) -> Bool { matches(lowercased: sentence.lowercased()) }

  private static func matches(lowercased text: String) -> Bool { Languages.all.contains { $0.sentences.isPointer(text) } }

  /// Whether the pointer is to documentation for developers.
  package static func isForDevelopers(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return text.contains(anyOf: developerWords) && matches(lowercased: text)
      || developerPointers.contains { text.contains(text: $0.phrase) && text.contains(text: $0.beside) }
  }

  private static let developerWords = ["api"] + Languages.all.flatMap { $0.sentences.developerWords }
  private static let developerPointers = Languages.all.flatMap { $0.sentences.developerPointers }
}

extension Strength {
  /// By the grammar of the sentence's own language, whatever the page's.
  package init(headline: String, language: Language) {
    self = Languages.grammar(of: headline, on: language).sentences.strength(headline)
  }
}

extension Mood {
  package init(of sentence: String, language: Language) {
    self = Languages.grammar(of: sentence, on: language).sentences.mood(sentence)
  }
}
