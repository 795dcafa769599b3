import Guidelines

extension ByteWriter {
  /// Appends all properties of a topic.
  mutating func topic(_ topic: Topic) {
    string(topic.slug)
    string(topic.category)
    optionalString(topic.group)
    number(Platform.mask(topic.platforms))
    details(of: topic)
  }

  /// Appends the properties of a topic that have no column of their own in the index.
  package mutating func details(of topic: Topic) {
    localized(topic.titles) { $0.string($1) }
    localized(topic.aliases) { $0.strings($1) }
    strings(topic.formerSlugs)
    strings(topic.related)
    strings(topic.formerNames)
    list(topic.api) {
      $0.string($1.symbol)
      $0.optionalString($1.framework)
    }
    list(topic.resources) {
      $0.localized($1.titles) { $0.string($1) }
      $0.string($1.url)
    }
    localized(topic.comparedComponents) { $0.strings($1) }
    sectionNames(topic.explainedNames)
  }
}

extension ByteReader {
  mutating func topic() throws(CorruptDataError) -> Topic {
    let (slug, category, group) = (try string(), try string(), try optionalString())
    return try topic(slug: slug, category: category, group: group, platforms: Platform.list(mask: try number()))
  }

  /// Decodes the properties that `details(of:)` wrote, and returns the topic with the given column values.
  package mutating func topic(
    slug: String, category: String, group: String?, platforms: [Platform]
  ) throws(CorruptDataError) -> Topic {
    var topic = Topic(
      slug: slug, category: category, group: group, titles: try titles(),
      aliases: try localized { (reader) throws(CorruptDataError) in try reader.strings() }, platforms: platforms)
    topic.formerSlugs = try strings()
    topic.related = try strings()
    topic.formerNames = try strings()
    topic.api = try list { (reader) throws(CorruptDataError) in
      APISymbol(try reader.string(), framework: try reader.optionalString())
    }
    // Topics that were stored before resources existed end here.
    if !isAtEnd {
      topic.resources = try list { (reader) throws(CorruptDataError) in
        Resource(titles: try reader.titles(), url: try reader.string())
      }
    }
    if !isAtEnd {
      topic.comparedComponents = try localized { (reader) throws(CorruptDataError) in try reader.strings() }
      topic.explainedNames = try sectionNames()
    }
    return topic
  }

  private mutating func titles() throws(CorruptDataError) -> Localized<String> {
    try localized { (reader) throws(CorruptDataError) in try reader.string() }
  }
}
