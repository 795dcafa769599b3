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
    return try .list("resources", topics, scope, for: parameters) { json, topic in
      json.field("uri", TopicAddress(slug: topic.slug).text)
      json.field("name", topic.slug)
      json.field("title", topic.title(in: self.language))
      json.field("mimeType", Self.mediaType)
    }
  }

  func listTemplates(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    try .list("resourceTemplates", [TopicAddress.template], for: parameters) { json, template in
      json.field("uriTemplate", template)
      json.field("name", "topic")
      json.field("title", Localized("Page of a topic", "トピックのページ").text(in: self.language))
      json.field("mimeType", Self.mediaType)
    }
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
    return MethodResult(scope) { json in
      json.key("contents")
      json.array([page]) { json, page in
        json.object { json in
          json.field("uri", uri)
          json.field("mimeType", Self.mediaType)
          json.field("text", TopicDocument.markdown(page))
        }
      }
    }
  }

  /// Asks the index; what fails there is no fault of the request.
  func asking<Value>(_ body: (GuidelineIndex) throws(Failure) -> Value) throws(ProtocolError) -> Value {
    do throws(Failure) {
      return try body(try index())
    } catch {
      throw .internalError(error.advice)
    }
  }
}

extension GuidelineIndex {
  /// Pages that the user added are nobody else's.
  fileprivate var cacheScope: MethodResult.CacheScope {
    get throws(Failure) { try sources().allSatisfy { $0.name == corpusSourceName } ? .public : .private }
  }
}
