import Guidelines
import Languages
import TextAnalysis

/// Figures in texts, and questions that ask for one.
package enum Figures {
  package static func stand(in text: some StringProtocol) -> Bool { text.utf8.contains { $0.isASCIIDigit } }

  package static func stand(in scalars: ArraySlice<UInt32>) -> Bool {
    // The letters of the word so far, one a byte; of a longer word the first eight.
    var (word, length): (UInt64, Int) = (0, 0)
    for c in scalars {
      if (0x30...0x39).contains(c) { return true }
      if (0x61...0x7A).contains(c | 0x20) {
        if length < longestNumeral { word = word << 8 | UInt64(c | 0x20) }
        length += 1
      } else if length > 0 {
        if length <= longestNumeral, numerals.contains(word) { return true }
        (word, length) = (0, 0)
      }
    }
    return (1...longestNumeral).contains(length) && numerals.contains(word)
  }

  /// Three, forty: words of eight letters or fewer, one a byte.
  private static let numerals = Languages.all.reduce(into: Set<UInt64>()) { packed, language in
    for numeral in language.measures.numerals where numeral.utf8.count <= longestNumeral {
      packed.insert(numeral.utf8.reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
  private static let longestNumeral = 8

  /// Whether a question, folded, asks how big, how many, how long; or names a figure itself.
  static func areAsked(by text: FoldedText) -> Bool {
    let scalars = text.unified.scalars
    if stand(in: scalars[...]) { return true }
    if phrases.contains(where: { PhraseMatch.find($0, in: scalars, from: 0) != nil }) { return true }
    let asks = figureScalars.contains { asking in
      scalars.indices.contains {
        scalars[$0] == asking.scalar && !($0 + 1 < scalars.count && asking.notBefore.contains(scalars[$0 + 1]))
      }
    }
    if asks { return true }
    let words = Vocabulary.string(scalars).split { !($0.isASCII && $0.isLetter) }.map(String.init)
    return Languages.all.contains { $0.questions.asksFigure(words) }
  }

  /// As folding unifies them.
  private static let phrases = Languages.all.flatMap { $0.questions.figurePhrases }.map { FoldedText($0).unified.scalars }
  private static let figureScalars = Languages.all.flatMap { $0.questions.figureScalars }
}
