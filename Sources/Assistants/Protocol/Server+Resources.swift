import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// Topics' pages as resources, for people who attach one to what they ask.
extension Server {
  private static let mediaType = "text/markdown"

  func listResources(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    let (topics, scope) = try asking { index throws(Failure) in
      let held = Set(try index.pages().filter { listsPrivate || !$0.isPrivate }.map(\.topic))
      return (try index.topics().filter { held.contains($0.slug) }, try index.cacheScope)
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
      "uriTemplate": TopicAddress.template, "name": "topic", "title": language.interface.assistants.topicPage,
      "mimeType": Self.mediaType,
    ]
    return try .list("resourceTemplates", [template], for: parameters)
  }

  func readResource(_ parameters: JSONValue, _ era: Era) throws(ProtocolError) -> MethodResult {
    guard let uri = parameters["uri"].string else { throw .invalidParameters("'uri' must be a string") }
    guard let address = TopicAddress(uri) else {
      throw .resourceNotFound("'\(uri.short)' is no address of the form \(TopicAddress.template)", era)
    }
    let (found, scope) = try asking { index throws(Failure) in
      let topic = try index.topics().first { $0.slug == address.slug }
      let page = try topic.map { topic throws(Failure) in
        try PageLookup(index, topic: topic).page(
          in: address.language ?? self.language, platforms: address.platform.map { [$0] } ?? [])
      }
      return (page, try index.cacheScope)
    }
    guard let page = found else { throw .resourceNotFound("there is no topic '\(address.slug.short)'", era) }
    let content: JSONObject = ["uri": uri, "mimeType": Self.mediaType, "text": DocumentMarkdown(page).markdown()]
    return MethodResult(["contents": [content]], scope)
  }

  /// Asks the index; what fails there is no fault of the request.
  func asking<Value>(_ body: (GuidelineIndex) throws(Failure) -> Value) throws(ProtocolError) -> Value {
    do throws(Failure) {
      return try body(try index())
    } catch {
      throw .internalError(error.message(in: language).sentence)
    }
  }
}

extension GuidelineIndex {
  /// Pages that the user added are nobody else's.
  fileprivate var cacheScope: MethodResult.CacheScope {
    get throws(Failure) { try sources().allSatisfy { $0.name == corpusSourceName } ? .public : .private }
  }
}
