import Testing

@testable import Fetching

@Suite struct RobotsTests {
  @Test(arguments: [
    ("", "/a", true), ("User-agent: *\nDisallow: /", "/a", false), ("User-agent: *\nDisallow:", "/a", true),
    ("User-agent: other\nDisallow: /", "/a", true), ("User-agent: other\nUser-agent: HIG\nDisallow: /", "/a", false),
    ("User-agent: *\nDisallow: /\n\nUser-agent: hig\nAllow: /", "/a", true),
    ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true), ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/c", false),
    ("User-agent: *\nDisallow: /*.json$", "/x/y.json", false), ("User-agent: *\nDisallow: /*.json$", "/x/y.jsonl", true),
    ("User-agent: *\r\nDisallow: /a # not b\r\n", "/abc", false), ("Disallow: /", "/a", true),
    ("User-agent: *\nDisallow: /*a*a*a*a*a*a*a*a*b$", "/" + String(repeating: "a", count: 900), true),
  ])
  func allows(text: String, path: String, isAllowed: Bool) {
    #expect(Robots(Array(text.utf8)).allows(path) == isAllowed)
  }

  @Test func theDelayIsTaken() {
    #expect(Robots(Array("User-agent: *\nCrawl-delay: 2.5\n".utf8)).delay == 3)
    #expect(Robots(Array("User-agent: other\nCrawl-delay: 5\n".utf8)).delay == nil)
  }
}
