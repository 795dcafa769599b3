import Guidelines
import Languages

/// What the browser searches: every record as plain text, in a script, because a page from `file://` may load no data any other way.
struct SiteSearchData {
  let entries: [Site.Entry]

  /// Characters of an explanation that are searched; what comes later seldom decides.
  private let longestText = 400

  /// `window.HIG={topics:[[file,ja,en,aliases…]…],records:[[topic,anchor,language,platforms,kind,section,headline,text]…]}`
  func script() -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("topics")
      json.array(entries) { json, entry in
        json.array([entry.file] + Languages.both.map { entry.title(in: $0) } + [aliases(entry.topic)]) { $0.string($1) }
      }
      json.key("records")
      json.array(entries.enumerated()) { json, element in
        for fields in records(element.element) {
          json.array([0]) { json, _ in
            json.integer(element.offset)
            for field in fields.texts { json.string(field) }
            json.integer(fields.platforms)
            json.integer(fields.rank)
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
    /// Anchor, language, section, headline, text.
    var texts: [String]
    /// Bits in the platforms' order; 0 for all.
    var platforms: Int
    /// 1 for rules, 0 for everything else.
    var rank: Int
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
              String(record.body.plainText.prefix(longestText)),
            ], platforms: platforms, rank: record.kind == .rule ? 1 : 0))
      }
    }
    return out
  }
}
