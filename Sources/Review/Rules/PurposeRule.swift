import Guidelines
import Languages

/// purpose-string: why an app wants access, as the system's alert quotes it.
struct PurposeCheck {
  /// Keys of Info.plist that ask for access.
  static func isPurpose(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") && (key.hasPrefix("NS") || key == "NFCReaderUsageDescription")
  }

  /// - Parameter language: of a translation; nil where the text stands in Info.plist itself.
  static func remark(_ key: String, _ value: String, language: String?) -> ReviewRemark? {
    let text = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { return .purposeEmpty(key: key) }
    // A setting gives it; what that says is looked at there.
    if text.hasPrefix("$("), text.hasSuffix(")"), !text.contains(" ") { return nil }
    if isPlaceholder(text) { return .purposePlaceholder(key: key) }
    if let language, lacksScript(of: language, text) { return .purposeUntranslated(key: key, language: language) }
    if saysNothing(text) { return .purposeWithoutReason(key: key) }
    return nil
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    let lower = text.lowercased()
    let words = lower.split { !$0.isLetter }.map(String.init)
    if words.isEmpty { return true }
    let known = LanguageRules.appWords
    return words.contains(where: known.placeholderWords.contains) || known.placeholders.contains(lower)
      || lower.contains("usagedescription") || lower.contains("lorem ipsum") || lower.contains("your description")
      || lower.contains("description here")
  }

  /// Whether a translation has no letter of its language's script, though it has words.
  private static func lacksScript(of language: String, _ text: String) -> Bool {
    guard let script = Languages.known(String(language.prefix(2)))?.rules.script else { return false }
    let own = text.unicodeScalars.contains { script.contains($0.value) }
    return !own && text.split(whereSeparator: { !$0.isLetter }).count >= 2
  }

  private static let reasonless = Set(Language.english.rules.appWords.reasonless)

  private static func saysNothing(_ text: String) -> Bool {
    if text.utf8.count > 2000 { return false }
    if text.unicodeScalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return saysNothingInJapanese(text) }
    var rest = text
    // `$(PRODUCT_NAME)`, the app's name before the verb.
    while let open = rest.range("$("), let close = rest[open...].firstIndex(of: ")") { rest.removeSubrange(open...close) }
    let words = rest.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
    guard !words.isEmpty, words.contains(where: { reasonless.contains($0) }) else { return false }
    let left = words.filter { !reasonless.contains($0) && $0.count > 1 && !$0.hasSuffix("'s") }
    // One strange word at the beginning is what the app is called.
    if left.isEmpty { return true }
    if left.count == 1, left[0] == words[0], words.count > 2,
      Language.english.rules.appWords.needs.contains(words[1]) || words[1] == "app"
    {
      return true
    }
    return false
  }

  private static func saysNothingInJapanese(_ text: String) -> Bool {
    var rest = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          (0x3040...0x30FF).contains($0.value) && $0.value != 0x30FB || (0x3400...0x9FFF).contains($0.value)
        }))
    for part in Language.japanese.rules.appWords.reasonless { rest = rest.split(separator: part).joined() }
    return rest.count <= 1
  }
}

extension String {
  /// Where a text begins in it.
  func range(_ text: String) -> String.Index? { indices.first { self[$0...].hasPrefix(text) } }
}
