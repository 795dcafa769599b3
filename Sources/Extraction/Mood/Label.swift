import Guidelines

/// Bold or leading words that name what follows and state nothing: "Display.", 「スタイル:」, a platform, a caption, a swatch's name.
enum Label {
  /// Whether the words are a label and no headline. Two-word imperatives ("Ensure legibility.") are headlines.
  static func matches(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: "。．.!！") || $0.isWhitespace }
    if bare.isEmpty || bare.last == ":" || bare.last == "：" { return true }
    if Platform.list(String(bare)) != nil { return true }
    switch language {
    case .english:
      let isSentence = text.trimmingSpace.last.map { $0.isOne(of: ".!?”\"") } ?? false
      if Mood(of: String(bare), language: .english) == .strong {
        let words = bare.split(separator: " ")
        // "Alert image", "Free trial", "Display Only request.": nouns that look like commands.
        let first = words.first?.lowercased() ?? ""
        let looksNoun = ImperativeVerbs.alsoNouns.contains(first) && words.count <= 3
        if looksNoun,
          !isSentence || (words.count > 1 && words[1].first?.isUppercase ?? false && words[1].contains(where: \.isLowercase))
        {
          return true
        }
        return words.count < 2
      }
      return !(isSentence && bare.split(separator: " ", maxSplits: 3).count >= 4)
    case .japanese:
      let sentence = String(bare)
      if Mood(of: sentence, language: .japanese) != .none { return false }
      let isSentence = text.trimmingSpace.last.map { $0.isOne(of: "。！？") } ?? false
      // A bold sentence with a predicate is a headline in any mood (「…が期待されます。」); a bold noun is a label.
      return !(hasPredicate(sentence) && (isSentence || bare.hasCharacters(12)))
    }
  }

  /// Whether a Japanese phrase ends as a clause does, and not as a noun does.
  static func hasPredicate(_ text: String) -> Bool {
    let end = JapaneseMood.predicateEnd(of: text)
    guard let last = end.last else { return false }
    if end.endsWithAny(of: predicateEnds) { return end.hasCharacters(4) }
    return end.hasCharacters(3) && last.isOne(of: "うくぐすつぬぶむる")
  }

  private static let predicateEnds = ["です", "ます", "ません", "した", "たい", "ない", "よい", "いい", "しい", "だ", "か"]

  /// A short line that can stand as a heading over what follows it: no sentence, no command.
  static func isTerm(_ text: String, language: Language) -> Bool {
    let bare = text.trimmingSpace
    guard !bare.isEmpty, !bare.hasCharacters(41), !bare.holdsAny(of: ["。", "、"]) else { return false }
    if bare.last.map({ $0.isOne(of: ".!?！？") }) ?? false { return false }
    switch language {
    case .english: return bare.split(separator: " ").count <= 5 && Mood(of: String(bare), language: .english) == .none
    case .japanese: return bare.count <= 24 && Mood(of: String(bare), language: .japanese) == .none && !hasPredicate(String(bare))
    }
  }

  /// A word that announces an aside.
  static func isAsideLabel(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    let bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: ":：.。!！") }
    return asideLabels.contains(bare.lowercased())
  }

  static let asideLabels: Set<String> = [
    "note", "notes", "important", "tip", "warning", "caution", "attention", "注意", "注記", "注", "備考", "重要", "メモ", "補足", "ヒント", "警告",
    "訳注", "訳者注", "参考",
  ]

  /// Labels that say no more than that this is an aside.
  static let plainAsideLabels: Set<String> = ["note", "notes", "注意", "注記", "注", "備考", "メモ", "補足", "参考"]
}
