import Guidelines
import Languages

/// Finds the platform notice of a search: the state of a topic on a platform where the topic has no rules. The topic and the
/// platform may be named in the query or given by filters.
struct PlatformNotices<Store: SearchStore> {
  let store: Store

  func notice(_ plan: QueryPlan, _ filters: Filters) throws(Store.Failure) -> PlatformNotice? {
    let platforms = plan.platforms + filters.platforms
    guard !platforms.isEmpty else { return nil }
    var topics = plan.topics
    for slug in filters.topics { if let id = try store.topicID(slug) { topics.append(id) } }
    for id in topics {
      guard let topic = try store.topic(id) else { continue }
      for platform in platforms {
        if let notice = try notice(topic, id, platform, plan.language) { return notice }
      }
    }
    return nil
  }

  private func notice(
    _ topic: Topic, _ id: Int64, _ platform: Platform, _ language: Language
  ) throws(Store.Failure) -> PlatformNotice? {
    if try store.hasRules(of: id, for: platform) { return nil }
    var notice = PlatformNotice(
      topic: topic.slug, topicTitle: topic.title(in: language), platform: platform, state: .unsupported, id: nil)
    for (record, content) in try store.platformDefinitions(of: id, language) {
      guard let line = PlatformLine(content.headline.plainText + "\n" + content.body.plainText) else { continue }
      notice.id = record
      if line.unsupported.contains(platform) { return notice }
      if line.general.contains(platform) {
        notice.state = .general
        return notice
      }
    }
    notice.id = nil
    return topic.applies(toAnyOf: [platform]) ? nil : notice
  }
}
