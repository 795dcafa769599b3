/// Recognition of English questions for a measure: "how big", "minimum size".
enum EnglishMeasureQuestions {
  static func asksForMeasure(_ words: [String]) -> Bool {
    words.contains { measureWords.contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "how" && amountWords.contains($1) }
  }

  private static let measureWords: Set<String> = [
    "size", "sizes", "dimension", "dimensions", "width", "height", "length", "maximum", "max", "minimum", "min", "limit",
    "limits", "ratio",
    "resolution", "rgb", "hex", "pt", "px", "points", "pixels", "padding", "spacing", "margin", "margins", "duration", "seconds",
    "number",
    "count", "least", "smallest", "largest", "biggest",
  ]
  private static let amountWords: Set<String> = [
    "big", "small", "large", "many", "much", "long", "short", "wide", "tall", "high", "deep", "far", "often", "thick", "few",
  ]
}
