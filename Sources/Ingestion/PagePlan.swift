import Extraction
import Guidelines
import Indexing
import Reading

/// A plan of the pages that remain in an index, are removed, replaced, or added, and of the names that they get.
struct PagePlan {
  /// A file that is new or has changed.
  struct FileCandidate: Sendable {
    var file: DiscoveredFile
    var source: String
    var bytes: [UInt8]
    var hash: String
    /// The indexed files that came from this file.
    var earlier: [IndexedPages.File]
  }

  /// A page of a file after parsing.
  struct ParsedPage: Sendable {
    var candidate: FileCandidate
    var page: Page
  }

  /// A page with its reference, which contains the names for its records' ids.
  struct NamedPage: Sendable {
    var candidate: FileCandidate
    var page: Page
    var reference: SourceReference
  }

  /// A page with its extracted records.
  struct ExtractedPage: Sendable {
    /// Name of the file that contains the page.
    var name: [UInt8]
    var page: StoredPage
    var extraction: Extraction
  }

  private(set) var affectedTopics: Set<String> = []
  private let writer: IndexWriter
  private let request: IngestRequest
  private(set) var indexedPages: IndexedPages
  private let ownership: SourceOwnership

  init(writer: IndexWriter, request: IngestRequest) throws(Failure) {
    self.writer = writer
    self.request = request
    indexedPages = IndexedPages(try writer.storedPages(source: nil))
    ownership = SourceOwnership(request, held: indexedPages)
  }

  // MARK: Indexed pages

  mutating func remove(source: String) throws(Failure) {
    let files = indexedPages.files.values.filter { $0.source == source }
    guard !files.isEmpty else { throw .unknownSource(name: source, known: Set(indexedPages.files.values.map(\.source)).sorted()) }
    for file in files { try removePages(of: file) }
  }

  /// Removes a file's pages. Their topics have to be linked again.
  private mutating func removePages(of file: IndexedPages.File) throws(Failure) {
    affectedTopics.formUnion(try writer.topics(source: file.source, path: file.path))
    try writer.removePage(source: file.source, path: file.path)
    indexedPages.remove(file)
  }

  /// Returns the files that are new or have changed. The others count as unchanged.
  mutating func changedFiles(in discovery: inout Discovery, report: inout IngestReport) throws(Failure) -> [FileCandidate] {
    var candidates: [FileCandidate] = []
    // Copied to a local, because the closure runs on other threads and must not capture the plan.
    let commandLineMetadata =
      [request.language?.rawValue, request.topic, request.edition].map { $0 ?? "" } + (request.isPrivate ? ["private"] : [])
    while let files = discovery.next() {
      for start in stride(from: 0, to: files.count, by: Self.maxFilesInMemory) {
        let batch = files[start..<min(files.count, start + Self.maxFilesInMemory)].map { file in
          let defaultSource = ownership.source(of: file)
          let earlier = indexedPages.claim(file, requested: request.source, defaultSource: defaultSource) {
            ownership.mayReplace($0, file)
          }
          return (file: file, earlier: earlier)
        }
        let inspections = concurrentMap(batch) {
          FileInspection(at: $0.file, isNamed: $0.file.root == nil || !$0.earlier.isEmpty, stated: commandLineMetadata)
        }
        for ((file, earlier), look) in zip(batch, inspections) {
          switch look {
          case .unreadable(let failure): discovery.fail(file.location, failure, root: failure.isReadError ? file.root : nil)
          case .notAPage(let reason): discovery.reject(file, reason)
          case .page(let bytes, let hash):
            discovery.recordPage(file)
            if let unchanged = earlier.first(where: { $0.pages.contains { $0.hash == hash } }) {
              report.updateSource(unchanged.source) { $0.unchanged += 1 }
              try updateLocation(of: unchanged, file)
            } else {
              // Only the owner of a reserved source may replace its pages; a page at the same path remains.
              let earlier = earlier.filter { ownership.mayReplace($0, file) }
              let source = request.source ?? earlier.first?.source ?? ownership.source(of: file)
              candidates.append(FileCandidate(file: file, source: source, bytes: bytes, hash: hash, earlier: earlier))
            }
          }
        }
      }
    }
    return candidates
  }

