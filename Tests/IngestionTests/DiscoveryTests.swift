import Foundation
import Guidelines
import Indexing
import Testing

@testable import Ingestion

/// Discovery of pages in folders.
@Suite struct DiscoveryTests {
  @Test("A README or index page is read where a folder has no other page") func readsFolderOfReadmes() throws {
    let work = try Workspace()
    try work.write("site/Gauges/README.md", Workspace.rule("Use few ticks."))
    try work.write("site/Steppers/index.html", "<!doctype html><h1>Steppers</h1><p><b>Show the value.</b> It is read.</p>")
    let report = try work.ingest("site")
    #expect(report.pagesRead == 2 && report.skipped.isEmpty)
    #expect(try work.rulesByPage() == ["Gauges": ["Use few ticks."], "Steppers": ["Show the value."]])
  }

  @Test("A README beside pages is skipped unless it is named") func skipsReadmeBesidePages() throws {
    let work = try Workspace()
    try work.write("site/README.md", Workspace.rule("Read me."))
    try work.write("site/pages/gauges.md", Workspace.rule("Use few ticks."))
    #expect(try work.ingest("site").skipped == [.index: 1])
    #expect(try work.ingest("site/README.md") { $0.source = "site" }.pagesRead == 1)
    #expect(try work.rulesByPage().keys.sorted() == ["gauges", "site"])
    // A stored README is read again with its folder, and removed with its file.
    try work.write("site/README.md", Workspace.rule("Read me again."))
    #expect(try work.ingest("site").pagesRead == 1)
    #expect(try work.rulesByPage()["site"] == ["Read me again."])
    try work.remove("site/README.md")
    #expect(try work.ingest("site").pruned == 1)
  }

  @Test("Hidden folders are read only if there are no other pages") func readsHiddenFoldersIfNothingElse() throws {
    let work = try Workspace()
    try work.write("home/.claude/guidelines/gauges.md", Workspace.rule("Use few ticks."))
    try work.write("home/.git/notes.md", Workspace.rule("Never."))
    try work.write("home/settings.yaml", "a: 1")
    #expect(try work.ingest("home").skipped == [.unsupportedFormat: 1])
    #expect(try work.rulesByPage() == ["gauges": ["Use few ticks."]])
    let other = try Workspace()
    try other.write("home/.claude/guidelines/gauges.md", Workspace.rule("Use few ticks."))
    try other.write("home/steppers.md", Workspace.rule("Show the value."))
    #expect(try other.ingest("home").skipped == [.hiddenFolder: 1])
    #expect(try other.ingest("home/.claude").pagesRead == 1)
    #expect(try other.ingest("home").pruned == 0)
    #expect(try other.rulesByPage().count == 2)
  }

  @Test(
    "Generated and third-party folders are skipped unless they are named",
    arguments: [
      "node_modules", "bower_components", "vendor", "build", "dist", "target", "_site", ".next", ".build", "venv", "__pycache__",
    ])
  func skipsGeneratedFolders(name: String) throws {
    let work = try Workspace()
    try work.write("site/\(name)/gauges.md", Workspace.rule("Never."))
    try work.write("site/steppers.md", Workspace.rule("Show the value."))
    #expect(try work.ingest("site").skipped == [.generatedFolder: 1])
    #expect(try work.rulesByPage().keys.sorted() == ["steppers"])
    #expect(try work.ingest("site/\(name)").pagesRead == 1)
  }

  @Test("The Corpus's own lists are not reported as skipped") func corpusListsAreNotReported() throws {
    let work = try Workspace()
    try work.write("corpus/README.md", Workspace.rule("Read me."))
    try work.write("corpus/questions/en/gauges.yaml", "a: [b]")
    try work.write("corpus/en/gauges.md", Workspace.canonical("en", title: "Gauges", rules: ["Use few ticks."]))
    let report = try work.ingest("corpus")
    #expect(report.skipped.isEmpty && report.pagesRead == 1)
  }

