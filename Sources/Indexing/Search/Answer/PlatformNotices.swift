import Guidelines
import Languages

/// Finds what a topic that is asked for says of a platform that is asked for too, where that is no rule: each may be named or filtered by.
struct PlatformNotices {
  let database: Database

  func notice(_ plan: QueryPlan, _ filters: Filters) throws -> PlatformNotice? {
    let platforms = plan.platforms + filters.platforms
    guard !platforms.isEmpty else { return nil }
    let filtered = try filters.topics.compactMap { slug in
      try database.first("SELECT id FROM topics WHERE slug = ?", [.text(slug)]) { $0.integer(0) }
    }
    for id in plan.topics + filtered {
      guard let topic = try database.first("\(StoredTopic.select) WHERE t.id = ?", [.integer(id)], StoredTopic.topic) else {
        continue
      }
      for platform in platforms {
        if let notice = try notice(topic, id, platform, plan.language) { return notice }
      }
    }
    return nil
  }

  private func notice(_ topic: Topic, _ id: Int64, _ platform: Platform, _ language: Language) throws -> PlatformNotice? {
    let mask = Platform.mask([platform])
    let own = try database.count(
      "SELECT count(*) FROM records WHERE topic = ? AND kind = \(RecordKind.rule.code) AND platforms & ? <> 0",
      [.integer(id), .init(mask)])
    guard own == 0 else { return nil }
    var notice = PlatformNotice(
      topic: topic.slug, topicTitle: topic.title(in: language), platform: platform, state: .unsupported, id: nil)
    let rows = try Statement(
      database,
      "SELECT name, content FROM records WHERE topic = ? AND kind = \(RecordKind.definition.code) AND platforms IS NOT NULL ORDER BY language <> ?, id",
      [.integer(id), .init(language.code)])
    while try rows.next() {
      let content = try RecordContent(rows.bytes(1), sourceName: "", line: 0)
      guard let line = PlatformLine(content.headline.plainText + "\n" + content.body.plainText) else { continue }
      notice.id = try rows.text(0)
      if line.unsupported.contains(platform) { return notice }
      if line.general.contains(platform) {
        notice.state = .general
        return notice
      }
    }
    notice.id = nil
    return topic.holds(for: [platform]) ? nil : notice
  }
}
