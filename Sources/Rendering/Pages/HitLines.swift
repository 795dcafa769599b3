import Guidelines
import Languages

/// Lists with one hit or topic per line, for readers, programs, and interactive choosers.
package enum HitLines {
  /// Returns lines such as `alerts/buttons/1  Headline.  (Buttons · avoid)`. Ids up to a maximum width are aligned.
  package static func text(_ answer: SearchAnswer, style: PageStyle, isNumbered: Bool) -> [StyledLine] {
    let idWidth = answer.hits.map { style.metrics.width($0.record.id) }.filter { $0 <= maxAlignedIDWidth }.max() ?? 0
    let digits = String(answer.hits.count).utf8.count
    return answer.hits.enumerated().map { index, hit in
      let number = String(index + 1)
      let mark = isNumbered ? String(repeating: " ", count: digits - number.utf8.count) + number + " " : ""
      return StyledLine([
        StyledSpan(mark, .faint), StyledSpan(style.metrics.padded(hit.record.id, to: idWidth) + "  ", .faint),
        StyledSpan(hit.record.standaloneHeadline.plainText, .bold),
        StyledSpan(sectionAndKind(hit.record, style.language), .faint),
      ])
    }
  }

  private static let maxAlignedIDWidth = 44

  /// Returns the innermost section and the kind of the record in parentheses, or an empty string if it has neither.
  private static func sectionAndKind(_ record: Record, _ language: Language) -> String {
    let facts = record.section.suffix(1) + record.hitLabels(language)
    return facts.isEmpty ? "" : "  (" + facts.joined(separator: " · ") + ")"
  }

  /// Returns one line per hit with tab-separated fields: id, language, kind, strength, platforms (comma-separated; empty for
  /// all), topic, section, headline.
  package static func tabbed(_ answer: SearchAnswer) -> String {
    answer.hits.map { hit in
      let record = hit.record
      let fields = [
        record.id, record.language.rawValue, record.kind.rawValue, record.strength?.rawValue ?? "",
        record.platformNames?.joined(separator: ",") ?? "", record.topic,
        record.section.joined(separator: " › "), record.headline.plainText,
      ]
      return fields.map { Sanitizer.line($0) }.joined(separator: "\t") + "\n"
    }.joined()
  }

  /// Returns a tab-separated line for a chooser: the id or slug, the text to show, and the language.
  package static func chooserLine(_ record: Record, _ language: Language) -> String {
    chooserLine(record.id, record.language, record.standaloneHeadline.plainText + sectionAndKind(record, language))
  }

  package static func chooserLine(_ topic: Topic, _ language: Language) -> String {
    let names = ([topic.slug] + topic.titles.values).uniqued().joined(separator: ", ")
    let titleLanguage = topic.titles[language] == nil ? topic.titles.languages.first ?? language : language
    return chooserLine(topic.slug, titleLanguage, names + "  (" + language.messages.labels.topic + ")")
  }

  private static func chooserLine(_ name: String, _ language: Language, _ text: String) -> String {
    Sanitizer.line(name) + "\t" + Sanitizer.line(text) + "\t" + language.rawValue + "\n"
  }
}
