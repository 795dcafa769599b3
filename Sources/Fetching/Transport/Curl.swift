import Guidelines
import SystemInterface

/// The system's curl, which fetches one address at a time. It is told all on its standard input and gives head and body on its standard output: no shell, no
/// file, no settings of the user's. It follows no redirection, for where one leads is looked at first.
package struct Curl: Sendable {
  private let program: BoundedProgram
  private let agent: String
  private let unpacks: Bool
  /// What leads to the web from here: a company's proxy, say.
  private let proxy: String?

  /// The first that takes all that is asked of it.
  private static let oldest = [7, 76]
  /// Whom a server's keeper may write to.
  private static let address = "mailto:maintainers@users.noreply.a-seed-108d61c2.example"

  /// - Parameters:
  ///   - path: where it is looked for, as in `PATH`.
  ///   - version: of this program.
  package init(on path: String, version: String, proxy: String? = nil) throws(Failure) {
    guard let program = BoundedProgram(named: "curl", on: path) else { throw .noCurl(found: nil) }
    self.program = program
    self.proxy = proxy
    agent = "hig/\(version) (+\(Self.address))"
    guard case .finished(let told) = program.run(["-q", "--version"], input: []) else { throw .noCurl(found: nil) }
    let words = String(decoding: told, as: UTF8.self).split { $0 == " " || $0.isNewline }
    let numbers = words.dropFirst().first?.split(separator: ".").prefix(2).compactMap { Int($0) } ?? []
    guard numbers.count == 2, !numbers.lexicographicallyPrecedes(Self.oldest) else {
      throw .noCurl(found: words.dropFirst().first.map { String($0.prefix(20)) } ?? "")
    }
    unpacks = words.contains("libz")
  }

  /// The answer to one request; what is no whole answer is a trouble.
  func get(_ request: Request) -> Result<Answer, FetchTrouble> {
    var bounds = BoundedProgram.Bounds()
    bounds.seconds = Self.seconds + 10
    bounds.connects = true
    bounds.output = request.limit + Answer.longestHead
    switch program.run(["-q", "--config", "-"], input: Array(configuration(request).utf8), bounds: bounds) {
    case .finished(let bytes): return Answer(bytes).map { .success($0) } ?? .failure(.noAnswer("no HTTP"))
    case .tooMuchOutput: return .failure(.tooLarge(limit: request.limit))
    case .outOfTime: return .failure(.noAnswer("\(Self.seconds) s"))
    case .notStarted(let reason): return .failure(.noAnswer(reason))
    case .failed(let status, _): return .failure(Self.trouble(status, request))
    }
  }

  /// In seconds: for a whole answer, and how long it may trickle.
  private static let seconds = 60
  private static let patience = 30

  /// https://curl.se/libcurl/c/libcurl-errors.html
  private static func trouble(_ status: Int32, _ request: Request) -> FetchTrouble {
    switch status {
    case 18, 56, 92: .truncated
    case 63: .tooLarge(limit: request.limit)
    case 5, 6: .noAnswer("no such host")
    case 7: .noAnswer("no connection")
    case 28: .noAnswer("too slow")
    case 35, 51, 58, 60, 77: .noAnswer("no safe connection")
    case 52: .noAnswer("an empty answer")
    default: .noAnswer("curl \(status)")
    }
  }

  private func configuration(_ request: Request) -> String {
    var lines = [
      "url = \(Self.quoted(request.address))", "user-agent = \(Self.quoted(agent))", "proto = \"=\(request.scheme)\"", "silent",
      "include",
      "globoff", "suppress-connect-headers", "connect-timeout = 20", "max-time = \(Self.seconds)", "speed-limit = 500",
      "speed-time = \(Self.patience)", "max-filesize = \(request.limit)",
    ]
    for (name, value) in request.fields { lines.append("header = \(Self.quoted("\(name): \(value)"))") }
    if unpacks { lines.append("compressed") }
    if request.scheme == "http" {
      lines.append("noproxy = \"*\"")
    } else if let proxy {
      lines.append("proxy = \(Self.quoted(proxy))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// No line of a configuration can end inside.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }
}

struct Request: Sendable {
  var address: String
  var scheme: String
  var fields: [(String, String)] = []
  /// Bytes of the body.
  var limit: Int

  /// What asks for an answer only where it is another than the one that these stand for.
  static func fields(tag: String?, modified: String?) -> [(String, String)] {
    [("If-None-Match", tag), ("If-Modified-Since", modified)].compactMap { name, value in value.map { (name, $0) } }
  }

}
