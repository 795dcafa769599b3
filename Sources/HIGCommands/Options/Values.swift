import Guidelines

/// Texts of options → values, each failure with the values that would do.
enum Values {
  /// `ios,watchos` in any case, or devices (`iphone`); several options joined.
  static func platforms(_ texts: [String]) throws(Failure) -> [Platform] {
    var found: Set<Platform> = []
    for name in words(texts) {
      if name.lowercased() == "all" { continue }
      guard let platform = Platform(name: name) ?? Platform(device: name) else {
        throw .unknownValue(option: "--platform", value: name, known: Platform.allCases.map { $0.rawValue.lowercased() })
      }
      found.insert(platform)
    }
    if let text = texts.first, words(texts).isEmpty {
      throw .unknownValue(option: "--platform", value: text, known: Platform.allCases.map { $0.rawValue.lowercased() })
    }
    return found.sorted()
  }

  static func kinds(_ texts: [String]) throws(Failure) -> [RecordKind] {
    var found: [RecordKind] = []
    for name in words(texts) {
      if name.lowercased() == "all" { return [] }
      guard let kind = RecordKind(rawValue: name.lowercased()) else {
        throw .unknownValue(option: "--kind", value: name, known: RecordKind.allCases.map(\.rawValue) + ["all"])
      }
      if !found.contains(kind) { found.append(kind) }
    }
    return found
  }

  enum LanguageChoice: Hashable {
    case one(Language)
    case both
  }

  static func language(_ text: String?) throws(Failure) -> LanguageChoice? {
    guard let text else { return nil }
    switch text.lowercased() {
    case "ja", "japanese", "日本語": return .one(.japanese)
    case "en", "english": return .one(.english)
    case "both", "ja,en", "en,ja", "all": return .both
    default: throw .unknownValue(option: "--language", value: text, known: ["ja", "en", "both"])
    }
  }

  static func count(_ text: String?, option: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw .unknownValue(option: option, value: text, known: ["\(range.lowerBound)…\(range.upperBound)"])
    }
    return value
  }

  /// A year, a month or a day: `2025`, `2025-06`, `2025-06-09`.
  static func date(_ text: String?, option: String) throws(Failure) -> String? {
    guard let text else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDate =
      (1...3).contains(parts.count) && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
      && zip(parts, [4, 2, 2]).allSatisfy { $0.count == $1 }
    guard isDate else { throw .unknownValue(option: option, value: text, known: ["2025", "2025-06", "2025-06-09"]) }
    return text
  }

  static func format<Format: RawRepresentable & CaseIterable>(_ text: String?, _ standard: Format) throws(Failure) -> Format
  where Format.RawValue == String {
    guard let text else { return standard }
    guard let format = Format(rawValue: text.lowercased()) else {
      throw .unknownValue(option: "--format", value: text, known: Format.allCases.map(\.rawValue))
    }
    return format
  }

  private static func words(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split { $0 == "," || $0 == "、" || $0 == " " } }.map(String.init)
  }
}
