import Guidelines
import SystemInterface

/// A wrapper of the system's curl, which fetches one address at a time. Options are passed on standard input and the response
/// is read from standard output: no shell, no files, no user settings. Redirects are not followed, so that the caller can check
/// the target first.
package struct Curl: Sendable {
  private let program: BoundedProgram
  private let userAgent: String
  private let supportsCompression: Bool
  /// Address of the proxy, if the environment sets one.
  private let proxy: String?

  /// The first version that supports all options used here.
  private static let minVersion = [7, 76]
  /// Contact address for server administrators, sent in the user agent.
  private static let contactAddress = "mailto:maintainers@users.noreply.a-seed-108d61c2.example"

  /// - Parameters:
  ///   - path: Directories to search for curl, in the form of `PATH`.
  ///   - version: Version of this program, for the user agent.
  package init(on path: String, version: String, proxy: String? = nil) throws(Failure) {
    guard let program = BoundedProgram(named: "curl", on: path) else { throw .noCurl(found: nil) }
    self.program = program
    self.proxy = proxy
    userAgent = "hig/\(version) (+\(Self.contactAddress))"
    guard case .finished(let versionOutput) = program.run(["-q", "--version"], input: []) else { throw .noCurl(found: nil) }
    let words = String(decoding: versionOutput, as: UTF8.self).split { $0 == " " || $0.isNewline }
    let numbers = words.dropFirst().first?.split(separator: ".").prefix(2).compactMap { Int($0) } ?? []
    guard numbers.count == 2, !numbers.lexicographicallyPrecedes(Self.minVersion) else {
      throw .noCurl(found: words.dropFirst().first.map { String($0.prefix(20)) } ?? "")
    }
    supportsCompression = words.contains("libz")
  }

  /// Performs a request. An incomplete response is an error.
  func get(_ request: HTTPRequest) -> Result<HTTPResponse, FetchError> {
    var bounds = BoundedProgram.Limits()
    bounds.maxSeconds = Self.timeout + 10
    bounds.needsNetwork = true
    bounds.maxOutputBytes = request.limit + HTTPResponse.maxHeadLength
    switch program.run(["-q", "--config", "-"], input: Array(configuration(request).utf8), limits: bounds) {
    case .finished(let bytes): return HTTPResponse(bytes).map { .success($0) } ?? .failure(.noResponse("no HTTP"))
    case .tooMuchOutput: return .failure(.tooLarge(limit: request.limit))
    case .timedOut: return .failure(.noResponse("\(Self.timeout) s"))
    case .notStarted(let reason): return .failure(.noResponse(reason))
    case .failed(let status, _): return .failure(Self.fetchError(status, request))
    }
  }

  /// Timeout of a whole response, and the time for which it may be slower than the minimum speed, in seconds.
  private static let timeout = 60
  private static let stallTimeout = 30

  /// Maps an exit status of curl (https://curl.se/libcurl/c/libcurl-errors.html).
  private static func fetchError(_ status: Int32, _ request: HTTPRequest) -> FetchError {
    switch status {
    case 18, 56, 92: .truncated
    case 63: .tooLarge(limit: request.limit)
    case 5, 6: .noResponse("no such host")
    case 7: .noResponse("no connection")
    case 28: .noResponse("too slow")
    case 35, 51, 58, 60, 77: .noResponse("no safe connection")
    case 52: .noResponse("an empty answer")
    default: .noResponse("curl \(status)")
    }
  }

  private func configuration(_ request: HTTPRequest) -> String {
    var lines = [
      "url = \(Self.quoted(request.address))", "user-agent = \(Self.quoted(userAgent))", "proto = \"=\(request.scheme)\"",
      "silent",
      "include",
      "globoff", "suppress-connect-headers", "connect-timeout = 20", "max-time = \(Self.timeout)", "speed-limit = 500",
      "speed-time = \(Self.stallTimeout)", "max-filesize = \(request.limit)",
    ]
    for (name, value) in request.fields { lines.append("header = \(Self.quoted("\(name): \(value)"))") }
    if supportsCompression { lines.append("compressed") }
    if request.scheme == "http" {
      lines.append("noproxy = \"*\"")
    } else if let proxy {
      lines.append("proxy = \(Self.quoted(proxy))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Quotes a value of the configuration and drops control characters, so that a value cannot end its line.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }
}

struct HTTPRequest: Sendable {
  var address: String
  var scheme: String
  var fields: [(String, String)] = []
  /// Maximum size of the body in bytes.
  var limit: Int

  /// Header fields of a conditional request: the server answers with status 304 if the page still has this entity tag or
  /// modification date.
  static func conditionalFields(tag: String?, modified: String?) -> [(String, String)] {
    [("If-None-Match", tag), ("If-Modified-Since", modified)].compactMap { name, value in value.map { (name, $0) } }
  }

}
