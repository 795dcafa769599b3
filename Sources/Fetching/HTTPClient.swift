import Guidelines

/// Sends requests to one server, one at a time and at a limited rate. Waits where the server asks for it, retries transient
/// errors, never follows a redirect to another server, and aborts the run once further requests would only increase the load on
/// a failing server.
struct HTTPClient {
  let origin: WebOrigin
  /// Performs one request.
  let transport: (HTTPRequest) -> Result<HTTPResponse, FetchError>
  var rateLimiter: RateLimiter
  /// Number of consecutive server failures since the last good response.
  private var failures = 0
  /// Number of pages since the last good response that the server rejected or that timed out.
  private var rejections = 0

  private static let maxFailures = 3
  private static let maxRejections = 6
  private static let maxRedirects = 5
  /// Maximum wait in seconds; if the server asks for more, the run aborts.
  private static let maxWait = 300
  private static let maxWaits = 5

  /// Maximum size of a page in bytes; larger responses are rejected.
  static let maxPageSize = 4 << 20

  init(_ origin: WebOrigin, pace: RateLimiter, transport: @escaping (HTTPRequest) -> Result<HTTPResponse, FetchError>) {
    (self.origin, self.rateLimiter, self.transport) = (origin, pace, transport)
  }

  /// Requests a path and follows redirects on the same server.
  ///
  /// - Parameters:
  ///   - allows: Returns `true` if robots.txt allows a path that a redirect points to.
  ///   - isAsked: Returns `true` for a path that the run requests anyway. The redirect to such a path is not followed; it is
  ///     returned as the response.
  /// - Returns: The response and the path that it came from, or the error for this page alone.
  /// - Throws: `FetchAbort` if the run must send no further requests.
  mutating func get(
    _ path: String, fields: [(String, String)] = [], allows: (String) -> Bool = { _ in true },
    isAsked: (String) -> Bool = { _ in false }
  ) throws(FetchAbortError) -> Result<(answer: HTTPResponse, path: String), FetchError> {
    var (path, fields) = (path, fields)
    var (redirects, waits, tries) = (0, 0, 0)
    while true {
      rateLimiter.wait()
      let request = HTTPRequest(
        address: origin.base + path, scheme: origin.scheme, fields: [("Accept", "application/json")] + fields,
        limit: Self.maxPageSize)
      let result = transport(request)
      rateLimiter.recordResponse()
      tries += 1
      switch result {
      case .failure(.noResponse(let why)) where why == "no connection" || why == "no such host":
        try recordFailure(status: 0)
      case .failure(let trouble):
        // Retry once if the error may be transient.
        guard trouble.isTransient else { return .failure(trouble) }
        if tries < 2 { continue }
        if case .noResponse = trouble { try recordRejection(status: 0) }
        return .failure(trouble)
      case .success(let answer):
        switch answer.status {
        case 301, 302, 303, 307, 308:
          redirects += 1
          if redirects > Self.maxRedirects { return .failure(.tooManyRedirects) }
          let location = answer.fields["location"] ?? ""
          guard let target = origin.redirectTarget(of: location, from: path) else { return .failure(.redirected(to: location)) }
          if !allows(target) { return .failure(.forbidden) }
          if isAsked(target) { return .success((answer, target)) }
          if target != path { fields = [] }
          path = target
        case 429:
          waits += 1
          try waitBeforeNextRequest(answer.retryDelay() ?? 2 << waits, isLast: waits > Self.maxWaits)
        case 500...: try recordFailure(status: answer.status, answer.retryDelay() ?? 0)
        case 200, 304, 404, 410:
          (failures, rejections) = (0, 0)
          return .success((answer, path))
        default:
          try recordRejection(status: answer.status)
          return .failure(.status(answer.status))
        }
      }
    }
  }

  private mutating func waitBeforeNextRequest(_ seconds: Int, isLast: Bool = false) throws(FetchAbortError) {
    if seconds > Self.maxWait || isLast { throw .retryDelayTooLong(seconds: seconds) }
    rateLimiter.recordResponse(pause: seconds)
  }

  /// Counts a server failure and waits: exponentially longer after each consecutive failure, and at least for the time that the
  /// server asks for.
  private mutating func recordFailure(status: Int, _ seconds: Int = 0) throws(FetchAbortError) {
    failures += 1
    if failures >= Self.maxFailures { throw .serverErrors(failures, status: status) }
    try waitBeforeNextRequest(max(seconds, 2 << (failures - 1)))
  }

  /// Counts a rejected page and aborts after too many in a row: the server will reject the remaining pages too.
  private mutating func recordRejection(status: Int) throws(FetchAbortError) {
    rejections += 1
    if rejections >= Self.maxRejections { throw .serverErrors(rejections, status: status) }
  }
}

extension FetchError {
  /// `true` if the same request may succeed a moment later.
  fileprivate var isTransient: Bool {
    switch self {
    case .truncated, .noResponse: true
    case .forbidden, .invalidAddress, .tooLarge, .status, .wrongType, .wrongLanguage, .malformed, .redirected, .tooManyRedirects:
      false
    }
  }
}
