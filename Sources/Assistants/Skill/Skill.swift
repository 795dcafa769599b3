import Guidelines
import Indexing
import Languages
import Rendering

/// A skill: a folder that teaches an assistant to use the command line. `SKILL.md` explains when to use which command and how to
/// cite; a file for each category lists its topics.
package struct Skill {
  private let language: Language
  private let edition: String
  private let categories: [TopicCategory]
  private let topics: [Topic]

  package init(_ index: GuidelineIndex, language: Language) throws(Failure) {
    self.language = language
    edition = try index.corpusEdition()
    let publicTopics = Set(try index.pages().filter { !$0.isPrivate }.map(\.topic))
    topics = try index.topics().filter { publicTopics.contains($0.slug) }
    let knownCategories = try index.categories()
    // Topics of the user's own pages may have categories that the index does not list.
    let unlisted = topics.map(\.category).uniqued().filter { slug in !knownCategories.contains { $0.slug == slug } }
    categories =
      knownCategories
      + unlisted.map { TopicCategory(slug: $0, titles: Localized([(language, language.messages.assistants.otherTopics)])) }
  }

  /// Files by their paths in the folder; `SKILL.md` comes first.
  package var files: [(path: String, text: String)] {
    [("SKILL.md", mainFile)]
      + nonemptyCategories.enumerated().map { ("references/\(Self.fileName($0)).md", reference(of: $1)) }
  }

  private var nonemptyCategories: [TopicCategory] {
    categories.filter { category in topics.contains { $0.category == category.slug } }
  }

  /// Returns a file name made from the category's position, because a slug may come from a page of the user and cannot be
  /// trusted.
  private static func fileName(_ position: Int) -> String { position < 9 ? "0\(position + 1)" : "\(position + 1)" }

  private func reference(of category: TopicCategory) -> String {
    let lines = topics.filter { $0.category == category.slug }.map { topic in
      let names = topic.titles.values.uniqued().joined(separator: ", ")
      let unsupported = Platform.allCases.filter { !topic.platforms.contains($0) }.map(\.rawValue).joined(separator: ", ")
      let platformNote = unsupported.isEmpty ? "" : " (\(language.messages.labels.unsupported): \(unsupported))"
      return "- \(RecordMarkdown.text("\(topic.slug): \(names.truncatedForMessage)\(platformNote)"))\n"
    }
    return "# \(RecordMarkdown.text(category.title(in: language).truncatedForMessage))\n\n" + lines.joined()
  }

  /// Text of `SKILL.md`. Assistants decide by its front matter when to read the rest.
  package var mainFile: String {
    let list = nonemptyCategories.enumerated().map { position, category in
      "- [\(RecordMarkdown.text(category.title(in: language).truncatedForMessage))](references/\(Self.fileName(position)).md)\n"
    }.joined()
    return language.messages.assistants.skill(edition) + list
  }
}
