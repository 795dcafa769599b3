import Testing

@testable import TextAnalysis

/// What a writer remembers between records must not show in any of them: FTS5 deletes by the same text.
@Suite struct IndexTextTests {
  private static let words = [
    "generate", "generates", "gener", "generating", "General", "animations", "animate", "anim", "anima", "URLSession2", "session",
    "iPadOS", "ウィジェット", "グラフ", "余白", "見出し", "バイオリン", "ヴァイオリン", "cats", "cat",
  ]

  @Test func eachRecordHoldsItsDistinctTokensInOrder() {
    var random = Seeded(7)
    var writer = IndexTextWriter()
    for _ in 0..<500 {
      let texts = (0..<3).map { _ in
        let known = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in Self.words.randomElement(using: &random) }
        return FoldedText((known + [random.text(upTo: 12)]).joined(separator: " "))
      }
      #expect(writer.indexText(texts) == Self.tokens(of: texts))
      #expect(writer.indexText(texts, marksFirst: true) == Tokenizer.indexText(texts, marksFirst: true))
    }
  }

  private static func tokens(of texts: [FoldedText]) -> String {
    var seen: Set<TokenKey> = []
    var out = ""
    for text in texts {
      for layer in text.losesText ? [text.unified, text.plain] : [text.unified] {
        for token in Tokenizer.tokens(text, layer, mode: .index) where seen.insert(token.key).inserted {
          out += Vocabulary.string(Tokenizer.spelling(token, layer)) + " "
        }
      }
    }
    return out
  }

  @Test func aWordCountsOnceARecord() {
    var counter = WordCounter()
    counter.add([FoldedText("Gauges and gauges"), FoldedText("ゲージ")])
    counter.add([FoldedText("gauges"), FoldedText("ゲージのゲージ 2024 abc")])
    let counts = Dictionary(uniqueKeysWithValues: counter.all.map { ($0.word, $0.records) })
    #expect(counts == ["gauges": 2, "ゲージ": 2])
  }
}
