import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// Completion of the arguments of the prompt and of the resource template.
extension Server {
  /// Maximum number of values in an answer, as the protocol defines it.
  private static let maxValues = 100

  func complete(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    let reference = parameters["ref"]
    let names: [String]
    switch reference["type"].string {
    case "ref/prompt"?:
      guard reference["name"].string == ReviewPrompt.name else { throw .invalidParameters("there is no such prompt") }
      names = ReviewPrompt.arguments.map(\.name)
    case "ref/resource"?:
      guard reference["uri"].string == TopicAddress.template else { throw .invalidParameters("there is no such template") }
      names = ["topic", "platform", "language"]
    default: throw .invalidParameters("'ref' must name a prompt or a template of resources")
    }
    guard let name = parameters["argument"]["name"].string, let prefix = parameters["argument"]["value"].string else {
      throw .invalidParameters("'argument' must hold 'name' and 'value', both strings")
    }
    guard names.contains(name) else { throw .invalidParameters("there is no argument '\(name.truncatedForMessage)'") }
    let values = try completions(for: name, prefix: prefix)
    let completion: JSONObject = [
      "values": Array(values.prefix(Self.maxValues)), "total": values.count, "hasMore": values.count > Self.maxValues,
    ]
    return MethodResult(["completion": completion])
  }

  private func completions(for name: String, prefix: String) throws(ProtocolError) -> [String] {
    let key = prefix.lowercased()
    func hasTypedPrefix(_ value: String) -> Bool { value.lowercased().hasPrefix(key) }
    switch name {
    case "platform": return Platform.allCases.map(\.rawValue).filter(hasTypedPrefix)
    case "language": return Languages.supported.map(\.rawValue).filter(hasTypedPrefix)
    default:
      let topics = try withIndex { index throws(Failure) in try index.topics() }
      // Topics whose slug matches come before topics with a matching title or alias.
      let slugMatches = topics.filter { hasTypedPrefix($0.slug) }.map(\.slug)
      let titleMatches = topics.filter { ($0.titles.values + $0.aliases.flattened).contains(where: hasTypedPrefix) }.map(\.slug)
      return (slugMatches + titleMatches).uniqued()
    }
  }
}
