import Guidelines
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

  /// One is as often a pronoun.
  private static let numerals: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozen", "twice",
  ]

  /// Whether a question, folded, asks how big, how many, how long; or names a figure itself.
  static func areAsked(by text: FoldedText) -> Bool {
    let scalars = text.unified.scalars
    if stand(in: scalars[...]) { return true }
    let whole = Vocabulary.string(scalars)
    if japanese.contains(where: { whole.contains($0) }) { return true }
    // 比 of a ratio, not of 比較 and 比べる.
    let ratio = scalars.indices.contains {
      scalars[$0] == 0x6BD4 && !($0 + 1 < scalars.count && [0x8F03, 0x3079, 0x4F8B, 0x55A9].contains(scalars[$0 + 1]))
    }
    if ratio { return true }
    let words = whole.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    return words.contains { english.contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "how" && amounts.contains($1) }
  }

  /// As folding unifies them.
  private static let japanese: [String] =
    [
      "いくつ", "いくら", "どれくらい", "どのくらい", "どれだけ", "どのぐらい", "サイズ", "大きさ", "寸法", "幅", "高さ", "間隔", "余白", "行間", "字間", "最小", "最大", "最低",
      "最多", "最短",
      "最長", "上限", "下限", "以上", "以下", "以内", "比率", "割合", "解像度", "何個", "何回", "何段", "何文字", "何秒", "何分", "何枚", "何種", "何行", "何本", "何度",
      "何倍", "何つ", "何列", "何階", "何人", "何色", "何ポイント", "何ピクセル", "何pt", "何px", "何mm", "何cm", "何mb", "何kb", "長さ", "文字数", "個数", "回数",
      "数値", "rgb",
    ].map { Vocabulary.string(FoldedText($0).unified.scalars) }

  private static let english: Set<String> = [
    "size", "sizes", "dimension", "dimensions", "width", "height", "length", "maximum", "max", "minimum", "min", "limit",
    "limits", "ratio",
    "resolution", "rgb", "hex", "pt", "px", "points", "pixels", "padding", "spacing", "margin", "margins", "duration", "seconds",
    "number",
    "count", "least", "smallest", "largest", "biggest",
  ]
  private static let amounts: Set<String> = [
    "big", "small", "large", "many", "much", "long", "short", "wide", "tall", "high", "deep", "far", "often", "thick", "few",
  ]
}
