import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// A selection of records and the means to write them in a format.
struct Export {
  let index: GuidelineIndex
  let filter: RecordFilter
  /// Pages that may be exported, ordered by topic.
  let pageReferences: [PageReference]
  let session: Session
  /// Maximum number of records.
  let limit: Int?
  /// Records that were selected one by one.
  var selectedRecords: [Record]?
  /// `true` if each page is written to a file of its own.
  private var writesFolder = false
  private var totals = Totals()

  /// Counts of what was exported so far.
  private final class Totals {
    var rules = 0
    var records = 0
    var pages = 0
    /// The progress meter and the total number of pages.
    var meter: (meter: ProgressMeter, total: Int)?
  }

  /// Starts a progress meter for the exported pages.
  private func startMeter() throws(Failure) -> ProgressMeter {
    let meter = ProgressMeter(session: session)
    totals.meter = (meter, pageReferences.count)
    return meter
  }

  /// - Parameter includesPrivate: If `true`, pages of the private copy are exported. This is the only check: whatever an export
  ///   reads from the index must exclude private pages unless this is set.
  init(
    index: GuidelineIndex, filter: RecordFilter, session: Session, limit: Int?, chosen: [Record]? = nil,
    includesPrivate: Bool = false
  ) throws(Failure) {
    self.index = index
    self.session = session
    self.limit = limit
    var filter = filter
    filter.excludesPrivate = !includesPrivate
    self.filter = filter
    let all = try index.pages()
    pageReferences = includesPrivate ? all : all.filter { !$0.isPrivate }
    self.selectedRecords = chosen.map { $0.filter { includesPrivate || !$0.source.isPrivate } }
    let withheldCount =
      chosen.map { chosen in chosen.count - (self.selectedRecords?.count ?? 0) }
      ?? all.filter { $0.isPrivate && $0.matches(filter) && !includesPrivate }.reduce(0) { $0 + $1.recordCount }
    let names = chosen?.filter(\.source.isPrivate).map(\.source.name) ?? all.filter(\.isPrivate).map(\.source)
    if withheldCount > 0 { session.printInfo(.omittedPrivateRecords(withheldCount, sources: names.uniqued().sorted())) }
  }

  /// Indicates whether the export covers the whole index, without private pages.
  var isUnfiltered: Bool {
    selectedRecords == nil && limit == nil && filter.topics.isEmpty && filter.languages.isEmpty && filter.platforms.isEmpty
      && filter.kinds.isEmpty
      && filter.strengths.isEmpty && !filter.excludesInferred && pageReferences.allSatisfy { $0.matches(filter) }
  }

  // MARK: Selection

  /// The records of one page about one topic, in reading order.
  typealias PageRecords = [Record]

  /// Calls the body with the records of each page, in export order. Returns `true` if there were any.
  func forEachGroup(_ body: (PageRecords) throws(Failure) -> Void) throws(Failure) -> Bool {
    var group: PageRecords = []
    var hasRecords = false
    var failure: Failure?
    var remaining = limit ?? .max
    let requiredPlatforms = filter.requiresNamedPlatform ? filter.platforms : []
    func finishGroup() {
      let filtered = Array(group.keeping(filter.kinds, strengths: filter.strengths, naming: requiredPlatforms).prefix(remaining))
      group = []
      totals.pages += 1
      if let (meter, total) = totals.meter { meter.report(session.interface.labels.exporting, totals.pages, of: total) }
      if filtered.isEmpty { return }
      remaining -= filtered.count
      hasRecords = true
      totals.rules += filtered.count { $0.kind == .rule }
      totals.records += filtered.count
      do throws(Failure) { try body(filtered) } catch { failure = failure ?? error }
    }
    // A table is exported together with the rule that introduces it, so records are filtered only after a whole page was read.
    var pageFilter = filter
    (pageFilter.kinds, pageFilter.strengths, pageFilter.requiresNamedPlatform) = ([], [], false)
    if let selectedRecords {
      var pages: [PageRecords] = []
      for record in selectedRecords {
        if let position = pages.firstIndex(where: { $0[0].isOnSamePage(as: record) }) {
          pages[position].append(record)
        } else {
          pages.append([record])
        }
      }
      for page in pages {
        group = page
        finishGroup()
      }
    } else {
      try index.forEachRecord(pageFilter) { record in
        if remaining == 0 { return }
        if let first = group.first, !first.isOnSamePage(as: record) { finishGroup() }
        group.append(record)
      }
    }
    finishGroup()
    if let failure { throw failure }
    return hasRecords
  }

