import Testing

@testable import TextAnalysis

@Suite struct SentenceSplitterTests {
  private func split(_ text: String) -> [String] {
    SentenceSplitter.sentences(in: text).map { String(text[$0]) }
  }

  @Test func splitsAtJapaneseStops() {
    #expect(split("余白をそろえる。端が見やすくなります。") == ["余白をそろえる。", "端が見やすくなります。"])
    #expect(split("本当ですか？はい！") == ["本当ですか？", "はい！"])
  }

  @Test func doesNotSplitInsideBrackets() {
    #expect(split("「保存しますか？ はい。」と尋ねる。次に進む。") == ["「保存しますか？ はい。」と尋ねる。", "次に進む。"])
    #expect(split("短く書く（長いと切れる。）。次。") == ["短く書く（長いと切れる。）。", "次。"])
  }

  /// A straight quotation mark after a stop closes a quotation or opens one in the next sentence.
  @Test func handlesStraightQuotationMarks() {
    #expect(split("\"三枚以上\"は三枚を含みます。\"三枚超\"は含みません。") == ["\"三枚以上\"は三枚を含みます。", "\"三枚超\"は含みません。"])
    #expect(split("「札」を\"札。\"と書きます。") == ["「札」を\"札。\"", "と書きます。"])
    #expect(split("Ask \"Sure?\" once. Say \"Done!\" Close it.") == ["Ask \"Sure?\" once.", "Say \"Done!\"", "Close it."])
    #expect(split("Say \"Done. Close.\" Then close.") == ["Say \"Done.", "Close.\"", "Then close."])
  }

  @Test func splitsAtEnglishStops() {
    #expect(split("Keep it short. Long titles wrap.") == ["Keep it short.", "Long titles wrap."])
    #expect(split("Use a size, e.g. 44 pt, that fits. See No. 3.") == ["Use a size, e.g. 44 pt, that fits.", "See No. 3."])
    #expect(split("Answer within 200 ms. Ask Ms. Ito, 3 vs. 4.") == ["Answer within 200 ms.", "Ask Ms. Ito, 3 vs. 4."])
    #expect(split("Version 2.0 is out. It works.") == ["Version 2.0 is out.", "It works."])
    #expect(split("Say “Done.” Then close.") == ["Say “Done.”", "Then close."])
    #expect(split("A “Save. Close.” and “Stop.” button.") == ["A “Save. Close.” and “Stop.” button."])
  }

  @Test func unclosedBracketDoesNotJoinSentences() {
    let text = "（閉じ忘れ" + String(repeating: "あ", count: 400) + "。次の文。"
    #expect(split(text).count == 2)
  }

  @Test func blankTextHasNoSentences() {
    #expect(split(" \n ").isEmpty)
  }
}
