import Rendering

/// A JSON-RPC error that answers a request. Only codes of JSON-RPC and of the Model Context Protocol occur. Messages are in
/// English because programs log them.
package struct ProtocolError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  /// Version that the client requested, if the error is that this version is not supported.
  package var requestedVersion: String?

  private init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  static func parseError(_ text: String) -> ProtocolError { ProtocolError(-32700, "Parse error: \(text)") }
  static func invalidRequest(_ text: String) -> ProtocolError { ProtocolError(-32600, "Invalid request: \(text)") }
  static func methodNotFound(_ name: String) -> ProtocolError {
    ProtocolError(-32601, "Method not found: \(name.truncatedForMessage)")
  }
  static func invalidParameters(_ text: String) -> ProtocolError { ProtocolError(-32602, "Invalid params: \(text)") }
  static func internalError(_ text: String) -> ProtocolError { ProtocolError(-32603, "Internal error: \(text)") }

  static func unsupportedVersion(_ version: String) -> ProtocolError {
    var error = ProtocolError(-32022, "Unsupported protocol version")
    error.requestedVersion = version
    return error
  }

  /// Returns the error for a missing resource. Revisions before 2026-07-28 have a code of their own for it.
  static func resourceNotFound(_ text: String, _ era: Era) -> ProtocolError {
    switch era {
    case .modern: invalidParameters(text)
    case .legacy: ProtocolError(-32002, "Resource not found: \(text)")
    }
  }

}

extension ProtocolError: JSONObjectConvertible {
  package var json: JSONObject {
    let details: JSONObject? = requestedVersion.map { ["supported": Revision.allCases, "requested": $0.truncatedForMessage] }
    return ["code": code, "message": message] + (details.map { ["data": $0] } ?? [:])
  }
}
