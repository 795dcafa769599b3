import Guidelines
import Languages

/// Statistics about the headlines of a language's rules: how many name their topic and platforms. Lists of hits and checklists
/// prefix what a headline lacks.
package struct HeadlineStatistics: Hashable, Sendable {
  package var language: Language
  package var rules = 0
  /// Number of rules whose headline names no topic.
  package var withoutTopic = 0
  /// Number of rules that apply to some platforms only.
  package var narrowed = 0
  /// Number of these rules whose headline does not name the platforms.
  package var withoutPlatforms = 0

  /// Counts the rules of each language that has any.
  static func count(_ records: [Record]) -> [HeadlineStatistics] {
    Languages.supported.compactMap { language in
      let rules = records.filter { $0.kind == .rule && $0.language == language }
      if rules.isEmpty { return nil }
      let narrowed = rules.filter { $0.platforms != nil }
      return HeadlineStatistics(
        language: language, rules: rules.count, withoutTopic: rules.count { !$0.isTopicNamed(in: $0.headline.plainText) },
        narrowed: narrowed.count, withoutPlatforms: narrowed.count { !$0.arePlatformsNamed(in: $0.headline.plainText) })
    }
  }
}
