import Guidelines

extension Languages {
  /// Returns the language of a text that is a sentence, or `nil` for a term, name, number, or code, which occur in texts of any
  /// language.
  package static func language(ofSentence text: String) -> Language? {
    let language = dominantLanguage(of: text)
    if let ranges = language.profile.script?.ranges ?? language.unsupportedScript?.ranges {
      return text.unicodeScalars.lazy.filter { scalar in ranges.contains { $0.contains(scalar.value) } }.prefix(minCharacters)
        .count
        == minCharacters
        ? language : nil
    }
    // "Human Interface Guidelines" and "UISplitViewController" are not sentences; "Keep it short." is one.
    let words = text.utf8.split(maxSplits: 200) { $0 <= 0x20 }
    let lowercaseWordCount = words.count { word in
      word.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false && !word.contains { "/_@".utf8.contains($0) }
    }
    let isClosed = text.trimmingWhitespace.last?.isOne(of: ".!?") ?? false
    return lowercaseWordCount >= minWords || isClosed && words.count >= minWords && lowercaseWordCount > 0 ? language : nil
  }

  private static let minCharacters = 5
  private static let minWords = 3
}
