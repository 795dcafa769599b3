import Guidelines
import Languages
import TextAnalysis

/// Figures in texts, and questions that ask for one.
enum Figures {
  static func stand(in text: some StringProtocol) -> Bool { text.utf8.contains { (0x30...0x39).contains($0) } }

  static func stand(in scalars: ArraySlice<UInt32>) -> Bool {
    if scalars.contains(where: { (0x30...0x39).contains($0) }) { return true }
    return scalars.split { !(($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A) }.contains { word in
      (3...6).contains(word.count) && numerals.contains(String(scalarValues: word.map { $0 | 0x20 }[...]))
    }
  }

  private static let numerals = Languages.all.reduce(into: Set<String>()) { $0.formUnion($1.measures.numerals) }

  /// Whether a question, folded, asks how big, how many, how long; or names a figure itself.
  static func areAsked(by text: FoldedText) -> Bool {
    let scalars = text.unified.scalars
    if stand(in: scalars[...]) { return true }
    if phrases.contains(where: { Phrase.find($0, in: scalars, from: 0) != nil }) { return true }
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
  private static let phrases = Languages.all.flatMap(\.questions.figurePhrases).map { FoldedText($0).unified.scalars }
  private static let figureScalars = Languages.all.flatMap(\.questions.figureScalars)
}
