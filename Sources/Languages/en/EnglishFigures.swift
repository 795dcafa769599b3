/// English questions for a figure: "how big", "minimum size".
enum EnglishFigures {
  static func areAsked(_ words: [String]) -> Bool {
    words.contains { measures.contains($0) } || zip(words, words.dropFirst()).contains { $0 == "how" && amounts.contains($1) }
  }

  private static let measures: Set<String> = [
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
