import Guidelines
import Reading

/// A run over the official pages: reads the list of pages, requests those that may have changed, and stores them in the private
/// copy.
package struct PageFetcher {
  private var client: HTTPClient
  private var robotsFile = RobotsFile.unrestricted
  package private(set) var report = FetchReport()
  private let progress: (FetchProgress) -> Void
  private let languages: [Language]
  /// The list of pages, if it differs from the stored one.
  private var newList: HTTPResponse?
  /// Filter for the pages to request; `nil` requests all.
  private let isWanted: ((PagePath) -> Bool)?
  /// Paths in the present or a former list of pages; the pages of these that the run requests; and the pages whose response is
  /// being processed.
  private var listedPaths: [PagePath] = []
  private var requestedPages: Set<PageKey> = []
  private var pagesInProgress: Set<PageKey> = []

  package init(
    _ origin: WebOrigin, by curl: Curl, languages: [Language], wanted: ((PagePath) -> Bool)? = nil,
    progress: @escaping (FetchProgress) -> Void = { _ in }
  ) {
    self.init(HTTPClient(origin, pace: .system) { curl.get($0) }, languages: languages, wanted: wanted, progress: progress)
  }

  init(
    _ client: HTTPClient, languages: [Language], wanted: ((PagePath) -> Bool)? = nil,
    progress: @escaping (FetchProgress) -> Void = { _ in }
  ) {
    (self.client, self.languages, isWanted, self.progress) = (client, languages, wanted, progress)
  }

  // MARK: List of pages

  /// Reads robots.txt and the list of pages. Returns the pages to request; both languages of a page are adjacent.
  ///
  /// - Parameters:
  ///   - heldPaths: Pages of the copy, which are requested even if the list no longer contains them.
  ///   - former: The stored list and the header fields that make its request conditional.
  package mutating func fetchPageList(
    and heldPaths: [PagePath] = [], former: (bytes: [UInt8], fields: [(String, String)])? = nil
  ) throws(FetchAbortError) -> [PageKey] {
    robotsFile = try readRobots()
    if let delay = robotsFile.crawlDelay {
      client.rateLimiter.interval = max(client.rateLimiter.interval, delay * RateLimiter.nanosecondsPerSecond)
    }
    guard robotsFile.allows(WebOrigin.pageListPath) else { throw .forbidden }
    let response = try client.get(WebOrigin.pageListPath, fields: former?.fields ?? [], allows: robotsFile.allows)
    let list: PageList
    do throws(FetchError) {
      let answer = try response.get().answer
      if answer.status == 304, let former {
        list = try PageList(former.bytes)
      } else {
        guard answer.status == 200 else { throw .status(answer.status) }
        guard answer.isJSON else { throw .wrongType(answer.mediaType) }
        list = try PageList(answer.body)
        newList = answer
      }
    } catch {
      throw .listUnavailable(path: WebOrigin.pageListPath, error)
    }
    for path in list.invalidEntries { report.skipped.append((path, .invalidAddress)) }
    let namedPaths = Set(list.pages)
    listedPaths = list.pages + heldPaths.filter { !namedPaths.contains($0) }
    let pages = listedPaths.filter { isWanted?($0) ?? true }.flatMap { path in languages.map { PageKey(language: $0, path: path) }
    }
    if !pages.isEmpty, !pages.contains(where: { robotsFile.allows(WebOrigin.path(of: $0)) }) { throw .forbidden }
    requestedPages = Set(pages)
    return pages
  }

  private mutating func readRobots() throws(FetchAbortError) -> RobotsFile {
    switch try client.get(WebOrigin.robotsPath) {
    case .success(let (answer, _)): return answer.status == 200 ? RobotsFile(answer.body) : .unrestricted
    // A robots.txt that cannot be read forbids everything, unless the server answers with a client error (RFC 9309, 2.3.1).
    case .failure(.status(let status)) where (400..<500).contains(status): return .unrestricted
    case .failure(let error): throw .listUnavailable(path: WebOrigin.robotsPath, error)
    }
  }

  package func address(of page: PageKey) -> String { client.origin.base + WebOrigin.path(of: page) }

  // MARK: Run

  /// Fetches changed pages into the copy. Resumes an interrupted run with the same scope: pages that it visited are not
  /// requested again.
  package mutating func run(into copy: inout PrivateCopy, now: Int = UTCTime.now) throws(Failure) {
    let lock = try CopyFile.Lock(copy.root)
    defer { withExtendedLifetime(lock) {} }
    let day = UTCTime.date(now)
    do {
      let heldPaths = Set(
        copy.log.entries.filter { if case .gone = $0.value.state { false } else { !$0.value.versions.isEmpty } }.map(\.key.path))
      let pages = try fetchPageList(and: heldPaths.sorted(), former: copy.storedList())
      if let newList { try copy.saveList(newList) }
      let scope =
        languages.map(\.rawValue).joined(separator: ",")
        + (isWanted == nil ? "" : " " + Set(pages.map(\.path.text)).sorted().joined(separator: ","))
      let isResuming = copy.log.unfinished.map { $0.asked == scope && now - $0.began < Self.maxInterruption } ?? false
      if !isResuming { try copy.appendToLog(["begun", scope, String(now)]) }
      report.resumed = pages.count { copy.log.visited.contains($0) }
      // The page that aborted an earlier run comes last, so that it does not keep the others from being fetched.
      let remaining =
        pages.filter { !copy.log.visited.contains($0) && !copy.log.failed.contains($0) } + pages.filter(copy.log.failed.contains)
      let start = client.rateLimiter.clock()
      for (position, page) in remaining.enumerated() {
        let timePerPage = position == 0 ? client.rateLimiter.interval : (client.rateLimiter.clock() - start) / position
        progress(
          FetchProgress(
            done: report.resumed + position, total: pages.count,
            secondsLeft: timePerPage * (remaining.count - position) / RateLimiter.nanosecondsPerSecond))
        report.remaining = remaining.count - position
        do { try fetch(page, into: &copy, day) } catch let abort as FetchAbortError {
          try copy.appendToLog(["failed", page.language.rawValue, page.path.text])
          throw abort
        }
      }
      report.remaining = 0
      try copy.appendToLog(["ended", isWanted == nil ? languages.map(\.rawValue).joined(separator: ",") : nil])
      try copy.compactLog()
    } catch let abort as FetchAbortError {
      report.abort = abort
    } catch {
      throw (error as? Failure) ?? .unwritable(path: copy.root, reason: "\(error)")
    }
  }

  /// Seconds after which an interrupted run is not resumed.
  private static let maxInterruption = 86_400

  private mutating func fetch(_ page: PageKey, into copy: inout PrivateCopy, _ day: String) throws {
    if copy.log.visited.contains(page) { return }
    let name = [page.language.rawValue, page.path.text]
    func skip(_ error: FetchError) throws {
      report.skipped.append((page.text, error))
      try copy.appendToLog(["refused"] + name)
    }
    guard robotsFile.allows(WebOrigin.path(of: page)) else { return try skip(.forbidden) }
    let present = try copy.storedPage(page)
    let entry = copy.log.entries[page]
    let isKnown = entry.map { $0.isStored ? present?.isKnown ?? false : present == nil } ?? false
    let fields = isKnown ? HTTPRequest.conditionalFields(tag: entry?.tag, modified: entry?.modified) : []
    let (answer, path): (HTTPResponse, String)
    let response = try client.get(WebOrigin.path(of: page), fields: fields, allows: robotsFile.allows) { [requestedPages] path in
      WebOrigin.page(at: path).map { $0 != page && requestedPages.contains($0) } ?? false
    }
    switch response {
    case .failure(let error): return try skip(error)
    case .success(let response): (answer, path) = response
    }
    // The response may be another page's: the server redirected to it, or the page states another name.
    func markLost(to target: PagePath? = nil) throws { try recordLoss(page, to: target, present?.bytes, answer, &copy, day) }
    switch answer.status {
    case 304:
      guard isKnown, let entry else { return try skip(.status(304)) }
      if entry.isStored { report.unchanged += 1 } else if entry.state == .missing { report.missing.append(page) }
      return try copy.appendToLog(["same"] + name + [day, answer.fields["etag"], answer.fields["last-modified"]])
    case 404, 410: return try markLost()
    default: break
    }
    guard let location = WebOrigin.page(at: path) else { return try skip(.redirected(to: path)) }
    if location.language != page.language { return try markLost() }
    if answer.status != 200 { return try markLost(to: location.path) }
    guard answer.isJSON else { return try skip(.wrongType(answer.mediaType)) }
    let fetched: Page
    do throws(Failure) {
      fetched = try PageReader().read(answer.body, name: page.path.slug + ".json")
    } catch {
      try copy.saveUnparsed(page, answer.body)
      return try skip(.malformed(error.reason))
    }
    guard fetched.isGuideline else {
      try copy.saveUnparsed(page, answer.body)
      return try skip(.malformed("no page"))
    }
    if fetched.metadata.language != page.language {
      // The server may answer with the English page where a translation is missing.
      return page.language == .english ? try skip(.wrongLanguage(fetched.metadata.language)) : try markLost()
    }
    var storedKey = page
    storedKey.path = location.path
    if location.path == page.path, let statedSlug = fetched.metadata.topic?.lowercased(), statedSlug != page.path.slug,
      let listedPath = listedPaths.first(where: { $0.slug == statedSlug })
    {
      // The page's other name is in the list too. The page is stored under that name if the server has a page there.
      pagesInProgress.insert(page)
      storedKey.path = listedPath
      if requestedPages.contains(storedKey), !pagesInProgress.contains(storedKey) { try fetch(storedKey, into: &copy, day) }
      if try pagesInProgress.contains(storedKey) || requestedPages.contains(storedKey) && copy.storedPage(storedKey) == nil {
        storedKey = page
      }
    }
    if storedKey != page {
      try markLost(to: storedKey.path)
      // Another request of this run stores that page, or the copy has it already.
      if try requestedPages.contains(storedKey) || copy.storedPage(storedKey) != nil { return }
    }
    try save(storedKey, answer, fetched, storedKey == page ? present : nil, &copy, day)
  }

  private mutating func save(
    _ page: PageKey, _ answer: HTTPResponse, _ fetched: Page, _ present: (bytes: [UInt8], isKnown: Bool)?,
    _ copy: inout PrivateCopy,
    _ day: String
  ) throws(Failure) {
    let name = [page.language.rawValue, page.path.text]
    let tags = [answer.fields["etag"], answer.fields["last-modified"]]
    if let present, present.isKnown, present.bytes == answer.body {
      report.unchanged += 1
      return try copy.appendToLog(["same"] + name + [day] + tags)
    }
    var day = day
    if let present, present.isKnown {
      if Self.hasSameContent(present.bytes, fetched) {
        // Only parts that are not read differ, so this is not a new edition.
        day = copy.log.entries[page]?.versions.last?.day ?? day
        try copy.appendToLog(["forgot"] + name + [CopyFile.hash(present.bytes)])
        report.unchanged += 1
      } else {
        try copy.archive(page, present.bytes)
        report.changed.append(page)
      }
    } else {
      report.added.append(page)
    }
    try CopyFile.write(answer.body, to: copy.currentFile(page))
    try copy.appendToLog(["got"] + name + [day, CopyFile.hash(answer.body), fetched.metadata.edition] + tags)
  }

  /// `true` if two responses have the same content, regardless of line numbers and image addresses.
  private static func hasSameContent(_ bytes: [UInt8], _ page: Page) -> Bool {
    guard let former = try? PageReader().read(bytes, name: "page.json") else { return false }
    func text(_ page: Page) -> [Block] { page.blocks.map { $0.mappingLines { _ in 0 } } }
    return text(former) == text(page) && former.metadata.title == page.metadata.title
      && former.metadata.edition == page.metadata.edition
  }

  /// Records that a page does not exist, does not exist in this language, or has another name.
  private mutating func recordLoss(
    _ page: PageKey, to target: PagePath?, _ present: [UInt8]?, _ answer: HTTPResponse, _ copy: inout PrivateCopy, _ day: String
  ) throws(Failure) {
    let name = [page.language.rawValue, page.path.text]
    let tags = [answer.fields["etag"], answer.fields["last-modified"]]
    let entry = copy.log.entries[page]
    if target == nil, entry?.versions.isEmpty ?? true, present == nil {
      if page.language == .english { report.removed.append(page) } else { report.missing.append(page) }
      return try copy.appendToLog(["missing"] + name + [day, nil] + tags)
    }
    if present == nil, case .gone(_, target) = entry?.state { return try copy.appendToLog(["same"] + name + [day] + tags) }
    if let present {
      try copy.archive(page, present)
      try copy.remove(page)
    }
    if let target { report.moved.append((page, target)) } else { report.removed.append(page) }
    try copy.appendToLog(["gone"] + name + [day, target?.text] + tags)
  }
}

extension Page {
  /// `true` if the page has a topic of its own or contains sentences, as opposed to a mere list of pages.
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
  /// A short reason why a page could not be parsed, for the report.
  fileprivate var reason: String {
    switch self {
    case .notAPage(_, .malformed(let why)): why
    case .tooLarge: "too large"
    default: "no page"
    }
  }
}
