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
    return ["todo", "fixme", "tbd", "xxx", "lorem", "placeholder", "changeme"].contains { words.contains($0) }
      || [
        "test", "description", "reason", "string", "usage description", "purpose string", "some reason", "n/a", "none",
        "your reason here", "説明", "テスト", "未定", "仮",
      ].contains(lower)
      || lower.contains("usagedescription") || lower.contains("lorem ipsum") || lower.contains("your description")
      || lower.contains("description here")
  }

  /// Whether a translation has no letter of its language's script, though it has words.
  private static func lacksScript(of language: String, _ text: String) -> Bool {
    let ranges: [ClosedRange<UInt32>]
    switch language.prefix(2) {
    case "ja": ranges = [0x3040...0x30FF, 0x3400...0x9FFF]
    case "ko": ranges = [0xAC00...0xD7A3, 0x1100...0x11FF]
    default: return false
    }
    let own = text.unicodeScalars.contains { scalar in ranges.contains { $0.contains(scalar.value) } }
    return !own && text.split(whereSeparator: { !$0.isLetter }).count >= 2
  }

  /// Words that name what is wanted, or that it is wanted: without another one there is no reason.
  private static let empty: Set<String> = [
    "a", "an", "the", "this", "that", "your", "you", "our", "my", "its", "it", "we", "us", "i", "app", "application", "apps",
    "product", "name", "to", "of", "in", "on",
    "for", "with", "and", "or", "is", "are", "be", "will", "would", "may", "can", "could", "should", "must", "has", "have",
    "like", "want", "wants", "needs", "need", "needed",
    "require", "requires", "required", "request", "requests", "requesting", "ask", "asks", "access", "accessing", "accesses",
    "use", "uses", "using", "used", "usage",
    "permission", "permissions", "please", "allow", "allows", "grant", "enable", "give", "privacy", "work", "works", "function",
    "functions", "properly", "correctly", "feature",
    "features", "functionality", "some", "all", "any", "at", "times", "time", "when", "while", "always", "only", "device",
    "phone", "iphone", "ipad", "mac", "user", "users",
    // What there is to have access to.
    "camera", "cameras", "microphone", "mic", "photo", "photos", "library", "libraries", "album", "albums", "gallery", "picture",
    "pictures", "image", "images", "location",
    "locations", "gps", "position", "contacts", "contact", "address", "book", "calendar", "calendars", "event", "events",
    "reminder", "reminders", "bluetooth", "motion",
    "sensor", "sensors", "fitness", "health", "data", "information", "siri", "speech", "recognition", "face", "id", "faceid",
    "touch", "biometrics", "nfc", "reader", "local",
    "network", "networks", "media", "music", "apple", "homekit", "home", "tracking", "files", "file", "folder", "folders",
    "desktop", "documents", "downloads", "audio", "video",
    "usb", "removable", "volume", "volumes", "authentication", "activity",
  ]

  private static func saysNothing(_ text: String) -> Bool {
    if text.utf8.count > 2000 { return false }
    if text.unicodeScalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return saysNothingInJapanese(text) }
    var rest = text
    // `$(PRODUCT_NAME)`, the app's name before the verb.
    while let open = rest.range("$("), let close = rest[open...].firstIndex(of: ")") { rest.removeSubrange(open...close) }
    let words = rest.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
    guard !words.isEmpty, words.contains(where: { empty.contains($0) }) else { return false }
    let left = words.filter { !empty.contains($0) && $0.count > 1 && !$0.hasSuffix("'s") }
    // One strange word at the beginning is what the app is called.
    if left.isEmpty { return true }
    let needs: Set<String> = [
      "needs", "requires", "uses", "wants", "would", "access", "accesses", "requests", "need", "require", "use",
    ]
    if left.count == 1, left[0] == words[0], words.count > 2, needs.contains(words[1]) || words[1] == "app" { return true }
    return false
  }

  private static func saysNothingInJapanese(_ text: String) -> Bool {
    let parts = [
      "端末",  // What apps say, not we.
      "このアプリ", "本アプリ", "当アプリ", "アプリ", "デバイス", "カメラロール", "カメラ", "マイク", "フォトライブラリ", "写真ライブラリ", "ライブラリ", "写真", "画像",
      "アルバム",
      "動画", "位置情報", "現在地",
      "連絡先", "カレンダー", "リマインダー", "ブルートゥース", "音声認識", "音声", "ヘルスケア", "ローカルネットワーク", "ネットワーク", "アクセス", "使用", "利用", "許可", "必要", "機能",
      "情報", "データ", "お願い", "求め", "要求",
      "常に", "してください", "くださ", "いたし", "します", "しています", "ために", "ため", "です", "ます", "する", "して", "こと", "への", "には", "では", "から", "が", "を",
      "の", "に", "は", "へ", "で", "と", "も", "い", "し", "す",
    ]
    var rest = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          (0x3040...0x30FF).contains($0.value) && $0.value != 0x30FB || (0x3400...0x9FFF).contains($0.value)
        }))
    for part in parts { rest = rest.split(separator: part).joined() }
    return rest.count <= 1
  }
}

extension String {
  /// Where a text begins in it.
  func range(_ text: String) -> String.Index? { indices.first { self[$0...].hasPrefix(text) } }
}
