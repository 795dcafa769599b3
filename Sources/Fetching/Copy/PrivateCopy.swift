import Guidelines
import SystemInterface

/// The reader's own copy of the official pages, in a folder of theirs:
///
///     Apple/en/alerts.json            the newest state of each page, as it came: what is read into the index
///     former/en/alerts/HASH.json.gz   earlier states
///     unread/en/alerts.json           what came and is no page
///     list.json                       the list of pages, as it came
///     log                             what is known of each page
package struct PrivateCopy {
  package let root: String
  /// The folder to read in; its name is the source's.
  package var pages: String { root + "/" + Self.source }
  package static let source = fetchedSourceName

  var log: FetchLog

  package init(at root: String) throws(Failure) {
    self.root = root
    let bytes = try CopyFile.read(root + "/log") ?? []
    log = FetchLog(String(decoding: bytes, as: UTF8.self))
  }

  package var isAgreed: Bool { log.isAgreed }
  package var isEmpty: Bool { !log.entries.values.contains { !$0.versions.isEmpty } }

  // MARK: States of pages

  /// A page as it stood from some day on.
  package struct Version: Hashable, Sendable {
    package var page: PageKey
    package var hash: String
    /// The day from which it counts: that of its change log, or that on which it was found changed without one.
    package var day: String
    /// Whether nothing has followed it.
    package var isNewest: Bool
    /// The day that the page was found gone on, for its last state.
    package var goneSince: String?
    /// Where it went then.
    package var movedTo: PagePath?
    /// Whether the page was not there yet when all pages had been fetched once.
    package var isNewPage: Bool
  }

  /// Of each page its states, oldest first.
  package func versions() -> [PageKey: [Version]] {
    var found: [PageKey: [Version]] = [:]
    for (key, entry) in log.entries where !entry.versions.isEmpty {
      var day = ""
      found[key] = entry.versions.enumerated().map { place, version in
        let stated = version.edition.flatMap { Change.isDate($0) ? $0 : nil }
        // A change that the page does not date is dated by the day that it was seen on.
        if let stated, stated > day { day = stated } else { day = place == 0 ? stated ?? version.day : max(day, version.day) }
        var state = Version(
          page: key, hash: version.hash, day: day, isNewest: place == entry.versions.count - 1,
          isNewPage: entry.isNew)
        if state.isNewest, case .gone(let since, let to) = entry.state {
          (state.isNewest, state.goneSince, state.movedTo) = (false, since, to)
        }
        return state
      }
    }
    return found
  }

  /// As it came.
  package func bytes(of version: Version) throws(Failure) -> [UInt8]? {
    version.isNewest ? try CopyFile.read(file(version.page)) : try CopyFile.readCompressed(former(version.page, version.hash))
  }

  /// Forgets the earlier states that count from some day, month or year on.
  /// - Returns: how many there were.
  package mutating func forget(_ edition: String) throws(Failure) -> Int {
    let meant = versions().values.joined().filter { !$0.isNewest && $0.day.hasPrefix(edition) }.sorted { $0.page < $1.page }
    for version in meant {
      unlink(former(version.page, version.hash))
      try note(["forgot", version.page.language.rawValue, version.page.path.text, version.hash])
    }
    try tidy()
    return meant.count
  }

  // MARK: Writing

  /// Its reader has been told whose text it is, and wants it.
  package mutating func agree() throws(Failure) { try note(["agreed"]) }

  /// Adds a line to the log.
  mutating func note(_ words: [String?]) throws(Failure) {
    let line = FetchLog.line(words)
    try CopyFile.append(Array((line + "\n").utf8), to: root + "/log")
    log.apply(line)
  }

  /// Writes the log anew, without what later lines made needless.
  mutating func tidy() throws(Failure) {
    let text = log.text
    try CopyFile.write(Array(text.utf8), to: root + "/log")
    log = FetchLog(text)
  }

  /// The list of pages as it came last, and the fields that ask whether it is still that.
  func list() throws(Failure) -> (bytes: [UInt8], fields: [(String, String)])? {
    guard let known = log.list, let bytes = try CopyFile.read(root + "/list.json") else { return nil }
    return (bytes, Request.fields(tag: known.tag, modified: known.modified))
  }

  mutating func keepList(_ answer: Answer) throws(Failure) {
    try CopyFile.write(answer.body, to: root + "/list.json")
    try note(["list", answer.fields["etag"], answer.fields["last-modified"]])
  }

  func file(_ page: PageKey) -> String { pages + "/" + page.text + ".json" }
  func former(_ page: PageKey, _ hash: String) -> String { "\(root)/former/\(page.text)/\(hash).json.gz" }

  /// What stands there of a page, and whether it is what the log says.
  func present(_ page: PageKey) throws(Failure) -> (bytes: [UInt8], isKnown: Bool)? {
    guard let bytes = try CopyFile.read(file(page)) else { return nil }
    return (bytes, log.entries[page]?.versions.last?.hash == CopyFile.hash(bytes))
  }

  func remove(_ page: PageKey) throws(Failure) {
    if unlink(file(page)) != 0, errno != ENOENT { throw .unwritable(path: file(page), reason: errorText()) }
  }

  /// Puts a page aside that another state follows, or none.
  func keepFormer(_ page: PageKey, _ bytes: [UInt8]) throws(Failure) {
    try CopyFile.writeCompressed(bytes, to: former(page, CopyFile.hash(bytes)))
  }

  func keepUnread(_ page: PageKey, _ bytes: [UInt8]) throws(Failure) {
    try CopyFile.write(bytes, to: "\(root)/unread/\(page.text).json")
  }
}
