import Guidelines
import Languages

/// Bold or leading words that name what follows and state nothing: "Display.", 「スタイル:」, a platform, a caption, a swatch's name.
enum LeadWords {
  /// Whether the words are a label and no headline. Two-word imperatives ("Ensure legibility.") are headlines.
  static func matches(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: "。．.!！") || $0.isWhitespace }
    if bare.isEmpty || bare.last == ":" || bare.last == "：" { return true }
    return Platform.list(String(bare)) != nil || Languages.grammar(of: text, on: language).sentences.isLabel(bare, text)
  }

  /// A short line that can stand as a heading over what follows it: no sentence, no command.
  static func isTerm(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingSpace
    guard !bare.isEmpty, !bare.hasCharacters(41), !bare.contains(anyOf: ["。", "、"]) else { return false }
    if bare.last.map({ $0.isOne(of: ".!?！？") }) ?? false { return false }
    return Languages.grammar(of: text, on: language).sentences.isTerm(bare)
  }

  /// A word that announces an aside.
  static func isAsideLabel(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    let bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: ":：.。!！") }
    return asideLabels.contains(bare.lowercased())
  }

  private static let asideLabels = Set(Languages.all.flatMap(\.words.asideLabels))
  /// Labels that say no more than that this is an aside.
  static let plainAsideLabels = Set(Languages.all.flatMap(\.words.plainAsideLabels))
}