  /// A page with the name of its file, which it shares with the same page in other languages.
  struct ExportedPage {
    var content: TopicPage
    /// File name without an extension, safe in a path.
    var fileName: String
  }

  /// Returns one page per topic, source, and language. Pages of a topic are adjacent, those of the user's own sources first.
  /// The file of the page that `hig man` would print is named after the topic; the names of the others also contain their
  /// source.
  func pages() throws(Failure) -> [ExportedPage] {
    var groups: [String: [PageReference: [Record]]] = [:]
    var order: [String] = []
    let topics = Dictionary(try index.topics().map { ($0.slug, $0) }) { first, _ in first }
    _ = try forEachGroup { group throws(Failure) in
      guard let first = group.first,
        let reference = pageReferences.first(where: {
          $0.topic == first.topic && $0.source == first.source.name && $0.page == first.source.page
            && $0.language == first.language
        })
      else { return }
      if groups[first.topic] == nil { order.append(first.topic) }
      groups[first.topic, default: [:]][reference, default: []] += group
    }
    var pages: [ExportedPage] = []
    for slug in order {
      guard let topic = topics[slug], let groupsByPage = groups[slug] else { continue }
      let all = pageReferences.filter { $0.topic == slug }
      var used: Set<String> = []
      let languageSets = Self.languageSets(PageLookup.ranked(all.filter { groupsByPage[$0] != nil })).map {
        ($0, Self.fileName($0[0], &used))
      }
      for (set, file) in languageSets.filter({ $0.0[0].source != corpusSourceName })
        + languageSets.filter({ $0.0[0].source == corpusSourceName })
      {
        for page in Languages.stored.flatMap({ language in set.filter { $0.language == language } }) {
          let records = groupsByPage[page] ?? []
          let content = TopicPage(
            topic: topic, language: page.language, records: records,
            platforms: PlatformStates.states(of: topic, records: records), source: page, otherPages: all.filter { $0 != page },
            related: topic.related.compactMap { topics[$0] })
          pages.append(ExportedPage(content: content, fileName: file))
        }
      }
    }
    return pages
  }

  /// Groups the pages of a topic that are translations of each other: pages of one source in different languages, preferably of
  /// the same name.
  private static func languageSets(_ pages: [PageReference]) -> [[PageReference]] {
    func merged(_ sets: [[PageReference]], _ isAlike: (PageReference, PageReference) -> Bool) -> [[PageReference]] {
      sets.reduce(into: []) { joined, set in
        let place = joined.firstIndex { other in
          other[0].source == set[0].source && isAlike(other[0], set[0])
            && Set(other.map(\.language)).isDisjoint(with: set.map(\.language))
        }
        if let place { joined[place] += set } else { joined.append(set) }
      }
    }
    return merged(merged(pages.map { [$0] }) { $0.page == $1.page }) { _, _ in true }
  }

  private static func fileName(_ page: PageReference, _ usedNames: inout Set<String>) -> String {
    let parts = [page.topic, page.source, page.page].map(SafeName.component)
    let names = (1...parts.count).map { parts[..<$0].joined(separator: ".") }.map {
      $0.utf8.count > 200 ? SafeName.component($0) : $0
    }
    let name = names.first { !usedNames.contains($0) } ?? names[names.count - 1]
    usedNames.insert(name)
    return name
  }

  /// Returns the path of a record's page: source, language, page, and topic. The page is omitted if it has the name of the
  /// topic. For example, `Corpus/ja/charts` or `saved-text/ja/003/image-views`.
  static func path(of record: Record) -> String {
    path(source: record.source.name, record.language, page: record.source.page, topic: record.topic)
  }

  static func path(of page: PageReference) -> String {
    path(source: page.source, page.language, page: page.page, topic: page.topic)
  }

  private static func path(source: String, _ language: Language, page: String, topic: String) -> String {
    var parts = [SafeName.component(source), language.rawValue]
    if page != topic { parts.append(SafeName.component(page)) }
    parts.append(SafeName.component(topic))
    return parts.joined(separator: "/")
  }

