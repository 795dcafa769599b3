import Guidelines
import Yams

/// The YAML files of the Corpus.
package enum CorpusFiles {
  /// `topics.yaml`: edition, categories, usual sections, topics.
  package static func topicCatalog(_ bytes: [UInt8], path: String) throws(Failure) -> TopicCatalog {
    let document = try YAMLDocument(bytes, path: path)
    var catalog = TopicCatalog()
    catalog.edition = try document.string(document.root, "edition")
    for node in try document.sequence(document.root, "categories") { catalog.categories.append(try category(node, document)) }
    for node in try document.sequence(document.root, "sections") {
      let section = SectionName(
        anchor: try document.string(node, "anchor"), english: try document.strings(node, "en"),
        japanese: try document.strings(node, "ja"))
      guard !section.english.isEmpty || !section.japanese.isEmpty else { throw document.failure(node, "section without a name") }
      catalog.sections.append(section)
    }
    var slugs: Set<String> = []
    for node in try document.sequence(document.root, "topics") {
      let topic = try topic(node, document)
      guard slugs.insert(topic.slug).inserted else { throw document.failure(node, "topic '\(topic.slug)' stands twice") }
      guard let category = catalog.categories.first(where: { $0.slug == topic.category }) else {
        throw document.failure(node, "unknown category '\(topic.category)'")
      }
      if let group = topic.group, !category.groups.contains(where: { $0.slug == group }) {
        throw document.failure(node, "unknown group '\(group)'")
      }
      catalog.topics.append(topic)
    }
    return catalog
  }

  /// `glossary.yaml`: groups of terms that mean the same.
  package static func glossary(_ bytes: [UInt8], path: String) throws(Failure) -> Glossary {
    let document = try YAMLDocument(bytes, path: path)
    var glossary = Glossary()
    for node in try document.sequence(document.root, "groups") {
      var weight: Double?
      if document.value(node, "never")?.scalar?.string != "true" {
        let text = try document.string(node, "weight")
        guard let value = Double(text), (0...1).contains(value) else {
          throw document.failure(node, "weight '\(text)' is not between 0 and 1")
        }
        weight = value
      }
      glossary.groups.append(
        Glossary.Group(
          english: try document.strings(node, "en"), japanese: try document.strings(node, "ja"),
          readings: try document.strings(node, "readings"),
          weight: weight))
    }
    return glossary
  }

  /// `questions/LANGUAGE/TOPIC.yaml`: what people ask, by the id of the record that answers.
  package static func questions(_ bytes: [UInt8], path: String) throws(Failure) -> [String: [String]] {
    let document = try YAMLDocument(bytes, path: path)
    var questions: [String: [String]] = [:]
    for (key, _) in document.root.mapping ?? [:] {
      guard let id = key.scalar?.string else { throw document.failure(key, "an id is no text") }
      questions[id] = try document.strings(document.root, id)
    }
    return questions
  }

  private static func category(_ node: Node, _ document: YAMLDocument) throws(Failure) -> TopicCategory {
    var category = TopicCategory(
      slug: try document.string(node, "slug"), english: try document.string(node, "en"), japanese: try document.string(node, "ja")
    )
    for group in try document.sequence(node, "groups") {
      category.groups.append(
        TopicCategory(
          slug: try document.string(group, "slug"), english: try document.string(group, "en"),
          japanese: try document.string(group, "ja")))
    }
    return category
  }

  private static func topic(_ node: Node, _ document: YAMLDocument) throws(Failure) -> Topic {
    var topic = Topic(
      slug: try document.string(node, "slug"), category: try document.string(node, "category"),
      english: try document.string(node, "en"),
      japanese: try document.string(node, "ja"))
    if document.value(node, "group") != nil { topic.group = try document.string(node, "group") }
    if let aliases = document.value(node, "aliases") {
      topic.aliases = [.english: try document.strings(aliases, "en"), .japanese: try document.strings(aliases, "ja")]
    }
    topic.former = try document.strings(node, "former")
    topic.related = try document.strings(node, "related")
    if document.value(node, "platforms") != nil {
      var platforms: [Platform] = []
      for name in try document.strings(node, "platforms") {
        guard let platform = Platform(name: name) else { throw document.failure(node, "unknown platform '\(name)'") }
        platforms.append(platform)
      }
      topic.platforms = platforms.sorted()
    }
    return topic
  }
}
