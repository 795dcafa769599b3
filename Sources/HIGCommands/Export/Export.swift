import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// One export: which records, and where they go.
struct Export {
  let index: GuidelineIndex
  let filter: RecordFilter
  /// The pages that may be handed on, by topic.
  let references: [PageReference]
  let session: Session
  /// No more records than this.
  let limit: Int?
  /// The records themselves, where they were named one by one.
  var chosen: [Record]?
  /// Whether each page goes into a file of its own.
  private var isFolder = false
  private var tally = Tally()

  /// What was handed out so far.
  private final class Tally {
    var rules = 0
    var records = 0
    var pages = 0
    /// Said as pages are handed out: `total` of them.
    var meter: (meter: ProgressMeter, total: Int)?
  }

  /// Shows from now on how many of the pages were handed out.
  private func meter() throws(Failure) -> ProgressMeter {
    let meter = ProgressMeter(session: session)
    tally.meter = (meter, references.count)
    return meter
  }

  /// - Parameter includesPrivate: whether pages go along that are their reader's own copy. Nothing else decides that: what an export takes from the index
  ///   without asking here must be no private page's.
  init(
    index: GuidelineIndex, filter: RecordFilter, session: Session, limit: Int?, chosen: [Record]? = nil,
    includesPrivate: Bool = false
  ) throws(Failure) {
    self.index = index
    self.session = session
    self.limit = limit
    var filter = filter
    filter.withoutPrivate = !includesPrivate
    self.filter = filter
    let all = try index.pages()
    references = includesPrivate ? all : all.filter { !$0.isPrivate }
    self.chosen = chosen.map { $0.filter { includesPrivate || !$0.source.isPrivate } }
    let kept =
      chosen.map { chosen in chosen.count - (self.chosen?.count ?? 0) }
      ?? all.filter { $0.isPrivate && $0.isAsked(by: filter) && !includesPrivate }.reduce(0) { $0 + $1.recordCount }
    let names = chosen?.filter(\.source.isPrivate).map(\.source.name) ?? all.filter(\.isPrivate).map(\.source)
    if kept > 0 { session.tell(.keptPrivate(kept, sources: names.uniqued().sorted())) }
  }

  /// Whether all that the index holds is handed on.
  var isWhole: Bool {
    chosen == nil && limit == nil && filter.topics.isEmpty && filter.languages.isEmpty && filter.platforms.isEmpty
      && filter.kinds.isEmpty
      && filter.strengths.isEmpty && !filter.statedOnly && references.allSatisfy { $0.isAsked(by: filter) }
  }

  // MARK: What is exported

  /// The records of one page on one topic, in reading order.
  typealias Group = [Record]

  /// Calls the body with each page's records, in the order of the export; whether there were any.
  func forEachGroup(_ body: (Group) throws(Failure) -> Void) throws(Failure) -> Bool {
    var group: Group = []
    var found = false
    var failure: Failure?
    var left = limit ?? .max
    let own = filter.platformsOwn ? filter.platforms : []
    func finish() {
      let kept = Array(group.keeping(filter.kinds, strengths: filter.strengths, naming: own).prefix(left))
      group = []
      tally.pages += 1
      if let (meter, total) = tally.meter { meter.report(session.interface.labels.writingOut, tally.pages, of: total) }
      if kept.isEmpty { return }
      left -= kept.count
      found = true
      tally.rules += kept.count { $0.kind == .rule }
      tally.records += kept.count
      do throws(Failure) { try body(kept) } catch { failure = failure ?? error }
    }
    // A table that a rule announces goes with it: which kinds are kept is known when the page has been read.
    var all = filter
    (all.kinds, all.strengths, all.platformsOwn) = ([], [], false)
    if let chosen {
      var pages: [Group] = []
      for record in chosen {
        if let place = pages.firstIndex(where: { $0[0].isOnSamePage(as: record) }) {
          pages[place].append(record)
        } else {
          pages.append([record])
        }
      }
      for page in pages {
        group = page
        finish()
      }
    } else {
      try index.forEachRecord(all) { record in
        if left == 0 { return }
        if let first = group.first, !first.isOnSamePage(as: record) { finish() }
        group.append(record)
      }
    }
    finish()
    if let failure { throw failure }
    return found
  }

  /// A page of a set with the file that it shares with the same page in the other language.
  struct Page {
    var content: TopicPage
    /// Safe in a path, without an extension.
    var file: String
  }

  /// One page a topic and source, in each language; those of one topic next to each other, the reader's own sources first. The page that `hig man` would
  /// print has the topic's name for its file, the others have their source's behind it.
  func pages() throws(Failure) -> [Page] {
    var groups: [String: [PageReference: [Record]]] = [:]
    var order: [String] = []
    let topics = Dictionary(try index.topics().map { ($0.slug, $0) }) { first, _ in first }
    _ = try forEachGroup { group throws(Failure) in
      guard let first = group.first,
        let reference = references.first(where: {
          $0.topic == first.topic && $0.source == first.source.name && $0.page == first.source.page
            && $0.language == first.language
        })
      else { return }
      if groups[first.topic] == nil { order.append(first.topic) }
      groups[first.topic, default: [:]][reference, default: []] += group
    }
    var pages: [Page] = []
    for slug in order {
      guard let topic = topics[slug], let found = groups[slug] else { continue }
      let all = references.filter { $0.topic == slug }
      var used: Set<String> = []
      let sets = Self.sets(PageLookup.ranked(all.filter { found[$0] != nil })).map { ($0, Self.file($0[0], &used)) }
      for (set, file) in sets.filter({ $0.0[0].source != corpusSourceName }) + sets.filter({ $0.0[0].source == corpusSourceName })
      {
        for page in Languages.codes.flatMap({ language in set.filter { $0.language == language } }) {
          let records = found[page] ?? []
          let content = TopicPage(
            topic: topic, language: page.language, records: records,
            platforms: PlatformStates.states(of: topic, records: records), source: page, others: all.filter { $0 != page },
            related: topic.related.compactMap { topics[$0] })
          pages.append(Page(content: content, file: file))
        }
      }
    }
    return pages
  }

