import Extraction
import Guidelines
import Indexing
import Linking
import Reading

/// Reads pages, writes no index, and reports what reading, extraction and linking noticed.
package struct Linter {
  /// A finding with the file that it is about.
  package struct Finding: Hashable, Sendable {
    package var path: String
    package var diagnostic: Diagnostic
  }

  package struct Report: Sendable {
    /// By file, in the order of the files, then by line.
    package var findings: [Finding] = []
    /// Files that could not be read as pages.
    package var failures: [(path: String, failure: Failure)] = []
    /// The trees and records, for those who want to see them.
    package var pages: [(path: String, page: Page, records: [Record])] = []
    /// What was found and is no page.
    package var skipped: [SkipReason: Int] = [:]
    /// Of these, links out of their folder.
    package var outside: [String] = []
    /// Of a Corpus that was looked at as a whole.
    package var headlines: [Headlines] = []
  }

  let catalog: TopicCatalog
  let glossary: Glossary
  private let gone: Set<String>
  private let terms: TermChecks
  private let corpus: String?
  private let language: Language?
  private let programs: String

  /// - Parameters:
  ///   - corpus: folder of `topics.yaml` and `glossary.yaml`.
  ///   - index: an index whose topics are meant where there is no such folder; without one pages make topics of their own.
  ///   - language: of the pages, where it is not left to be guessed.
  ///   - programs: where programs are found that read documents, as in `PATH`.
  package init(corpus: String?, index: String? = nil, language: Language? = nil, programs: String = "") throws(Failure) {
    self.corpus = corpus
    self.language = language
    self.programs = programs
    guard let corpus else {
      catalog = index.flatMap { try? GuidelineIndex(path: $0).topicCatalog() } ?? TopicCatalog()
      glossary = Glossary()
      gone = []
      terms = TermChecks(terms: [:])
      return
    }
    let lists = try CorpusLists.read(corpus, forSearch: false).get()
    catalog = lists.catalog
    glossary = lists.glossary
    gone = lists.gone
    terms = TermChecks(terms: lists.terms)
  }

  /// - Parameter follows: whether links that lead out of a named folder are followed.
  package func run(_ paths: [String], follows: Bool = false) throws(Failure) -> Report {
    var report = Report()
    let reader = PageReader(language: language, programs: programs)
    let extractor = Extractor(catalog: catalog)
    var canonical: [(path: String, page: Page, records: [Record])] = []
    var discovery = try Discovery(paths, follows: follows)
    while let files = discovery.next() {
      for file in files {
        do throws(Failure) {
          var reason: Failure.NotAPage?
          let bytes = try FileBytes.read(file) { head in
            reason = file.root == nil ? nil : reasonNotToRead(head, name: file.path)
            return reason == nil
          }
          guard let bytes else {
            if let reason { discovery.passOver(file, reason) }
            continue
          }
          discovery.foundPage(file)
          for document in CanonicalStream.documents(in: bytes) {
            var page = try reader.read(document.bytes, name: file.pageName)
            page.shiftLines(by: document.lineOffset)
            for var page in language == nil ? page.byLanguage() : [page] {
              let reference = SourceReference(
                name: page.metadata.source ?? file.root ?? file.stem, page: page.metadata.page ?? file.stem, path: file.location,
                line: 1,
                title: page.metadata.title)
              let extraction = extractor.extract(page, from: reference)
              page.accounting = extraction.accounting
              if let imbalance = page.accounting.imbalance { page.diagnostics.append(Diagnostic(.warning, imbalance)) }
              let found = (page.diagnostics + extraction.diagnostics).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
              report.findings += found.map { Finding(path: file.location, diagnostic: $0) }
              report.pages.append((file.location, page, extraction.records))
              if page.metadata.format == .canonical {
                canonical.append((file.location, page, extraction.records))
                report.findings += terms.findings(
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
    report.outside = discovery.outside.map(\.path)
    report.findings += CorpusChecks(catalog: catalog, gone: gone, pages: canonical).findings()
    if let corpus, paths.contains(corpus) {
      report.findings += QuestionChecks(questions: try CorpusLists.questions(corpus, catalog), pages: canonical, folder: corpus)
        .findings()
      report.findings += FigureChecks(pages: canonical, folder: corpus).findings()
      report.findings += try terms.findings(ofListsIn: corpus, catalog)
      report.headlines = Headlines.count(canonical.flatMap(\.records))
    }
    report.findings += LinkChecks(glossary: glossary, pages: report.pages).findings()
    report.findings.sort {
      ($0.path, $0.diagnostic.line, $0.diagnostic.column) < ($1.path, $1.diagnostic.line, $1.diagnostic.column)
    }
    return report
  }
}
