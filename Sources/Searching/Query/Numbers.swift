import Guidelines
import Languages
import TextAnalysis

/// Recognition of numbers in texts and of queries that ask for a measure.
package enum Numbers {
  package static func occur(in text: some StringProtocol) -> Bool { text.utf8.contains { $0.isASCIIDigit } }

  package static func occur(in scalars: ArraySlice<UInt32>) -> Bool {
    // The first eight letters of the current word, one per byte, and its length.
    var (word, length): (UInt64, Int) = (0, 0)
    for c in scalars {
      if (0x30...0x39).contains(c) { return true }
      if (0x61...0x7A).contains(c | 0x20) {
        if length < maxNumeralLength { word = word << 8 | UInt64(c | 0x20) }
        length += 1
      } else if length > 0 {
        if length <= maxNumeralLength, numerals.contains(word) { return true }
        (word, length) = (0, 0)
      }
    }
    return (1...maxNumeralLength).contains(length) && numerals.contains(word)
  }

  /// Number words of up to eight letters, such as "three" and "forty", packed one letter per byte.
  private static let numerals = Languages.all.reduce(into: Set<UInt64>()) { packed, language in
    for numeral in language.measures.numberWords where numeral.utf8.count <= maxNumeralLength {
      packed.insert(numeral.utf8.reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
  private static let maxNumeralLength = 8

  /// Indicates whether a query asks for a size, count, or length, or contains a number.
  static func areRequested(by text: FoldedText) -> Bool {
    let scalars = text.unified.scalars
    if occur(in: scalars[...]) { return true }
    if measurePhrases.contains(where: { PhraseMatch.find($0, in: scalars, from: 0) != nil }) { return true }
    let hasMeasureScalar = measureScalars.contains { request in
      scalars.indices.contains {
        scalars[$0] == request.scalar && !($0 + 1 < scalars.count && request.notBefore.contains(scalars[$0 + 1]))
      }
    }
    if hasMeasureScalar { return true }
    let words = Vocabulary.string(scalars).split { !($0.isASCII && $0.isLetter) }.map(String.init)
    return Languages.all.contains { $0.questions.asksForMeasure(words) }
  }

  /// Phrases that ask for a measure, in unified spelling.
  private static let measurePhrases = Languages.all.flatMap { $0.questions.measurePhrases }.map { FoldedText($0).unified.scalars }
  private static let measureScalars = Languages.all.flatMap { $0.questions.measureScalars }
}