  @Test("Unusable links, links out of the folder, and pipes are counted") func countsLinksAndPipes() throws {
    let work = try Workspace()
    try work.write("site/gauges.md", Workspace.rule("Use few ticks."))
    try work.write("elsewhere/steppers.md", Workspace.rule("Show the value."))
    let site = work.folder + "/site"
    for (link, target) in [("loop", "."), ("self", "self"), ("dead", "nothing"), ("again.md", "gauges.md")] {
      symlink(target, "\(site)/\(link)")
    }
    symlink("../elsewhere/steppers.md", "\(site)/steppers.md")
    mkfifo(site + "/pipe", 0o600)
    let report = try work.ingest("site")
    #expect(report.skipped == [.unusableLink: 3, .outsideLink: 1, .specialFile: 1])
    #expect(report.outsideLinks == [site + "/steppers.md"])
    #expect(report.unread.isEmpty)
    // A link to a file inside is that file, and it is read once.
    #expect(report.pagesRead == 1)
    let followed = try work.ingest("site") { $0.followsLinks = true }
    #expect(followed.skipped == [.unusableLink: 3, .specialFile: 1] && followed.outsideLinks.isEmpty && followed.pagesRead == 1)
    #expect(try work.rulesByPage().count == 2)
    // Pages behind links that are no longer followed are removed, unless they are named.
    #expect(try work.ingest("site", "elsewhere/steppers.md") { $0.source = "site" }.pruned == 0)
    #expect(try work.ingest("site").pruned == 1)
    #expect(try work.rulesByPage().count == 1)
  }

  @Test("Links are judged by their final target", arguments: ["site", "site/", "./site/../site", "to-site", "to-site/"])
  func linksAreJudgedByTarget(named: String) throws {
    let work = try Workspace()
    try work.write("site/sub/gauges.md", Workspace.rule("Use few ticks."))
    try work.write("site2/steppers.md", Workspace.rule("Show the value."))
    symlink("site", work.folder + "/to-site")
    let links = [
      ("a.md", "../site/sub/../sub/gauges.md"), ("b.md", work.folder + "/to-site/sub/gauges.md"), ("round", "../site"),
      ("out.md", "sub/hop.md"), ("sub/hop.md", "../../site2/steppers.md"), ("out2.md", work.folder + "/site2/steppers.md"),
      ("folder", "../site2"), ("above", ".."), ("null", "/dev/null"),
    ]
    for (link, target) in links { symlink(target, "\(work.folder)/site/\(link)") }
    let report = try work.ingest(named)
    let folder = work.folder + "/" + named + (named.hasSuffix("/") ? "" : "/")
    #expect(report.outsideLinks == ["above", "folder", "null", "out.md", "out2.md", "sub/hop.md"].map { folder + $0 })
    #expect(report.skipped == [.outsideLink: 6, .unusableLink: 1] && report.unread.isEmpty)
    #expect(report.pagesRead == 1)
    #expect(try work.rulesByPage().values.flatMap(\.self) == ["Use few ticks."])
  }

  @Test("A file or folder that was replaced by a link is not read") func replacedByLinkIsNotRead() throws {
    let work = try Workspace()
    try work.write("site/gauges.md", Workspace.rule("Use few ticks."))
    try work.write("site/sub/steppers.md", Workspace.rule("Show the value."))
    try work.write("elsewhere/steppers.md", Workspace.rule("Never."))
    var discovery = try Discovery([work.folder + "/site"])
    let files = discovery.next() ?? []
    #expect(files.count == 2)
    for file in files { #expect(try FileReader.read(file) != nil) }
    try work.remove("site/gauges.md")
    symlink("../elsewhere/steppers.md", work.folder + "/site/gauges.md")
    try work.remove("site/sub")
    symlink("../elsewhere", work.folder + "/site/sub")
    for file in files {
      #expect(throws: Failure.unreadable(path: file.location, reason: String(cString: strerror(ELOOP)))) {
        try FileReader.read(file)
      }
    }
  }

  // MARK: Unreadable files and folders

