import Extraction
import Guidelines
import Indexing
import Linking
import Reading

/// Reads pages without writing an index, and reports the diagnostics of reading, extraction, and linking.
package struct Linter {
  /// A diagnostic with the path of its file.
  package struct FileDiagnostic: Hashable, Sendable {
    package var path: String
    package var diagnostic: Diagnostic
  }

  package struct Report: Sendable {
    /// The diagnostics, by file in reading order, then by line.
    package var diagnostics: [FileDiagnostic] = []
    /// Files that could not be read as pages.
    package var failures: [(path: String, failure: Failure)] = []
    /// The parsed pages with their records.
    package var pages: [(path: String, page: Page, records: [Record])] = []
    /// Number of skipped files by reason.
    package var skipped: [SkipReason: Int] = [:]
    /// Paths of the skipped links that lead out of their folder.
    package var outsideLinks: [String] = []
    /// Statistics about headlines, if a whole Corpus was checked.
    package var headlines: [HeadlineStatistics] = []
  }

  let catalog: TopicCatalog
  let glossary: Glossary
  private let retiredIDs: Set<String>
  private let termChecks: TermChecks
  private let corpus: String?
  private let language: Language?
  private let programs: String

  /// Creates a linter.
  /// - Parameters:
  ///   - corpus: Folder of `topics.yaml` and `glossary.yaml`.
  ///   - index: Path of an index whose topics are used if `corpus` is `nil`. Without both, pages create topics of their own.
  ///   - language: Language of the pages, or `nil` to detect it.
  ///   - programs: Folders in which to find external document converters, separated as in `PATH`.
  package init(corpus: String?, index: String? = nil, language: Language? = nil, programs: String = "") throws(Failure) {
    self.corpus = corpus
    self.language = language
    self.programs = programs
    guard let corpus else {
      catalog = index.flatMap { try? GuidelineIndex(path: $0).topicCatalog() } ?? TopicCatalog()
      glossary = Glossary()
      retiredIDs = []
      termChecks = TermChecks(terms: [:])
      return
    }
    let lists = try CorpusLists.read(corpus, forSearch: false).get()
    catalog = lists.catalog
    glossary = lists.glossary
    retiredIDs = lists.retiredIDs
    termChecks = TermChecks(terms: lists.terms)
  }

  /// Checks the pages.
  /// - Parameter follows: Indicates whether links that lead out of a named folder are followed.
  package func run(_ paths: [String], follows: Bool = false) throws(Failure) -> Report {
    var report = Report()
    let reader = PageReader(language: language, programs: programs)
    let extractor = Extractor(catalog: catalog)
    var canonicalPages: [(path: String, page: Page, records: [Record])] = []
    var discovery = try Discovery(paths, follows: follows)
    while let files = discovery.next() {
      for file in files {
        do throws(Failure) {
          var reason: Failure.NotAPageError?
          let bytes = try FileReader.read(file) { head in
            reason = file.root == nil ? nil : reasonToSkip(head, name: file.path)
            return reason == nil
          }
          guard let bytes else {
            if let reason { discovery.reject(file, reason) }
            continue
          }
          discovery.recordPage(file)
          for document in CanonicalStream.pages(in: bytes) {
            var page = try reader.read(document.bytes, name: file.pageName)
            page.shiftLines(by: document.lineOffset)
            for var page in language == nil ? page.byLanguage() : [page] {
              if let diagnostic = page.scriptDiagnostic {
                report.diagnostics += (page.diagnostics + [diagnostic]).map {
                  FileDiagnostic(path: file.location, diagnostic: $0)
                }
                continue
              }
              let reference = SourceReference(
                name: page.metadata.source ?? file.root ?? file.stem, page: page.metadata.page ?? file.stem, path: file.location,
                line: 1,
                title: page.metadata.title)
              let extraction = extractor.extract(page, from: reference)
              page.textCoverage = extraction.accounting
              if let imbalance = page.textCoverage.imbalance { page.diagnostics.append(Diagnostic(.warning, imbalance)) }
              let pageDiagnostics = (page.diagnostics + extraction.diagnostics).sorted {
                ($0.line, $0.column) < ($1.line, $1.column)
              }
              report.diagnostics += pageDiagnostics.map { FileDiagnostic(path: file.location, diagnostic: $0) }
              report.pages.append((file.location, page, extraction.records))
              if page.metadata.format == .canonical {
                canonicalPages.append((file.location, page, extraction.records))
                report.diagnostics += termChecks.diagnostics(
                  file.location, document.bytes, page.metadata.language, lineOffset: document.lineOffset)
              }
            }
          }
        } catch {
          report.failures.append((file.location, error))
        }
      }
    }
    report.failures += discovery.failures
    report.skipped = discovery.skipped
    report.outsideLinks = discovery.outsideLinks.map(\.path)
    report.diagnostics += CorpusChecks(catalog: catalog, retiredIDs: retiredIDs, pages: canonicalPages).diagnostics()
    if let corpus, paths.contains(corpus) {
      report.diagnostics += QuestionChecks(
        questions: try CorpusLists.questions(corpus, catalog), pages: canonicalPages, folder: corpus
      )
      .diagnostics()
      report.diagnostics += FigureChecks(pages: canonicalPages, folder: corpus).diagnostics()
      report.diagnostics += try termChecks.diagnostics(ofListsIn: corpus, catalog)
      report.headlines = HeadlineStatistics.count(canonicalPages.flatMap(\.records))
    }
    report.diagnostics += LinkChecks(glossary: glossary, pages: report.pages).diagnostics()
    report.diagnostics.sort {
      ($0.path, $0.diagnostic.line, $0.diagnostic.column) < ($1.path, $1.diagnostic.line, $1.diagnostic.column)
    }
    return report
  }
}
