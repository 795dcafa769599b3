import Extraction
import Guidelines
import Indexing
import Reading

/// Which pages of an index stay, go, are replaced or come new, and under which names.
struct PagePlan {
  struct Candidate: Sendable {
    var file: FoundFile
    var source: String
    var bytes: [UInt8]
    var hash: String
  }

  struct Read: Sendable {
    var candidate: Candidate
    var page: Page
  }

  /// A page with the names that its records carry.
  struct Named: Sendable {
    var candidate: Candidate
    var page: Page
    var reference: SourceReference
  }

  /// What a page gave.
  struct Extracted: Sendable {
    /// Of its file.
    var location: String
    var page: StoredPage
    var extraction: Extraction
  }

  private(set) var touchedTopics: Set<String> = []
  private let writer: IndexWriter
  private let request: IngestRequest
  private var stored: [StoredPage]

  init(writer: IndexWriter, request: IngestRequest) throws(Failure) {
    self.writer = writer
    self.request = request
    stored = try writer.storedPages(source: nil)
  }

  // MARK: What is there

  mutating func remove(source: String) throws(Failure) {
    let pages = stored.filter { $0.source == source }
    guard !pages.isEmpty else { throw .unknownSource(name: source, known: Set(stored.map(\.source)).sorted()) }
    for path in Set(pages.map(\.path)) { try drop(source: source, path: path) }
  }

  /// Takes a file's pages out; their topics need new links.
  private mutating func drop(source: String, path: String) throws(Failure) {
    touchedTopics.formUnion(try writer.topics(source: source, path: path))
    try writer.removePage(source: source, path: path)
    stored.removeAll { $0.source == source && $0.path == path }
  }

  /// The files that are new or not the same as before. The others count as unchanged.
  mutating func changed(_ files: [FoundFile], report: inout IngestReport) throws(Failure) -> [Candidate] {
    var candidates: [Candidate] = []
    var seen: Set<String> = []
    let known = Dictionary(grouping: stored, by: \.path)
    for start in stride(from: 0, to: files.count, by: Self.filesAtOnce) {
      let some = Array(files[start..<min(files.count, start + Self.filesAtOnce)])
      // Captured apart: the plan itself belongs to this thread.
      let stated = [request.language?.rawValue, request.topic, request.edition].map { $0 ?? "" }
      for (file, look) in zip(some, concurrentMap(some) { Look(at: $0, stated: stated) }) {
        switch look.bytes {
        case .failure(let failure): report.skipped.append(IngestReport.Skipped(path: file.location, failure: failure))
        case .success(let bytes):
          let candidate = Candidate(file: file, source: sourceName(of: file), bytes: bytes, hash: look.hash)
          let earlier = (known[file.path] ?? []).filter { isFrom(candidate.source, $0) }
          if earlier.contains(where: { $0.hash == candidate.hash }) {
            report.unchanged += 1
          } else if file.root != nil, !look.isLikely {
            report.skipped.append(
              IngestReport.Skipped(path: file.location, failure: .notAPage(path: file.location, .unknownFormat)))
          } else if !seen.insert(candidate.source + "\u{0}" + candidate.hash + "\u{0}" + file.stem).inserted {
            // The same file under two paths is one page.
            report.unchanged += 1
          } else {
            candidates.append(candidate)
          }
        }
      }
    }
    return candidates
  }

  /// Files whose bytes may be in memory before it is known which of them are new.
  private static let filesAtOnce = 16

  /// What a file holds, and whether that is a page.
  private struct Look: Sendable {
    var bytes: Result<[UInt8], Failure>
    var hash = ""
    var isLikely = false

    /// - Parameter stated: what was stated on the command line: it changes what a file gives, so it is part of the file's fingerprint.
    init(at file: FoundFile, stated: [String]) {
      do throws(Failure) {
        let read = file.location == "-" ? try FileBytes.readStandardInput() : try FileBytes.read(file.location)
        bytes = .success(read)
        hash = FileBytes.fingerprint(read)
        if !stated.allSatisfy(\.isEmpty) {
          hash += "-" + FileBytes.fingerprint(Array(stated.joined(separator: "\u{0}").utf8))
        }
        isLikely = isLikelyPage(Array(read.prefix(8192)), name: file.path)
      } catch {
        bytes = .failure(error)
      }
    }
  }

  private func sourceName(of file: FoundFile) -> String {
    request.source ?? file.root ?? file.stem
  }

