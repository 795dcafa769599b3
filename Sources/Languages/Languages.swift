import Guidelines

/// The languages that this build knows.
package enum Languages {
  /// The one list. The first is what wording falls back to. Indexes know a language by its place: a new one stands last.
  package static let all: [LanguageRules] = [.english, .japanese, .korean]

  package static let codes = all.map { $0.language }
  package static let fallback = all[0].language
  /// Those of pages in two languages, in the order in which they stand side by side.
  package static let both = [Language.japanese, .english]
  /// Whose texts the interface has, in the order in which a message gives them.
  package static let interface = [Language.english, .japanese, .korean]

  /// Those of release 1.0.0, in the order of its indexes.
  package static let ofFirstRelease = [Language.english, .japanese]

  /// By whose grammar a sentence is read: its own language's, whatever the page's.
  package static func grammar(of sentence: String, on page: Language) -> LanguageRules {
    let own = guess(sentence)
    // A name in Latin letters stands in texts of any language.
    if own == page || own == fallback && !sentence.contains(" ") { return page.rules }
    return own.rules
  }

  /// Whether words command, in whatever language.
  package static func command(_ words: String) -> Bool { all.contains { $0.sentences.mood(words) == .strong } }

  /// A word in lower case as the guidelines spell it; nil where it is none that other countries spell otherwise.
  package static func respelled(_ word: String) -> String? { all.lazy.compactMap { $0.words.respelled?(word) }.first }

  /// The language of a code.
  package static func known(_ code: String) -> Language? { codes.first { $0.rawValue == code } }

  /// The language that people write so: its code, or its name in itself or in English.
  package static func named(_ text: String) -> Language? {
    let text = text.lowercased()
    return all.first { $0.spellings.contains(text) }?.language
  }

  /// The language whose characters a text has most of; `<html lang>` lies too often to be asked.
  package static func guess(_ text: String) -> Language {
    var counts = [Int](repeating: 0, count: scripts.count)
    var latin = 0
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        if (0x61...0x7A).contains(scalar.value | 0x20) { latin += 1 }
      } else {
        for index in scripts.indices where scripts[index].script.contains(scalar.value) { counts[index] += 1 }
      }
    }
    // Such a character says as much as about two letters, and the pages are full of English names and addresses.
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[most] * 8 > latin else { return fallback }
    return scripts[most].language
  }

  /// Those of the languages that are known by theirs.
  private static let scripts = all.compactMap { rules in rules.script.map { (language: rules.language, script: $0) } }

  /// The language whose script some text holds anything of.
  package static func scripted(in scalars: some Sequence<UInt32>) -> Language? {
    for scalar in scalars where scalar >= 0x80 {
      if let rules = all.first(where: { $0.script?.contains(scalar) == true }) { return rules.language }
    }
    return nil
  }

  package static func scripted(in text: String) -> Language? { scripted(in: text.unicodeScalars.lazy.map { $0.value }) }
}

extension Language {
  /// Its rules; those of the fallback for a language that this build does not know.
  package var rules: LanguageRules { Languages.all.first { $0.language == self } ?? Languages.all[0] }
  /// The other languages that this build knows, in the list's order.
  package var others: [Language] { Languages.codes.filter { $0 != self } }
  /// In the language itself.
  package var name: String { Languages.all.first { $0.language == self }?.name ?? rawValue }
}

extension Localized<String> {
  /// A text of the interface that holds this one, in each language.
  package func mapped(_ text: (String) -> Localized<String>) -> Localized<String> {
    Localized(pairs.compactMap { language, value in text(value)[language].map { (language, $0) } })
  }

  package func joined(with other: Localized<String>) -> Localized<String> {
    Localized(pairs.map { ($0, $1 + (other[$0] ?? "")) })
  }
}

extension Localized {
  /// Texts of the interface, in the order of its languages.
  package init(_ first: Value, _ others: Value...) {
    self.init(zip(Languages.interface, [first] + others))
  }
}
