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
  /// Pages since then that it refused, or took too long for.
  private var refusals = 0

  private static let mostFailures = 3
  private static let mostRefusals = 6
  private static let mostRedirects = 5
  /// In seconds: beyond it a run ends rather than waits.
  private static let longestWait = 300
  private static let mostWaits = 5

  /// Bytes of a page: of more, nothing would be read.
  static let limit = 4 << 20

  init(_ origin: Origin, pace: Pace, transport: @escaping (Request) -> Result<Answer, FetchTrouble>) {
    (self.origin, self.pace, self.transport) = (origin, pace, transport)
  }

  /// - Parameters:
  ///   - allows: whether a path that a redirection leads to may be asked for.
  ///   - isAsked: whether it will be asked for by itself: there the way ends, and the redirection is the answer.
  /// - Returns: the answer and the path that gave it.
  /// - Throws: why nothing more should be asked.
  mutating func get(
    _ path: String, fields: [(String, String)] = [], allows: (String) -> Bool = { _ in true },
    isAsked: (String) -> Bool = { _ in false }
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
        if case .noAnswer = trouble { try refused(status: 0) }
        return .failure(trouble)
      case .success(let answer):
        switch answer.status {
        case 301, 302, 303, 307, 308:
          redirects += 1
          if redirects > Self.mostRedirects { return .failure(.tooManyRedirects) }
          let location = answer.fields["location"] ?? ""
          guard let target = origin.target(of: location, from: path) else { return .failure(.redirected(to: location)) }
          if !allows(target) { return .failure(.forbidden) }
          if isAsked(target) { return .success((answer, target)) }
          if target != path { fields = [] }
          path = target
        case 429:
          waits += 1
          try pause(answer.secondsToWait() ?? 2 << waits, isLast: waits > Self.mostWaits)
        case 500...: try failed(status: answer.status, answer.secondsToWait() ?? 0)
        case 200, 304, 404, 410:
          (failures, refusals) = (0, 0)
          return .success((answer, path))
        default:
          try refused(status: answer.status)
          return .failure(.status(answer.status))
        }
      }
    }
  }

  private mutating func pause(_ seconds: Int, isLast: Bool = false) throws(FetchEnd) {
    if seconds > Self.longestWait || isLast { throw .askedToWait(seconds: seconds) }
    pace.answered(pause: seconds)
  }

  /// Waits longer after each failure in a row, and as long as it is asked to.
  private mutating func failed(status: Int, _ seconds: Int = 0) throws(FetchEnd) {
    failures += 1
    if failures >= Self.mostFailures { throw .serverErrors(failures, status: status) }
    try pause(max(seconds, 2 << (failures - 1)))
  }

  /// What is refused one page after the other will be refused to the end.
  private mutating func refused(status: Int) throws(FetchEnd) {
    refusals += 1
    if refusals >= Self.mostRefusals { throw .serverErrors(refusals, status: status) }
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
