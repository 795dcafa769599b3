import Foundation
import Guidelines
import TestSupport
import Testing

@testable import Ingestion

/// Rules of real pages, compared with hand-made truth and with other formats of the same pages.
@Suite(.needsShared("pages", "gold", "official"))
struct SharedPageExtractionTests {
  private func rules(_ path: String) throws -> [(file: String, record: Record)] {
    let report =
      try path == "official" ? SharedReports.official.get() : SharedReports.linter.get().run([Checkout.shared + "/" + path])
    return report.pages.flatMap { page in page.records.filter { $0.kind == .rule }.map { (page.path, $0) } }
  }

  /// Returns a headline for comparison: half-width, without white space and punctuation.
  private func bare(_ headline: String) -> String {
    headline.precomposedStringWithCompatibilityMapping.lowercased().filter { !$0.isWhitespace && !"。.!?：:*_`|".contains($0) }
  }

  @Test(
    "Rules of saved pages match those found by hand",
    arguments: ["000_8223f98d3d9b7fd7", "001_ed96fd29facf2d43", "003_6d4b5732b62e2725"])
  func savedPagesMatchHandMadeTruth(name: String) throws {
    let found = try rules("pages/saved-text/\(name).txt").map(\.record)
    let gold = try truth(String(name.prefix(3))).filter { $0["kind"] as? String == "rule" && $0["embedded"] == nil }
    let optional = try truth("optional").compactMap { $0["headline"] as? String }.map(bare)
    let wanted = gold.compactMap { $0["headline"] as? String }.map(bare)
    let alternative = Set(gold.filter { $0["kind_alt"] != nil }.compactMap { $0["headline"] as? String }.map(bare))
    let got = found.map { bare($0.headline.plainText) }
    let missed = wanted.filter { !got.contains($0) && !alternative.contains($0) }
    let extra = got.filter { !wanted.contains($0) && !optional.contains($0) }
    let matched = Double(wanted.count - missed.count)
    let f1 = 2 * matched / (2 * matched + Double(missed.count + extra.count))
    #expect(f1 >= 0.98, "missed \(missed), extra \(extra)")
    for record in found {
      guard let rule = gold.first(where: { bare($0["headline"] as? String ?? "") == bare(record.headline.plainText) }) else {
        continue
      }
      #expect(record.source.line == rule["line"] as? Int, "\(record.headline.plainText)")
      #expect((record.platforms ?? []).map(\.rawValue) == rule["platforms"] as? [String] ?? [], "\(record.headline.plainText)")
    }
  }

  private func truth(_ name: String) throws -> [[String: Any]] {
    try String(contentsOfFile: Checkout.shared + "/gold/\(name).jsonl", encoding: .utf8).split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  @Test("Saved text, Markdown, and HTML of one page give the same rules") func formatsGiveTheSameRules() throws {
    let text = try rules("pages/saved-text/001_ed96fd29facf2d43.txt").map { bare($0.record.headline.plainText) }
    let markdown = try rules("pages/hugo/hig-widgets.md").map { bare($0.record.headline.plainText) }
    let html = try rules("pages/hugo/hig-widgets.html").map { bare($0.record.headline.plainText) }
    #expect(markdown == html)
    #expect(markdown == text)
    #expect(markdown.count == 24)
  }

  @Test("Scraped pages give the rules of their clean versions", arguments: ["alerts", "charts", "toolbars"])
  func scrapedPagesMatchCleanOnes(name: String) throws {
    let clean = try rules("pages/noisy/\(name).clean.md").map { [$0.record.anchor, $0.record.headline.plainText] }
    let scraped = try rules("pages/noisy/\(name).scraped.md").map { [$0.record.anchor, $0.record.headline.plainText] }
    #expect(clean == scraped)
    #expect(!clean.isEmpty)
  }

  @Test("Official pages give nearly all of their rules and few others") func officialPagesGiveTheirRules() throws {
    let count = try rules("official").count
    #expect(count >= 2237 * 995 / 1000)
    #expect(count <= 2237 * 103 / 100)
  }
}
