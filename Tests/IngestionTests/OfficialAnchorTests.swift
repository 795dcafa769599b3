import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Ingestion

/// Anchors for citations of official pages.
@Suite struct OfficialAnchorTests {
  /// Returns the anchors of each official page.
  private static func officialAnchors() throws -> [String: Set<String>] {
    var anchors: [String: Set<String>] = [:]
    let root = Checkout.shared + "/official"
    for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] where file.hasSuffix(".md") {
      let text = try String(contentsOfFile: root + "/" + file, encoding: .utf8)
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("##") }.map { $0.drop { $0 == "#" } }
      anchors[((file as NSString).lastPathComponent as NSString).deletingPathExtension] = Set(headings.map(anchor))
    }
    return anchors
  }

  /// Returns the anchor in Apple's spelling: no punctuation, and a hyphen for each run of spaces and hyphens.
  private static func anchor(_ heading: Substring) -> String {
    let words = heading.split { $0.isWhitespace || "-–—".contains($0) }
    return words.joined(separator: "-").filter { $0 == "-" || !$0.isPunctuation }
  }

  /// Topics whose official pages changed after the copies at hand were made.
  private static func changedTopics() throws -> Set<String> {
    Set(try SharedReports.lists.get().changes.filter { $0.date > "2026-06-30" }.map(\.topic))
  }

  @Test("Every cited section exists on its official page", .needsShared("official")) func citedSectionsExist() throws {
    let official = try Self.officialAnchors()
    let table = try SharedReports.lists.get().anchors
    #expect(official.count > 150 && table.spellings.count > 500)
    let changed = try Self.changedTopics()
    let pages = try SharedReports.corpus.get().pages
    let unchecked = Set(pages.flatMap(\.records).filter { changed.contains($0.topic) }.compactMap { table.spellings[$0.anchor] })
    #expect(Set(table.spellings.values).subtracting(unchecked).subtracting(official.values.joined()) == [])
    var cited = 0
    for (path, page, records) in pages where !changed.contains(records.first?.topic ?? "") {
      guard let url = page.metadata.url, let name = url.split(separator: "/").last.map(String.init) else { continue }
      let known = try #require(official[name], "\(path)")
      for record in records {
        guard let anchor = table.spellings[record.anchor] else { continue }
        #expect(known.contains(anchor), "\(record.id): \(table.address(ofPage: url, section: record.anchor))")
        cited += 1
      }
    }
    #expect(cited > 6500)
  }

  /// Sections of ours alone are not in the table.
  @Test("Every section shared with an official page is in the table", .needsShared("official")) func anchorTableIsComplete()
    throws
  {
    let official = try Self.officialAnchors()
    let table = try SharedReports.lists.get().anchors
    let changed = try Self.changedTopics()
    for (_, page, records) in try SharedReports.corpus.get().pages where page.metadata.language == .english {
      if changed.contains(page.metadata.topic ?? "") { continue }
      guard let name = page.metadata.url?.split(separator: "/").last.map(String.init), let known = official[name] else {
        continue
      }
      let ours = Set(records.map(\.anchor)).filter { table.spellings[$0] == nil }
      let folded = Set(known.map { SectionName.slug($0) })
      #expect(ours.intersection(folded) == [], "\(name)")
    }
  }
}
