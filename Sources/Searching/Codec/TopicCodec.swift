import Guidelines

extension ByteWriter {
  /// A topic whole.
  mutating func topic(_ topic: Topic) {
    string(topic.slug)
    string(topic.category)
    optional(topic.group)
    number(Platform.mask(topic.platforms))
    detail(of: topic)
  }

  /// What no query of an index asks for by itself.
  package mutating func detail(of topic: Topic) {
    localized(topic.titles) { $0.string($1) }
    localized(topic.aliases) { $0.strings($1) }
    strings(topic.former)
    strings(topic.related)
    strings(topic.formerNames)
    list(topic.api) {
      $0.string($1.symbol)
      $0.optional($1.framework)
    }
    list(topic.resources) {
      $0.localized($1.titles) { $0.string($1) }
      $0.string($1.url)
    }
    localized(topic.compared) { $0.strings($1) }
    sectionNames(topic.explained)
  }
}

extension ByteReader {
  mutating func topic() throws(Damaged) -> Topic {
    let (slug, category, group) = (try string(), try string(), try optional())
    return try topic(slug: slug, category: category, group: group, platforms: Platform.list(mask: try number()))
  }

  /// A topic by its detail.
  package mutating func topic(
    slug: String, category: String, group: String?, platforms: [Platform]
  ) throws(Damaged) -> Topic {
    var topic = Topic(
      slug: slug, category: category, group: group, titles: try titles(),
      aliases: try localized { (reader) throws(Damaged) in try reader.strings() }, platforms: platforms)
    topic.former = try strings()
    topic.related = try strings()
    topic.formerNames = try strings()
    topic.api = try list { (reader) throws(Damaged) in APISymbol(try reader.string(), framework: try reader.optional()) }
    // Topics that were stored before there were any end here.
    if !isAtEnd {
      topic.resources = try list { (reader) throws(Damaged) in Resource(titles: try reader.titles(), url: try reader.string()) }
    }
    if !isAtEnd {
      topic.compared = try localized { (reader) throws(Damaged) in try reader.strings() }
      topic.explained = try sectionNames()
    }
    return topic
  }

  private mutating func titles() throws(Damaged) -> Localized<String> {
    try localized { (reader) throws(Damaged) in try reader.string() }
  }
}
