import Guidelines
import Languages

/// What the browser knows of the topics, to lead to their pages, and of their records, to search by headlines where the engine may not run: in a script, because a page
/// from `file://` may load no data any other way.
struct SiteSearchData {
  let entries: [Site.Entry]
  /// Pages and places that list something, by their names.
  let pages: [(address: String, titles: Localized<String>)]

  /// `window.HIG={pages:[[address,ja,en]…],topics:[[file,ja,en,aliases,slug,source]…],records:[[topic,anchor,language,section,headline,platforms]…]}`
  func script() -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("pages")
      json.array(pages) { json, page in
        json.array([page.address] + Languages.both.map { page.titles.text(in: $0) }) { $0.string($1) }
      }
      json.key("topics")
      json.array(entries) { json, entry in
        json.array(
          [entry.file] + Languages.both.map { entry.title(in: $0) } + [aliases(entry.topic), entry.topic.slug, entry.source]
        ) { $0.string($1) }
      }
      json.key("records")
      json.array(entries.enumerated()) { json, element in
        for fields in records(element.element) {
          json.array([0]) { json, _ in
            json.integer(element.offset)
            for field in fields.texts { json.string(field) }
            json.integer(fields.platforms)
          }
        }
      }
    }
    // In JSON `<` stands in strings only; escaped, the data could even stand inside a page.
    return "window.HIG=" + json.text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C") + ";\n"
  }

  private func aliases(_ topic: Topic) -> String {
    (topic.aliases.flattened + [topic.slug]).joined(separator: " ")
  }

  private struct Fields {
    /// Anchor, language, section, headline.
    var texts: [String]
    /// Bits in the platforms' order; 0 for all.
    var platforms: Int
  }

  private func records(_ entry: Site.Entry) -> [Fields] {
    func shown(_ page: TopicPage?) -> [Record] { page?.records.filter { !PlatformStates.isPlatformLine($0) } ?? [] }
    var out: [Fields] = []
    // The same order as on the page, so that the anchors are the same.
    for pair in RecordPair.rows(shown(entry.left), shown(entry.right)) {
      guard let first = pair.left ?? pair.right else { continue }
      let name = TopicArticle.rowName(first)
      for record in [pair.left, pair.right].compactMap({ $0 }) {
        let platforms = Platform.allCases.sorted().enumerated().reduce(0) { bits, element in
          record.platforms?.contains(element.element) == true ? bits | 1 << element.offset : bits
        }
        out.append(
          Fields(
            texts: [
              name, record.language.rawValue, record.section.joined(separator: " › "), record.headline.plainText,
            ], platforms: platforms))
      }
    }
    return out
  }
}
