/// A reason why a page could not be fetched.
package enum FetchError: Error, Hashable, Sendable {
  /// The site's robots.txt forbids it.
  case forbidden
  case tooLarge(limit: Int)
  /// The response ended early.
  case truncated
  case noResponse(String)
  case status(Int)
  /// The media type is not that of JSON.
  case wrongType(String)
  case wrongLanguage(Language)
  /// The content could not be parsed. It was stored unchanged.
  case malformed(String)
  /// The list names something that cannot be a page.
  case invalidAddress
  /// A redirect to another host, a file, or a path without pages.
  case redirected(to: String)
  case tooManyRedirects
}

/// A reason why a fetch stopped before all pages were requested.
package enum FetchAbortError: Error, Hashable, Sendable {
  /// robots.txt forbids the paths to fetch.
  case forbidden
  /// The number of consecutive server errors, and the last status; 0 if there was no response.
  case serverErrors(Int, status: Int)
  /// The server requests a longer delay than a run accepts.
  case retryDelayTooLong(seconds: Int)
  /// robots.txt or the list of pages could not be fetched.
  case listUnavailable(path: String, FetchError)
}
