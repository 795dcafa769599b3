import Guidelines

/// Languages that this build supports.
package enum Languages {
  /// Profiles of all supported languages. The first is the fallback.
  package static let all: [LanguageProfile] = [.english, .japanese]

  package static let supported = all.map { $0.language }
  package static let fallback = all[0].language
  /// Languages of bilingual pages, in the order of their columns.
  package static let bilingualPair = [Language.japanese, .english]
  /// Languages with a message catalog, in the order of the values of `Localized.init(_:_:)`.
  package static let translated = [Language.english, .japanese]

  /// Languages of stored pages and titles. Indexes store positions in this array: append new languages only. Release 2.0.0 could
  /// store Korean ones, which remain readable.
  package static let stored = [Language.english, .japanese, Language(rawValue: "ko")]
  /// Languages of release 1.0.0, in the order of its indexes.
  package static let inFirstRelease = [Language.english, .japanese]

  /// Profile of the language of a sentence, which can differ from the language of its page.
  package static func profile(ofSentence sentence: String, onPageIn page: Language) -> LanguageProfile {
    let sentenceLanguage = dominantLanguage(of: sentence)
    // Names in Latin letters occur in texts of any language.
    if sentenceLanguage == page || sentenceLanguage == fallback && !sentence.contains(" ") { return page.profile }
    return sentenceLanguage.profile
  }

  /// Indicates whether a text is a command in any supported language.
  package static func isCommand(_ words: String) -> Bool { all.contains { $0.grammar.modality(words) == .directive } }

  /// Returns the spelling that the guidelines use for a word in lower case, or `nil` if other countries spell it the same way.
  package static func normalizedSpelling(of word: String) -> String? {
    all.lazy.compactMap { $0.lexicon.normalizedSpelling?(word) }.first
  }

  /// Returns the language with a code, or `nil` if it is not supported.
  package static func language(withCode code: String) -> Language? { supported.first { $0.rawValue == code } }

  /// Returns the language with a code or with a name, in the language itself or in English, or `nil`.
  package static func language(named text: String) -> Language? {
    let text = text.lowercased()
    return all.first { $0.spellings.contains(text) }?.language
  }

  /// Returns the language that most characters of a text belong to, which can be the tag of an unsupported script. The attribute
  /// `lang` of pages is too often wrong to be used.
  package static func dominantLanguage(of text: String) -> Language {
    var counts = [Int](repeating: 0, count: scripts.count)
    var latin = 0
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        if (0x61...0x7A).contains(scalar.value | 0x20) { latin += 1 }
      } else if let index = scripts.firstIndex(where: { $0.ranges.contains { $0.contains(scalar.value) } }) {
        counts[index] += 1
      }
    }
    guard let dominant = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[dominant] * scripts[dominant].weight > latin
    else { return fallback }
    return scripts[dominant].language
  }

  /// Scripts that a language is detected by. A character of a supported language counts as eight letters, because pages contain
  /// many English names and addresses; of another language only so many that an English page can quote it.
  private static let scripts: [(language: Language, ranges: [ClosedRange<UInt32>], weight: Int)] =
    all.compactMap { rules in rules.script.map { (language: rules.language, ranges: $0.ranges, weight: 8) } }
    + UnsupportedScript.all.map { ($0.language, $0.ranges, $0.weight) }

  /// Returns the language of the first scalar that belongs to the script of a language, or `nil` for a text in Latin letters.
  package static func scriptLanguage(in scalars: some Sequence<UInt32>) -> Language? {
    for scalar in scalars where scalar >= 0x80 {
      if let rules = all.first(where: { $0.script?.contains(scalar) == true }) { return rules.language }
    }
    return nil
  }

  package static func scriptLanguage(in text: String) -> Language? {
    scriptLanguage(in: text.unicodeScalars.lazy.map { $0.value })
  }
}

extension Language {
  /// Profile of the language, or of the fallback if this build does not support it.
  package var profile: LanguageProfile { Languages.all.first { $0.language == self } ?? Languages.all[0] }
  /// All other languages that an index can contain, in the order of `Languages.stored`.
  package var others: [Language] { Languages.stored.filter { $0 != self } }
  /// Name in the language itself, or the code if this build does not support it.
  package var name: String { Languages.all.first { $0.language == self }?.name ?? rawValue }
}

extension Localized<String> {
  /// Returns, for each language, the message text that contains this value.
  package func mapped(_ text: (String) -> Localized<String>) -> Localized<String> {
    Localized(pairs.compactMap { language, value in text(value)[language].map { (language, $0) } })
  }

  package func appending(_ other: Localized<String>) -> Localized<String> {
    Localized(pairs.map { ($0, $1 + (other[$0] ?? "")) })
  }
}

extension Localized {
  /// Creates a value from texts in the order of `Languages.translated`.
  package init(_ first: Value, _ others: Value...) {
    self.init(zip(Languages.translated, [first] + others))
  }
}
