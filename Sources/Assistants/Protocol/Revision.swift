import Rendering

/// A supported revision of the Model Context Protocol; newest first.
package enum Revision: String, CaseIterable, Hashable, Sendable, JSONEncodable {
  /// Stateless revision: every request names its protocol version, and there is no session.
  case july2026 = "2026-07-28"
  // Revisions that begin with `initialize`.
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"

  static let modern = july2026

  /// Creates the revision with which the server answers `initialize`: the requested one if supported, the oldest for an older
  /// version, and the newest revision with `initialize` otherwise.
  init(negotiating version: String) {
    self = version <= Revision.june2025.rawValue ? .june2025 : .november2025
  }
}

/// Family of revisions whose rules apply to a request.
enum Era: Hashable, Sendable {
  /// Revisions from 2026-07-28: every request is self-contained.
  case modern
  /// Earlier revisions, whose sessions begin with `initialize`.
  case legacy
}

/// A method that a client may call.
enum Method: String, Hashable, Sendable {
  case initialize
  case ping
  case discover = "server/discover"
  case listTools = "tools/list"
  case callTool = "tools/call"
  case listResources = "resources/list"
  case listTemplates = "resources/templates/list"
  case readResource = "resources/read"
  case listPrompts = "prompts/list"
  case getPrompt = "prompts/get"
  case complete = "completion/complete"

  func isAvailable(in era: Era) -> Bool {
    switch self {
    case .initialize, .ping: era == .legacy
    case .discover: era == .modern
    case .listTools, .callTool, .listResources, .listTemplates, .readResource, .listPrompts, .getPrompt, .complete: true
    }
  }

  /// Indicates whether a client that names no protocol version may call the method before `initialize`.
  var isAllowedBeforeInitialize: Bool { self == .initialize || self == .ping }
}
