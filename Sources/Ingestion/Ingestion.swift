import Extraction
import Guidelines
import Indexing
import Linking
import Reading
import SystemInterface

/// Reads pages into an index: finds the files, reads and extracts them on all cores, links the topics that they touch, and replaces the index in
/// one step. A run that fails or is killed leaves the old index as it was.
package struct Ingestion {
  let request: IngestRequest
  let progress: (IngestProgress) -> Void
  private var report = IngestReport()

  package init(_ request: IngestRequest, progress: @escaping (IngestProgress) -> Void = { _ in }) {
    self.request = request
    self.progress = progress
  }

  /// - Throws: a `Failure` where a named path is missing or unreadable, or the index cannot be written. A file that is no page is no failure: it is
  ///   in the report.
  package mutating func run() throws(Failure) -> IngestReport {
    let files = try foundFiles()
    let writer = try IndexWriter(path: request.index, startingFrom: request.startingFrom)
    do {
      // Parsing the lists takes as long as reading fifty pages.
      let reading = request.corpus.map { folder in Ahead { CorpusLists.read(folder) } }
      var plan = try PagePlan(writer: writer, request: request)
      for source in request.removing { try plan.remove(source: source) }
      let candidates = try plan.changed(files, report: &report)
      let read = readAll(candidates)
      try plan.prune(files, report: &report)
      if report.pagesRead + report.unchanged + report.pruned == 0, request.removing.isEmpty {
        abandon(writer)
        return report
      }
      let lists = try lists(reading, writer)
      let extractor = Extractor(catalog: lists.catalog)
      let pages = plan.name(read)
      try plan.replace(pages)
      var extracted = MapAhead(pages) { PagePlan.Extracted($0, by: extractor) }
      if reading != nil { try lists.store(in: writer) }
      try plan.store(&extracted, report: &report)
      for source in report.sources where source != corpusSourceName {
        try writer.setIngested(source: source, at: Timestamp.now())
      }
      try link(plan.touchedTopics.sorted(), lists.glossary, writer)
      progress(.writing)
      try writer.commit()
    } catch {
      abandon(writer)
      throw error
    }
    return report
  }

  /// Leaves everything as it was: where there was no index, not even its lock stays.
  private func abandon(_ writer: IndexWriter) {
    if access(request.index, F_OK) != 0 { unlink(request.index + ".lock") }
    writer.abandon()
  }

  // MARK: Files

  private func foundFiles() throws(Failure) -> [FoundFile] {
    var files: [FoundFile] = []
    for path in request.paths {
      if path == "-" {
        files.append(FoundFile(location: "-", path: "stdin"))
      } else {
        files += try FileFinder.files(at: path)
      }
    }
    return files
  }

  /// Reads every candidate, on all cores; what is no page goes into the report.
  private mutating func readAll(_ candidates: [PagePlan.Candidate]) -> [PagePlan.Read] {
    let reader = PageReader(language: request.language)
    let (topic, edition) = (request.topic, request.edition)
    let counter = ProgressCounter(total: candidates.count, report: progress)
    let outcomes = concurrentMap(candidates) { candidate -> Result<[Page], Failure> in
      defer { counter.step() }
      return CanonicalStream.documents(in: candidate.bytes).reduce(.success([])) { pages, document in
        guard case .success(let before) = pages else { return pages }
        do throws(Failure) {
          var page = try reader.read(document.bytes, name: candidate.file.path)
          page.shiftLines(by: document.lineOffset)
          if let topic { page.metadata.topic = page.metadata.topic ?? topic }
          if let edition { page.metadata.edition = page.metadata.edition ?? edition }
          return .success(before + [page])
        } catch {
          return .failure(error)
        }
      }
    }
    var read: [PagePlan.Read] = []
    for (candidate, outcome) in zip(candidates, outcomes) {
      switch outcome {
      case .success(let pages):
        report.pagesRead += 1
        read += pages.map { PagePlan.Read(candidate: candidate, page: $0) }
        for diagnostic in pages.flatMap(\.diagnostics) where diagnostic.level == .error {
          report.cut.append(IngestReport.Cut(path: candidate.file.location, limit: diagnostic.finding))
        }
      case .failure(let failure):
        report.skipped.append(IngestReport.Skipped(path: candidate.file.location, failure: failure))
      }
    }
    return read
  }

  /// The topics by which pages are named, and the terms by which rules are compared: those of the Corpus folder that is given, else those that the
  /// index holds.
  private func lists(_ reading: Ahead<Result<CorpusLists, Failure>>?, _ writer: IndexWriter) throws(Failure) -> CorpusLists {
    if let reading { return try reading.value.get() }
    return CorpusLists(catalog: try writer.catalog(), glossary: try writer.glossary())
  }

  // MARK: Links

  private func link(_ topics: [String], _ glossary: Glossary, _ writer: IndexWriter) throws(Failure) {
    var done = 0
    var prepared: Linker?
    while done < topics.count {
      progress(.linking(done: done, of: topics.count))
      // As many topics at once as keep all cores busy, and no more records in memory than a large topic has.
      var batch: [[(rowID: Int64, record: Record)]] = []
      var records = 0
      while done < topics.count, records < 4096 {
        if try writer.unlinkIfAlone(topic: topics[done]) {
          done += 1
          continue
        }
        let entries = try writer.linkedRecords(topic: topics[done])
        records += entries.count
        batch.append(entries)
        done += 1
      }
      if batch.isEmpty { continue }
      // Prepared only now: most often there is nothing to link.
      let linker = prepared ?? Linker(glossary: glossary)
      prepared = linker
      let found = concurrentMap(batch) { linker.links(of: $0.map(\.record)) }
      for (entries, links) in zip(batch, found) { try writer.setLinks(Self.numbered(entries, links)) }
    }
  }

  /// A group bears the number of its first record: unique in the index, and the same in every run over the same records.
  private static func numbered(_ entries: [(rowID: Int64, record: Record)], _ links: [RecordLink]) -> [RecordLinks] {
    var groups: [Int: Int64] = [:]
    for (entry, link) in zip(entries, links) {
      if let group = link.group { groups[group] = min(groups[group] ?? entry.rowID, entry.rowID) }
    }
    return zip(entries, links).map { entry, link in
      RecordLinks(
        rowID: entry.rowID, name: entry.record.id,
        counterparts: Localized(
          link.counterparts.pairs.map {
            ($0, RecordLinks.Counterpart(id: $1.id, confidence: $1.byAlignment ? $1.confidence : nil))
          }),
        group: link.group.flatMap { groups[$0] }, groupConfidence: link.groupConfidence)
    }
  }
}
