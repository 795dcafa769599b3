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

}

extension ProtocolError: JSONDescribed {
  package var json: JSONObject {
    let facts: JSONObject? = requestedVersion.map { ["supported": Revision.allCases, "requested": $0.short] }
    return ["code": code, "message": message] + (facts.map { ["data": $0] } ?? [:])
  }
}
