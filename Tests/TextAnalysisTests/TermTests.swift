import TestSupport
import Testing

@testable import TextAnalysis

/// Terms of index and query.
@Suite struct TermTests {
  private func texts(_ text: String, _ mode: Tokenizer.Mode = .query) -> [String] {
    Term.all(in: FoldedText(text), mode: mode).map(\.text)
  }

  @Test func englishWordBecomesStem() {
    #expect(texts("Destructive settings") == ["destruct", "set"])
    #expect(texts("UIAlertControllers") == ["uialertcontrol", "ui", "alert", "control"])
    #expect(Set(texts("ボタンを選ぶ")) == ["ボタ", "タン", "ンを", "を選", "選ぶ", "選"])
  }

  @Test("A term set holds each term once, in both foldings") func setHoldsEachTermOnce() {
    var random = Seeded(7)
    let analyzer = Analyzer()
    for _ in 0..<500 {
      let original = random.text(upTo: 40)
      let text = FoldedText(original)
      var set = TermSet()
      set.add(analyzer.analyze(original))
      set.add(analyzer.analyze(original))
      let stored = set.indexText.unicodeScalars.split(separator: " ").map { String($0) }
      #expect(stored.count == set.count && Set(stored).count == stored.count)
      let layers = text.hasDistinctLayers ? [text.unified, text.plain] : [text.unified]
      #expect(Set(stored) == Set(layers.flatMap { Term.all(in: text, $0, mode: .index).map(\.text) }))
    }
    var particles = TermSet()
    particles.add(analyzer.analyze("余白を取る"), excluding: [.hiraganaKanji])
    #expect(!particles.indexText.contains("を取") && particles.indexText.contains("白を"))
  }

  @Test("An analyzed text has the terms of a query for it") func analyzedTextHasQueryTerms() {
    var random = Seeded(11)
    let analyzer = Analyzer()
    for original in ["余白を取る。", "色", "人が選ぶsettings", "Buttonは44 ptのユーザー"] + (0..<500).map({ _ in random.text(upTo: 40) }) {
      let text = analyzer.analyze(original)
      let asked = Term.all(in: FoldedText(original))
      #expect(text.queryKeys == asked.map(\.key), "\(original)")
      #expect(asked.allSatisfy { TokenKey(term: $0.text.scalarValues) == $0.key }, "\(original)")
    }
  }
}

@Suite struct InflectionTests {
  @Test(arguments: [
    ("重なる", "重なって"), ("切れる", "切れない"), ("切れる", "切れた"), ("隠す", "隠さ"), ("動く", "動いて"), ("大きい", "大きくて"), ("選ぶ", "選んで"), ("読む", "読みます"),
  ])
  func stemsInflectedForms(word: String, form: String) throws {
    let (stem, follows) = try #require(InflectionStemmer.stem(of: word.unicodeScalars.map(\.value)))
    let scalars = form.unicodeScalars.map(\.value)
    #expect(scalars.starts(with: stem) && follows.contains(scalars[stem.count]))
  }

  @Test(arguments: ["余白", "グラフ", "する", "ある"])
  func otherWordsHaveNoStem(word: String) {
    #expect(InflectionStemmer.stem(of: word.unicodeScalars.map(\.value)) == nil)
  }
}
