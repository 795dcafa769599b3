import Guidelines

extension Languages {
  /// The language of a piece of text that is a sentence; nil for a term, a name, figures or code, which stand in texts of any language.
  package static func written(_ text: String) -> Language? {
    let language = guess(text)
    if let script = language.rules.script {
      return text.unicodeScalars.lazy.filter { script.contains($0.value) }.prefix(fewestCharacters).count == fewestCharacters
        ? language : nil
    }
    // "Human Interface Guidelines" and "UISplitViewController" are no sentence; "Keep it short." is one.
    let words = text.utf8.split(maxSplits: 200) { $0 <= 0x20 }
    let small = words.count { word in
      word.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false && !word.contains { "/_@".utf8.contains($0) }
    }
    let isClosed = text.trimmingSpace.last?.isOne(of: ".!?") ?? false
    return small >= fewestWords || isClosed && words.count >= fewestWords && small > 0 ? language : nil
  }

  private static let fewestCharacters = 5
  private static let fewestWords = 3
}
