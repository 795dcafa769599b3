import Guidelines
import SystemInterface

/// The user's private copy of the official pages, in a folder of its own:
///
///     Apple/en/alerts.json            the current version of each page, unchanged; input of the index
///     former/en/alerts/HASH.json.gz   former versions
///     unread/en/alerts.json           responses that could not be parsed as a page
///     list.json                       the list of pages, unchanged
///     log                             metadata of each page (`FetchLog`)
package struct PrivateCopy {
  package let root: String
  /// The folder to ingest; its name is the name of the source.
  package var pagesFolder: String { root + "/" + Self.sourceName }
  package static let sourceName = fetchedSourceName

  var log: FetchLog

  package init(at root: String) throws(Failure) {
    self.root = root
    let bytes = try CopyFile.read(root + "/log") ?? []
    log = FetchLog(String(decoding: bytes, as: UTF8.self))
  }

  package var hasConsent: Bool { log.hasConsent }
  package var isEmpty: Bool { !log.entries.values.contains { !$0.versions.isEmpty } }

  // MARK: Versions

  /// A version of a page, valid from a day on.
  package struct PageVersion: Hashable, Sendable {
    package var page: PageKey
    package var hash: String
    /// The day from which the version is valid: the date in its change log, or the date on which an undated change was fetched.
    package var day: String
    /// `true` if it is the current version.
    package var isNewest: Bool
    /// The day on which the page was found to be gone; set for its last version only.
    package var goneSince: String?
    /// The new path of a page that moved.
    package var movedTo: PagePath?
    /// `true` if the page appeared after all pages of its language had been fetched once.
    package var isNewPage: Bool
  }

  /// Returns the versions of each page, oldest first.
  package func versions() -> [PageKey: [PageVersion]] {
    var versions: [PageKey: [PageVersion]] = [:]
    for (key, entry) in log.entries where !entry.versions.isEmpty {
      var day = ""
      versions[key] = entry.versions.enumerated().map { index, version in
        let stated = version.edition.flatMap { ChangelogEntry.isDate($0) ? $0 : nil }
        // A change without a date of its own is dated by the day of the fetch.
        if let stated, stated > day { day = stated } else { day = index == 0 ? stated ?? version.day : max(day, version.day) }
        var state = PageVersion(
          page: key, hash: version.hash, day: day, isNewest: index == entry.versions.count - 1,
          isNewPage: entry.isNew)
        if state.isNewest, case .gone(let since, let to) = entry.state {
          (state.isNewest, state.goneSince, state.movedTo) = (false, since, to)
        }
        return state
      }
    }
    return versions
  }

  /// Returns the response body of a version, unchanged, or `nil` if its file is gone.
  package func bytes(of version: PageVersion) throws(Failure) -> [UInt8]? {
    version.isNewest
      ? try CopyFile.read(currentFile(version.page)) : try CopyFile.readCompressed(formerFile(version.page, version.hash))
  }

  /// Deletes the former versions whose date starts with a day, month, or year.
  /// - Returns: The number of deleted versions.
  package mutating func removeVersions(from edition: String) throws(Failure) -> Int {
    let matching = versions().values.joined().filter { !$0.isNewest && $0.day.hasPrefix(edition) }.sorted { $0.page < $1.page }
    for version in matching {
      unlink(formerFile(version.page, version.hash))
      try appendToLog(["forgot", version.page.language.rawValue, version.page.path.text, version.hash])
    }
    try compactLog()
    return matching.count
  }

  // MARK: Writing

  /// Records that the user agreed to fetch the pages after a notice about their copyright.
  package mutating func recordConsent() throws(Failure) { try appendToLog(["agreed"]) }

  /// Appends an event to the log and applies it.
  mutating func appendToLog(_ words: [String?]) throws(Failure) {
    let line = FetchLog.encodedLine(words)
    try CopyFile.append(Array((line + "\n").utf8), to: root + "/log")
    log.apply(line)
  }

  /// Rewrites the log without obsolete lines.
  mutating func compactLog() throws(Failure) {
    let text = log.text
    try CopyFile.write(Array(text.utf8), to: root + "/log")
    log = FetchLog(text)
  }

  /// Returns the stored list of pages and the header fields that make its request conditional, or `nil` if there is none.
  func storedList() throws(Failure) -> (bytes: [UInt8], fields: [(String, String)])? {
    guard let metadata = log.list, let bytes = try CopyFile.read(root + "/list.json") else { return nil }
    return (bytes, HTTPRequest.conditionalFields(tag: metadata.tag, modified: metadata.modified))
  }

  mutating func saveList(_ answer: HTTPResponse) throws(Failure) {
    try CopyFile.write(answer.body, to: root + "/list.json")
    try appendToLog(["list", answer.fields["etag"], answer.fields["last-modified"]])
  }

  func currentFile(_ page: PageKey) -> String { pagesFolder + "/" + page.text + ".json" }
  func formerFile(_ page: PageKey, _ hash: String) -> String { "\(root)/former/\(page.text)/\(hash).json.gz" }

  /// Returns the stored bytes of a page; `isKnown` is `true` if they match the hash in the log. Returns `nil` if the page is
  /// not stored.
  func storedPage(_ page: PageKey) throws(Failure) -> (bytes: [UInt8], isKnown: Bool)? {
    guard let bytes = try CopyFile.read(currentFile(page)) else { return nil }
    return (bytes, log.entries[page]?.versions.last?.hash == CopyFile.hash(bytes))
  }

  func remove(_ page: PageKey) throws(Failure) {
    if unlink(currentFile(page)) != 0, errno != ENOENT { throw .unwritable(path: currentFile(page), reason: errorText()) }
  }

  /// Archives a version that was replaced or whose page is gone.
  func archive(_ page: PageKey, _ bytes: [UInt8]) throws(Failure) {
    try CopyFile.writeCompressed(bytes, to: formerFile(page, CopyFile.hash(bytes)))
  }

  func saveUnparsed(_ page: PageKey, _ bytes: [UInt8]) throws(Failure) {
    try CopyFile.write(bytes, to: "\(root)/unread/\(page.text).json")
  }
}
