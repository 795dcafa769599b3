import TestSupport
import Testing

@testable import TextAnalysis

@Suite struct FoldingTests {
  @Test(arguments: [
    ("ユーザー", "ユーザ"), ("ユーザーの", "ユーザの"), ("データ", "データ"), ("メール", "メール"), ("ｳｪﾌﾞ･ﾋﾞｭｰ", "ウェブビュ"), ("タブ‐バー", "タブーバ"),
    ("様々な", "様様な"), ("ヴァイオリン", "バイオリン"), ("カヴー", "カブー"), ("ウィジェット", "ウィジェット"), ("ＶｏｉｃｅＯｖｅｒ", "voiceover"), ("16㍘", "160点"),
    ("か\u{3099}き", "がき"), ("葛\u{E0100}飾", "葛飾"), ("々", "々"), ("・ー・", "・ー・"), ("", ""),
  ])
  func foldingUnifiesSpellings(typed: String, folded: String) {
    #expect(Vocabulary.string(FoldedText(typed).unified.scalars) == folded)
  }

  @Test(arguments: [
    (["44x44", "44×44", "44 × 44", "44 x 44", "４４×４４"], "44x44"), (["44pt", "44 pt", "44ポイント", "44 points", "44 ポイント"], "44 pt"),
    (["44x44pt", "44 × 44 pt"], "44x44 pt"), (["1,024", "1024"], "1024"), (["60〜75", "60～75", "60–75", "60-75"], "60-75"),
    (["4.5:1", "４．５：１"], "4ꞏ5ː1"), (["1/10"], "1ǀ10"), (["255,66,69"], "255,66,69"), (["3ポイントカード"], "3ポイントカード"),
    (["44ptx"], "44ptx"),
    (["2, 3"], "2, 3"), (["end. 4"], "end. 4"),
  ])
  func foldingUnifiesMeasures(typed: [String], folded: String) {
    for text in typed { #expect(Vocabulary.string(FoldedText(text).unified.scalars) == folded, "\(text)") }
  }

  @Test("Ranges of folded text map to the original text") func foldedRangesMapToSource() {
    let text = FoldedText("ﾕｰｻﾞｰのＵＩ")
    #expect(Vocabulary.string(text.unified.scalars) == "ユーザのui")
    #expect(text.unified.source(0..<3) == 0..<5)  // the dropped ー belongs to ザ
    #expect(text.unified.source(3..<4) == 5..<6)
    #expect(text.unified.source(4..<6) == 6..<8)
  }

  /// Folding is idempotent.
  @Test("The map of random folded text is ordered, in bounds, and complete") func foldingMapIsConsistent() {
    var random = Seeded(7)
    for _ in 0..<2000 {
      let original = random.text(upTo: 24)
      let text = FoldedText(original)
      for layer in [text.plain, text.unified] {
        var end = 0
        for index in layer.scalars.indices {
          let source = layer.source(index..<index + 1)
          #expect(source.lowerBound <= source.upperBound && source.upperBound <= text.original.count)
          #expect(source.upperBound >= end)
          end = max(end, source.lowerBound)
        }
      }
      // When an ignorable scalar is removed, its neighbors may combine.
      if text.original.contains(where: ScriptClass.isIgnorable) { continue }
      let again = FoldedText(Vocabulary.string(text.plain.scalars))
      #expect(again.plain.scalars == text.plain.scalars, "\(original.unicodeScalars.map(\.value))")
    }
  }
}

@Suite struct TokenizerTests {
  private func tokens(_ text: String, _ mode: Tokenizer.Mode) -> [String] {
    let folded = FoldedText(text)
    return Tokenizer.tokens(folded, folded.unified, mode: mode).map {
      Vocabulary.string(Tokenizer.spelling($0, folded.unified))
    }
  }

  @Test("Japanese becomes character pairs and the last character") func japaneseBecomesPairs() {
    #expect(tokens("余白を取る。", .index) == ["余白", "白を", "を取", "取る", "取", "る"])
    #expect(tokens("余白を取る。", .query) == ["余白", "白を", "を取", "取る", "取"])
    #expect(tokens("色", .query) == ["色"])
    #expect(tokens("色", .index) == ["色"])
  }

  @Test func wordsHavePartsAndStems() {
    #expect(tokens("ImageWells", .index) == ["imagewells", "imagewel", "image", "imag", "wells", "well"])
    #expect(tokens("animations of iOS14", .query) == ["animations", "anim", "of", "ios14", "ios", "14"])
    #expect(tokens("Webビュー", .query) == ["web", "ビュ", "ュー"])
  }

