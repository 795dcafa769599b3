import Guidelines
import Indexing
import Languages
import Rendering

/// A skill: a folder that teaches an assistant to use the command line. `SKILL.md` says when, which command, and how to cite; a file for each
/// category of topics says what may be asked for.
package struct Skill {
  private let language: Language
  private let edition: String
  private let categories: [TopicCategory]
  private let topics: [Topic]

  package init(_ index: GuidelineIndex, language: Language) throws(Failure) {
    self.language = language
    edition = try index.corpusEdition()
    let held = Set(try index.pages().filter { !$0.isPrivate }.map(\.topic))
    topics = try index.topics().filter { held.contains($0.slug) }
    let known = try index.categories()
    // What pages of the user's own made belongs to no category of the list.
    let others = topics.map(\.category).uniqued().filter { slug in !known.contains { $0.slug == slug } }
    categories =
      known + others.map { TopicCategory(slug: $0, titles: Localized([(language, language.interface.assistants.otherTopics)])) }
  }

  /// The files by their paths in the folder, `SKILL.md` first.
  package var files: [(path: String, text: String)] {
    [("SKILL.md", entry)]
      + filled.enumerated().map { ("references/\(Self.name($0)).md", reference(of: $1)) }
  }

  private var filled: [TopicCategory] { categories.filter { category in topics.contains { $0.category == category.slug } } }

  /// By their place: a category's own slug is somebody else's text.
  private static func name(_ place: Int) -> String { place < 9 ? "0\(place + 1)" : "\(place + 1)" }

  private func reference(of category: TopicCategory) -> String {
    let lines = topics.filter { $0.category == category.slug }.map { topic in
      let names = topic.titles.values.uniqued().joined(separator: ", ")
      let missing = Platform.allCases.filter { !topic.platforms.contains($0) }.map(\.rawValue).joined(separator: ", ")
      let limits = missing.isEmpty ? "" : " (\(language.interface.labels.unsupported): \(missing))"
      return "- \(RecordMarkdown.text("\(topic.slug): \(names.short)\(limits)"))\n"
    }
    return "# \(RecordMarkdown.text(category.title(in: language).short))\n\n" + lines.joined()
  }

  /// What stands in the front matter decides when an assistant reads the rest.
  package var entry: String {
    let list = filled.enumerated().map { place, category in
      "- [\(RecordMarkdown.text(category.title(in: language).short))](references/\(Self.name(place)).md)\n"
    }.joined()
    return language.interface.assistants.skill(edition) + list
  }
}
