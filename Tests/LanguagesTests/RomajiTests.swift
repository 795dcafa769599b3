import Testing

@testable import Languages

@Suite struct RomajiTests {
  @Test(arguments: [
    ("daaku", "だあく"), ("botan", "ぼたん"), ("kakushite", "かくして"), ("shimyureshon", "しみゅれしょん"), ("kitte", "きって"), ("syashin", "しゃしん"),
    ("onnano", "おんなの"), ("konyaku", "こにゃく"),
  ])
  func romajiBecomesHiragana(romaji: String, kana: String) {
    #expect(Romaji.hiragana(romaji.unicodeScalars.map(\.value)) == kana.unicodeScalars.map(\.value))
  }

  @Test(arguments: ["settings", "xyz", "ka", "ios", "screen", ""])
  func otherWordsAreNotRomaji(word: String) {
    #expect(Romaji.hiragana(word.unicodeScalars.map(\.value)) == nil)
  }
}
