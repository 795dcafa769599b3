/// Words that say how a question is put, not what it is about: all that is asked here are rules and guidelines.
enum StopWords {
  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// Stretches of kanji and katakana, in the unified spelling.
  static let japanese: Set<String> = ["ルール", "ガイドライン", "規則", "方法"]

  private static let words: Set<String> = [
    "a", "about", "after", "all", "also", "an", "and", "any", "are", "as", "at", "be", "been", "before", "but", "by", "can",
    "could", "did", "do", "does", "doesn", "don", "each", "for", "from", "get", "guideline", "guidelines", "had", "has", "have",
    "how", "i", "if", "in",
    "into", "is", "isn", "it", "its", "just", "ll", "many", "may", "me", "more", "most", "much", "must", "my", "no", "not", "of",
    "off", "on", "only", "or", "other", "our", "out", "over", "rule", "rules", "s", "should", "so", "some", "such", "t", "than",
    "that", "the",
    "their", "them", "then", "there", "these", "they", "this", "those", "to", "too", "up", "use", "used", "using", "very", "was",
    "we", "were", "what", "when", "where", "which", "who", "why", "will", "with", "would", "you", "your",
  ]
}

/// For training, which knows no queries.
package func isFunctionWord(_ word: String) -> Bool { StopWords.contains(word) }
