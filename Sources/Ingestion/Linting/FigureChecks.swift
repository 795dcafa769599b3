import Guidelines
import Languages

/// Checks the figures of a Corpus: each figure on a page must exist, have a text alternative and a legend that matches its
/// digits, and appear on the pages of all languages; no figure may be unused.
struct FigureChecks {
  let pages: [(path: String, page: Page, records: [Record])]
  /// Path of the Corpus folder.
  let folder: String

  func diagnostics() -> [Linter.FileDiagnostic] {
    let figureFolder = folder + "/" + Figure.folder
    let names = FolderListing(Array(figureFolder.utf8)).names.map { String(decoding: $0, as: UTF8.self) }.filter(
      Figure.isFileName
    ).sorted()
    let digits = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.digits(in: figureFolder + "/" + $0)) })
    var shown: [String: [Language: (path: String, line: Int)]] = [:]
    var diagnostics: [Linter.FileDiagnostic] = []
    func add(_ path: String, _ line: Int, _ kind: Diagnostic.Kind) {
      diagnostics.append(Linter.FileDiagnostic(path: path, diagnostic: Diagnostic(.warning, line: line, kind)))
    }
    for (path, page, records) in pages {
      // A figure of a page that is in no record is not shown anywhere.
      let recordFigures = Set(records.flatMap(\.body.figures).map(\.file))
      for (figure, line) in page.blocks.figuresWithLines {
        if !recordFigures.contains(figure.file) { add(path, line, .figureUnused(figure.file)) }
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
    let languages = Set(pages.map(\.page.metadata.language)).intersection(Languages.bilingualPair)
    for (file, places) in shown where languages.count > 1 && Set(places.keys).isDisjoint(with: languages) == false {
      if let (language, place) = places.first, places.count == 1 {
        add(place.path, place.line, .figureInOneLanguage(file, only: language))
      }
    }
    for name in names where shown[name] == nil { add(figureFolder + "/" + name, 1, .figureUnused(name)) }
    return diagnostics
  }

  /// Counts the digits in circles. `Tools/figures` draws each digit on a circle of this class and radius, and nothing else.
  private static func digits(in path: String) -> Int {
    guard let bytes = try? FileReader.read(path) else { return 0 }
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
