import Guidelines

/// The catalogue of one language: everything that the interface says in it. No other file holds a word of the interface.
///
/// Keys are meanings. Words that stand alone are members of `Labels`, `CommandTexts`, `OptionTexts`, `ManualTexts` and `AssistantTexts`; what is said of something is a
/// value (`Phrase.nothingFound(for:)`, `UsageProblem`, `Failure`, a `Finding`) that each language words in one `switch`. So arguments have types, the
/// compiler names what a language lacks, nothing is looked up by a string, and a value can be kept and worded later.
///
/// A language states the groups that it has words for. Whatever it leaves as it is in `english`, its readers get in English: that is the one place
/// where a language falls back, and it is seen in the language's own folder (`Interface.korean`).
package struct Interface: Sendable {
  package var labels: Labels
  package var commands: CommandTexts
  package var options: OptionTexts
  package var manual: ManualTexts
  package var assistants: AssistantTexts
  /// The names of languages.
  package var languages: Localized<String>
  package var phrase: @Sendable (Phrase) -> Notice
  package var usage: @Sendable (UsageProblem) -> Notice
  /// Of names that were typed, no more than fits a line: the caller sees to it.
  package var failure: @Sendable (Failure) -> Notice
  package var finding: @Sendable (Diagnostic.Finding) -> String
  /// Why something was not read as it may be meant, and how to write it so that it is; nil for other findings.
  package var remedy: @Sendable (Diagnostic.Finding) -> (why: String, fix: String)?
  /// What became of a page's characters, in one line.
  package var accounting: @Sendable (Accounting) -> String
  /// What `hig review` says.
  package var review: ReviewTexts
  /// What explains a hit's place, as the search names it (`typed: 'dial' (0.413, in 12)`).
  package var reason: @Sendable (String) -> String
}

extension Language {
  /// That of the fallback, for a language whose own has none.
  package var interface: Interface { rules.interface }
}

/// What is said to people on standard error: lower case, no full stop, values in single quotes; hints only where there is something to do.
package struct Notice: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var text: String
  package var hints: [String]

  package init(stringLiteral text: String) { self.init(text, hints: []) }
  package init(_ text: String, hint: String? = nil) { self.init(text, hints: [hint].compactMap { $0 }) }
  package init(_ text: String, hints: [String]) { (self.text, self.hints) = (text, hints) }
}

extension [String] {
  /// `'a', 'b' and 3 more`, of more than eight.
  func listed(_ comma: String, more: (Int) -> String) -> String {
    prefix(8).map { "'\($0)'" }.joined(separator: comma) + (count > 8 ? more(count - 8) : "")
  }

  /// Up to five. `'alerts' (アラート)`: a name in brackets behind the value stays outside the quotes.
  func quoted(or separator: String) -> String {
    prefix(5).map { value in
      guard let gap = value.firstIndex(of: " "), value.hasSuffix(text: ")") else { return "'\(value)'" }
      return "'\(value[..<gap])'\(value[gap...])"
    }.joined(separator: separator)
  }
}

extension String {
  /// As one types it to a shell.
  package var shellWord: String {
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
  /// Bytes as whole megabytes, or kilobytes where there is less than one; a part of one counts as one.
  var size: String { self < 1 << 20 ? "\((self + 1023) >> 10) KB" : "\((self + 1_048_575) >> 20) MB" }

  /// `user_version` as people read it: the schema, and the analyser where the two stand together.
  var schema: String { self >= 1000 ? "\(self / 1000).\(self % 1000)" : "\(self)" }
}

extension Double {
  /// Of a share.
  var percent: String { "\(self > 0 ? Int((Swift.min(1, self) * 100).rounded()) : 0) %" }
}
