import Guidelines
import Languages

extension KeyPath<Labels, String> {
  /// As it heads a part of a page.
  func heading(in language: Language) -> String {
    language.rules.typography.capitalizesHeadings ? text(in: language).uppercased() : text(in: language)
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
  /// In a line of other words.
  func text(in language: Language) -> String { language.interface.phrase(self).text }
}
