import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

@testable import Rendering

/// Line breaking at every width.
@Suite struct KinsokuTests {
  /// Our own cases; the table of `shared/eval` is tested too if it is available.
  static let own: [(kind: String, text: String)] =
    "、。，．・：；？！ゝ々ー～〜‐–’”）〕］｝〉》」』】ぁっゃァッャュョヵヶ％‰℃°′″…‥｡､･ｰｧｯ｣".map { ("start", String($0)) }
    + "‘“（〔［｛〈《「『【〘〖〝«￥＄￡№＃".map { ("end", String($0)) }
    + ["……", "‥‥", "――", "——", "〳〵", "〴〵", "１２", "12", "3.14", "1,000", "10%", "¥100", "￥100", "No.1", "44ポイント"].map {
      ("inseparable", $0)
    }

  @Test("Every kinsoku case holds at the width", arguments: 10...100)
  func casesHoldAtWidth(width: Int) {
    for (kind, text) in Self.own + Self.shared { check(kind, text, width: width) }
  }

  /// Lays out the text among kanji and kana, so that the line ends before, inside, and after it.
  private func check(_ kind: String, _ text: String, width: Int) {
    for ambiguous in 1...2 {
      let metrics = Metrics(ambiguousWidth: ambiguous)
      for lead in (width / 2 - 6)...(width / 2 + 1) where lead > 0 {
        let sentence = String(repeating: "字", count: lead) + text + String(repeating: "あ", count: 20)
        let lines = ParagraphLayout(metrics).lines([StyledSpan(sentence)], width: width)
        #expect(lines.map(\.spans.text).joined() == sentence, "nothing is lost at width \(width)")
        for (number, line) in lines.enumerated() {
          let shown = line.spans.text
          #expect(metrics.width(shown) <= width, "'\(shown)' passes \(width) columns")
          if kind == "start", number > 0 { #expect(!shown.hasPrefix(text), "a line begins with '\(text)' at width \(width)") }
          if kind == "end", number < lines.count - 1 {
            #expect(!shown.hasSuffix(text), "a line ends with '\(text)' at width \(width)")
          }
        }
        if kind == "inseparable", metrics.width(text) <= width {
          #expect(lines.contains { $0.spans.text.contains(text) }, "'\(text)' is cut at width \(width)")
        }
      }
    }
  }

  static let shared: [(kind: String, text: String)] = {
    guard let table = try? String(contentsOfFile: Checkout.shared + "/eval/kinsoku.tsv", encoding: .utf8) else { return [] }
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 1)
      return fields.count == 2 ? (String(fields[0]), String(fields[1])) : nil
    }
  }()

  @Test(.needsShared("eval/kinsoku.tsv"))
  func sharedTableIsComplete() {
    #expect(Self.shared.count == 124)
  }

  /// Layout skips cluster segmentation for text of these scalars alone.
  @Test("Scalars that are treated as clusters are clusters next to each other") func singleScalarsAreClusters() {
    let alone = (UInt32(0x20)...0xFFFF).compactMap(Unicode.Scalar.init).filter(LineBreaker.isSingleScalarCluster)
    #expect(alone.count > 20_000)
    let text = String(String.UnicodeScalarView(alone))
    #expect(text.count == alone.count)
    for other in ["a", "’", "©", "‼", "↔", "が"] {
      let mixed = alone.map { other + String($0) }.joined()
      #expect(mixed.count == 2 * alone.count, "\(other)")
    }
  }

  @Test func doesNotSplitWordsNumbersAndUnits() {
    let text = "ボタンの大きさはwatchOSでは44 pt、ほかでは1,000ピクセル（約12.5mm）を超えないようにし、SF Symbolsの‘scale’を調整する。"
    for width in 14...60 {
      let lines = ParagraphLayout(Metrics()).lines([StyledSpan(text)], width: width).map(\.spans.text)
      for whole in ["watchOS", "44 pt", "1,000ピクセル", "12.5mm", "Symbols", "scale"] {
        #expect(lines.contains { $0.contains(whole) }, "'\(whole)' is cut at width \(width): \(lines)")
      }
    }
  }

  @Test func doesNotSplitIDsAndURLs() {
    let text = "中身の違いを示します。[step-rows/ios-ipados/12] と https://example.com/a-b/c で"
    for width in 26...80 {
      let lines = ParagraphLayout(Metrics()).lines([StyledSpan(text)], width: width).map(\.spans.text)
      for whole in ["[step-rows/ios-ipados/12]", "https://example.com/a-b/c"] {
        #expect(lines.contains { $0.contains(whole) }, "'\(whole)' is cut at width \(width): \(lines)")
      }
    }
  }

  @Test func doesNotSplitGraphemes() {
    let text = "がぎ👨‍👩‍👧‍👦を見て🇯🇵と書く。e\u{301}te\u{301}"
    for width in 10...30 {
      let lines = ParagraphLayout(Metrics()).lines([StyledSpan(text)], width: width).map(\.spans.text)
      #expect(lines.joined().count == text.count)
      #expect(lines.flatMap { Array($0) } == Array(text).filter { $0 != " " })
    }
  }

  @Test("Unbreakable text wider than a line is split") func splitsTextWiderThanLine() {
    let lines = ParagraphLayout(Metrics()).lines(
      [StyledSpan("見よ https://example.com/a/very/long/address/that/never/ends と")], width: 20)
    #expect(lines.allSatisfy { Metrics().width($0.spans.text) <= 20 })
    #expect(lines.map(\.spans.text).joined().filter { $0 != " " } == "見よhttps://example.com/a/very/long/address/that/never/endsと")
  }
}

