/// The one word for each thing in a language (`Corpus/terms.yaml`), with what is not used for it.
public struct Terminology: Hashable, Sendable {
  public struct Term: Hashable, Sendable {
    public var word: String
    /// What is wrong wherever it stands.
    public var variants: [String]
    /// What people say, and so is right where we write as they ask.
    public var spokenVariants: [String]
    /// Longer words that hold a variant and are right.
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
  /// Of each term, the words inside which a variant is right: its own and the longer ones.
  private let shelters: [[[Unicode.Scalar]]]
  /// By their first scalar: a text is looked through once, whatever the number of terms.
  private let variants: [Unicode.Scalar: [Variant]]

  public init(_ terms: [Term] = []) {
    words = terms.map { $0.word }
    shelters = terms.map { ([$0.word] + $0.longerWords).map { Array($0.unicodeScalars) } }
    let all = terms.enumerated().flatMap { index, term in
      term.variants.map { Variant(text: Array($0.unicodeScalars), isSpoken: false, term: index) }
        + term.spokenVariants.map { Variant(text: Array($0.unicodeScalars), isSpoken: true, term: index) }
    }
    variants = Dictionary(grouping: all.filter { !$0.text.isEmpty }) { $0.text[0] }
  }

  /// The variants in a text, in order, each with the word for it.
  /// - Parameter asks: whether the text is written as people ask.
  public func misuses(in text: String, asks: Bool = false) -> [(variant: String, word: String)] {
    let text = Array(text.unicodeScalars)
    return text.indices.flatMap { place -> [(variant: String, word: String)] in
      guard let candidates = variants[text[place]] else { return [] }
      return candidates.filter { variant in
        !(asks && variant.isSpoken) && text[place...].starts(with: variant.text) && !isSheltered(variant, at: place, in: text)
      }.map { (String(String.UnicodeScalarView($0.text)), words[$0.term]) }
    }
  }

  private func isSheltered(_ variant: Variant, at place: Int, in text: [Unicode.Scalar]) -> Bool {
    shelters[variant.term].contains { word in
      word.indices.contains { inside in
        inside <= place && word[inside...].starts(with: variant.text) && text[(place - inside)...].starts(with: word)
      }
    }
  }
}
