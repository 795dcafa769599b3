import Guidelines

/// A script that no supported language uses. It is detected so that its text is not read as English.
package struct UnsupportedScript: Sendable {
  /// Name in Unicode (`Hangul`).
  package let name: String
  /// Tag for text in an undetermined language in this script (`und-Hang`).
  package let language: Language
  let ranges: [ClosedRange<UInt32>]
  /// Number of Latin letters that a scalar stands for.
  let weight: Int

  private init(_ name: String, code: String, _ ranges: [ClosedRange<UInt32>], weight: Int = 1) {
    self.name = name
    language = Language(rawValue: "und-" + code)
    self.ranges = ranges
    self.weight = weight
  }

  static let all = [
    // A syllable has two or three letters.
    UnsupportedScript("Hangul", code: "Hang", [0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F], weight: 3),
    UnsupportedScript("Cyrillic", code: "Cyrl", [0x0400...0x052F]),
    UnsupportedScript("Greek", code: "Grek", [0x0370...0x03FF, 0x1F00...0x1FFF]),
    UnsupportedScript("Hebrew", code: "Hebr", [0x0590...0x05FF]),
    UnsupportedScript("Arabic", code: "Arab", [0x0600...0x06FF, 0x0750...0x077F]),
    UnsupportedScript("Devanagari", code: "Deva", [0x0900...0x097F]),
    UnsupportedScript("Thai", code: "Thai", [0x0E00...0x0E7F]),
  ]
}

extension Language {
  /// Script of a tag such as `und-Hang`, or `nil` for any other language.
  package var unsupportedScript: UnsupportedScript? { UnsupportedScript.all.first { $0.language == self } }
}