  /// Maximum number of files whose content is in memory before it is known which of them have changed.
  private static let maxFilesInMemory = 16

  /// The content of a file, or the reason why it is not a page.
  private enum FileInspection: Sendable {
    case unreadable(Failure)
    case notAPage(Failure.NotAPageError)
    case page([UInt8], hash: String)

    /// Reads a file and computes its fingerprint.
    /// - Parameters:
    ///   - isNamed: Indicates whether the file is read regardless of its format because it was named, now or in an earlier run.
    ///   - stated: Metadata from the command line. It is part of the fingerprint, because it changes what is extracted.
    init(at file: DiscoveredFile, isNamed: Bool, stated: [String]) {
      do throws(Failure) {
        var reason: Failure.NotAPageError?
        let bytes = try FileReader.read(file) { head in
          reason = isNamed ? nil : reasonToSkip(head, name: file.path)
          return reason == nil
        }
        guard let bytes else {
          self = .notAPage(reason ?? .unknownFormat)
          return
        }
        var hash = FileReader.fingerprint(bytes)
        if !stated.allSatisfy(\.isEmpty) {
          hash += "-" + FileReader.fingerprint(Array(stated.joined(separator: "\u{0}").utf8))
        }
        self = .page(bytes, hash: hash)
      } catch {
        self = .unreadable(error)
      }
    }
  }

  /// Updates the stored location of a file.
  private func updateLocation(of earlier: IndexedPages.File, _ file: DiscoveredFile) throws(Failure) {
    let location = Self.location(of: file, source: earlier.source)
    if earlier.location != location { try writer.setLocation(source: earlier.source, path: earlier.path, to: location) }
  }

  /// Returns the location that the index stores for a file. Files of the Corpus have none, because it may be installed anywhere.
  fileprivate static func location(of file: DiscoveredFile, source: String) -> [UInt8] {
    source == corpusSourceName ? [] : file.identity
  }

  /// Removes the pages whose files no longer exist in a named folder that was read completely, and those that are only reachable
  /// through links that were not followed.
  /// - Throws: `.wouldPrune` if that is more than a tenth of a source and the request does not allow it.
  mutating func prune(_ discovery: Discovery, report: inout IngestReport) throws(Failure) {
    let roots = discovery.roots.filter(\.isWhole)
    let outsideTargets = Set(discovery.outsideLinks.map(\.target))
    let missingFiles = indexedPages.files.values.filter { file in
      !discovery.presentFiles.contains(file.location)
        && roots.contains { root in
          if !file.location.isEmpty, !outsideTargets.contains(file.location) {
            return isAllowed(file) && BytePath.isInside(file.location, root.identity)
          }
          if reservedSourceNames.contains(file.source), !ownership.containsCorpus(root.identity) { return false }
          return BytePath.isInside(file.key.path, Array(root.name.utf8))
            && (file.source == request.source ?? root.name || request.source == nil && file.isCanonical)
        }
    }
    let counts = Dictionary(grouping: indexedPages.files.values, by: \.source).mapValues(\.count)
    for (source, files) in Dictionary(grouping: missingFiles, by: \.source).sorted(by: { $0.key < $1.key }) {
      let count = counts[source] ?? 0
      if !request.allowsPruning, files.count * 10 > count { throw .wouldPrune(source: source, pages: files.count, of: count) }
    }
    for file in missingFiles.sorted(by: { $0.source < $1.source }) {
      try removePages(of: file)
      report.updateSource(file.source) { $0.pruned += 1 }
    }
  }

  private func isAllowed(_ file: IndexedPages.File) -> Bool { request.source == nil || request.source == file.source }

  // MARK: New pages

