import Testing

@testable import Fetching

@Suite struct RobotsFileTests {
  @Test(
    "robots.txt allows or forbids a path",
    arguments: [
      ("", "/a", true), ("User-agent: *\nDisallow: /", "/a", false), ("User-agent: *\nDisallow:", "/a", true),
      ("User-agent: other\nDisallow: /", "/a", true), ("User-agent: other\nUser-agent: HIG\nDisallow: /", "/a", false),
      ("User-agent: *\nDisallow: /\n\nUser-agent: hig\nAllow: /", "/a", true),
      ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true), ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/c", false),
      ("User-agent: *\nDisallow: /*.json$", "/x/y.json", false), ("User-agent: *\nDisallow: /*.json$", "/x/y.jsonl", true),
      ("User-agent: *\r\nDisallow: /a # not b\r\n", "/abc", false), ("Disallow: /", "/a", true),
      ("\u{FEFF}User-agent: *\nDisallow: /", "/a", false), ("User-agent: hig/2.0\nDisallow: /", "/a", false),
      ("User-agent: higher\nDisallow: /", "/a", true), ("User-agent: *\nDisallow: /%61/%2Fb", "/a/%2Fb", false),
      ("User-agent: a\nSitemap: /x\nUser-agent: *\nDisallow: /", "/b", false),
      ("User-agent: *\nAllow: /a\nDisallow: /a", "/a", true),
      ("User-agent: *\nDisallow: /a\nUser-agent: other\nDisallow: /b\nUser-agent: *\nDisallow: /c", "/c", false),
      ("User-agent: *\nDisallow: /*a*a*a*a*a*a*a*a*b$", "/" + String(repeating: "a", count: 900), true),
    ])
  func robotsFileAllowsPath(text: String, path: String, isAllowed: Bool) {
    #expect(RobotsFile(Array(text.utf8)).allows(path) == isAllowed)
  }

  @Test func parsesCrawlDelay() {
    #expect(RobotsFile(Array("User-agent: *\nCrawl-delay: 2.5\n".utf8)).crawlDelay == 3)
    #expect(RobotsFile(Array("User-agent: other\nCrawl-delay: 5\n".utf8)).crawlDelay == nil)
  }
}