  @Test("A failed listing of a subfolder removes no pages", arguments: [EIO, EACCES])
  func failedListingPrunesNothing(error: Int32) throws {
    let work = try Workspace()
    for number in 0..<9 { try work.write("site/sub/\(number).md", Workspace.rule("Use \(number) ticks.")) }
    try work.write("site/gauges.md", Workspace.rule("Use few ticks."))
    try work.ingest("site")
    for kept in [0, 4] {
      work.list = { folder in
        let whole = FolderListing(folder)
        return folder.suffix(4).elementsEqual("/sub".utf8)
          ? FolderListing(names: Array(whole.names.prefix(kept)), error: error) : whole
      }
      let report = try work.ingest("site")
      #expect(report.pruned == 0)
      #expect(
        report.unread.map(\.failure) == [.unreadable(path: work.folder + "/site/sub", reason: String(cString: strerror(error)))])
      #expect(try work.rulesByPage().count == 10)
    }
    work.list = nil
    try work.remove("site/sub/3.md")
    #expect(try work.ingest("site").pruned == 1)
  }

  /// Entries before the interruption are read.
  @Test("An interrupted listing of the root removes no pages") func interruptedListingPrunesNothing() throws {
    let work = try Workspace()
    for number in 0..<9 { try work.write("site/\(number).md", Workspace.rule("Use \(number) ticks.")) }
    try work.ingest("site")
    work.list = { FolderListing(names: FolderListing($0).names.filter { $0 == Array("1.md".utf8) }, error: EIO) }
    let report = try work.ingest("site")
    #expect(report.unchanged == 1 && report.pruned == 0 && report.unread.count == 1)
    #expect(try work.rulesByPage().count == 9)
    work.list = { _ in FolderListing(names: [], error: EIO) }
    #expect(throws: Failure.unreadable(path: work.folder + "/site", reason: String(cString: strerror(EIO)))) {
      try work.ingest("site")
    }
    #expect(try work.rulesByPage().count == 9)
  }

  /// The name is an error, not a missing file.
  @Test("A name that the system rejects removes no pages") func invalidNamePrunesNothing() throws {
    let work = try Workspace()
    try work.write("site/gauges.md", Workspace.rule("Use few ticks."))
    try work.write("site/steppers.md", Workspace.rule("Show the value."))
    try work.ingest("site")
    try work.remove("site/steppers.md")
    work.list = { FolderListing(names: FolderListing($0).names + [[UInt8](repeating: 0x61, count: 300)]) }
    let report = try work.ingest("site")
    #expect(report.pruned == 0 && report.unread.count == 1)
    #expect(try work.rulesByPage().count == 2)
  }

  @Test("A page over the size limit is an error, a large binary file is skipped") func reportsOnlyTextOverLimit() throws {
    let work = try Workspace()
    let text = Workspace.rule("Use few ticks.")
    for (name, start) in [("large.md", text), ("film.md", "\u{89}PNG\r\n\u{1A}\n\u{0}\u{0}")] {
      try work.write("site/" + name, start)
      truncate(work.folder + "/site/" + name, off_t(FileReader.maxSize + 1))
    }
    try work.write("site/steppers.md", Workspace.rule("Show the value."))
    // The file has text in its first bytes, not zeros.
    let file = try #require(FileHandle(forWritingAtPath: work.folder + "/site/large.md"))
    file.write(Data(String(repeating: text, count: 8192 / text.utf8.count + 1).utf8))
    try file.close()
    let report = try work.ingest("site")
    #expect(report.unread.map(\.path) == [work.folder + "/site/large.md"])
    #expect(report.skipped == [.binary: 1] && report.pagesRead == 1)
    // It does not prevent pruning.
    try work.remove("site/steppers.md")
    #expect(try work.ingest("site").pruned == 1)
  }

  @Test("In a mixed folder of 2000 files, pages are read and the rest is counted") func mixedFolderIsSorted() throws {
    let work = try Workspace()
    for number in 0..<2000 {
      switch number % 8 {
      case 0: try work.write("all/\(number).md", Workspace.rule("Use \(number) ticks."))
      case 1:
        try work.write("all/\(number).html", "<!doctype html><h1>T\(number)</h1><p><b>Rule \(number) is short.</b> It is so.</p>")
      case 2: try work.write("all/\(number).swift", "let x = \(number)\n")
      case 3: try work.write("all/\(number).png", "\u{89}PNG\r\n\(number)\u{0}\u{0}\u{0}")
      case 4: try work.write("all/\(number).md", "")
      case 5: try work.write("all/\(number).json", "{\"a\": [\(number)")
      case 6: try work.write("all/\(number).html", "<html><body><p><b>Rule \(number) <i>is</b> cut")
      default: try work.write("all", bytes: [0x66, 0xFF] + Array("\(number).md".utf8), Workspace.rule("Use \(number) marks."))
      }
    }
    let report = try work.ingest("all")
    #expect(report.unread.isEmpty)
    #expect(report.skipped == [.unsupportedFormat: 500, .binary: 250, .empty: 250])
    #expect(report.pagesRead == 1000)
    #expect(report.sources.map(\.summary?.pageCount) == [1000])
    #expect(report.sources.first?.pages.count == 1000)
  }
}
