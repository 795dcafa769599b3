import Foundation
import Guidelines
import Languages
import Reading
import TestSupport
import Testing

@testable import Rendering

/// Line layout of every paragraph, heading, list item, and cell of real pages. Each is laid out at one width that differs by paragraph, so that all
/// widths occur; `HIG_EVERY_WIDTH=1` lays out each at every width from 10 to 100, which takes half an hour.
@Suite struct CorpusLayoutTests {
  static func pages(below folder: String) -> [(name: String, page: Page)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard name != "README.md", let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
      return (try? PageReader().read(Array(data), name: name)).map { (name, $0) }
    }
  }

  static let isThorough = ProcessInfo.processInfo.environment["HIG_EVERY_WIDTH"] != nil

  @Test("The Corpus is broken into lines by the rules") func corpusHasGoodLineBreaks() {
    let pages = Self.pages(below: Checkout.corpus)
    #expect(pages.count > 300)
    judge(pages)
  }

  @Test("Saved pages are broken into lines by the rules", .needsShared("pages/saved-text"))
  func savedPagesHaveGoodLineBreaks() {
    let pages = Self.pages(below: Checkout.shared + "/pages/saved-text")
    #expect(pages.count == 5)
    judge(pages)
  }

  /// Covers contents at the top of a page and as a list.
  @Test("Tables of contents fit every width") func contentsFitTheWidth() {
    for (name, page) in Self.pages(below: Checkout.corpus) {
      let language: Language = name.hasPrefix("ja/") ? .japanese : .english
      let titles = page.blocks.compactMap { block -> String? in
        if case .heading(_, let text, _) = block.content { text.plainText } else { nil }
      }
      let records = titles.enumerated().map { place, title in
        Record(
          id: "x/x/\(place)", kind: .rule, strength: .do, language: language, topic: "x", topicTitle: "x",
          section: place % 3 == 2 ? [titles[place - 1], title] : [title], headline: [],
          source: SourceReference(name: "", page: "", path: "", line: 1, title: ""))
      }
      let contents = TableOfContents(records)
      #expect(contents.entries.count >= titles.count)
      for width in 10...100 {
        let style = PageStyle(Terminal(width: width), language: language)
        for line in contents.compactLines(style, language: language, width: width) + contents.list(style, language: language) {
          #expect(line.indent + style.columns(line.spans) <= width, "\(name), \(width)")
          // In fewer columns a word of a title may fill a line.
          guard width >= 24, let first = line.spans.text.unicodeScalars.first, let last = line.spans.text.unicodeScalars.last
          else {
            continue
          }
          #expect(Kinsoku.mayStartLine(first) && Kinsoku.mayEndLine(last), "\(name), \(width): \(line.spans.text)")
        }
      }
    }
  }

  private func judge(_ pages: [(name: String, page: Page)]) {
    let judge = LineJudge()
    var number = 0
    var settings = 0
    for (name, page) in pages {
      for text in page.blocks.flatMap(\.paragraphs) {
        number += 1
        for width in Self.isThorough ? Array(10...100) : [10 + number * 37 % 91] {
          let metrics = Metrics(ambiguousWidth: Self.isThorough ? 1 + width % 2 : 1 + number % 2)
          let lines = ParagraphLayout(metrics).lines([StyledSpan(text)], width: width).map(\.spans.text)
          for complaint in judge.complaints(lines, of: text, width: width, metrics: metrics) {
            Issue.record("\(name): \(complaint)")
          }
          settings += 1
        }
      }
      // Lists, tables, and quotes of the whole page must fit the width too.
      for width in Self.isThorough ? Array(10...100) : [10 + number % 91] {
        let metrics = Metrics()
        for line in BlockLayout(metrics, language: .japanese).lines(page.blocks, width: width) {
          let columns = line.indent + metrics.width(line.spans.text)
          #expect(columns <= width, "\(name): '\(line.spans.text)' passes \(width) columns")
        }
      }
    }
    if Self.isThorough { print("\(pages.count) pages, \(number) paragraphs, \(settings) times set in lines") }
  }
}

extension Block {
  /// The texts that are laid out as paragraphs.
  fileprivate var paragraphs: [String] {
    func shown(_ inlines: [Inline]) -> [String] {
      InlineLayout().parts(inlines).map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    }
    switch content {
    case .heading(_, let text, _), .paragraph(let text): return shown(text)
    case .list(let list): return list.items.flatMap { $0.blocks.flatMap(\.paragraphs) }
    case .definitionList(let definitions): return definitions.flatMap { shown($0.term) + $0.blocks.flatMap(\.paragraphs) }
    case .table(let table): return ([table.caption ?? []] + table.header + table.rows.flatMap { $0 }).flatMap(shown)
    case .quote(let inner), .aside(_, let inner), .footnote(_, let inner): return inner.flatMap(\.paragraphs)
    case .tabs(let tabs): return tabs.flatMap { shown($0.title) + $0.blocks.flatMap(\.paragraphs) }
    case .code, .thematicBreak, .figure: return []
    }
  }
}