  /// Pages of one topic that stand for each other: of one source, each in another language, those of one name first.
  private static func sets(_ pages: [PageReference]) -> [[PageReference]] {
    func joined(_ sets: [[PageReference]], _ isAlike: (PageReference, PageReference) -> Bool) -> [[PageReference]] {
      sets.reduce(into: []) { joined, set in
        let place = joined.firstIndex { other in
          other[0].source == set[0].source && isAlike(other[0], set[0])
            && Set(other.map(\.language)).isDisjoint(with: set.map(\.language))
        }
        if let place { joined[place] += set } else { joined.append(set) }
      }
    }
    return joined(joined(pages.map { [$0] }) { $0.page == $1.page }) { _, _ in true }
  }

  private static func file(_ page: PageReference, _ used: inout Set<String>) -> String {
    let parts = [page.topic, page.source, page.page].map(SafeName.component)
    let names = (1...parts.count).map { parts[..<$0].joined(separator: ".") }.map {
      $0.utf8.count > 200 ? SafeName.component($0) : $0
    }
    let name = names.first { !used.contains($0) } ?? names[names.count - 1]
    used.insert(name)
    return name
  }

  /// `Corpus/ja/charts`, `saved-text/ja/003/image-views`: source, language, page, topic; a page that bears its topic's name stands for it.
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

  /// The pages that get a file of their own; none where everything goes into one text.
  func files() throws(Failure) -> Set<PageReference> {
    if !isFolder || chosen != nil { return [] }
    let asked = references.filter { $0.isAsked(by: filter) }
    var narrowed = filter
    (narrowed.topics, narrowed.sources, narrowed.languages, narrowed.withoutPrivate) = ([], [], [], false)
    if narrowed == RecordFilter(), limit == nil { return Set(asked) }
    // What else filters may leave nothing of a page.
    var paths: Set<String> = []
    var trial = self
    trial.tally = Tally()
    _ = try trial.forEachGroup { group in if let first = group.first { paths.insert(Self.path(of: first)) } }
    return Set(asked.filter { paths.contains(Self.path(of: $0)) })
  }

  // MARK: Where it goes

  func print(_ format: some ExportFormat) throws(Failure) -> Int32 {
    try format.print(self) { session.console.print($0) }
  }

  func write(_ format: some ExportFormat, toFile path: String) throws(Failure) -> Int32 {
    let kind = Files.kind(path)
    let former = kind == .file ? (try? Files.read(path)) ?? [] : []
    if !former.isEmpty, !format.isOpening(String(decoding: former.prefix(400), as: UTF8.self)) {
      throw .unwritable(path: path, reason: "the file exists and is not an export")
    }
    var text = format.head(of: self)
    let meter = try meter()
    let status = try format.print(self) { text += $0 }
    meter.clear()
    guard status == 0 else { return status }
    if kind == .special {
      try Files.writeInPlace(Array(text.utf8), to: path)
    } else {
      let bytes = Array(text.utf8)
      let written = WrittenFiles(session.environment)
      if !former.isEmpty, former != bytes, let kept = try written.keepFormer(path, former) {
        session.tell(.keptFormer(path: path, as: kept))
      }
      try Files.writeAtomically(bytes, to: path)
      written.note(path, bytes)
      session.tell(.wroteFile(path: path, rules: tally.rules))
      try sayLeftOut(format)
    }
    return status
  }

  func write(_ format: some ExportFormat, into folder: String) throws(Failure) -> Int32 {
    let target = ExportFolder(folder, format: format.name, session)
    let meter = try meter()
    defer { meter.clear() }
    var export = self
    export.isFolder = true
    guard try format.write(export, into: target) else {
      nothing()
      return 1
    }
    try target.finish()
    meter.clear()
    session.tell(.wroteFiles(target.count, rules: tally.rules, path: target.place(of: format.entrance)))
    try sayLeftOut(format)
    return 0
  }

  /// What the filters left out of the pages that were asked for, of the kinds that the format has room for.
  private func sayLeftOut(_ format: some ExportFormat) throws(Failure) {
    if chosen != nil { return }
    let asked = references.filter { $0.isAsked(by: filter) }
    let isOfRules = format.kinds == [.rule]
    let all = asked.reduce(0) { $0 + (isOfRules ? $1.ruleCount : $1.recordCount) }
    let left = all - (isOfRules ? tally.rules : tally.records)
    if left <= 0 { return }
    session.tell(isOfRules ? .leftOutRules(left, of: all) : .leftOutRecords(left, of: all))
  }

  func nothing() {
    let absent = ((try? index.topics()) ?? []).first { filter.topics.contains($0.slug) && !$0.holds(for: filter.platforms) }
    let platforms = filter.platforms.sorted().map(\.rawValue).joined(separator: ", ")
    session.warn(absent.map { .nothingForPlatforms(topic: $0.slug, platforms: platforms) } ?? .nothingToExport)
  }
}

extension PageReference {
  fileprivate func isAsked(by filter: RecordFilter) -> Bool {
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
