import Rendering

/// A revision of the Model Context Protocol that is spoken, the newest first.
package enum Revision: String, CaseIterable, Hashable, Sendable, JSONEncodable {
  /// Every request says its version; there is no session.
  case july2026 = "2026-07-28"
  // Those that begin with `initialize`.
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"

  static let modern = july2026

  /// What `initialize` is answered with: the version that was asked for; for an older one the oldest, for any other the newest that begins so.
  init(negotiating version: String) {
    self = version <= Revision.june2025.rawValue ? .june2025 : .november2025
  }
}

/// By whose rules a request is served.
enum Era: Hashable, Sendable {
  /// Those of 2026-07-28 and later: each request stands for itself.
  case modern
  /// Those of revisions with an `initialize`.
  case legacy
}

/// What a client may ask for.
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

  func exists(in era: Era) -> Bool {
    switch self {
    case .initialize, .ping: era == .legacy
    case .discover: era == .modern
    case .listTools, .callTool, .listResources, .listTemplates, .readResource, .listPrompts, .getPrompt, .complete: true
    }
  }

  /// Whether it may be asked before `initialize`, by who says no version.
  var opensLegacy: Bool { self == .initialize || self == .ping }
}
