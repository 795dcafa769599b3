import Guidelines
import Languages

/// Data for the browser: topics, to link to their pages, and records, to search headlines if the search engine cannot run. It is
/// a script, because a page opened from `file://` cannot load data in any other way.
struct SiteSearchData {
  let entries: [Site.TopicEntry]
  /// Overview pages and sections of the start page, by title.
  let pages: [(address: String, titles: Localized<String>)]

  /// Returns `window.HIG={pages:[…],topics:[…],records:[…]}`, whose elements are arrays:
  /// - `pages`: address, title in Japanese, title in English
  /// - `topics`: file, title in Japanese, title in English, aliases, slug, source
  /// - `records`: index of the topic, anchor, language, section, headline, platforms
  func script() -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("pages")
      json.array(pages) { json, page in
        json.array([page.address] + Languages.bilingualPair.map { page.titles.text(in: $0) }) { $0.string($1) }
      }
      json.key("topics")
      json.array(entries) { json, entry in
        json.array(
          [entry.file] + Languages.bilingualPair.map { entry.title(in: $0) } + [
            aliases(entry.topic), entry.topic.slug, entry.source,
          ]
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
    // In JSON, `<` occurs in strings only. Escaping it makes the data safe even inside a page.
    return "window.HIG=" + json.text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C") + ";\n"
  }

  private func aliases(_ topic: Topic) -> String {
    (topic.aliases.flattened + [topic.slug]).joined(separator: " ")
  }

  private struct Fields {
    /// Anchor, language, section, and headline.
    var texts: [String]
    /// Bit mask of platforms in sorted order; 0 for all.
    var platforms: Int
  }

  private func records(_ entry: Site.TopicEntry) -> [Fields] {
    func visibleRecords(_ page: TopicPage?) -> [Record] { page?.records.filter { !PlatformStates.isPlatformLine($0) } ?? [] }
    var out: [Fields] = []
    // Records are in the same order as on the page, so that their anchors are the same.
    for pair in RecordPair.pairs(visibleRecords(entry.left), visibleRecords(entry.right)) {
      guard let first = pair.left ?? pair.right else { continue }
      let name = TopicArticle.rowID(first)
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
