import Guidelines
import Languages

/// What must hold of the figures of a Corpus: each that a page shows is there, has its text and a legend that fits its digits, and stands on pages of all languages; none
/// lies about unused.
struct FigureChecks {
  let pages: [(path: String, page: Page, records: [Record])]
  /// Of the Corpus.
  let folder: String

  func findings() -> [Linter.Finding] {
    let place = folder + "/" + Figure.folder
    let names = FolderListing(Array(place.utf8)).names.map { String(decoding: $0, as: UTF8.self) }.filter(Figure.isName).sorted()
    let digits = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.digits(in: place + "/" + $0)) })
    var shown: [String: [Language: (path: String, line: Int)]] = [:]
    var found: [Linter.Finding] = []
    func add(_ path: String, _ line: Int, _ finding: Diagnostic.Finding) {
      found.append(Linter.Finding(path: path, diagnostic: Diagnostic(.warning, line: line, finding)))
    }
    for (path, page, records) in pages {
      // Of what the page has, a figure that no record took is shown by nothing.
      let taken = Set(records.flatMap(\.body.figures).map(\.file))
      for (figure, line) in page.blocks.figuresWithLines {
        if !taken.contains(figure.file) { add(path, line, .figureUnused(figure.file)) }
        if shown[figure.file]?[page.metadata.language] == nil {
          shown[figure.file, default: [:]][page.metadata.language] = (path, line)
        }
        if figure.alternative.allSatisfy(\.isWhitespace) { add(path, line, .figureWithoutText(figure.file)) }
        guard let digits = digits[figure.file] else {
          add(path, line, .figureMissing(figure.file))
          continue
        }
        if digits != figure.legend.count {
          add(path, line, .legendMisfit(figure.file, digits: digits, lines: figure.legend.count))
        }
      }
    }
    let languages = Set(pages.map(\.page.metadata.language)).intersection(Languages.both)
    for (file, places) in shown where languages.count > 1 && Set(places.keys).isDisjoint(with: languages) == false {
      if let (language, place) = places.first, places.count == 1 {
        add(place.path, place.line, .figureInOneLanguage(file, only: language))
      }
    }
    for name in names where shown[name] == nil { add(place + "/" + name, 1, .figureUnused(name)) }
    return found
  }

  /// The digits in circles: `Tools/figures` draws each behind a circle of these colors, and nothing else is drawn so.
  private static func digits(in path: String) -> Int {
    guard let bytes = try? FileBytes.read(path) else { return 0 }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").count {
      $0.contains("<circle class=\"f-ink s-plate\"") && $0.contains(" r=\"10\"")
    }
  }
}

extension [Block] {
  fileprivate var figuresWithLines: [(figure: Figure, line: Int)] {
    flatMap { block in [block].figures.map { ($0, block.line) } }
  }
}
