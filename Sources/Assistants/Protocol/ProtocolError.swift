import Rendering

/// What is answered to a request that cannot be served: JSON-RPC's codes and the protocol's, no others. Messages are in English: programs log them.
package struct ProtocolError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// The versions that would do, where it is the version that would not.
  package var requestedVersion: String?

  private init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  static func parseError(_ text: String) -> ProtocolError { ProtocolError(-32700, "Parse error: \(text)") }
  static func invalidRequest(_ text: String) -> ProtocolError { ProtocolError(-32600, "Invalid request: \(text)") }
  static func methodNotFound(_ name: String) -> ProtocolError { ProtocolError(-32601, "Method not found: \(name.short)") }
  static func invalidParameters(_ text: String) -> ProtocolError { ProtocolError(-32602, "Invalid params: \(text)") }
  static func internalError(_ text: String) -> ProtocolError { ProtocolError(-32603, "Internal error: \(text)") }

  static func unsupportedVersion(_ version: String) -> ProtocolError {
    var error = ProtocolError(-32022, "Unsupported protocol version")
    error.requestedVersion = version
    return error
  }

  /// Before 2026-07-28 a code of its own says that there is no such resource.
  static func resourceNotFound(_ text: String, _ era: Era) -> ProtocolError {
    switch era {
    case .modern: invalidParameters(text)
    case .legacy: ProtocolError(-32002, "Resource not found: \(text)")
    }
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.field("code", code)
      json.field("message", message)
      guard let requestedVersion else { return }
      json.key("data")
      json.object { json in
        json.field("supported", Revision.allCases.map(\.rawValue))
        json.field("requested", requestedVersion.short)
      }
    }
  }
}

extension String {
  /// A client's words as they are repeated: one line of no more than 80 characters.
  var short: String {
    let line = Sanitizing.line(prefix(81))
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
