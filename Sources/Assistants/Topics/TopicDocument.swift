import Guidelines
import Languages
import Rendering

/// A topic's page as assistants read it: headings, rules with their ids, where it comes from.
package enum TopicDocument {
  /// As one Markdown text.
  package static func markdown(_ page: TopicPage) -> String {
    var out = title(page)
    var section: [String] = []
    for record in records(page) {
      if record.section != section { out += "\n" + heading(record.section, level: 2) }
      section = record.section
      out += "\n" + RecordMarkdown.rule(record) + "\n" + remark(record)
    }
    return out
  }

  /// What it is about, where it holds and where it comes from, as a quotation.
  static func heading(of page: TopicPage) -> String { Quotation.text(title(page)) }

  private static func title(_ page: TopicPage) -> String {
    "# \(RecordMarkdown.text(page.topicTitle.short))\n\n" + facts(page).map { "- \($0)\n" }.joined()
  }

  /// In pieces, each a quotation: a record, with its section's heading where that is another than before.
  static func parts(_ page: TopicPage, of most: Int) -> [() -> Part] {
    var section: [String] = []
    return records(page).flatMap { record -> [() -> Part] in
      let isNew = record.section != section
      section = record.section
      return record.pieces(of: most).enumerated().map { number, piece in
        let opening = isNew && number == 0 ? heading(piece.section, level: 3) + "\n" : ""
        return {
          Part(
            text: Quotation.text(opening + piece.markdown(RecordMarkdown.rule) + "\n" + remark(piece)),
            data: piece.data(isAlone: false))
        }
      }
    }
  }

  /// What is said of the page once, as data.
  static func members(_ page: TopicPage, into json: inout JSONWriter) {
    json.field("topic", page.topic.slug)
    json.field("title", page.topicTitle.short)
    json.field("language", page.language.rawValue)
    json.key("platforms")
    json.object { json in
      for platform in Platform.allCases { json.field(platform.rawValue, page.platforms[platform]?.rawValue) }
    }
    if let url = page.source.url, url.utf8.count <= 400 { json.field("url", url) }
    if let edition = page.source.edition { json.field("edition", edition.short) }
    if page.source.source != corpusSourceName { json.field("source", page.source.source.short) }
  }

  private static func facts(_ page: TopicPage) -> [String] {
    func names(_ state: PlatformState) -> String? {
      let names = Platform.allCases.filter { page.platforms[$0] == state }.map(\.rawValue)
      return names.isEmpty ? nil : "\(state.label.text(in: page.language)): \(names.joined(separator: ", "))"
    }
    let states = [PlatformState.ownGuidance, .general, .unsupported].compactMap(names)
    let source = [page.source.url, page.source.edition, page.source.source].compactMap { $0 }.filter { $0.utf8.count <= 400 }
    let api = page.topic.api.prefix(8).map(\.symbol.short)
    let lines = states + [source.joined(separator: " · ")] + (api.isEmpty ? [] : ["API: \(api.joined(separator: ", "))"])
    return lines.map { RecordMarkdown.text($0) }
  }

  /// Without the line that only lists platforms, which the page says itself.
  private static func records(_ page: TopicPage) -> [Record] { page.records.filter { !PlatformStates.isPlatformLine($0) } }

  private static func heading(_ section: [String], level: Int) -> String {
    guard !section.isEmpty else { return "" }
    return String(repeating: "#", count: level) + " " + RecordMarkdown.text(section.joined(separator: " › ")) + "\n"
  }

  private static func remark(_ record: Record) -> String {
    let facts = [record.platforms.map { $0.map(\.rawValue).joined(separator: ", ") }, record.isGuessed ? "inferred" : nil]
    return ([RecordMarkdown.text(record.id)] + facts.compactMap { $0 }).joined(separator: " · ") + "\n"
  }
}
