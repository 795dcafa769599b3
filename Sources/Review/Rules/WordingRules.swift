import Guidelines
import Languages

/// we-oops and device-word, in a text that people read.
struct WordingCheck {
  /// What is said against a text; the first that holds.
  static func remark(_ text: String, language: String, platforms: PlatformSet?) -> (
    rule: ReviewRule, record: Int, remark: ReviewRemark
  )? {
    if language == "ja" {
      return japanese(text)
        ?? (text.unicodeScalars.contains { $0.value >= 0x3040 && $0.value < 0xFF00 } ? nil : english(text, platforms))
    }
    return english(text, platforms)
  }

  private static func english(_ text: String, _ platforms: PlatformSet?) -> (ReviewRule, Int, ReviewRemark)? {
    let known = Language.english.rules.appWords
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
    if let word = zip(lower, words).first(where: { known.oops.contains($0.0) })?.1 {
      return (.weOops, 1, .oops(word: word))
    }
    // A sentence of at least three words: a name may begin with it.
    if words.count > 2, let index = lower.firstIndex(where: { known.makers.contains($0) }) {
      let isTitle = words[index...].prefix(3).allSatisfy { $0.first?.isUppercase ?? false } && words.count < 5
      if !isTitle, words[index] != "WE" { return (.weOops, 0, .makers(word: words[index])) }
    }
    for (index, pair) in zip(lower, lower.dropFirst()).enumerated()
    where known.heres.contains(pair.0 + " " + pair.1) {
      return (.deviceWord, 1, .here(word: words[index] + " " + words[index + 1]))
    }
    guard let platforms else { return nil }
    if platforms.isSubset(of: [.iOS, .iPadOS, .watchOS]), let index = lower.firstIndex(where: { known.clicks.contains($0) }) {
      return (.deviceWord, 0, .gesture(word: words[index], platform: "iOS"))
    }
    if platforms == [.macOS], let index = lower.firstIndex(where: { known.taps.contains($0) }) {
      return (.deviceWord, 0, .gesture(word: words[index], platform: "macOS"))
    }
    return nil
  }

  private static func japanese(_ text: String) -> (ReviewRule, Int, ReviewRemark)? {
    let known = Language.japanese.rules.appWords
    for word in known.oops.sorted() where text.hasPrefix(word) {
      let next = text.dropFirst(word.count).first
      if next.map({ "！!。、…～ 　".contains($0) }) ?? true { return (.weOops, 1, .oops(word: word)) }
    }
    for word in known.heres where text.contains(word) {
      return (.deviceWord, 1, .here(word: word))
    }
    return nil
  }
}

extension SwiftChecker {
  /// Literals that people read: in texts, titles, messages.
  mutating func wording(_ expression: Expression) {
    for link in expressions.links[expression.links] where link.parenthesis >= 0 {
      let arguments = expressions.arguments(link)
      switch expressions.name(link) {
      case "Text", "Label", "TextState", "NSLocalizedString", "LocalizedStringKey", "Button", "Section", "alert",
        "confirmationDialog", "navigationTitle", "help":
        if let first = arguments.first, first.label == nil { check(first.value) }
      case "String", "LocalizedStringResource":
        if let first = arguments.first, first.label == "localized" || first.label == nil,
          expressions.name(link) != "String" || first.label == "localized"
        {
          check(first.value)
        }
      default: break
      }
      for argument in arguments {
        switch argument.label {
        case "message" where !isLog(link), "defaultValue", "subtitle", "informativeText", "placeholder",
          "value" where expressions.name(link) == "NSLocalizedString":
          check(argument.value)
        default: continue
        }
      }
    }
  }

  private func isLog(_ link: Link) -> Bool {
    let text = source.text(Int(link.name)).lowercased()
    return ["log", "assert", "precondition", "fatal", "deprecated", "available", "print", "error", "warn", "debug"].contains(
      where: text.contains)
  }

  private mutating func check(_ tokens: Range<Int>) {
    guard tokens.count == 1, let token = tokens.first, source.tokens[token].kind == .string else { return }
    let text = source.string(token)
    guard text.utf8.count > 3 else { return }
    let language = text.unicodeScalars.contains { $0.value >= 0x3040 && $0.value < 0xFF00 } ? "ja" : "en"
    let platforms = file.isPlatformKnown ? file.platforms(at: token) : nil
    guard worded.insert(token).inserted, let found = WordingCheck.remark(text, language: language, platforms: platforms) else {
      return
    }
    let place = bytes(token..<(token + 1))
    findings.append(.init(found.rule, found.record, file.path, place, found.remark))
  }
}
