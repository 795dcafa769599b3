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
  /// How folders are listed.
  var list: ([UInt8]) -> FolderListing = { FolderListing($0) }
  private var report = IngestReport()

  package init(_ request: IngestRequest, progress: @escaping (IngestProgress) -> Void = { _ in }) {
    self.request = request
    self.progress = progress
  }

  /// - Throws: a `Failure` where a named path is missing or unreadable, or the index cannot be written. A page that could not be read, and a file
  ///   that is none, is no failure: it is in the report.
  package mutating func run() throws(Failure) -> IngestReport {
    let writer = try IndexWriter(path: request.index, startingFrom: request.startingFrom)
    do {
      // Parsing the lists takes as long as reading fifty pages.
      let reading = request.corpus.map { folder in Ahead { CorpusLists.read(folder) } }
      var plan = try PagePlan(writer: writer, request: request)
      for source in request.removing { try plan.remove(source: source) }
      var discovery = try Discovery(request.paths, follows: request.follows, list: list, holds: plan.held.holds)
      let candidates = try plan.changed(&discovery, report: &report)
      let read = readAll(candidates, &discovery)
      report.unread = discovery.failures.map { IngestReport.Unread(path: $0.path, failure: $0.failure) }
      report.skipped = discovery.skipped
      report.outside = discovery.outside.map(\.path)
      try plan.prune(discovery, report: &report)
      if read.isEmpty, report.unchanged + report.pruned == 0, request.removing.isEmpty {
        writer.abandon()
        return report
      }
      let lists = try lists(reading, writer)
      let extractor = Extractor(catalog: lists.catalog)
      let pages = plan.name(read, report: &report)
      try plan.replace(pages)
      var extracted = MapAhead(pages) { PagePlan.Extracted($0, by: extractor) }
      if reading != nil { try lists.store(in: writer) }
      try plan.store(&extracted, report: &report)
      for source in report.sources where source.pagesRead > 0 && source.name != corpusSourceName {
        try writer.setIngested(source: source.name, at: Timestamp.now())
      }
      try link(plan.touchedTopics.sorted(), lists.glossary, writer)
      progress(.writing)
      try writer.commit()
    } catch {
      writer.abandon()
      throw error
    }
    // Counted, not reckoned: what is said is what is there.
    let held = try GuidelineIndex(path: request.index).sources()
    report.sources.sort { $0.name < $1.name }
    for index in report.sources.indices { report.sources[index].held = held.first { $0.name == report.sources[index].name } }
    return report
  }

  // MARK: Files

  /// Reads every candidate, on all cores; a file that is not a page is passed over, and reported where it was named.
  private mutating func readAll(_ candidates: [PagePlan.Candidate], _ discovery: inout Discovery) -> [PagePlan.Read] {
    let reader = PageReader(language: request.language, programs: request.programs)
    let (topic, edition, stated) = (request.topic, request.edition, request.language)
    let counter = ProgressCounter(total: candidates.count, report: progress)
    let outcomes = concurrentMap(Self.groups(candidates)) { group -> [Result<[Page], Failure>] in
      let documents = group.map { CanonicalStream.documents(in: $0.bytes) }
      let named = zip(group, documents).flatMap { candidate, documents in
        documents.map { (bytes: $0.bytes, name: candidate.file.pageName) }
      }
      var pages = reader.read(named)[...]
      return documents.map { documents in
        defer {
          pages = pages.dropFirst(documents.count)
          counter.step()
        }
        return Result { () throws(Failure) in
          var read: [Page] = []
          for (document, page) in zip(documents, pages) {
            var page = try page.get()
            page.shiftLines(by: document.lineOffset)
            if let topic, page.metadata.topic == nil { (page.metadata.topic, page.metadata.subject) = (topic, topic) }
            if let edition { page.metadata.edition = page.metadata.edition ?? edition }
            read += stated == nil ? page.byLanguage() : [page]
          }
          return read
        }
      }
    }.flatMap(\.self)
    var read: [PagePlan.Read] = []
    for (candidate, outcome) in zip(candidates, outcomes) {
      switch outcome {
      case .success(let pages):
        read += pages.map { PagePlan.Read(candidate: candidate, page: $0) }
        for diagnostic in pages.flatMap(\.diagnostics) where diagnostic.level == .error {
          report.cut.append(IngestReport.Cut(path: candidate.file.location, limit: diagnostic.finding))
        }
      case .failure(.notAPage(_, let reason)):
        discovery.passOver(candidate.file, reason)
      case .failure(let failure): discovery.fail(candidate.file.location, failure, root: nil)
      }
    }
    return read
  }

  /// Few enough to keep all cores busy, and no more text in memory than a large file has.
  private static func groups(_ candidates: [PagePlan.Candidate]) -> [[PagePlan.Candidate]] {
    let most = max(1, min(16, candidates.count / 8))
    var groups: [[PagePlan.Candidate]] = []
    var bytes = 0
    for candidate in candidates {
      bytes += candidate.bytes.count
      if let last = groups.last, last.count < most, bytes <= 1 << 20 {
        groups[groups.count - 1].append(candidate)
      } else {
        groups.append([candidate])
        bytes = candidate.bytes.count
      }
    }
    return groups
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
