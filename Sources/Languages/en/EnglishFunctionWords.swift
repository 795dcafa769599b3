import Guidelines

/// English words that say how something is expressed and not what it is about.
enum EnglishFunctionWords {
  static func contains(_ word: String) -> Bool { queryWords.contains(word) }

  /// Function words of queries, including words such as "rule" that apply to every record.
  private static let queryWords: Set<String> = [
    "a", "about", "after", "all", "also", "an", "and", "any", "are", "as", "at", "be", "been", "before", "but", "by", "can",
    "could", "did", "do", "does", "doesn", "don", "each", "for", "from", "get", "guideline", "guidelines", "had", "has", "have",
    "how", "i", "if", "in",
    "into", "is", "isn", "it", "its", "just", "ll", "many", "may", "me", "more", "most", "much", "must", "my", "no", "not", "of",
    "off", "on", "only", "or", "other", "our", "out", "over", "rule", "rules", "s", "should", "so", "some", "such", "t", "than",
    "that", "the",
    "their", "them", "then", "there", "these", "they", "this", "those", "to", "too", "up", "use", "used", "using", "very", "was",
    "we", "were", "what", "when", "where", "which", "who", "why", "will", "with", "would", "you", "your",
  ]

  /// Function words of texts that are compared with each other.
  static let comparisonStopWords =
    """
    a an the this that these those it its they them their you your we our he she people who what which when where how why if then than as \
    of to in on at by for from with into out up over and or but nor not no only also more most other each any all some such one can may \
    might must should will would could do does is are be was were been has have had so there here like while let use using make
    """.whitespaceSeparatedWords
}
