import Foundation
import Testing

@testable import HIGCommands

/// The site with a company's title, pages, and address, and its cache.
@Suite struct SiteTests {
  private func site(_ playground: Playground, _ options: String...) -> [String: String] {
    let outcome = playground.run(["site", "--print", "--output", playground.folder + "/out"] + options)
    #expect(outcome.status == 0 && outcome.output.hasSuffix("/out/index.html\n"), "\(outcome.error)")
    return playground.files("out")
  }

  @Test("The site has the configured title, logo, and color") func siteHasTitleLogoAndColor() throws {
    let playground = try SettingsTests.playground("")
    try playground.write("mark.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    try playground.write(
      "config/hig/config",
      "site-title = Acme & Co\nsite-logo = \(playground.folder)/mark.svg\nsite-accent = ffcc00\nsite-report = mailto:design@acme.example\n"
    )
    let files = site(playground)
    let index = try #require(files["index.html"])
    #expect(index.contains("<h1><span>Acme &amp; Co</span></h1>") && index.contains("<title>Acme &amp; Co</title>"))
    #expect(files["logo.svg"]?.contains("<svg") == true && index.contains("src=\"logo.svg\""))
    #expect(index.contains("data-report=\"mailto:design@acme.example\""))
    // Yellow is darkened to be readable on white, and stays as it is on black.
    let style = try #require(files["style.css"])
    #expect(!style.contains("--link: #ffcc00; --target: #fffbeb") && style.contains("--link: #ffcc00; --target: #"))
    #expect(files["site.webmanifest"]?.contains("\"name\":\"Acme & Co\"") == true)
  }

  /// Makes a playground with a state folder, so that the next site overwrites the last one.
  private func remembering() throws -> Playground {
    let playground = try Playground()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    return playground
  }

