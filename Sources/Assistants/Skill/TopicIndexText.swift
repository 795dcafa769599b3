import Guidelines
import Languages
import Rendering

/// Text of `llms.txt`: a list of topics for language models, by category, with links to the file of each topic in each language.
package enum TopicIndexText {
  /// Returns the list in Markdown.
  /// - Parameters:
  ///   - pages: Pages to list; those of one topic are adjacent.
  ///   - path: Returns the path of a page's file.
  package static func markdown(
    _ pages: [TopicPage], categories: [TopicCategory], edition: String, path: (TopicPage) -> String
  ) -> String {
    var out =
      "# Design guidelines\n\n> Rules of design guidelines, in English and Japanese, each with an id and its official source."
    out += edition.isEmpty ? "\n" : " Edition \(RecordMarkdown.text(edition.truncatedForMessage)).\n"
    let slugs = categories.map(\.slug)
    let allSlugs = slugs + pages.map(\.topic.category).uniqued().filter { !slugs.contains($0) }
    for slug in allSlugs {
      let categoryPages = pages.filter { $0.topic.category == slug }
      if categoryPages.isEmpty { continue }
      let titles = categories.first { $0.slug == slug }?.titles.values.uniqued().joined(separator: ", ") ?? slug
      out += "\n## \(RecordMarkdown.text(titles.truncatedForMessage))\n\n"
      for page in categoryPages {
        let source = page.source.source == corpusSourceName ? "" : ", " + page.source.source.truncatedForMessage
        let title = RecordMarkdown.text("\(page.topicTitle.truncatedForMessage) (\(page.language.rawValue)\(source))")
        let definition = page.records.first { $0.kind == .definition && $0.section.isEmpty && !$0.bodyRepeatsHeadline }
        let summary = definition.map { ": " + RecordMarkdown.text($0.headline.plainText.split(maxLength: 300)[0]) } ?? ""
        out += "- [\(title)](\(path(page)))\(summary)\n"
      }
    }
    return out
  }
}
