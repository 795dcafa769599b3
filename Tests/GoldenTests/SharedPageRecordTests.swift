import Foundation
import Guidelines
import Ingestion
import TestSupport
import Testing
import TextAnalysis

/// Records of the shared pages, compared with `Fixtures/shared-pages.txt`: kind, strength, and a hash of id and headline, because the pages are not ours
/// to copy. `HIG_UPDATE_GOLDENS` writes the file again: explain each changed line.
@Suite(.needsShared("pages")) struct SharedPageRecordTests {
  private static let file = Checkout.tests + "/GoldenTests/Fixtures/shared-pages.txt"

  @Test("The records of the shared pages are unchanged") func recordsAreUnchanged() throws {
    let folder = Checkout.shared + "/pages/"
    let report = try Linter(corpus: Checkout.corpus).run([folder])
    var now: [String: [(line: String, headline: String)]] = [:]
    for page in report.pages {
      now[String(page.path.dropFirst(folder.count)), default: []] += page.records.map { (Self.line($0), $0.headline.plainText) }
    }
    if ProcessInfo.processInfo.environment["HIG_UPDATE_GOLDENS"] != nil {
      let pages = now.sorted { $0.key < $1.key }.map { "# \($0.key)\n" + $0.value.map { $0.line + "\n" }.joined() }
      try pages.joined(separator: "\n").write(toFile: Self.file, atomically: true, encoding: .utf8)
    }
    let before = try Self.pages()
    #expect(before.keys.sorted() == now.keys.sorted())
    for (page, records) in now {
      let difference = records.map(\.line).difference(from: before[page] ?? [])
      let new = difference.insertions.map { change in
        if case .insert(let offset, let line, _) = change { "\(line) \(records[offset].headline)" } else { "" }
      }
      let gone = difference.removals.map { change in
        if case .remove(let offset, let line, _) = change { "\(offset + 1): \(line)" } else { "" }
      }
      #expect(new == [], "\(page)")
      #expect(gone == [], "\(page)")
    }
  }

  private static func line(_ record: Record) -> String {
    let hash = FNV1a.hash(bytes: Array("\(record.id)\t\(record.headline.plainText)".utf8))
    return "\(record.kind.rawValue) \(record.strength?.rawValue ?? "-") \(String(hash, radix: 16))"
  }

  /// Returns the expected lines by page.
  private static func pages() throws -> [String: [String]] {
    let parts = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n\n").map {
      $0.split(separator: "\n")
    }
    return Dictionary(uniqueKeysWithValues: parts.map { (String($0[0].dropFirst(2)), $0.dropFirst().map(String.init)) })
  }
}