  @Test func rangesAreOrderedAndInBounds() {
    var random = Seeded(9)
    for _ in 0..<2000 {
      let text = FoldedText(random.text(upTo: 40))
      for layer in [text.plain, text.unified] {
        for mode in [Tokenizer.Mode.index, .query] {
          for token in Tokenizer.tokens(text, layer, mode: mode) {
            #expect(token.start >= 0 && token.start < token.end && Int(token.end) <= layer.scalars.count)
          }
        }
      }
    }
  }

  @Test func storedTokensAreLettersAndDigits() {
    var random = Seeded(10)
    for _ in 0..<500 {
      var terms = TermSet()
      terms.add(Analyzer().analyze(random.text(upTo: 60)))
      let stored = terms.indexText
      #expect(
        stored.unicodeScalars.allSatisfy {
          !$0.isASCII || $0 == " " || ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        })
      let words = stored.split(separator: " ")
      #expect(Set(words).count == words.count)
    }
  }

  @Test(arguments: [
    ("caresses", "caress"), ("ponies", "poni"), ("relational", "relat"), ("hopping", "hop"), ("filing", "file"),
    ("happy", "happi"),
    ("adjustable", "adjust"), ("destructive", "destruct"), ("buttons", "button"), ("controlling", "control"),
  ])
  func stemsEnglishWords(word: String, stem: String) {
    #expect(Vocabulary.string(Stemmer.stem(word.scalarValues)) == stem)
  }

  /// Every word with a requested stem must pass.
  @Test func stemFilterAdmitsAllWordsOfAStem() {
    let bases = [
      "anim", "relat", "fl", "ski", "conflat", "hop", "fil", "sens", "electr", "organ", "depend", "happ", "adjust", "trouble",
      "goodn", "off",
    ]
    let endings = [
      "", "e", "ed", "ing", "ies", "y", "ied", "ational", "tional", "ency", "ancy", "izer", "ably", "ally", "ently", "ously",
      "ization", "ation",
      "ator", "alism", "iveness", "fulness", "ousness", "ality", "ivity", "ibility", "icate", "ative", "alize", "icity", "ical",
      "ful", "ness", "pping",
      "lling", "eed", "sses", "ss", "s", "ement", "ment", "ion", "ate", "ive",
    ]
    for word in bases.flatMap({ base in endings.map { (base + $0).scalarValues } }) where word.count > 1 {
      let filter = StemFilter(words: [Stemmer.stem(word)])
      #expect(word.withUnsafeBufferPointer(filter.admits), "\(Vocabulary.string(word))")
    }
    #expect(!"margin".scalarValues.withUnsafeBufferPointer(StemFilter(words: ["chart".scalarValues]).admits))
  }

  @Test(arguments: [
    ("インターフェース", "インタフェイス"), ("ウィジェット", "ウイジエット"), ("メニュー", "メニュ"), ("レイアウト", "レーアウト"),
  ])
  func spellingsShareASkeleton(a: String, b: String) {
    #expect(Vocabulary.skeleton(a.scalarValues) == Vocabulary.skeleton(b.scalarValues))
  }

  @Test func distanceCountsTranspositionsOnce() {
    func distance(_ a: String, _ b: String) -> Int? { Similarity.distance(a.scalarValues, b.scalarValues, limit: 2) }
    #expect(distance("charts", "cahrts") == 1)
    #expect(distance("destuctive", "destructive") == 1)
    #expect(distance("abc", "xyz") == nil)
    #expect(distance("", "ab") == 2)
  }
}

extension Seeded {
  /// Returns random text of kana, kanji, marks, width variants, Latin letters, symbols, and sometimes any scalar.
  mutating func text(upTo length: Int) -> String {
    var view = String.UnicodeScalarView()
    let common = Array("ーー・・々ヴァヅザユカかきの余白様ABaz09 -‐−ｶﾞﾊﾟＡ１。、\u{3099}\u{309A}\u{200B}\u{FE0F}é㍿ǅ".unicodeScalars)
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if Int.random(in: 0..<12, using: &self) == 0 {
        if let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) { view.append(any) }
      } else if let one = common.randomElement(using: &self) {
        view.append(one)
      }
    }
    return String(view)
  }
}
