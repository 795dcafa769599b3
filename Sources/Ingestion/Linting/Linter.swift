import Extraction
import Guidelines
import Linking
import Reading

/// Reads pages without an index and reports what reading, extraction and linking noticed.
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
  }

  let catalog: TopicCatalog
  let glossary: Glossary
  private let gone: Set<String>
  private let corpus: String?

  /// - Parameter corpus: folder of `topics.yaml` and `glossary.yaml`; nil: pages make topics of their own.
  package init(corpus: String?) throws(Failure) {
    self.corpus = corpus
    guard let corpus else {
      catalog = TopicCatalog()
      glossary = Glossary()
      gone = []
      return
    }
    let lists = try CorpusLists.read(corpus, forSearch: false).get()
    catalog = lists.catalog
    glossary = lists.glossary
    gone = lists.gone
  }

  package func run(_ paths: [String]) throws(Failure) -> Report {
    var report = Report()
    let reader = PageReader()
    let extractor = Extractor(catalog: catalog)
    var canonical: [(path: String, page: Page, records: [Record])] = []
    for path in paths {
      for file in path == "-" ? [FoundFile(location: "-", path: "stdin")] : try FileFinder.files(at: path) {
        do throws(Failure) {
          let bytes = file.location == "-" ? try FileBytes.readStandardInput() : try FileBytes.read(file.location)
          if file.root != nil, !isLikelyPage(Array(bytes.prefix(8192)), name: file.path) { continue }
          for document in CanonicalStream.documents(in: bytes) {
            var page = try reader.read(document.bytes, name: file.path)
            page.shiftLines(by: document.lineOffset)
            let reference = SourceReference(
              name: page.metadata.source ?? file.root ?? file.stem, page: page.metadata.page ?? file.stem, path: file.location,
              line: 1,
              title: page.metadata.title)
            let extraction = extractor.extract(page, from: reference)
            let found = (page.diagnostics + extraction.diagnostics).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
            report.findings += found.map { Finding(path: file.location, diagnostic: $0) }
            report.pages.append((file.location, page, extraction.records))
            if page.metadata.format == .canonical { canonical.append((file.location, page, extraction.records)) }
          }
        } catch {
          report.failures.append((file.location, error))
        }
      }
    }
    report.findings += CorpusChecks(catalog: catalog, gone: gone, pages: canonical).findings()
    if let corpus, paths.contains(corpus) {
      report.findings += QuestionChecks(questions: try CorpusLists.questions(corpus, catalog), pages: canonical, folder: corpus)
        .findings()
    }
    report.findings += LinkChecks(glossary: glossary, pages: report.pages).findings()
    report.findings.sort {
      ($0.path, $0.diagnostic.line, $0.diagnostic.column) < ($1.path, $1.diagnostic.line, $1.diagnostic.column)
    }
    return report
  }
}
