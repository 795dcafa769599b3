import Extraction
import Guidelines
import Indexing
import Linking
import Reading
import SystemInterface

/// Ingests pages into an index: finds the files, reads and extracts them on all processors, links the topics that changed, and
/// replaces the index in one step. A run that fails or is killed leaves the old index unchanged.
package struct Ingestion {
  let request: IngestRequest
  let progress: (IngestProgress) -> Void
  /// Lists a folder; tests can replace it.
  var listFolder: ([UInt8]) -> FolderListing = { FolderListing($0) }
  private var report = IngestReport()

  package init(_ request: IngestRequest, progress: @escaping (IngestProgress) -> Void = { _ in }) {
    self.request = request
    self.progress = progress
  }

  /// Runs the ingest.
  /// - Throws: A `Failure` if a named path does not exist or is unreadable, or if the index cannot be written. Pages that could
  ///   not be read and files that are not pages do not throw; the report contains them.
  package mutating func run() throws(Failure) -> IngestReport {
    let writer = try IndexWriter(path: request.index, startingFrom: request.startingFrom)
    do {
      // Start early and in parallel: parsing the lists takes as long as reading fifty pages.
      let pendingLists = request.corpus.map { folder in Future { CorpusLists.read(folder) } }
      var plan = try PagePlan(writer: writer, request: request)
      for source in request.removing { try plan.remove(source: source) }
      var discovery = try Discovery(
        request.paths, follows: request.followsLinks, list: listFolder, holds: plan.indexedPages.contains)
      let candidates = try plan.changedFiles(in: &discovery, report: &report)
      let parsedPages = readAll(candidates, &discovery)
      report.unread = discovery.failures.map { IngestReport.UnreadFile(path: $0.path, failure: $0.failure) }
      report.skipped = discovery.skipped
      report.outsideLinks = discovery.outsideLinks.map(\.path)
      try plan.prune(discovery, report: &report)
      if parsedPages.isEmpty, report.unchanged + report.pruned == 0, request.removing.isEmpty {
        writer.abandon()
        return report
      }
      let lists = try corpusLists(pendingLists, writer)
      let extractor = Extractor(catalog: lists.catalog)
      let pages = plan.assignNames(to: parsedPages, report: &report)
      try plan.removeReplacedPages(of: pages)
      var extracted = PrefetchingMap(pages) { PagePlan.ExtractedPage($0, by: extractor) }
      if pendingLists != nil { try lists.store(in: writer) }
      try plan.store(&extracted, report: &report)
      for source in report.sources where source.pagesRead > 0 && source.name != corpusSourceName {
        try writer.setIngested(source: source.name, at: Timestamp.now())
      }
      try link(plan.affectedTopics.sorted(), lists.glossary, writer)
      progress(.writing)
      try writer.commit()
    } catch {
      writer.abandon()
      throw error
    }
    // Read totals from the finished index so that the report matches it.
    let summaries = try GuidelineIndex(path: request.index).sources()
    report.sources.sort { $0.name < $1.name }
    for index in report.sources.indices {
      report.sources[index].summary = summaries.first { $0.name == report.sources[index].name }
    }
    return report
  }

  // MARK: Files

  /// Reads every candidate on all processors. A file that is not a page is skipped, and reported if it was named.
  private mutating func readAll(_ candidates: [PagePlan.FileCandidate], _ discovery: inout Discovery) -> [PagePlan.ParsedPage] {
    let reader = PageReader(language: request.language, programs: request.programs)
    let (topic, edition, stated) = (request.topic, request.edition, request.language)
    let counter = ProgressCounter(total: candidates.count, report: progress)
    let results = concurrentMap(Self.groups(candidates)) { group -> [Result<[Page], Failure>] in
      let documents = group.map { CanonicalStream.pages(in: $0.bytes) }
      let inputs = zip(group, documents).flatMap { candidate, documents in
        documents.map { (bytes: $0.bytes, name: candidate.file.pageName) }
      }
      var pages = reader.read(inputs)[...]
      return zip(group, documents).map { candidate, documents in
        defer {
          pages = pages.dropFirst(documents.count)
          counter.step()
        }
        return Result { () throws(Failure) in
          var filePages: [Page] = []
          for (document, page) in zip(documents, pages) {
            var page = try page.get()
            page.shiftLines(by: document.lineOffset)
            if let topic, page.metadata.topic == nil { (page.metadata.topic, page.metadata.subject) = (topic, topic) }
            if let edition { page.metadata.edition = page.metadata.edition ?? edition }
            filePages += stated == nil ? page.byLanguage() : [page]
          }
          if let script = filePages.first?.metadata.language.unsupportedScript,
            filePages.allSatisfy({ $0.scriptDiagnostic != nil })
          {
            throw .unsupportedScript(path: candidate.file.location, script: script.name)
          }
          return filePages
        }
      }
    }.flatMap(\.self)
    var parsedPages: [PagePlan.ParsedPage] = []
    for (candidate, outcome) in zip(candidates, results) {
      switch outcome {
      case .success(let pages):
        parsedPages += pages.filter { $0.scriptDiagnostic == nil }.map { PagePlan.ParsedPage(candidate: candidate, page: $0) }
        for diagnostic in pages.flatMap({ $0.diagnostics + [$0.scriptDiagnostic].compactMap(\.self) })
        where diagnostic.level == .error {
          report.truncatedPages.append(IngestReport.TruncatedPage(path: candidate.file.location, limit: diagnostic.kind))
        }
      case .failure(.notAPage(_, let reason)):
        discovery.reject(candidate.file, reason)
      case .failure(let failure): discovery.fail(candidate.file.location, failure, root: nil)
      }
    }
    return parsedPages
  }

  /// Returns groups that are small enough to keep all processors busy, with no more text than one large file.
  private static func groups(_ candidates: [PagePlan.FileCandidate]) -> [[PagePlan.FileCandidate]] {
    let maxGroupSize = max(1, min(16, candidates.count / 8))
    var groups: [[PagePlan.FileCandidate]] = []
    var bytes = 0
    for candidate in candidates {
      bytes += candidate.bytes.count
      if let last = groups.last, last.count < maxGroupSize, bytes <= 1 << 20 {
        groups[groups.count - 1].append(candidate)
      } else {
        groups.append([candidate])
        bytes = candidate.bytes.count
      }
    }
    return groups
  }

  /// Returns the topics that name pages and the glossary that compares rules: those of the Corpus folder if there is one, or else
  /// those in the index.
  private func corpusLists(_ reading: Future<Result<CorpusLists, Failure>>?, _ writer: IndexWriter) throws(Failure) -> CorpusLists
  {
    if let reading { return try reading.value.get() }
    return CorpusLists(catalog: try writer.catalog(), glossary: try writer.glossary())
  }

  // MARK: Links

  private func link(_ topics: [String], _ glossary: Glossary, _ writer: IndexWriter) throws(Failure) {
    var linkedCount = 0
    var cachedLinker: Linker?
    while linkedCount < topics.count {
      progress(.linking(done: linkedCount, of: topics.count))
      // A batch contains enough topics to keep all processors busy, and no more records than a large topic.
      var batch: [[(rowID: Int64, record: Record)]] = []
      var recordCount = 0
      while linkedCount < topics.count, recordCount < 4096 {
        if try writer.unlinkIfOnOnePage(topic: topics[linkedCount]) {
          linkedCount += 1
          continue
        }
        let entries = try writer.recordsToLink(topic: topics[linkedCount])
        recordCount += entries.count
        batch.append(entries)
        linkedCount += 1
      }
      if batch.isEmpty { continue }
      // Created only when needed: usually there is nothing to link.
      let linker = cachedLinker ?? Linker(glossary: glossary)
      cachedLinker = linker
      let batchLinks = concurrentMap(batch) { linker.links(of: $0.map(\.record)) }
      for (entries, links) in zip(batch, batchLinks) { try writer.setLinks(Self.recordLinks(entries, links)) }
    }
  }

  /// Replaces each group number by the row id of the group's first record, which is unique in the index and does not change
  /// between runs.
  private static func recordLinks(_ entries: [(rowID: Int64, record: Record)], _ links: [RecordLink]) -> [RecordLinks] {
    var groups: [Int: Int64] = [:]
    for (entry, link) in zip(entries, links) {
      if let group = link.group { groups[group] = min(groups[group] ?? entry.rowID, entry.rowID) }
    }
    return zip(entries, links).map { entry, link in
      RecordLinks(
        rowID: entry.rowID, name: entry.record.id,
        counterparts: Localized(
          link.counterparts.pairs.map {
            ($0, RecordLinks.Counterpart(id: $1.id, confidence: $1.isByAlignment ? $1.confidence : nil))
          }),
        group: link.group.flatMap { groups[$0] }, groupConfidence: link.groupConfidence)
    }
  }
}