  /// Takes out the pages whose files are gone from a folder that was named.
  mutating func prune(_ files: [FoundFile], report: inout IngestReport) throws(Failure) {
    let roots = Set(files.compactMap(\.root))
    let present = Set(files.map(\.path))
    for page in stored where !present.contains(page.path) {
      guard let root = roots.first(where: { page.path.hasPrefix($0 + "/") }) else { continue }
      guard isFrom(request.source ?? root, page) else { continue }
      try drop(source: page.source, path: page.path)
      report.pruned += 1
    }
  }

  // MARK: What comes

  /// Names the pages: what a canonical page states, else the file's stem, told apart where another file of that language bears it already.
  mutating func name(_ read: [Read]) -> [Named] {
    var owners: [String: String] = [:]
    for page in stored { owners[page.page + "\u{0}" + page.language.rawValue] = page.source + "\u{0}" + page.path }
    return read.map { item in
      let metadata = item.page.metadata
      let source = request.source ?? metadata.source ?? item.candidate.source
      let stated = metadata.format == .canonical ? metadata.page : nil
      var name = stated ?? Self.typable(item.candidate.file.stem)
      let owner = source + "\u{0}" + item.candidate.file.path
      let key = { (name: String) in name + "\u{0}" + metadata.language.rawValue }
      if stated == nil, source != corpusSourceName, let other = owners[key(name)], other != owner {
        // Told apart by where the file lies, so that the name does not depend on which was read first.
        name += "." + FileBytes.fingerprint(Array(owner.utf8)).prefix(6)
      }
      owners[key(name)] = owner
      let reference = SourceReference(
        name: source, page: name, path: item.candidate.file.path, line: 1, url: metadata.url, title: metadata.title,
        edition: metadata.edition,
        translator: metadata.translator, retrieved: metadata.retrieved)
      return Named(candidate: item.candidate, page: item.page, reference: reference)
    }
  }

  /// A file's stem as part of an id: no white space, no `@` or `/`.
  private static func typable(_ stem: String) -> String {
    let name = String(stem.map { $0.isWhitespace || "@/".contains($0) ? "-" : $0 })
    return name.isEmpty ? "page" : name
  }

  /// Whether a stored page comes from that source: canonical pages may have named another for themselves.
  private func isFrom(_ source: String, _ page: StoredPage) -> Bool {
    page.source == source || (request.source == nil && page.format == .canonical)
  }

  /// Takes out what the files to be stored gave before.
  mutating func replace(_ pages: [Named]) throws(Failure) {
    for named in pages {
      let path = named.candidate.file.path
      let earlier = stored.filter { $0.path == path && ($0.source == named.reference.name || isFrom(named.candidate.source, $0)) }
      for source in Set(earlier.map(\.source)) { try drop(source: source, path: path) }
    }
  }

  /// Stores the pages, those that one file gives under one name together: a page that is about several topics is exported as several documents.
  /// - Parameter extracted: what the pages gave, in their order.
  mutating func store(_ extracted: inout MapAhead<Named, Extracted>, report: inout IngestReport) throws(Failure) {
    var following = extracted.next()
    while let first = following {
      var records: [Record] = []
      while let next = following, next.isSamePage(as: first) {
        try writer.addTopics(next.extraction.topics)
        let before = records.count
        records += next.extraction.records
        if before > 0 { for index in before..<records.count { records[index].position += before } }
        following = extracted.next()
      }
      touchedTopics.formUnion(records.map(\.topic))
      report.records += records.count
      report.rules += records.count { $0.kind == .rule }
      if !report.sources.contains(first.page.source) { report.sources.append(first.page.source) }
      try writer.addPage(first.page, records: records)
    }
  }
}

extension PagePlan.Extracted {
  init(_ named: PagePlan.Named, by extractor: Extractor) {
    let metadata = named.page.metadata
    location = named.candidate.file.location
    page = StoredPage(
      source: named.reference.name, page: named.reference.page, path: named.candidate.file.path, language: metadata.language,
      hash: named.candidate.hash, format: metadata.format, title: metadata.title, url: metadata.url, edition: metadata.edition,
      translator: metadata.translator, retrieved: metadata.retrieved)
    extraction = extractor.extract(named.page, from: named.reference)
  }

  fileprivate func isSamePage(as other: PagePlan.Extracted) -> Bool {
    location == other.location && page.path == other.page.path && page.source == other.page.source && page.page == other.page.page
      && page.language == other.page.language
  }
}
