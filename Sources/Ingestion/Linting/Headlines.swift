import Guidelines
import Languages

/// How many of a language's rules say of themselves, in their headlines, what they are about: lists of hits and checklists put before the others what they lack.
package struct Headlines: Hashable, Sendable {
  package var language: Language
  package var rules = 0
  /// Whose headline names no topic.
  package var withoutTopic = 0
  /// For some platforms alone.
  package var narrowed = 0
  /// Of these, whose headline does not name those.
  package var withoutPlatforms = 0

  /// One a language that has rules.
  static func count(_ records: [Record]) -> [Headlines] {
    Languages.codes.compactMap { language in
      let rules = records.filter { $0.kind == .rule && $0.language == language }
      if rules.isEmpty { return nil }
      let narrowed = rules.filter { $0.platforms != nil }
      return Headlines(
        language: language, rules: rules.count, withoutTopic: rules.count { !$0.namesTopic($0.headline.plainText) },
        narrowed: narrowed.count, withoutPlatforms: narrowed.count { !$0.namesPlatforms($0.headline.plainText) })
    }
  }
}