  /// Assigns a source, name, and path to each page.
  func assignNames(to read: [ParsedPage], report: inout IngestReport) -> [NamedPage] {
    var names = PageNamer(indexedPages)
    let privateSources = Set(indexedPages.files.values.filter { $0.pages.contains(where: \.isPrivate) }.map(\.source))
    return read.map { item in
      let (file, metadata) = (item.candidate.file, item.page.metadata)
      let statedSource = metadata.source.map { ownership.source(stated: $0, by: file) }
      let source = request.source ?? statedSource ?? item.candidate.source
      if request.source == nil {
        for claimed in reservedSourceNames where source != claimed && [metadata.source, file.root ?? file.stem].contains(claimed)
        {
          report.renamed[claimed, default: []].insert(source)
        }
      }
      let earlier = item.candidate.earlier.first { $0.source == source }
      let earlierPage = earlier?.pages.first { $0.language == metadata.language } ?? earlier?.pages.first
      let reference = SourceReference(
        name: source,
        page: names.assignName(
          of: file, source: source, language: metadata.language, stated: metadata.format == .canonical ? metadata.page : nil,
          earlier: earlierPage?.page),
        path: earlier?.path ?? names.assignPath(of: file, source: source), line: 1, url: metadata.url, title: metadata.title,
        edition: metadata.edition, translator: metadata.translator, retrieved: metadata.retrieved,
        isPrivate: request.isPrivate || metadata.isPrivate || privateSources.contains(source))
      return NamedPage(candidate: item.candidate, page: item.page, reference: reference)
    }
  }

  /// Removes the earlier pages of the files to be stored.
  mutating func removeReplacedPages(of pages: [NamedPage]) throws(Failure) {
    for file in pages.flatMap(\.candidate.earlier) where indexedPages.files[file.key] != nil { try removePages(of: file) }
  }

  /// Stores the pages. Adjacent pages with the same file and name are stored as one, because a page about several topics is
  /// exported as several documents. A page that is too large for an index is omitted and reported.
  /// - Parameter extracted: The extracted pages, in the order of `pages`.
  mutating func store(_ extracted: inout PrefetchingMap<NamedPage, ExtractedPage>, report: inout IngestReport) throws(Failure) {
    let knownTopics = Set(try writer.topicSlugs())
    var nextPage = extracted.next()
    var previousFile: [UInt8]?
    while let first = nextPage {
      var records: [Record] = []
      while let next = nextPage, next.isSamePage(as: first) {
        try writer.addTopics(next.extraction.topics)
        let recordCount = records.count
        records += next.extraction.records
        if recordCount > 0 { for index in recordCount..<records.count { records[index].position += recordCount } }
        nextPage = extracted.next()
      }
      do throws(Failure) {
        try writer.addPage(first.page, records: records)
      } catch {
        guard case .tooLarge(_, let bytes, let limit) = error else { throw error }
        let location = BytePath.displayText(first.name)
        report.unread.append(.init(path: location, failure: .tooLarge(path: location, bytes: bytes, limit: limit)))
        continue
      }
      var ingestedPage = IngestReport.IngestedPage(path: first.page.path)
      for topic in records.map(\.topic) where !ingestedPage.topics.contains(topic) { ingestedPage.topics.append(topic) }
      ingestedPage.newTopics = Set(ingestedPage.topics).subtracting(knownTopics)
      affectedTopics.formUnion(ingestedPage.topics)
      report.updateSource(first.page.source) {
        if first.name != previousFile { $0.pagesRead += 1 }
        $0.pages.append(ingestedPage)
      }
      previousFile = first.name
    }
  }
}

extension Failure {
  /// Indicates whether the error makes the rest of the folder unreliable. A page that is too large affects only itself.
  fileprivate var isReadError: Bool { if case .unreadable = self { true } else { false } }
}

extension PagePlan.ExtractedPage {
  init(_ named: PagePlan.NamedPage, by extractor: Extractor) {
    let metadata = named.page.metadata
    let file = named.candidate.file
    name = file.name
    page = StoredPage(
      source: named.reference.name, page: named.reference.page, path: named.reference.path,
      location: PagePlan.location(of: file, source: named.reference.name), language: metadata.language,
      hash: named.candidate.hash, format: metadata.format, title: metadata.title, url: metadata.url, edition: metadata.edition,
      translator: metadata.translator, retrieved: metadata.retrieved, isPrivate: named.reference.isPrivate)
    extraction = extractor.extract(named.page, from: named.reference)
  }

  fileprivate func isSamePage(as other: PagePlan.ExtractedPage) -> Bool {
    name == other.name && page.source == other.page.source && page.page == other.page.page && page.language == other.page.language
  }
}
