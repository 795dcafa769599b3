import Guidelines
import Languages

/// Hits and topics one a line: for the eye, for programs, and for a chooser.
package enum HitLines {
  /// `alerts/buttons/1  Headline.  (Buttons · avoid)`, the headline as it is read alone: ids line up, as far as most of them reach.
  package static func text(_ answer: SearchAnswer, style: PageStyle, isNumbered: Bool) -> [Line] {
    let widest = answer.hits.map { style.metrics.width($0.record.id) }.filter { $0 <= widestID }.max() ?? 0
    let digits = String(answer.hits.count).utf8.count
    return answer.hits.enumerated().map { place, hit in
      let number = String(place + 1)
      let mark = isNumbered ? String(repeating: " ", count: digits - number.utf8.count) + number + " " : ""
      return Line([
        Span(mark, .faint), Span(style.metrics.padded(hit.record.id, to: widest) + "  ", .faint),
        Span(hit.record.standalone.plainText, .bold), Span(circumstances(hit.record, style.language), .faint),
      ])
    }
  }

  private static let widestID = 44

  /// The section that it stands in and what kind it is, in parentheses; empty where neither says anything.
  private static func circumstances(_ record: Record, _ language: Language) -> String {
    let facts = record.section.suffix(1) + record.marks(language)
    return facts.isEmpty ? "" : "  (" + facts.joined(separator: " · ") + ")"
  }

  /// Id, language, kind, strength, platforms (with commas; empty for all), topic, section, headline: tabs between, a line each.
  package static func tabbed(_ answer: SearchAnswer) -> String {
    answer.hits.map { hit in
      let record = hit.record
      let fields = [
        record.id, record.language.rawValue, record.kind.rawValue, record.strength?.rawValue ?? "",
        record.platformNames?.joined(separator: ",") ?? "", record.topic,
        record.section.joined(separator: " › "), record.headline.plainText,
      ]
      return fields.map { Sanitizing.line($0) }.joined(separator: "\t") + "\n"
    }.joined()
  }

  /// What a chooser is given: the id or slug, what is shown for it, and the language to show it in; tabs between.
  package static func choice(_ record: Record, _ language: Language) -> String {
    choice(record.id, record.language, record.standalone.plainText + circumstances(record, language))
  }

  package static func choice(_ topic: Topic, _ language: Language) -> String {
    let names = ([topic.slug] + topic.titles.values).uniqued().joined(separator: ", ")
    let own = topic.titles[language] == nil ? topic.titles.languages.first ?? language : language
    return choice(topic.slug, own, names + "  (" + language.interface.labels.topic + ")")
  }

  private static func choice(_ name: String, _ language: Language, _ text: String) -> String {
    Sanitizing.line(name) + "\t" + Sanitizing.line(text) + "\t" + language.rawValue + "\n"
  }
}
