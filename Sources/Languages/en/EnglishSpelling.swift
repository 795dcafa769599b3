import Guidelines

/// Conversion of British spellings to the American spellings of the guidelines.
enum EnglishSpelling {
  /// Returns the American spelling of "customise", "behaviours", or "centred", or `nil` if the letters of a word show no
  /// difference. ("Labelled" has the same stem as "labeled".)
  static func americanSpelling(of word: String) -> String? {
    if word.hasPrefix("grey") { return "gray" + word.dropFirst(4) }
    guard word.utf8.count >= 6 else { return nil }
    return endings.first { word.hasSuffix($0.british) }.map { word.dropLast($0.british.utf8.count) + $0.american }
  }

  private static let endings: [(british: String, american: String)] = [
    ("ise", "ize"), ("ises", "izes"), ("ised", "ized"), ("ising", "izing"), ("iser", "izer"), ("isation", "ization"),
    ("isations", "izations"), ("yse", "yze"), ("ysed", "yzed"), ("ysing", "yzing"), ("our", "or"), ("ours", "ors"),
    ("oured", "ored"), ("ouring", "oring"), ("ourful", "orful"), ("ourless", "orless"), ("tre", "ter"), ("tres", "ters"),
    ("tred", "tered"), ("tring", "tering"), ("ogue", "og"), ("ogues", "ogs"),
  ]
}
