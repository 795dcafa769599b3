import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

@testable import Reading

/// Real pages in several formats, which must give the same tree.
@Suite(.needsShared("pages")) struct SharedPageReadingTests {
  private func page(_ path: String) throws -> Page {
    let file = sharedPages.appendingPathComponent(path)
    if FileManager.default.fileExists(atPath: file.path) { return try read(file) }
    // The path may be a prefix of the file name.
    let folder = file.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix(file.lastPathComponent) })
    return try read(folder.appendingPathComponent(name))
  }

  @Test("Scraped pages are read as their clean versions", arguments: ["alerts", "charts", "toolbars"])
  func scrapedPagesEqualCleanOnes(_ name: String) throws {
    func plain(_ path: String) throws -> String { shape(try page(path)).replacing("(https://developer.apple.com/", with: "(/") }
    #expect(try plain("noisy/\(name).scraped.md") == plain("noisy/\(name).clean.md"))
  }

  @Test(arguments: ["HLP000001", "HLP000013", "HLP000060"]) func encodingDoesNotChangePage(_ name: String) throws {
    #expect(dump(try page("legacy-encodings/shift_jis/\(name).html")) == dump(try page("legacy-encodings/utf8-bom/\(name).html")))
  }

  @Test func undeclaredEUCJPIsJapanese() throws {
    let page = try page("legacy-encodings/euc-jp-undeclared/FAQ.html")
    #expect(page.metadata.language == .japanese)
    #expect(!page.blocks.plainText.contains("\u{FFFD}"))
  }

  @Test("Markdown and HTML of one article have the same bold text") func formatsGiveTheSameBold() throws {
    func bold(_ page: Page) -> [String] {
      page.blocks.compactMap { block in
        guard case .paragraph(let inlines) = block.content, case .strong(let inner)? = inlines.first else { return nil }
        return inner.plainText
      }
    }
    let markdown = try page("hugo/hig-widgets.md")
    #expect(bold(markdown) == bold(try page("hugo/hig-widgets.html")))
    #expect(bold(markdown).count == 24)
    #expect(markdown.metadata.edition == "iOS 14")
  }

  @Test func renderedPageHasPlatforms() throws {
    let page = try page("rendered/boxes.abridged.html")
    #expect(page.metadata.platforms == [.iOS, .iPadOS, .macOS, .visionOS])
    #expect(!page.blocks.plainText.contains("Supported platforms"))
  }

  @Test func savedPagesHaveMetadata() throws {
    #expect(try page("saved-text/000").metadata.format == .markdown)
    #expect(try page("saved-text/001").metadata.date == "2020-07-02")
    #expect(try page("saved-text/002").metadata.edition == "2022-09-23")
    #expect(try page("saved-text/003").metadata.topic == nil)
    #expect(try page("saved-text/004").metadata.edition == "iOS 2021-08")
  }
}
