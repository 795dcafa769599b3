import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// Pages of topics as resources, which a user can attach to a conversation.
extension Server {
  private static let mediaType = "text/markdown"

  func listResources(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    let (topics, scope) = try withIndex { index throws(Failure) in
      let listedTopics = Set(try index.pages().filter { listsPrivate || !$0.isPrivate }.map(\.topic))
      return (try index.topics().filter { listedTopics.contains($0.slug) }, try index.cacheScope)
    }
    let resources = topics.map { topic -> JSONObject in
      [
        "uri": TopicAddress(slug: topic.slug).text, "name": topic.slug, "title": topic.title(in: language),
        "mimeType": Self.mediaType,
      ]
    }
    return try .list("resources", resources, scope, for: parameters)
  }

  func listTemplates(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    let template: JSONObject = [
      "uriTemplate": TopicAddress.template, "name": "topic", "title": language.messages.assistants.topicPage,
      "mimeType": Self.mediaType,
    ]
    return try .list("resourceTemplates", [template], for: parameters)
  }

  func readResource(_ parameters: JSONValue, _ era: Era) throws(ProtocolError) -> MethodResult {
    guard let uri = parameters["uri"].string else { throw .invalidParameters("'uri' must be a string") }
    guard let address = TopicAddress(uri) else {
      throw .resourceNotFound("'\(uri.truncatedForMessage)' is no address of the form \(TopicAddress.template)", era)
    }
    let (foundPage, scope) = try withIndex { index throws(Failure) in
      let topic = try index.topics().first { $0.slug == address.slug }
      let page = try topic.map { topic throws(Failure) in
        try PageLookup(index, topic: topic).page(
          in: address.language ?? self.language, platforms: address.platform.map { [$0] } ?? [])
      }
      return (page, try index.cacheScope)
    }
    guard let page = foundPage else { throw .resourceNotFound("there is no topic '\(address.slug.truncatedForMessage)'", era) }
    let content: JSONObject = ["uri": uri, "mimeType": Self.mediaType, "text": DocumentMarkdown(page).markdown()]
    return MethodResult(["contents": [content]], scope)
  }

  /// Runs `body` with the index. A failure becomes an internal error, because the request did not cause it.
  func withIndex<Value>(_ body: (GuidelineIndex) throws(Failure) -> Value) throws(ProtocolError) -> Value {
    do throws(Failure) {
      return try body(try index())
    } catch {
      throw .internalError(error.message(in: language).sentence)
    }
  }
}

extension GuidelineIndex {
  /// Cache scope of answers from this index. Answers are private if the index holds pages that the user added.
  fileprivate var cacheScope: MethodResult.CacheScope {
    get throws(Failure) { try sources().allSatisfy { $0.name == corpusSourceName } ? .public : .private }
  }
}
