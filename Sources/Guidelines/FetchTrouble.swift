/// Why a page was not fetched.
package enum FetchTrouble: Error, Hashable, Sendable {
  /// By the site's robots.txt.
  case forbidden
  case tooLarge(limit: Int)
  /// The answer ended before its end.
  case truncated
  case noAnswer(String)
  case status(Int)
  /// It is no JSON, by its media type.
  case wrongType(String)
  case wrongLanguage(Language)
  /// It was kept as it came.
  case malformed(String)
  /// The list names what can be no page.
  case noAddress
  /// To another host, a file, a place where no pages lie.
  case redirected(to: String)
  case tooManyRedirects
}

/// Why a fetch ended before all pages were asked for.
package enum FetchEnd: Error, Hashable, Sendable {
  /// robots.txt forbids what is fetched.
  case forbidden
  /// The server failed so often in a row, last with this status; 0 where it did not answer.
  case serverErrors(Int, status: Int)
  /// It asks for more seconds than a run waits.
  case askedToWait(seconds: Int)
  /// robots.txt or the list of pages could not be had.
  case noList(path: String, FetchTrouble)
}
