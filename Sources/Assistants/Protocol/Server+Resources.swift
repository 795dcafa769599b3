import Guidelines
import Indexing
import Languages
import Rendering

/// Topics' pages as resources, for people who attach one to what they ask.
extension Server {
  private static let pageSize = 50
  private static let mediaType = "text/markdown"

  func listResources(_ parameters: [String: JSONValue]) throws(ProtocolError) -> Result {
    let (topics, scope) = try asking { index throws(Failure) in
      let held = Set(try index.pages().map(\.topic))
      return (try index.topics().filter { held.contains($0.slug) }, try index.cacheScope)
    }
    let page = try page(topics, of: Self.pageSize, parameters)
    return Result(scope) { json in
      json.key("resources")
      json.array(page.elements) { json, topic in
        json.object { json in
          json.field("uri", TopicAddress(slug: topic.slug).text)
          json.field("name", topic.slug)
          json.field("title", topic.title(in: self.language))
          json.field("mimeType", Self.mediaType)
        }
      }
      if let next = page.next { json.field("nextCursor", next.text) }
    }
  }

  func listTemplates(_ parameters: [String: JSONValue]) throws(ProtocolError) -> Result {
    let page = try page([TopicAddress.template], of: 1, parameters)
    return Result(.public) { json in
      json.key("resourceTemplates")
      json.array(page.elements) { json, template in
        json.object { json in
          json.field("uriTemplate", template)
          json.field("name", "topic")
          json.field("title", Localized("Page of a topic", "トピックのページ").text(in: self.language))
          json.field("mimeType", Self.mediaType)
        }
      }
    }
  }

  func readResource(_ parameters: [String: JSONValue], _ era: Era) throws(ProtocolError) -> Result {
    guard let uri = parameters["uri"]?.string else { throw .invalidParameters("'uri' must be a string") }
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
    return Result(scope) { json in
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
  fileprivate var cacheScope: Result.CacheScope {
    get throws(Failure) { try sources().allSatisfy { $0.name == corpusSourceName } ? .public : .private }
  }
}
