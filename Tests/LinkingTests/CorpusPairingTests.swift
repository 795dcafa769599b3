import Extraction
import Foundation
import Guidelines
import Languages
import Reading
import TestSupport
import Testing

@testable import Linking

/// Pairing of the bilingual Corpus, whose ids show whether pairs are right.
@Suite struct CorpusPairingTests {
  private static let corpus = URL(filePath: Checkout.corpus)
  private static let slugs = [
    "alerts", "buttons", "charts", "image-views", "lists-and-tables", "menus", "popovers", "scroll-views", "text-fields",
    "toggles",
  ]

  private static func records(_ language: Language, _ slug: String) throws -> [Record] {
    let url = corpus.appending(path: "\(language.rawValue)/components/\(slug).md")
    let page = try PageReader().read(Array(Data(contentsOf: url)), name: "\(slug).md")
    let source = SourceReference(name: corpusSourceName, page: slug, path: "\(slug).md", line: 1, title: slug)
    return Extractor(catalog: TopicCatalog()).extract(page, from: source).records
  }

  private static func linker() throws -> Linker {
    let url = corpus.appending(path: "glossary.yaml")
    return Linker(glossary: try CorpusFiles.glossary(Array(Data(contentsOf: url)), path: "glossary.yaml"))
  }

  @Test func bilingualPagesPairCompletely() throws {
    let linker = try Self.linker()
    for slug in Self.slugs {
      let records = try Self.records(.english, slug) + Self.records(.japanese, slug)
      for (record, link) in zip(records, linker.links(of: records)) where record.kind == .rule {
        #expect(link.counterparts.values.first?.id == record.id)
        #expect(link.group != nil, "\(record.id)")
      }
    }
  }

  /// Treats the English pages as another site's with unknown sections, and drops every fourth rule on either side.
  @Test("Pages without shared ids or sections are paired by content") func pairsPagesWithoutSharedIDs() throws {
    let linker = try Self.linker()
    var (right, found, possible) = (0, 0, 0)
    for slug in Self.slugs {
      let japanese = try Self.records(.japanese, slug).enumerated().filter { $0.offset % 4 != 1 }.map(\.element)
      let english = try Self.records(.english, slug).enumerated().filter { $0.offset % 4 != 3 }.map { entry in
        var record = entry.element
        record.source.name = "site"
        record.anchor = ""
        return record
      }
      let ids = Set(english.map(\.id))
      let records = japanese + english
      for (record, link) in zip(records, linker.links(of: records)) where record.language == .japanese && record.kind == .rule {
        if ids.contains(record.id) { possible += 1 }
        guard let counterpart = link.counterparts.values.first?.id else { continue }
        found += 1
        if counterpart == record.id { right += 1 }
      }
    }
    #expect(possible > 60)
    #expect(Double(right) >= 0.93 * Double(found), "\(right) of \(found) are right")
    #expect(Double(right) >= 0.75 * Double(possible), "\(right) of \(possible) were found")
  }
}
