import Guidelines

/// Message catalog of one language: every text of the user interface. No other file contains such texts.
///
/// Keys are typed. Single words are members of `Labels`, `CommandTexts`, `OptionTexts`, `ManualTexts`, and `AssistantTexts`;
/// messages with arguments are enum cases (`Phrase.nothingFound(for:)`, `UsageError`, `Failure`, a `Finding`) that each
/// language words in one `switch`. The compiler therefore checks arguments and reports missing texts, and a message can be
/// stored and worded later.
///
/// A catalog starts as a copy of `english` and replaces the groups that are translated; the other groups stay English. This is
/// the only fallback, and it is visible in the folder of the language.
package struct MessageCatalog: Sendable {
  package var labels: Labels
  package var commands: CommandTexts
  package var options: OptionTexts
  package var manual: ManualTexts
  package var assistants: AssistantTexts
  /// Names of the supported languages.
  package var languages: Localized<String>
  package var phrase: @Sendable (Phrase) -> UserMessage
  package var usageError: @Sendable (UsageError) -> UserMessage
  /// Wording of a failure. The caller shortens names that the user typed to one line.
  package var failure: @Sendable (Failure) -> UserMessage
  package var finding: @Sendable (Diagnostic.Kind) -> String
  /// Reason why a text was not read as a rule, and the edit that makes it one, or `nil` for other findings.
  package var remedy: @Sendable (Diagnostic.Kind) -> (why: String, fix: String)?
  /// One-line summary of what became of the characters of a page.
  package var textCoverage: @Sendable (TextCoverage) -> String
  /// Texts of `hig review`.
  package var review: ReviewTexts
  /// Explanation of the score of a hit, from the notation of the search (`typed: 'dial' (0.413, in 12)`).
  package var scoreExplanation: @Sendable (String) -> String
}

extension Language {
  /// Messages in this language, or in the fallback language if this one has no catalog.
  package var messages: MessageCatalog { profile.messages }
}

/// A message to the user on standard error: lower case, no full stop, values in single quotes. It has hints only if the user
/// can act.
package struct UserMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var text: String
  package var hints: [String]

  package init(stringLiteral text: String) { self.init(text, hints: []) }
  package init(_ text: String, hint: String? = nil) { self.init(text, hints: [hint].compactMap { $0 }) }
  package init(_ text: String, hints: [String]) { (self.text, self.hints) = (text, hints) }
}

extension [String] {
  /// The first eight values, quoted and joined (`'a', 'b' and 3 more`).
  func quotedList(_ comma: String, more: (Int) -> String) -> String {
    prefix(8).map { "'\($0)'" }.joined(separator: comma) + (count > 8 ? more(count - 8) : "")
  }

  /// The first five values, quoted and joined. In `'alerts' (アラート)`, a name in parentheses after the value stays outside the
  /// quotes.
  func quotedAlternatives(separator: String) -> String {
    prefix(5).map { value in
      guard let gap = value.firstIndex(of: " "), value.hasSuffix(text: ")") else { return "'\(value)'" }
      return "'\(value[..<gap])'\(value[gap...])"
    }.joined(separator: separator)
  }
}

extension String {
  /// The string as a word of a shell command, quoted if necessary.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy {
        $0.isASCII
          ? $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./@:,+%=".unicodeScalars.contains($0)
          : $0.properties.generalCategory != .spaceSeparator
      }
    return isPlain ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension Int {
  /// Number of bytes in whole megabytes, or in kilobytes below one megabyte; rounded up.
  var formattedByteCount: String { self < 1 << 20 ? "\((self + 1023) >> 10) KB" : "\((self + 1_048_575) >> 20) MB" }

  /// SQLite `user_version` as users read it: the schema version, followed by the analyzer version if both are encoded.
  var formattedSchemaVersion: String { self >= 1000 ? "\(self / 1000).\(self % 1000)" : "\(self)" }
}

extension Double {
  /// A fraction as a percentage.
  var formattedPercentage: String { "\(self > 0 ? Int((Swift.min(1, self) * 100).rounded()) : 0) %" }
}