  @Test("With --base the site has canonical URLs and a sitemap, otherwise it is not indexed") func baseAddressEnablesIndexing()
    throws
  {
    let playground = try remembering()
    let here = site(playground)
    #expect(
      here.values.contains { $0.contains("content=\"noindex\"") } && here["sitemap.xml"] == nil && here["robots.txt"] == nil)
    let there = site(playground, "--base", "https://acme.example/guide")
    #expect(there["index.html"]?.contains("<link rel=\"canonical\" href=\"https://acme.example/guide/\">") == true)
    #expect(
      there["topics/dials.html"]?.contains("<link rel=\"canonical\" href=\"https://acme.example/guide/topics/dials.html\">")
        == true)
    #expect(!there.values.contains { $0.contains("noindex") })
    #expect(there["sitemap.xml"]?.contains("<loc>https://acme.example/guide/topics/dials.html</loc>") == true)
    #expect(there["robots.txt"]?.contains("https://acme.example/guide/sitemap.xml") == true)
    for wrong in ["guide", "javascript:x", "https://a/?q", "https://a b/"] {
      let outcome = playground.run("site", "--print", "--output", playground.folder + "/out", "--base", wrong)
      #expect(outcome.status == 2 && outcome.error.contains("--base"), "\(wrong)")
    }
  }

  @Test("The service worker caches every file and changes with the content") func workerCachesEveryFile() throws {
    let playground = try remembering()
    let files = site(playground)
    let worker = try #require(files["worker.js"])
    for name in files.keys where name != "worker.js" { #expect(worker.contains("'\(name)',"), "\(name)") }
    #expect(site(playground)["worker.js"] == worker)
    try playground.write("notes/dials.md", "# Dials\n\n**Avoid zzown on a dial.** They turn.\n")
    #expect(playground.run("ingest", "--source", "notes", playground.folder + "/notes").status == 0)
    let both = site(playground)
    #expect(both["worker.js"]?.contains("'topics/dials.notes.html',") == true && both["worker.js"] != worker)
    // The source is shown on its page and in lists.
    #expect(both["topics/dials.notes.html"]?.contains("<p class=\"owner\"> <small>notes</small></p>") == true)
    #expect(both["index.html"]?.contains("<small>notes</small>") == true)
    #expect(files["index.html"]?.contains("<small>notes</small>") == false)
  }

  @Test("The search data names the list pages of the site") func searchFindsListPages() throws {
    let files = site(try remembering())
    let data = try #require(files["search-data.js"])
    let list = try #require(data.firstMatch(of: /"pages":(\[\[.*?\]\])/))
    let pages = try JSONDecoder().decode([[String]].self, from: Data(list.1.utf8))
    #expect(!pages.isEmpty)
    for page in pages {
      try #require(page.count == 3 && !page[1].isEmpty && !page[2].isEmpty)
      let place = page[0].split(separator: "#", omittingEmptySubsequences: false)
      let file = try #require(files[String(place[0])], "\(page)")
      if place.count > 1 { #expect(file.contains("id=\"\(place[1])\""), "\(page)") }
    }
  }

  @Test("Invalid site settings are reported") func invalidSiteSettingsAreReported() throws {
    let playground = try SettingsTests.playground("site-accent = red\nsite-report = javascript:x\nsite-logo = mark.exe\n")
    let outcome = playground.run("topics")
    for name in ["site-accent", "site-report", "site-logo"] { #expect(outcome.error.contains(name), "\(outcome.error)") }
    let gone = try SettingsTests.playground("site-logo = /nonexistent.svg\n")
    let site = gone.run("export", "dials", "--format", "html", "--output", gone.folder + "/site")
    #expect(site.status == 0 && site.error.contains("site-logo: ") && site.error.contains("'/nonexistent.svg'"), "\(site.error)")
  }

  // MARK: The cache

  /// Makes a playground with two indexes and a cache folder.
  private func cached() throws -> (playground: Playground, other: String) {
    let playground = try remembering()
    playground.variables["XDG_CACHE_HOME"] = playground.folder + "/cache"
    try playground.write("notes/gates.md", "# Gates\n\n**Avoid zzgate on a gate.** They turn.\n")
    let other = playground.folder + "/other.sqlite"
    #expect(playground.run("ingest", "--index", other, playground.folder + "/notes").status == 0)
    return (playground, other)
  }

  /// Returns the search data of the shown site, and its folder.
  private func shown(_ playground: Playground, _ options: String...) throws -> (text: String, folder: String) {
    let outcome = playground.run(["site", "--print"] + options)
    try #require(outcome.status == 0 && outcome.output.hasPrefix("file://"), "\(outcome.error)")
    let path = try #require(URL(string: outcome.output.trimmingCharacters(in: .newlines))?.path)
    let folder = (path as NSString).deletingLastPathComponent
    return (try String(contentsOfFile: folder + "/search-data.js", encoding: .utf8), folder)
  }

  private func date(_ path: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  @Test("Each index has its own cached site") func eachIndexHasItsOwnSite() throws {
    let (playground, other) = try cached()
    try date(other, 1_500_000_000)
    try date(playground.folder + "/hig.sqlite", 1_500_000_000)
    let first = try shown(playground)
    let second = try shown(playground, "--index", other)
    #expect(!first.text.contains("zzgate") && second.text.contains("zzgate"))
    // A site that a browser shows is not changed.
    #expect(first.folder != second.folder)
    #expect(try String(contentsOfFile: first.folder + "/search-data.js", encoding: .utf8) == first.text)
    playground.variables["HIG_INDEX"] = other
    #expect(try shown(playground).text == second.text)
  }

  @Test("A replaced index, even an older one, updates the cached site") func replacedIndexUpdatesSite() throws {
    let (playground, other) = try cached()
    let index = playground.folder + "/hig.sqlite"
    #expect(try !shown(playground).text.contains("zzgate"))
    try date(other, 1_500_000_000)
    try FileManager.default.removeItem(atPath: index)
    try FileManager.default.moveItem(atPath: other, toPath: index)
    #expect(try shown(playground).text.contains("zzgate"))
  }

  @Test("Changed settings, another address, or a partial site update the cached site") func changesUpdateSite() throws {
    let (playground, _) = try cached()
    playground.variables["XDG_CONFIG_HOME"] = playground.folder + "/config"
    func entrance(_ options: String...) throws -> String {
      let outcome = playground.run(["site", "--print"] + options)
      let path = try #require(URL(string: outcome.output.trimmingCharacters(in: .newlines))?.path)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(try !entrance().contains("Acme"))
    try playground.write("config/hig/config", "site-title = Acme\n")
    try date(playground.folder + "/config/hig/config", 1_500_000_000)
    #expect(try entrance().contains("Acme"))
    #expect(try entrance("--base", "https://acme.example/").contains("canonical"))
    #expect(try !entrance().contains("canonical"))
    // A complete site is not written again.
    let folder = try shown(playground).folder
    let page = folder + "/topics/dials.html"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    try date(page, 1_500_000_000)
    _ = try entrance()
    let date = try FileManager.default.attributesOfItem(atPath: page)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1_500_000_000))
    // A killed run leaves no record: the record is removed first and written last.
    try FileManager.default.removeItem(atPath: page)
    try FileManager.default.removeItem(atPath: folder + "/.hig-site")
    _ = try entrance()
    #expect(try String(contentsOfFile: page, encoding: .utf8) == text)
  }

  /// A file of the user is in the place of a page.
  @Test("A site that could not be written is not shown") func partialSiteIsNotShown() throws {
    let (playground, other) = try cached()
    let index = playground.folder + "/hig.sqlite"
    let folder = try shown(playground).folder
    try "mine".write(toFile: folder + "/topics/gates.html", atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: index)
    try FileManager.default.copyItem(atPath: other, toPath: index)
    for _ in 0..<2 {
      let outcome = playground.run("site", "--print")
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
    }
  }
}
