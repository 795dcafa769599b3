import Guidelines

/// How a sentence addresses its reader, by its form alone.
///
/// A rule's headline commands, forbids or advises; a definition describes. Pages that mark their headlines (bold) need no guess; for those that
/// do not, or have lost it, the mood of a paragraph's first sentence is the evidence that is left.
package enum Mood: Hashable, Sendable, Comparable {
  /// Describes.
  case none
  /// Reads as a rule where its place says so too: plain 〜ます with an object and no subject.
  case weak
  /// A command, a prohibition or a piece of advice, whatever surrounds it.
  case strong

  package init(of sentence: String, language: Language) {
    switch language {
    case .japanese: self = JapaneseMood.mood(of: sentence)
    case .english: self = EnglishMood.mood(of: sentence)
    }
  }
}

/// Sentences that send the reader elsewhere ("For developer guidance, see …"). They command, but they are no rules.
enum Pointer {
  static func matches(_ sentence: String) -> Bool { matches(lowercased: sentence.lowercased()) }

  private static func matches(lowercased text: String) -> Bool {
    let ending = text.trimmingSuffix { "。.．）) ".contains($0) }
    if ending.endsWithAny(of: japaneseEndings) { return true }
    return text.beginsWithAny(of: englishOpenings) && text.holdsAny(of: [" see ", " refer to "])
      || text.beginsWithAny(of: ["see ", "learn more", "refer to "])
  }

  /// Whether the pointer is to documentation for developers.
  static func isForDevelopers(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return matches(lowercased: text)
      && text.holdsAny(of: ["developer", "開発者", "デベロッパ", "api", "リファレンス"])
      || text.holdsAny(of: ["開発者向けのガイド", "開発者向けに"]) && text.holds(text: "あります")
  }

  private static let japaneseEndings = [
    "を参照してください", "を参照して下さい", "を参照", "を参照します", "をご覧ください", "を御覧ください", "をご参照ください", "を確認してください", "を見てください", "を参照のこと",
    "参照してください",
  ].filter { $0 != "を確認してください" }

  private static let englishOpenings = ["for ", "to learn", "if you", "to see"]
}
