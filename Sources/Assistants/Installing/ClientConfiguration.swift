import Guidelines
import Languages
import Rendering

/// What an assistant or editor is told so that it starts the server: by absolute paths, for it starts it wherever it likes, often without the user's
/// environment.
///
///     ClientConfiguration(program: "/usr/bin/hig", index: "/usr/share/hig/hig.sqlite", environment: [:]).text(for: .claude)
package struct ClientConfiguration {
  package enum Client: String, CaseIterable, Sendable { case claude, codex, cursor, vscode, json }

  private let program: String
  private let arguments: [String]
  private let environment: [(name: String, value: String)]

  /// - Parameter environment: variables that the server is to find.
  package init(program: String, index: String, environment: [(name: String, value: String)]) {
    self.program = program
    arguments = ["mcp", "--index", index]
    self.environment = environment
  }

  /// Where the text goes.
  package static func place(of client: Client, in language: Language) -> String {
    let texts = language.interface.assistants
    return switch client {
    case .claude: texts.claude
    case .codex: texts.codex
    case .cursor: texts.cursor
    case .vscode: texts.vscode
    case .json: texts.json
    }
  }

  package func text(for client: Client) -> String {
    switch client {
    case .claude:
      let variables = environment.map { " --env " + ShellWord.quoted($0.name + "=" + $0.value) }.joined()
      let words = ([program] + arguments).map(ShellWord.quoted).joined(separator: " ")
      return "claude mcp add --scope user\(variables) hig -- \(words)\n"
    case .codex: return toml
    case .cursor, .json: return json(below: "mcpServers", type: nil)
    case .vscode: return json(below: "servers", type: "stdio")
    }
  }

  private func json(below name: String, type: String?) -> String {
    let server: JSONObject = [
      "command": program, "args": arguments, "env": JSONObject(environment.map { ($0.name, $0.value) }),
    ]
    let servers: JSONObject = ["hig": (type.map { ["type": $0] } ?? [:]) + server]
    return ([name: servers] as JSONObject).jsonText + "\n"
  }

  /// A basic string of TOML is written as one of JSON.
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
