import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// What may be typed for an argument of the prompt or of the template.
extension Server {
  /// The protocol's own limit.
  private static let mostValues = 100

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
    guard let name = parameters["argument"]["name"].string, let typed = parameters["argument"]["value"].string else {
      throw .invalidParameters("'argument' must hold 'name' and 'value', both strings")
    }
    guard names.contains(name) else { throw .invalidParameters("there is no argument '\(name.short)'") }
    let values = try values(of: name, typed)
    let completion: JSONObject = [
      "values": Array(values.prefix(Self.mostValues)), "total": values.count, "hasMore": values.count > Self.mostValues,
    ]
    return MethodResult(["completion": completion])
  }

  private func values(of name: String, _ typed: String) throws(ProtocolError) -> [String] {
    let key = typed.lowercased()
    func begins(_ value: String) -> Bool { value.lowercased().hasPrefix(key) }
    switch name {
    case "platform": return Platform.allCases.map(\.rawValue).filter(begins)
    case "language": return Languages.codes.map(\.rawValue).filter(begins)
    default:
      let topics = try asking { index throws(Failure) in try index.topics() }
      // Slugs that begin so, then topics with any name that does.
      let first = topics.filter { begins($0.slug) }.map(\.slug)
      let second = topics.filter { ($0.titles.values + $0.aliases.flattened).contains(where: begins) }.map(\.slug)
      return (first + second).uniqued()
    }
  }
}
