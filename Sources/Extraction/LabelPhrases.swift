import Guidelines
import Languages

/// Bold or leading phrases that name what follows without stating anything, such as "Display.", 「スタイル:」, a platform, a caption,
/// or the name of a color swatch.
enum LabelPhrases {
  /// Returns `true` if the text is a label rather than a headline. Two-word imperatives such as "Ensure legibility." are
  /// headlines.
  static func matches(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingWhitespace.trimmingSuffix { $0.isOne(of: "。．.!！") || $0.isWhitespace }
    if bare.isEmpty || bare.last == ":" || bare.last == "：" { return true }
    return Platform.platforms(listedIn: String(bare)) != nil
      || Languages.profile(ofSentence: text, onPageIn: language).grammar.isLabel(bare, text)
  }

  /// Returns `true` for a short line that can be a heading of what follows, being neither a sentence nor a command.
  static func isTerm(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingWhitespace
    guard !bare.isEmpty, !bare.hasCharacters(41), !bare.contains(anyOf: ["。", "、"]) else { return false }
    if bare.last.map({ $0.isOne(of: ".!?！？") }) ?? false { return false }
    return Languages.profile(ofSentence: text, onPageIn: language).grammar.isPlausibleHeading(bare)
  }

  /// Returns `true` for a word that announces an aside.
  static func isAsideLabel(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    let bare = text.trimmingWhitespace.trimmingSuffix { $0.isOne(of: ":：.。!！") }
    return asideLabels.contains(bare.lowercased())
  }

  private static let asideLabels = Set(Languages.all.flatMap(\.lexicon.asideLabels))
  /// Labels that state nothing but that a text is an aside.
  static let plainAsideLabels = Set(Languages.all.flatMap(\.lexicon.plainAsideLabels))
}
