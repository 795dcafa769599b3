import Guidelines
import Reading

/// One run over the official pages: which there are, which of them changed, and what is kept of them.
package struct Fetch {
  private var client: Client
  private var robots = Robots.everything
  package private(set) var report = FetchReport()
  private let progress: (FetchProgress) -> Void
  private let languages: [Language]
  /// The list of pages, where it is another than before.
  private var newList: Answer?
  /// Whether a page is asked for; nil: all.
  private let isWanted: ((PagePath) -> Bool)?
  /// All that the list names, or named; of these what is asked for; and that of which the answer is being looked at.
  private var listed: [PagePath] = []
  private var asked: Set<PageKey> = []
  private var open: Set<PageKey> = []

  package init(
    _ origin: Origin, by curl: Curl, languages: [Language], wanted: ((PagePath) -> Bool)? = nil,
    progress: @escaping (FetchProgress) -> Void = { _ in }
  ) {
    self.init(Client(origin, pace: .real) { curl.get($0) }, languages: languages, wanted: wanted, progress: progress)
  }

  init(
    _ client: Client, languages: [Language], wanted: ((PagePath) -> Bool)? = nil,
    progress: @escaping (FetchProgress) -> Void = { _ in }
  ) {
    (self.client, self.languages, isWanted, self.progress) = (client, languages, wanted, progress)
  }

  // MARK: What there is

  /// Reads robots.txt and the list of pages: both languages of a page next to each other.
  /// - Parameters:
  ///   - held: pages that the list may name no more.
  ///   - former: the list as it came last, and what asks whether that is still so.
  package mutating func pages(
    and held: [PagePath] = [], former: (bytes: [UInt8], fields: [(String, String)])? = nil
  ) throws(FetchEnd) -> [PageKey] {
    robots = try readRobots()
    if let delay = robots.delay { client.pace.interval = max(client.pace.interval, delay * Pace.second) }
    guard robots.allows(Origin.list) else { throw .forbidden }
    let found = try client.get(Origin.list, fields: former?.fields ?? [], allows: robots.allows)
    let list: PageList
    do throws(FetchTrouble) {
      let answer = try found.get().answer
      if answer.status == 304, let former {
        list = try PageList(former.bytes)
      } else {
        guard answer.status == 200 else { throw .status(answer.status) }
        guard answer.isJSON else { throw .wrongType(answer.mediaType) }
        list = try PageList(answer.body)
        newList = answer
      }
    } catch {
      throw .noList(path: Origin.list, error)
    }
    for path in list.foreign { report.refused.append((path, .noAddress)) }
    let named = Set(list.pages)
    listed = list.pages + held.filter { !named.contains($0) }
    let pages = listed.filter { isWanted?($0) ?? true }.flatMap { path in languages.map { PageKey(language: $0, path: path) } }
    if !pages.isEmpty, !pages.contains(where: { robots.allows(Origin.path(of: $0)) }) { throw .forbidden }
    asked = Set(pages)
    return pages
  }

  private mutating func readRobots() throws(FetchEnd) -> Robots {
    switch try client.get(Origin.robots) {
    case .success(let (answer, _)): return answer.status == 200 ? Robots(answer.body) : .everything
    // What cannot be had forbids all, but for what the server says is not there (RFC 9309, 2.3.1).
    case .failure(.status(let status)) where (400..<500).contains(status): return .everything
    case .failure(let trouble): throw .noList(path: Origin.robots, trouble)
    }
  }

  package func address(of page: PageKey) -> String { client.origin.base + Origin.path(of: page) }

  // MARK: The run

  /// Fetches what changed into the copy. What a run before has looked at, which was asked for the same and did not end, is left alone.
  package mutating func run(into copy: inout PrivateCopy, now: Int = Moment.now) throws(Failure) {
    let lock = try CopyFile.Lock(copy.root)
    defer { withExtendedLifetime(lock) {} }
    let day = Moment.day(now)
    do {
      let held = Set(
        copy.log.entries.filter { if case .gone = $0.value.state { false } else { !$0.value.versions.isEmpty } }.map(\.key.path))
      let pages = try pages(and: held.sorted(), former: copy.list())
      if let newList { try copy.keepList(newList) }
      let what =
        languages.map(\.rawValue).joined(separator: ",")
        + (isWanted == nil ? "" : " " + Set(pages.map(\.path.text)).sorted().joined(separator: ","))
      let goesOn = copy.log.unfinished.map { $0.asked == what && now - $0.began < Self.longestBreak } ?? false
      if !goesOn { try copy.note(["begun", what, String(now)]) }
      report.resumed = pages.count { copy.log.looked.contains($0) }
      // Which ended a run before comes last: others do not wait for it.
      let rest =
        pages.filter { !copy.log.looked.contains($0) && !copy.log.failed.contains($0) } + pages.filter(copy.log.failed.contains)
      let start = client.pace.clock()
      for (number, page) in rest.enumerated() {
        let each = number == 0 ? client.pace.interval : (client.pace.clock() - start) / number
        progress(
          FetchProgress(
            done: report.resumed + number, total: pages.count, secondsLeft: each * (rest.count - number) / Pace.second))
        report.left = rest.count - number
        do { try fetch(page, into: &copy, day) } catch let end as FetchEnd {
          try copy.note(["failed", page.language.rawValue, page.path.text])
          throw end
        }
      }
      report.left = 0
      try copy.note(["ended", isWanted == nil ? languages.map(\.rawValue).joined(separator: ",") : nil])
      try copy.tidy()
    } catch let end as FetchEnd {
      report.end = end
    } catch {
      throw (error as? Failure) ?? .unwritable(path: copy.root, reason: "\(error)")
    }
  }

  /// Seconds after which a run that did not end counts for nothing.
  private static let longestBreak = 86_400

  private mutating func fetch(_ page: PageKey, into copy: inout PrivateCopy, _ day: String) throws {
    if copy.log.looked.contains(page) { return }
    let name = [page.language.rawValue, page.path.text]
    func refuse(_ trouble: FetchTrouble) throws {
      report.refused.append((page.text, trouble))
      try copy.note(["refused"] + name)
    }
    guard robots.allows(Origin.path(of: page)) else { return try refuse(.forbidden) }
    let present = try copy.present(page)
    let entry = copy.log.entries[page]
    let isKnown = entry.map { $0.isHeld ? present?.isKnown ?? false : present == nil } ?? false
    let fields = isKnown ? Request.fields(tag: entry?.tag, modified: entry?.modified) : []
    let (answer, path): (Answer, String)
    let found = try client.get(Origin.path(of: page), fields: fields, allows: robots.allows) { [asked] path in
      Origin.page(at: path).map { $0 != page && asked.contains($0) } ?? false
    }
    switch found {
    case .failure(let trouble): return try refuse(trouble)
    case .success(let found): (answer, path) = found
    }
    // The answer may be another page's: the server led there, or the page itself says so.
    func lose(to target: PagePath? = nil) throws { try lost(page, to: target, present?.bytes, answer, &copy, day) }
    switch answer.status {
    case 304:
      guard isKnown, let entry else { return try refuse(.status(304)) }
      if entry.isHeld { report.unchanged += 1 } else if entry.state == .missing { report.missing.append(page) }
      return try copy.note(["same"] + name + [day, answer.fields["etag"], answer.fields["last-modified"]])
    case 404, 410: return try lose()
    default: break
    }
    guard let place = Origin.page(at: path) else { return try refuse(.redirected(to: path)) }
    if place.language != page.language { return try lose() }
    if answer.status != 200 { return try lose(to: place.path) }
    guard answer.isJSON else { return try refuse(.wrongType(answer.mediaType)) }
    let fetched: Page
    do throws(Failure) {
      fetched = try PageReader().read(answer.body, name: page.path.slug + ".json")
    } catch {
      try copy.keepUnread(page, answer.body)
      return try refuse(.malformed(error.reason))
    }
    guard fetched.isGuideline else {
      try copy.keepUnread(page, answer.body)
      return try refuse(.malformed("no page"))
    }
    if fetched.metadata.language != page.language {
      // Where the edition lacks a page, the server may give the English one.
      return page.language == .english ? try refuse(.wrongLanguage(fetched.metadata.language)) : try lose()
    }
    var kept = page
    kept.path = place.path
    if place.path == page.path, let own = fetched.metadata.topic?.lowercased(), own != page.path.slug,
      let other = listed.first(where: { $0.slug == own })
    {
      // Its other name stands in the list too: if that is no empty promise, the page is kept there.
      open.insert(page)
      kept.path = other
      if asked.contains(kept), !open.contains(kept) { try fetch(kept, into: &copy, day) }
      if try open.contains(kept) || asked.contains(kept) && copy.present(kept) == nil { kept = page }
    }
    if kept != page {
      try lose(to: kept.path)
      // Held, or about to be.
      if try asked.contains(kept) || copy.present(kept) != nil { return }
    }
    try keep(kept, answer, fetched, kept == page ? present : nil, &copy, day)
  }

  private mutating func keep(
    _ page: PageKey, _ answer: Answer, _ fetched: Page, _ present: (bytes: [UInt8], isKnown: Bool)?, _ copy: inout PrivateCopy,
    _ day: String
  ) throws(Failure) {
    let name = [page.language.rawValue, page.path.text]
    let tags = [answer.fields["etag"], answer.fields["last-modified"]]
    if let present, present.isKnown, present.bytes == answer.body {
      report.unchanged += 1
      return try copy.note(["same"] + name + [day] + tags)
    }
    var day = day
    if let present, present.isKnown {
      if Self.saysTheSame(present.bytes, fetched) {
        // Only what nobody reads is another: that makes no edition.
        day = copy.log.entries[page]?.versions.last?.day ?? day
        try copy.note(["forgot"] + name + [CopyFile.hash(present.bytes)])
        report.unchanged += 1
      } else {
        try copy.keepFormer(page, present.bytes)
        report.changed.append(page)
      }
    } else {
      report.new.append(page)
    }
    try CopyFile.write(answer.body, to: copy.file(page))
    try copy.note(["got"] + name + [day, CopyFile.hash(answer.body), fetched.metadata.edition] + tags)
  }

  /// Whether two answers are the same page, wherever its lines and pictures lie.
  private static func saysTheSame(_ bytes: [UInt8], _ page: Page) -> Bool {
    guard let former = try? PageReader().read(bytes, name: "page.json") else { return false }
    func text(_ page: Page) -> [Block] { page.blocks.map { $0.mappingLines { _ in 0 } } }
    return text(former) == text(page) && former.metadata.title == page.metadata.title
      && former.metadata.edition == page.metadata.edition
  }

  /// There is no such page, or none in this language, or it has another name.
  private mutating func lost(
    _ page: PageKey, to target: PagePath?, _ present: [UInt8]?, _ answer: Answer, _ copy: inout PrivateCopy, _ day: String
  ) throws(Failure) {
    let name = [page.language.rawValue, page.path.text]
    let tags = [answer.fields["etag"], answer.fields["last-modified"]]
    let entry = copy.log.entries[page]
    if target == nil, entry?.versions.isEmpty ?? true, present == nil {
      if page.language == .english { report.gone.append(page) } else { report.missing.append(page) }
      return try copy.note(["missing"] + name + [day, nil] + tags)
    }
    if present == nil, case .gone(_, target) = entry?.state { return try copy.note(["same"] + name + [day] + tags) }
    if let present {
      try copy.keepFormer(page, present)
      try copy.remove(page)
    }
    if let target { report.moved.append((page, target)) } else { report.gone.append(page) }
    try copy.note(["gone"] + name + [day, target?.text] + tags)
  }
}

extension Page {
  /// Whether it says something, under a name of its own or in sentences: a list of pages does neither.
  fileprivate var isGuideline: Bool {
    guard metadata.format == .doccJSON else { return false }
    return blocks.contains { block in
      if case .heading = block.content { return false }
      if case .list = block.content { return metadata.topic != nil }
      return true
    }
  }
}

extension Failure {
  /// Why a page could not be read, in a few words.
  fileprivate var reason: String {
    switch self {
    case .notAPage(_, .malformed(let why)): why
    case .tooLarge: "too large"
    default: "no page"
    }
  }
}
