import Guidelines
import Languages

extension KeyPath<Labels, String> {
  /// Returns the label as a section heading.
  func heading(in language: Language) -> String {
    language.profile.typography.usesCapitalHeadings ? text(in: language).uppercased() : text(in: language)
  }
}

extension RecordKind {
  package var label: Label {
    switch self {
    case .rule: \.rule
    case .definition: \.definition
    case .specification: \.specification
    case .note: \.note
    case .reference: \.reference
    }
  }
}

extension Phrase {
  /// Returns the phrase for use within a line of text.
  func text(in language: Language) -> String { language.messages.phrase(self).text }
}
