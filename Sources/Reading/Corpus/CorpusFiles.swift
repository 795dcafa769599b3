import Guidelines
import Languages

/// Parsers for the YAML files of the Corpus.
package enum CorpusFiles {
  /// Parses `topics.yaml`: edition, categories, usual sections, and topics.
  package static func topicCatalog(_ bytes: [UInt8], path: String) throws(Failure) -> TopicCatalog {
    let document = try YAMLDocument(bytes, path: path)
    var catalog = TopicCatalog()
    catalog.edition = try document.string(document.root, "edition")
    for node in try document.sequence(document.root, "categories") { catalog.categories.append(try category(node, document)) }
    catalog.sections = try sections(document.root, "sections", document)
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
    try checkSymbols(catalog, document)
    try relateTopics(catalog: &catalog, document)
    return catalog
  }

  /// Relates a topic that helps to choose `between` other topics to each of them, in both directions.
  private static func relateTopics(catalog: inout TopicCatalog, _ document: YAMLDocument) throws(Failure) {
    let indices = Dictionary(uniqueKeysWithValues: zip(catalog.topics.map(\.slug), catalog.topics.indices))
    for node in try document.sequence(document.root, "topics") {
      guard let index = indices[try document.string(node, "slug")] else { continue }
      for slug in try document.strings(node, "between") {
        guard let otherIndex = indices[slug] else { throw document.failure(node, "'between' names the unknown topic '\(slug)'") }
        catalog.topics[index].related.append(slug)
        catalog.topics[otherIndex].related.append(catalog.topics[index].slug)
      }
    }
  }

  /// Checks that each API name belongs to one topic. A topic can list the name of another topic as shared; the other topic
  /// determines its framework.
  private static func checkSymbols(_ catalog: TopicCatalog, _ document: YAMLDocument) throws(Failure) {
    var owners: [String: String] = [:]
    for topic in catalog.topics {
      for symbol in topic.api where !symbol.isShared {
        if let owner = owners.updateValue(topic.slug, forKey: symbol.symbol) {
          throw document.failure(document.root, "'\(symbol.symbol)' belongs to '\(owner)' and to '\(topic.slug)'")
        }
      }
    }
    for topic in catalog.topics {
      if let symbol = topic.api.first(where: { $0.isShared && owners[$0.symbol] == nil }) {
        throw document.failure(document.root, "'\(symbol.symbol)' of '\(topic.slug)' belongs to no topic")
      }
    }
  }

  /// Parses `glossary.yaml`: groups of synonyms.
  package static func glossary(_ bytes: [UInt8], path: String) throws(Failure) -> Glossary {
    let document = try YAMLDocument(bytes, path: path)
    var glossary = Glossary()
    for node in try document.sequence(document.root, "groups") {
      var weight: Double?
      if document.value(node, "never")?.text != "true" {
        let text = try document.string(node, "weight")
        guard let value = Double(text), (0...1).contains(value) else {
          throw document.failure(node, "weight '\(text)' is not between 0 and 1")
        }
        weight = value
      }
      glossary.groups.append(
        Glossary.Group(
          members: try document.localizedLists(node), readings: try document.strings(node, "readings"), weight: weight))
    }
    return glossary
  }

  /// Parses `changes.yaml`: the official change logs.
  package static func changes(_ bytes: [UInt8], path: String) throws(Failure) -> [ChangelogEntry] {
    let document = try YAMLDocument(bytes, path: path)
    var changes: [ChangelogEntry] = []
    for node in try document.sequence(document.root, "changes") {
      let date = try document.string(node, "date")
      guard date.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil else { throw document.failure(node, "'\(date)' is no date") }
      let word = try document.string(node, "kind")
      guard let kind = ChangelogEntry.Kind(rawValue: word) else { throw document.failure(node, "unknown kind '\(word)'") }
      changes.append(
        ChangelogEntry(
          date: date, topic: try document.string(node, "topic"), kind: kind, platforms: try platforms(node, document),
          texts: try document.localized(node),
          recordIDs: try document.strings(node, "ids")))
    }
    return changes
  }

  /// Parses `quantities.yaml`: quantities that users look up as a measure.
  package static func quantities(_ bytes: [UInt8], path: String) throws(Failure) -> [Quantity] {
    let document = try YAMLDocument(bytes, path: path)
    var quantities: [Quantity] = []
    for node in try document.sequence(document.root, "quantities") {
      let names = try document.localizedLists(node)
      guard Languages.bilingualPair.allSatisfy({ !names.list($0).isEmpty }) else {
        throw document.failure(node, "quantity without a name")
      }
      quantities.append(
        Quantity(slug: try document.string(node, "slug"), names: names, recordIDs: try document.strings(node, "records")))
    }
    return quantities
  }

  /// Parses `anchors.yaml`: the official spelling of section anchors.
  package static func anchors(_ bytes: [UInt8], path: String) throws(Failure) -> OfficialAnchors {
    let document = try YAMLDocument(bytes, path: path)
    guard let node = document.value(document.root, "anchors"), let pairs = node.pairs else {
      throw document.failure(document.root, "'anchors' is missing")
    }
    var anchors = OfficialAnchors()
    for (key, value) in pairs {
      guard let ours = key.text, let official = value.text, official.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw document.failure(key, "an anchor is one word")
      }
      guard anchors.spellings.updateValue(official, forKey: ours) == nil else {
        throw document.failure(key, "the anchor '\(ours)' stands twice")
      }
    }
    return anchors
  }

  /// Parses `resources.yaml`: links for further reading by topic slug, in file order.
  package static func resources(_ bytes: [UInt8], path: String) throws(Failure) -> [String: [Resource]] {
    let document = try YAMLDocument(bytes, path: path)
    var resources: [String: [Resource]] = [:]
    for node in try document.sequence(document.root, "resources") {
      let url = try document.string(node, "url")
      guard url.hasPrefix("https://"), url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw document.failure(node, "'\(url)' is no address that begins with https://")
      }
      var titles = Localized<String>()
      titles[Languages.fallback] = try document.string(node, Languages.fallback.rawValue)
      for language in Languages.supported where document.value(node, language.rawValue) != nil {
        titles[language] = try document.string(node, language.rawValue)
      }
      let topics = try document.strings(node, "topics")
      guard !topics.isEmpty else { throw document.failure(node, "resource without a topic") }
      for topic in topics { resources[topic, default: []].append(Resource(titles: titles, url: url)) }
    }
    return resources
  }

  /// Parses `terms.yaml`: preferred terms by language.
  package static func terms(_ bytes: [UInt8], path: String) throws(Failure) -> [Language: Terminology] {
    let document = try YAMLDocument(bytes, path: path)
    var terminology: [Language: Terminology] = [:]
    for language in Languages.supported {
      var terms: [Terminology.PreferredTerm] = []
      for node in try document.sequence(document.root, language.rawValue) {
        // The reason is required for readers of the list: a term without one is a matter of taste.
        _ = try document.string(node, "why")
        terms.append(
          Terminology.PreferredTerm(
            word: try document.string(node, "word"), variants: try document.strings(node, "not"),
            spokenVariants: try document.strings(node, "spoken"), longerWords: try document.strings(node, "in")))
      }
      if !terms.isEmpty { terminology[language] = Terminology(terms) }
    }
    return terminology
  }

  /// Parses `gone.yaml`: the ids of removed records, which no record may use again.
  package static func goneIDs(_ bytes: [UInt8], path: String) throws(Failure) -> [String] {
    let document = try YAMLDocument(bytes, path: path)
    var ids: [String] = []
    for node in try document.sequence(document.root, "gone") { ids.append(try document.string(node, "id")) }
    return ids
  }

  private static func platforms(_ node: YAMLNode, _ document: YAMLDocument) throws(Failure) -> [Platform] {
    var platforms: [Platform] = []
    for name in try document.strings(node, "platforms") {
      guard let platform = Platform(name: name) else { throw document.failure(node, "unknown platform '\(name)'") }
      platforms.append(platform)
    }
    return platforms.sorted()
  }

  /// Parses `questions/LANGUAGE/TOPIC.yaml`: questions by the id of the record that answers them.
  package static func questions(_ bytes: [UInt8], path: String) throws(Failure) -> [String: [String]] {
    let document = try YAMLDocument(bytes, path: path)
    var questions: [String: [String]] = [:]
    for (key, _) in document.root.pairs ?? [] {
      guard let id = key.text else { throw document.failure(key, "an id is no text") }
      questions[id] = try document.strings(document.root, id)
    }
    return questions
  }

  /// Parses `{SwiftUI: [TabView, …], UIKit: […], shared: […]}`: API names by framework. Names under `shared` belong to another
  /// topic.
  private static func symbols(_ node: YAMLNode, _ document: YAMLDocument) throws(Failure) -> [APISymbol] {
    guard let pairs = node.pairs else { throw document.failure(node, "'api' is no mapping") }
    var symbols: [APISymbol] = []
    for (key, _) in pairs {
      guard let framework = key.text else { throw document.failure(key, "a framework is no text") }
      symbols += try document.strings(node, framework).map { APISymbol($0, framework: framework == "shared" ? nil : framework) }
    }
    guard Set(symbols.map(\.symbol)).count == symbols.count else { throw document.failure(node, "an API name stands twice") }
    return symbols
  }

  private static func category(_ node: YAMLNode, _ document: YAMLDocument) throws(Failure) -> TopicCategory {
    var category = TopicCategory(slug: try document.string(node, "slug"), titles: try document.localized(node))
    for group in try document.sequence(node, "groups") {
      category.groups.append(
        TopicCategory(slug: try document.string(group, "slug"), titles: try document.localized(group)))
    }
    return category
  }

  private static func sections(_ node: YAMLNode, _ key: String, _ document: YAMLDocument) throws(Failure) -> [SectionName] {
    var sections: [SectionName] = []
    for node in try document.sequence(node, key) {
      let section = SectionName(anchor: try document.string(node, "anchor"), names: try document.localizedLists(node))
      guard !section.names.flattened.isEmpty else { throw document.failure(node, "section without a name") }
      sections.append(section)
    }
    return sections
  }

  private static func topic(_ node: YAMLNode, _ document: YAMLDocument) throws(Failure) -> Topic {
    var topic = Topic(
      slug: try document.string(node, "slug"), category: try document.string(node, "category"),
      titles: try document.localized(node))
    if document.value(node, "group") != nil { topic.group = try document.string(node, "group") }
    if let aliases = document.value(node, "aliases") {
      topic.aliases = try document.localizedLists(aliases)
    }
    if let compared = document.value(node, "compared") { topic.comparedComponents = try document.localizedLists(compared) }
    topic.explainedNames = try sections(node, "explained", document)
    topic.formerSlugs = try document.strings(node, "former")
    topic.formerNames = try document.strings(node, "former_names")
    if let api = document.value(node, "api") { topic.api = try symbols(api, document) }
    topic.related = try document.strings(node, "related")
    if document.value(node, "platforms") != nil { topic.platforms = try platforms(node, document) }
    return topic
  }
}
