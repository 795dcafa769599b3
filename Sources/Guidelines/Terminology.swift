/// The preferred term for each concept in a language, with the variants that are not used (`Corpus/terms.yaml`).
public struct Terminology: Hashable, Sendable {
  public struct PreferredTerm: Hashable, Sendable {
    public var word: String
    /// Variants that are always wrong.
    public var variants: [String]
    /// Variants that people say, which are allowed in texts written as people ask, such as questions.
    public var spokenVariants: [String]
    /// Longer words that contain a variant and are correct.
    public var longerWords: [String]

    public init(word: String, variants: [String] = [], spokenVariants: [String] = [], longerWords: [String] = []) {
      self.word = word
      self.variants = variants
      self.spokenVariants = spokenVariants
      self.longerWords = longerWords
    }
  }

  private struct Variant: Hashable {
    var text: [Unicode.Scalar]
    var isSpoken: Bool
    var term: Int
  }

  private let words: [String]
  /// The words, by term, inside which a variant is correct: the term's own word and the longer ones.
  private let correctWords: [[[Unicode.Scalar]]]
  /// Variants by their first scalar, so that a text is scanned once regardless of the number of terms.
  private let variants: [Unicode.Scalar: [Variant]]

  public init(_ terms: [PreferredTerm] = []) {
    words = terms.map { $0.word }
    correctWords = terms.map { ([$0.word] + $0.longerWords).map { Array($0.unicodeScalars) } }
    let all = terms.enumerated().flatMap { index, term in
      term.variants.map { Variant(text: Array($0.unicodeScalars), isSpoken: false, term: index) }
        + term.spokenVariants.map { Variant(text: Array($0.unicodeScalars), isSpoken: true, term: index) }
    }
    variants = Dictionary(grouping: all.filter { !$0.text.isEmpty }) { $0.text[0] }
  }

  /// Returns the variants in a text, in order, each with the preferred word.
  /// - Parameter allowsSpokenVariants: Indicates whether the text is written as people ask.
  public func misuses(in text: String, allowsSpokenVariants: Bool = false) -> [(variant: String, word: String)] {
    let text = Array(text.unicodeScalars)
    return text.indices.flatMap { index -> [(variant: String, word: String)] in
      guard let candidates = variants[text[index]] else { return [] }
      return candidates.filter { variant in
        !(allowsSpokenVariants && variant.isSpoken) && text[index...].starts(with: variant.text)
          && !isPartOfCorrectWord(variant, at: index, in: text)
      }.map { (String(String.UnicodeScalarView($0.text)), words[$0.term]) }
    }
  }

  private func isPartOfCorrectWord(_ variant: Variant, at place: Int, in text: [Unicode.Scalar]) -> Bool {
    correctWords[variant.term].contains { word in
      word.indices.contains { inside in
        inside <= place && word[inside...].starts(with: variant.text) && text[(place - inside)...].starts(with: word)
      }
    }
  }
}
