import Guidelines
import Languages
import Rendering

/// Configuration that makes an MCP client, such as an assistant or editor, start the server. Paths are absolute because clients
/// start the server in any working directory, often without the user's environment.
///
///     ClientConfiguration(program: "/usr/bin/hig", index: "/usr/share/hig/hig.sqlite", environment: [:]).text(for: .claude)
package struct ClientConfiguration {
  package enum ClientKind: String, CaseIterable, Sendable { case claude, codex, cursor, vscode, json }

  private let program: String
  private let arguments: [String]
  private let environment: [(name: String, value: String)]

  /// - Parameter environment: Environment variables that the client sets for the server.
  package init(program: String, index: String, environment: [(name: String, value: String)]) {
    self.program = program
    arguments = ["mcp", "--index", index]
    self.environment = environment
  }

  /// Returns, in words for the user, the file or command that the text is meant for.
  package static func destination(of client: ClientKind, in language: Language) -> String {
    let texts = language.messages.assistants
    return switch client {
    case .claude: texts.claude
    case .codex: texts.codex
    case .cursor: texts.cursor
    case .vscode: texts.vscode
    case .json: texts.json
    }
  }

  package func text(for client: ClientKind) -> String {
    switch client {
    case .claude:
      let variables = environment.map { " --env " + ShellWord.quoted($0.name + "=" + $0.value) }.joined()
      let commandLine = ([program] + arguments).map(ShellWord.quoted).joined(separator: " ")
      return "claude mcp add --scope user\(variables) hig -- \(commandLine)\n"
    case .codex: return toml
    case .cursor, .json: return json(under: "mcpServers", type: nil)
    case .vscode: return json(under: "servers", type: "stdio")
    }
  }

  private func json(under name: String, type: String?) -> String {
    let server: JSONObject = [
      "command": program, "args": arguments, "env": JSONObject(environment.map { ($0.name, $0.value) }),
    ]
    let servers: JSONObject = ["hig": (type.map { ["type": $0] } ?? [:]) + server]
    return ([name: servers] as JSONObject).jsonText + "\n"
  }

  /// Configuration in TOML. A JSON string is also a valid basic string of TOML.
  private var toml: String {
    let variables = environment.map { "\($0.name) = \($0.value.jsonText)" }.joined(separator: ", ")
    return """
      [mcp_servers.hig]
      command = \(program.jsonText)
      args = [\(arguments.map(\.jsonText).joined(separator: ", "))]
      \(environment.isEmpty ? "" : "env = { \(variables) }\n")
      """
  }
}
