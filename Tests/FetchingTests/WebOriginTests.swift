import Guidelines
import Testing

@testable import Fetching

@Suite struct WebOriginTests {
  @Test(arguments: ["http://127.0.0.1:8000", "http://localhost:1", "http://[::1]:65535/", "http://127.0.0.1"])
  func acceptsLoopbackAddresses(text: String) throws {
    let origin = try WebOrigin(loopback: text)
    #expect(origin.scheme == "http" && !origin.base.contains("localhost") && !origin.base.hasSuffix("/"))
  }

  @Test(
    "Addresses other than loopback are rejected",
    arguments: [
      "", "http://", "https://127.0.0.1", "http://127.0.0.1:0", "http://127.0.0.1:65536", "http://127.0.0.1:1a",
      "http://127.0.0.1.example.com",
      "http://127.0.0.1@example.com", "http://localhost.example.com", "http://127.0.0.1:80/x", "http://127.0.0.1:80\n",
      "file:///",
      "http://0.0.0.0:1",
    ]) func rejectsOtherAddresses(text: String)
  {
    #expect(throws: Failure.self) { try WebOrigin(loopback: text) }
  }

  @Test(arguments: [
    ("alerts", true), ("foundations/color", true), ("a.b_c-D9", true), ("", false), (".", false), ("..", false),
    ("a/../b", false), ("a//b", false),
    ("/a", false), ("a/", false), (".a", false), ("-a", false), ("a b", false), ("a%2e", false), ("a\u{1B}", false), ("あ", false),
    ("a?b", false),
    ("a/b/c/d/e", false), (String(repeating: "a", count: 101), false),
  ]) func pagePathsAreSafe(text: String, isSafe: Bool) {
    #expect((PagePath(text) != nil) == isSafe)
  }

  @Test("A page is recovered from its path") func pathRoundTrips() throws {
    for language in [Language.english, .japanese] {
      let page = PageKey(language: language, path: try #require(PagePath("foundations/color")))
      #expect(WebOrigin.page(at: WebOrigin.path(of: page)) == page)
    }
    #expect(WebOrigin.page(at: "/tutorials/data/design/human-interface-guidelines/.json") == nil)
    #expect(WebOrigin.page(at: "/tutorials/data/design/human-interface-guidelines/../x.json") == nil)
  }

  @Test(
    arguments: [
      ("/a/c.json", "/a/c.json"), ("c.json", "/a/c.json"), ("https://developer.apple.com/x#y", "/x"), ("//example.com/x", nil),
      ("https://example.com/x", nil), ("https://developer.apple.com.example.com/x", nil), ("file:///etc/passwd", nil),
      ("javascript:x", nil), ("", nil),
      ("/a b", nil),
    ] as [(String, String?)]) func redirectsStayOnTheServer(location: String, target: String?)
  {
    #expect(WebOrigin.official.redirectTarget(of: location, from: "/a/b.json") == target)
  }

  @Test("Status, fields, and retry delay of a response are parsed") func parsesResponseHead() throws {
    let answer = try #require(
      HTTPResponse(
        Array("HTTP/1.1 100 Continue\r\n\r\nHTTP/2 200 \r\nETag: \"a\"\r\nX-Bad: \u{1B}[m\r\nRetry-After: 7\r\n\r\nbody".utf8)))
    #expect(
      answer.status == 200 && answer.fields["etag"] == "\"a\"" && answer.fields["x-bad"] == nil && answer.retryDelay() == 7)
    #expect(answer.body == Array("body".utf8))
    #expect(HTTPResponse(Array("nothing of the kind".utf8)) == nil && HTTPResponse([]) == nil)
    let dated = HTTPResponse(
      status: 503, fields: ["retry-after": "Tue, 24 Nov 2026 10:01:30 GMT", "date": "Tue, 24 Nov 2026 10:00:00 GMT"])
    #expect(dated.retryDelay() == 90)
    for (text, seconds) in [
      ("9223372036854775807", 31_622_400), ("99999999999999999999", 31_622_400), ("-5", nil), ("soon", nil), ("", nil),
    ]
      as [(String, Int?)]
    {
      #expect(HTTPResponse(status: 429, fields: ["retry-after": text]).retryDelay() == seconds)
    }
    #expect(UTCTime.date(HTTPDate.secondsSinceEpoch("Sun, 29 Feb 2032 23:59:60 GMT") ?? 0) == "2032-03-01")
  }
}
