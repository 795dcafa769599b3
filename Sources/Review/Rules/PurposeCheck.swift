import Guidelines
import Languages

/// purpose-string: the reason for access to data, which the system shows in its alert.
struct PurposeCheck {
  /// Returns `true` for a key of Info.plist that contains the reason for access.
  static func isPurposeKey(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") && (key.hasPrefix("NS") || key == "NFCReaderUsageDescription")
  }

  /// Checks one purpose string.
  /// - Parameter language: Language of a translation; `nil` for a text in Info.plist itself.
  static func violation(_ key: String, _ value: String, language: String?) -> ReviewViolation? {
    let text = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { return .purposeEmpty(key: key) }
    // A build setting provides the value and is checked where it is defined.
    if text.hasPrefix("$("), text.hasSuffix(")"), !text.contains(" ") { return nil }
    if isPlaceholder(text) { return .purposePlaceholder(key: key) }
    if let language, lacksScript(of: language, text) { return .purposeUntranslated(key: key, language: language) }
    if lacksReason(text) { return .purposeWithoutReason(key: key) }
    return nil
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    let lower = text.lowercased()
    let words = lower.split { !$0.isLetter }.map(String.init)
    if words.isEmpty { return true }
    let known = LanguageProfile.combinedAppWords
    return words.contains(where: known.placeholderWords.contains) || known.placeholderTexts.contains(lower)
      || lower.contains("usagedescription") || lower.contains("lorem ipsum") || lower.contains("your description")
      || lower.contains("description here")
  }

  /// Returns `true` if a translation has words, yet no letter in the script of its language.
  private static func lacksScript(of language: String, _ text: String) -> Bool {
    guard let script = Languages.language(withCode: String(language.prefix(2)))?.profile.script else { return false }
    let hasScript = text.unicodeScalars.contains { script.contains($0.value) }
    return !hasScript && text.split(whereSeparator: { !$0.isLetter }).count >= 2
  }

  private static let wordsWithoutReason = Set(Language.english.profile.appWords.accessWords)

  private static func lacksReason(_ text: String) -> Bool {
    if text.utf8.count > 2000 { return false }
    if text.unicodeScalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return lacksReasonInJapanese(text) }
    var reasonText = text
    // Remove `$(PRODUCT_NAME)`, which is the app's name before the verb.
    while let open = reasonText.firstIndex(of: "$("), let close = reasonText[open...].firstIndex(of: ")") {
      reasonText.removeSubrange(open...close)
    }
    let words = reasonText.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
    guard !words.isEmpty, words.contains(where: { wordsWithoutReason.contains($0) }) else { return false }
    let otherWords = words.filter { !wordsWithoutReason.contains($0) && $0.count > 1 && !$0.hasSuffix("'s") }
    // An unknown word at the beginning is the app's name.
    if otherWords.isEmpty { return true }
    if otherWords.count == 1, otherWords[0] == words[0], words.count > 2,
      Language.english.profile.appWords.requestVerbs.contains(words[1]) || words[1] == "app"
    {
      return true
    }
    return false
  }

  private static func lacksReasonInJapanese(_ text: String) -> Bool {
    var rest = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          (0x3040...0x30FF).contains($0.value) && $0.value != 0x30FB || (0x3400...0x9FFF).contains($0.value)
        }))
    for part in Language.japanese.profile.appWords.accessWords { rest = rest.split(separator: part).joined() }
    return rest.count <= 1
  }
}

extension String {
  /// Returns the index where a text starts.
  func firstIndex(of text: String) -> String.Index? { indices.first { self[$0...].hasPrefix(text) } }
}
