import Guidelines
import Languages
import Rendering

/// `llms.txt`: a list of topics for language models, by category, with a link to the file of each in each language.
package enum TopicIndexText {
  /// - Parameters:
  ///   - pages: those of one topic next to each other.
  ///   - path: of a page's file.
  package static func markdown(
    _ pages: [TopicPage], categories: [TopicCategory], edition: String, path: (TopicPage) -> String
  ) -> String {
    var out =
      "# Design guidelines\n\n> Rules of design guidelines, in English and Japanese, each with an id and its official source."
    out += edition.isEmpty ? "\n" : " Edition \(RecordMarkdown.text(edition.short)).\n"
    let slugs = categories.map(\.slug)
    let known = slugs + pages.map(\.topic.category).uniqued().filter { !slugs.contains($0) }
    for slug in known {
      let own = pages.filter { $0.topic.category == slug }
      if own.isEmpty { continue }
      let titles = categories.first { $0.slug == slug }?.titles.values.uniqued().joined(separator: ", ") ?? slug
      out += "\n## \(RecordMarkdown.text(titles.short))\n\n"
      for page in own {
        let source = page.source.source == corpusSourceName ? "" : ", " + page.source.source.short
        let title = RecordMarkdown.text("\(page.topicTitle.short) (\(page.language.rawValue)\(source))")
        let first = page.records.first { $0.kind == .definition && $0.section.isEmpty && !$0.bodyRepeatsHeadline }
        let summary = first.map { ": " + RecordMarkdown.text($0.headline.plainText.cut(to: 300)[0]) } ?? ""
        out += "- [\(title)](\(path(page)))\(summary)\n"
      }
    }
    return out
  }
}
