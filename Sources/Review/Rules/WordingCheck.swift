import Guidelines
import Languages

/// we-oops and device-word: wording of texts for users.
struct WordingCheck {
  /// Returns the first violation in a text, or `nil` if there is none.
  static func violation(_ text: String, language: String, platforms: PlatformSet?) -> (
    rule: ReviewRule, record: Int, remark: ReviewViolation
  )? {
    if language == "ja" {
      return japaneseViolation(text)
        ?? (text.unicodeScalars.contains { $0.value >= 0x3040 && $0.value < 0xFF00 } ? nil : englishViolation(text, platforms))
    }
    return englishViolation(text, platforms)
  }

  private static func englishViolation(_ text: String, _ platforms: PlatformSet?) -> (ReviewRule, Int, ReviewViolation)? {
    let appWords = Language.english.profile.appWords
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character == "'" || character == "’" || character == "-" {
        word.append(character == "’" ? "'" : character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    let lower = words.map { $0.lowercased() }
    if let word = zip(lower, words).first(where: { appWords.interjections.contains($0.0) })?.1 {
      return (.weOops, 1, .interjection(word: word))
    }
    // A name can start with this word, so only sentences of at least three words count.
    if words.count > 2, let index = lower.firstIndex(where: { appWords.firstPersonWords.contains($0) }) {
      let isTitle = words[index...].prefix(3).allSatisfy { $0.first?.isUppercase ?? false } && words.count < 5
      if !isTitle, words[index] != "WE" { return (.weOops, 0, .firstPerson(word: words[index])) }
    }
    for (index, pair) in zip(lower, lower.dropFirst()).enumerated()
    where appWords.vagueLinkPhrases.contains(pair.0 + " " + pair.1) {
      return (.deviceWord, 1, .vagueLink(word: words[index] + " " + words[index + 1]))
    }
    guard let platforms else { return nil }
    if platforms.isSubset(of: [.iOS, .iPadOS, .watchOS]),
      let index = lower.firstIndex(where: { appWords.pointerWords.contains($0) })
    {
      return (.deviceWord, 0, .wrongGesture(word: words[index], platform: "iOS"))
    }
    if platforms == [.macOS], let index = lower.firstIndex(where: { appWords.touchWords.contains($0) }) {
      return (.deviceWord, 0, .wrongGesture(word: words[index], platform: "macOS"))
    }
    return nil
  }

  private static func japaneseViolation(_ text: String) -> (ReviewRule, Int, ReviewViolation)? {
    let appWords = Language.japanese.profile.appWords
    for word in appWords.interjections.sorted() where text.hasPrefix(word) {
      let next = text.dropFirst(word.count).first
      if next.map({ "！!。、…～ 　".contains($0) }) ?? true { return (.weOops, 1, .interjection(word: word)) }
    }
    for word in appWords.vagueLinkPhrases where text.contains(word) {
      return (.deviceWord, 1, .vagueLink(word: word))
    }
    return nil
  }
}

extension SwiftChecker {
  /// Checks string literals that users read: texts, titles, and messages.
  mutating func checkWording(_ expression: Expression) {
    for link in expressions.links[expression.links] where link.parenthesis >= 0 {
      let arguments = expressions.arguments(link)
      switch expressions.name(link) {
      case "Text", "Label", "TextState", "NSLocalizedString", "LocalizedStringKey", "Button", "Section", "alert",
        "confirmationDialog", "navigationTitle", "help":
        if let first = arguments.first, first.label == nil { checkLiteral(first.value) }
      case "String", "LocalizedStringResource":
        if let first = arguments.first, first.label == "localized" || first.label == nil,
          expressions.name(link) != "String" || first.label == "localized"
        {
          checkLiteral(first.value)
        }
      default: break
      }
      for argument in arguments {
        switch argument.label {
        case "message" where !isDiagnosticCall(link), "defaultValue", "subtitle", "informativeText", "placeholder",
          "value" where expressions.name(link) == "NSLocalizedString":
          checkLiteral(argument.value)
        default: continue
        }
      }
    }
  }

  private func isDiagnosticCall(_ link: ChainLink) -> Bool {
    let text = source.text(Int(link.name)).lowercased()
    return ["log", "assert", "precondition", "fatal", "deprecated", "available", "print", "error", "warn", "debug"].contains(
      where: text.contains)
  }

  private mutating func checkLiteral(_ tokens: Range<Int>) {
    guard tokens.count == 1, let token = tokens.first, source.tokens[token].kind == .string else { return }
    let text = source.string(token)
    guard text.utf8.count > 3 else { return }
    let language = text.unicodeScalars.contains { $0.value >= 0x3040 && $0.value < 0xFF00 } ? "ja" : "en"
    let platforms = file.isPlatformKnown ? file.platforms(at: token) : nil
    guard checkedLiterals.insert(token).inserted,
      let found = WordingCheck.violation(text, language: language, platforms: platforms)
    else {
      return
    }
    let range = byteRange(token..<(token + 1))
    findings.append(.init(found.rule, found.record, file.path, range, found.remark))
  }
}
