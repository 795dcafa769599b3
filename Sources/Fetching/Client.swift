import Guidelines

/// Asks one server, one question at a time, at its pace: waits where it is asked to, tries again what may yet come, follows no way off the server, and gives up
/// where it only makes things worse.
struct Client {
  let origin: Origin
  /// A request and its answer, however it travels.
  let transport: (Request) -> Result<Answer, FetchTrouble>
  var pace: Pace
  /// Failures of the server since it last answered well.
  private var failures = 0
  /// Pages since then that it took too long for.
  private var silent = 0

  private static let mostFailures = 3
  private static let mostSilent = 4
  private static let mostRedirects = 5
  /// In seconds: beyond it a run ends rather than waits.
  private static let longestWait = 300
  private static let mostWaits = 5

  /// Bytes of a page: of more, nothing would be read.
  static let limit = 4 << 20

  init(_ origin: Origin, pace: Pace, transport: @escaping (Request) -> Result<Answer, FetchTrouble>) {
    (self.origin, self.pace, self.transport) = (origin, pace, transport)
  }

  /// - Parameter allows: whether a path that a redirection leads to may be asked for.
  /// - Returns: the answer and the path that gave it.
  /// - Throws: why nothing more should be asked.
  mutating func get(
    _ path: String, fields: [(String, String)] = [], allows: (String) -> Bool = { _ in true }
  ) throws(FetchEnd) -> Result<(answer: Answer, path: String), FetchTrouble> {
    var (path, fields) = (path, fields)
    var (redirects, waits, tries) = (0, 0, 0)
    while true {
      pace.wait()
      let request = Request(
        address: origin.base + path, scheme: origin.scheme, fields: [("Accept", "application/json")] + fields, limit: Self.limit)
      let result = transport(request)
      pace.answered()
      tries += 1
      switch result {
      case .failure(.noAnswer(let why)) where why == "no connection" || why == "no such host":
        try failed(status: 0)
      case .failure(let trouble):
        // Once more, where that may help.
        guard trouble.mayPass else { return .failure(trouble) }
        if tries < 2 { continue }
        if case .noAnswer = trouble {
          silent += 1
          if silent >= Self.mostSilent { throw .serverErrors(silent, status: 0) }
        }
        return .failure(trouble)
      case .success(let answer):
        switch answer.status {
        case 301, 302, 303, 307, 308:
          redirects += 1
          if redirects > Self.mostRedirects { return .failure(.tooManyRedirects) }
          let location = answer.fields["location"] ?? ""
          guard let target = origin.target(of: location, from: path) else { return .failure(.redirected(to: location)) }
          if !allows(target) { return .failure(.forbidden) }
          if target != path { fields = [] }
          path = target
        case 429,
          503 where answer.secondsToWait() != nil:
          waits += 1
          let seconds = answer.secondsToWait() ?? 2 << waits
          if seconds > Self.longestWait || waits > Self.mostWaits { throw .askedToWait(seconds: seconds) }
          pace.answered(pause: seconds)
        case 500...: try failed(status: answer.status)
        case 200, 304, 404, 410:
          (failures, silent) = (0, 0)
          return .success((answer, path))
        default:
          // Refused, as all that follows may be.
          failures += 1
          if failures >= Self.mostFailures { throw .serverErrors(failures, status: answer.status) }
          return .failure(.status(answer.status))
        }
      }
    }
  }

  /// Waits longer after each failure in a row.
  private mutating func failed(status: Int) throws(FetchEnd) {
    failures += 1
    if failures >= Self.mostFailures { throw .serverErrors(failures, status: status) }
    pace.answered(pause: 2 << (failures - 1))
  }
}

extension FetchTrouble {
  /// Whether the same request may be answered a moment later.
  fileprivate var mayPass: Bool {
    switch self {
    case .truncated, .noAnswer: true
    case .forbidden, .noAddress, .tooLarge, .status, .wrongType, .wrongLanguage, .malformed, .redirected, .tooManyRedirects: false
    }
  }
}
