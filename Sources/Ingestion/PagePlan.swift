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
    /// What the file gave before.
    var earlier: [HeldPages.File]
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
    var name: [UInt8]
    var page: StoredPage
    var extraction: Extraction
  }

  private(set) var touchedTopics: Set<String> = []
  private let writer: IndexWriter
  private let request: IngestRequest
  private(set) var held: HeldPages
  private let ownership: SourceOwnership

  init(writer: IndexWriter, request: IngestRequest) throws(Failure) {
    self.writer = writer
    self.request = request
    held = HeldPages(try writer.storedPages(source: nil))
    ownership = SourceOwnership(request, held: held)
  }

  // MARK: What is there

  mutating func remove(source: String) throws(Failure) {
    let files = held.files.values.filter { $0.source == source }
    guard !files.isEmpty else { throw .unknownSource(name: source, known: Set(held.files.values.map(\.source)).sorted()) }
    for file in files { try drop(file) }
  }

  /// Takes a file's pages out; their topics need new links.
  private mutating func drop(_ file: HeldPages.File) throws(Failure) {
    touchedTopics.formUnion(try writer.topics(source: file.source, path: file.path))
    try writer.removePage(source: file.source, path: file.path)
    held.remove(file)
  }

  /// The files that are new or not the same as before; the others count as unchanged.
  mutating func changed(_ discovery: inout Discovery, report: inout IngestReport) throws(Failure) -> [Candidate] {
    var candidates: [Candidate] = []
    // Captured apart: the plan itself belongs to this thread.
    let stated =
      [request.language?.rawValue, request.topic, request.edition].map { $0 ?? "" } + (request.isPrivate ? ["private"] : [])
    while let files = discovery.next() {
      for start in stride(from: 0, to: files.count, by: Self.filesAtOnce) {
        let some = files[start..<min(files.count, start + Self.filesAtOnce)].map { file in
          let own = ownership.source(of: file)
          let earlier = held.claim(file, requested: request.source, own: own) { ownership.mayReplace($0, file) }
          return (file: file, earlier: earlier)
        }
        let looks = concurrentMap(some) { Look(at: $0.file, isNamed: $0.file.root == nil || !$0.earlier.isEmpty, stated: stated) }
        for ((file, earlier), look) in zip(some, looks) {
          switch look {
          case .failed(let failure): discovery.fail(file.location, failure, root: failure.isOfTheSystem ? file.root : nil)
          case .unwanted(let reason): discovery.passOver(file, reason)
          case .page(let bytes, let hash):
            discovery.foundPage(file)
            if let same = earlier.first(where: { $0.pages.contains { $0.hash == hash } }) {
              report.note(same.source) { $0.unchanged += 1 }
              try relocate(same, file)
            } else {
              // Another page at the same path of a reserved source stays: only its owner replaces it.
              let earlier = earlier.filter { ownership.mayReplace($0, file) }
              let source = request.source ?? earlier.first?.source ?? ownership.source(of: file)
              candidates.append(Candidate(file: file, source: source, bytes: bytes, hash: hash, earlier: earlier))
            }
          }
        }
      }
    }
    return candidates
  }

  /// Files whose bytes may be in memory before it is known which of them are new.
  private static let filesAtOnce = 16

  /// What a file holds.
  private enum Look: Sendable {
    case failed(Failure)
    case unwanted(Failure.NotAPage)
    case page([UInt8], hash: String)

    /// - Parameters:
    ///   - isNamed: whether it is to be read whatever it looks like: somebody named it, now or before.
    ///   - stated: what was stated on the command line: it changes what a file gives, so it is part of the file's fingerprint.
    init(at file: FoundFile, isNamed: Bool, stated: [String]) {
      do throws(Failure) {
        var reason: Failure.NotAPage?
        let bytes = try FileBytes.read(file) { head in
          reason = isNamed ? nil : reasonNotToRead(head, name: file.path)
          return reason == nil
        }
        guard let bytes else {
          self = .unwanted(reason ?? .unknownFormat)
          return
        }
        var hash = FileBytes.fingerprint(bytes)
        if !stated.allSatisfy(\.isEmpty) {
          hash += "-" + FileBytes.fingerprint(Array(stated.joined(separator: "\u{0}").utf8))
        }
        self = .page(bytes, hash: hash)
      } catch {
        self = .failed(error)
      }
    }
  }

  /// Takes note of where a file lies now.
  private func relocate(_ earlier: HeldPages.File, _ file: FoundFile) throws(Failure) {
    let location = Self.location(of: file, source: earlier.source)
    if earlier.location != location { try writer.setLocation(source: earlier.source, path: earlier.path, to: location) }
  }

  /// What the index keeps of a file's place. The Corpus is the same wherever it lies.
  fileprivate static func location(of file: FoundFile, source: String) -> [UInt8] {
    source == corpusSourceName ? [] : file.identity
  }

  /// Takes out the pages whose files are gone from a folder that was named and seen as a whole, or lie where a link leads that was not followed.
  /// - Throws: `.wouldPrune` if that is more than a tenth of a source and the request does not allow it.
  mutating func prune(_ discovery: Discovery, report: inout IngestReport) throws(Failure) {
    let roots = discovery.roots.filter(\.isWhole)
    let outside = Set(discovery.outside.map(\.target))
    let gone = held.files.values.filter { file in
      !discovery.present.contains(file.location)
        && roots.contains { root in
          if !file.location.isEmpty, !outside.contains(file.location) {
            return isAllowed(file) && PathText.isInside(file.location, root.identity)
          }
          if reservedSourceNames.contains(file.source), !ownership.holdsCorpus(root.identity) { return false }
          return PathText.isInside(file.key.path, Array(root.name.utf8))
            && (file.source == request.source ?? root.name || request.source == nil && file.isCanonical)
        }
    }
    let counts = Dictionary(grouping: held.files.values, by: \.source).mapValues(\.count)
    for (source, files) in Dictionary(grouping: gone, by: \.source).sorted(by: { $0.key < $1.key }) {
      let count = counts[source] ?? 0
      if !request.prunes, files.count * 10 > count { throw .wouldPrune(source: source, pages: files.count, of: count) }
    }
    for file in gone.sorted(by: { $0.source < $1.source }) {
      try drop(file)
      report.note(file.source) { $0.pruned += 1 }
    }
  }

  private func isAllowed(_ file: HeldPages.File) -> Bool { request.source == nil || request.source == file.source }

  // MARK: What comes

  func name(_ read: [Read], report: inout IngestReport) -> [Named] {
    var names = PageNames(held)
    let closed = Set(held.files.values.filter { $0.pages.contains(where: \.isPrivate) }.map(\.source))
    return read.map { item in
      let (file, metadata) = (item.candidate.file, item.page.metadata)
      let stated = metadata.source.map { ownership.source(stated: $0, by: file) }
      let source = request.source ?? stated ?? item.candidate.source
      if request.source == nil {
        for claimed in reservedSourceNames where source != claimed && [metadata.source, file.root ?? file.stem].contains(claimed)
        {
          report.renamed[claimed, default: []].insert(source)
        }
      }
      let earlier = item.candidate.earlier.first { $0.source == source }
      let former = earlier?.pages.first { $0.language == metadata.language } ?? earlier?.pages.first
      let reference = SourceReference(
        name: source,
        page: names.name(
          of: file, source: source, language: metadata.language, stated: metadata.format == .canonical ? metadata.page : nil,
          earlier: former?.page),
        path: earlier?.path ?? names.path(of: file, source: source), line: 1, url: metadata.url, title: metadata.title,
        edition: metadata.edition, translator: metadata.translator, retrieved: metadata.retrieved,
        isPrivate: request.isPrivate || metadata.isPrivate || closed.contains(source))
      return Named(candidate: item.candidate, page: item.page, reference: reference)
    }
  }

  /// Takes out what the files to be stored gave before.
  mutating func replace(_ pages: [Named]) throws(Failure) {
    for file in pages.flatMap(\.candidate.earlier) where held.files[file.key] != nil { try drop(file) }
  }

  /// Stores the pages, those that one file gives under one name together: a page that is about several topics is exported as several documents. One that is
  /// too large for an index is left out.
  /// - Parameter extracted: what the pages gave, in their order.
  mutating func store(_ extracted: inout MapAhead<Named, Extracted>, report: inout IngestReport) throws(Failure) {
    let known = Set(try writer.topicSlugs())
    var following = extracted.next()
    var file: [UInt8]?
    while let first = following {
      var records: [Record] = []
      while let next = following, next.isSamePage(as: first) {
        try writer.addTopics(next.extraction.topics)
        let before = records.count
        records += next.extraction.records
        if before > 0 { for index in before..<records.count { records[index].position += before } }
        following = extracted.next()
      }
      do throws(Failure) {
        try writer.addPage(first.page, records: records)
      } catch {
        guard case .tooLarge(_, let bytes, let limit) = error else { throw error }
        let location = PathText.shown(first.name)
        report.unread.append(.init(path: location, failure: .tooLarge(path: location, bytes: bytes, limit: limit)))
        continue
      }
      var place = IngestReport.Place(path: first.page.path)
      for topic in records.map(\.topic) where !place.topics.contains(topic) { place.topics.append(topic) }
      place.newTopics = Set(place.topics).subtracting(known)
      touchedTopics.formUnion(place.topics)
      report.note(first.page.source) {
        if first.name != file { $0.pagesRead += 1 }
        $0.places.append(place)
      }
      file = first.name
    }
  }
}

extension Failure {
  /// Whether what else lies there can be trusted no more; a page that is too large is an affair of its own.
  fileprivate var isOfTheSystem: Bool { if case .unreadable = self { true } else { false } }
}

extension PagePlan.Extracted {
  init(_ named: PagePlan.Named, by extractor: Extractor) {
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

  fileprivate func isSamePage(as other: PagePlan.Extracted) -> Bool {
    name == other.name && page.source == other.page.source && page.page == other.page.page && page.language == other.page.language
  }
}