  /// Returns the pages that are written to files of their own; empty if everything is written to one file.
  func separatePages() throws(Failure) -> Set<PageReference> {
    if !writesFolder || selectedRecords != nil { return [] }
    let requested = pageReferences.filter { $0.matches(filter) }
    var otherFilters = filter
    (otherFilters.topics, otherFilters.sources, otherFilters.languages, otherFilters.excludesPrivate) = ([], [], [], false)
    if otherFilters == RecordFilter(), limit == nil { return Set(requested) }
    // Other filters may leave no record of a page.
    var paths: Set<String> = []
    var trial = self
    trial.totals = Totals()
    _ = try trial.forEachGroup { group in if let first = group.first { paths.insert(Self.path(of: first)) } }
    return Set(requested.filter { paths.contains(Self.path(of: $0)) })
  }

  // MARK: Output

  func print(_ format: some ExportFormat) throws(Failure) -> Int32 {
    try format.print(self) { session.console.print($0) }
  }

  func write(_ format: some ExportFormat, toFile path: String) throws(Failure) -> Int32 {
    let kind = Files.kind(path)
    let previousBytes = kind == .file ? (try? Files.read(path)) ?? [] : []
    if !previousBytes.isEmpty, !format.recognizes(String(decoding: previousBytes.prefix(400), as: UTF8.self)) {
      throw .unwritable(path: path, reason: "the file exists and is not an export")
    }
    var text = format.header(of: self)
    let meter = try startMeter()
    let status = try format.print(self) { text += $0 }
    meter.clear()
    guard status == 0 else { return status }
    if kind == .special {
      try Files.writeInPlace(Array(text.utf8), to: path)
    } else {
      let bytes = Array(text.utf8)
      let manifests = ExportManifests(session.environment)
      if !previousBytes.isEmpty, previousBytes != bytes, let backup = try manifests.backUpIfChanged(path, previousBytes) {
        session.printInfo(.backedUpFile(path: path, as: backup))
      }
      try Files.writeAtomically(bytes, to: path)
      manifests.record(path, bytes)
      session.printInfo(.wroteFile(path: path, rules: totals.rules))
      try reportOmitted(format)
    }
    return status
  }

  func write(_ format: some ExportFormat, into folder: String) throws(Failure) -> Int32 {
    let target = ExportFolder(folder, format: format.name, session)
    let meter = try startMeter()
    defer { meter.clear() }
    var export = self
    export.writesFolder = true
    guard try format.write(export, into: target) else {
      warnEmpty()
      return 1
    }
    try target.finish()
    meter.clear()
    session.printInfo(.wroteFiles(target.count, rules: totals.rules, path: target.path(of: format.entryPath)))
    try reportOmitted(format)
    return 0
  }

  /// Reports how many records of the requested pages the filters omitted, counting only kinds that the format supports.
  private func reportOmitted(_ format: some ExportFormat) throws(Failure) {
    if selectedRecords != nil { return }
    let requested = pageReferences.filter { $0.matches(filter) }
    let countsRules = format.kinds == [.rule]
    let all = requested.reduce(0) { $0 + (countsRules ? $1.ruleCount : $1.recordCount) }
    let omitted = all - (countsRules ? totals.rules : totals.records)
    if omitted <= 0 { return }
    session.printInfo(countsRules ? .omittedRules(omitted, of: all) : .omittedRecords(omitted, of: all))
  }

  func warnEmpty() {
    let unsupportedTopic = ((try? index.topics()) ?? []).first {
      filter.topics.contains($0.slug) && !$0.applies(toAnyOf: filter.platforms)
    }
    let platforms = filter.platforms.sorted().map(\.rawValue).joined(separator: ", ")
    session.warn(unsupportedTopic.map { .nothingForPlatforms(topic: $0.slug, platforms: platforms) } ?? .nothingToExport)
  }
}

extension PageReference {
  fileprivate func matches(_ filter: RecordFilter) -> Bool {
    (filter.topics.isEmpty || filter.topics.contains(topic)) && (filter.sources.isEmpty || filter.sources.contains(source))
      && (filter.languages.isEmpty || filter.languages.contains(language))
  }
}

extension Record {
  fileprivate func isOnSamePage(as other: Record) -> Bool {
    topic == other.topic && source.name == other.source.name && source.page == other.source.page && language == other.language
      && source.path == other.source.path
  }
}