/// Lines that are too narrow for a word: the indent shrinks first, then ASCII punctuation is separated, then the word is split. Kinsoku always holds.
@Suite struct NarrowLineTests {
  private func lines(_ text: String, width: Int, indent: Int = 0, hanging: Int? = nil) -> [String] {
    ParagraphLayout(Metrics()).lines([StyledSpan(text)], width: width, indent: indent, hanging: hanging).map {
      String(repeating: " ", count: $0.indent) + $0.spans.text
    }
  }

  @Test("The indent shrinks before a word is split") func indentShrinksForLongWord() {
    #expect(
      lines("付加情報（accessoryView）、ほか", width: 20, indent: 4) == ["    付加情報", " （accessoryView）、", "    ほか"])
    #expect(
      lines("1 Ask for developerTools now", width: 16, indent: 0, hanging: 3) == ["1 Ask for", "  developerTools", "   now"])
  }

  @Test("A list marker gets its own line before a long word is split") func listMarkerHasItsOwnLine() {
    let list = Guidelines.List(
      start: nil, items: [Guidelines.List.Item([Block(.paragraph([.text("accessoryRectangular（長方形）")]))])])
    let lines = BlockLayout(Metrics(), language: .japanese).lines([Block(.list(list))], width: 20)
    #expect(lines.map(\.spans.text) == ["・", "accessoryRectangular", "（長方形）"])
    #expect(lines.map(\.indent) == [0, 0, 2])
  }

  @Test func splitsCompoundsBetweenParts() {
    #expect(lines("付加情報（accessoryView）、ほか", width: 16) == ["付加情報", "（accessory", "View）、ほか"])
    #expect(lines("[End_Merchant_Name]", width: 14) == ["[End_Merchant_", "Name]"])
  }

  @Test("Splitting a word leaves no single letter") func leavesNoSingleLetter() {
    #expect(lines("日本語（English）版", width: 10) == ["日本語", "（Engli", "sh）版"])
  }

  @Test("ASCII punctuation is separated before a word is split") func separatesASCIIPunctuationFirst() {
    #expect(lines("see (accessoryView), too", width: 14) == ["see", "(accessoryView", "), too"])
    #expect(lines("約60メートル", width: 10) == ["約", "60メートル"])
  }

  @Test func apostropheStaysInWord() {
    for width in 10...14 {
      for word in ["background's", "background’s"] where word.count <= width {
        #expect(lines("the \(word), or", width: width).contains { $0.contains(word) }, "at \(width)")
      }
    }
  }

  @Test("A name that ends in a digit is not split for a unit") func nameEndingInDigitIsNotSplit() {
    #expect(lines("Display P3プロファイル", width: 13) == ["Display", "P3", "プロファイル"])
  }

  /// Covers text without break opportunities.
  @Test func longUnbreakableTextTakesLinearTime() {
    for piece in ["（a）", "w"] {
      let text = String(repeating: piece, count: 20_000)
      let lines = lines("Use " + text, width: 24)
      #expect(lines.joined().filter { $0 != " " } == "Use" + text)
      #expect(lines.allSatisfy { Metrics().width($0) <= 24 && !$0.hasPrefix("）") && !$0.hasSuffix("（") })
    }
  }

  @Test func longWordFillsLines() {
    let lines = lines(String(repeating: "w", count: 10_000), width: 40)
    #expect(lines.count == 250)
    #expect(lines.allSatisfy { $0.utf8.count == 40 })
  }
}

/// Layout of tables that are too wide.
@Suite struct TableLayoutTests {
  @Test("Table columns do not split a word that fits a line") func columnsDoNotSplitWords() {
    let cells = ["Notification Center, desktop", "horizontal and vertical surfaces", "通知センターとデスクトップ", "accessoryRectangular"]
    let table = Table(
      header: cells.map { _ in [.text("見出し")] }, rows: [cells.map { [.text($0)] }, cells.reversed().map { [.text($0)] }])
    for width in 24...120 {
      let lines = TableLayout(Metrics()).lines(table, width: width, indent: 0).map(\.spans.text)
      #expect(lines.allSatisfy { Metrics().width($0) <= width })
      for word in cells.flatMap({ $0.split { $0 == " " || $0 == "," } }) where word.utf8.allSatisfy({ $0 < 0x80 }) {
        #expect(lines.contains { $0.contains(word) }, "'\(word)' is cut at width \(width): \(lines)")
      }
    }
  }
}
