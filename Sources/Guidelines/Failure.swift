/// What went wrong, as facts. The catalogue of each language words it, with a hint; `HIGCommands` maps the exit status.
public enum Failure: Error, Hashable, Sendable {
  // Files
  case noSuchFile(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case notAPage(path: String, NotAPage)
  /// A document that another program reads, which is not there: its kind (`.docx`), the program, and the Debian package that has it.
  case noProgram(path: String, kind: String, program: String, package: String)
  case noPages(path: String)
  // The index
  case noIndex(path: String?)
  case notAnIndex(path: String)
  case otherSchema(path: String, found: Int, expected: Int)
  case indexBusy(path: String)
  case database(path: String, reason: String)
  case corpus(path: String, line: Int, reason: String)
  // Names and values
  case unknownTopic(name: String, suggestions: [String])
  case unknownSection(name: String, topic: String, known: [String])
  case unknownRecord(id: String, suggestions: [String])
  case ambiguousRecord(id: String, candidates: [String])
  /// A number of no hit of the last answer, which has so many; 0 where there is none.
  case unknownHit(number: Int, count: Int)
  case unknownSource(name: String, known: [String])
  /// A source name that only the program assigns.
  case reservedSource(name: String)
  /// An update that would remove this many of a source's pages.
  case wouldPrune(source: String, pages: Int, of: Int)
  /// A source that there is, but without a page on that topic; `topics`: what it has pages on.
  case noPageInSource(topic: String, source: String, topics: [String])
  case unknownValue(option: String, value: String, known: [String])
  case emptyQuery
  case noBrowser(url: String)
  /// The system has no curl that fetches as it must: none, or only this older version.
  case noCurl(found: String?)
  /// No state of a topic's page stood then; `known`: the days of those that there are.
  case unknownEdition(name: String, topic: String, known: [String])
  /// Nothing was fetched whose editions could be told apart.
  case noCopy
  /// Of address space, which something limits (`ulimit -v`), in megabytes.
  case tooLittleSpace(megabytes: Int, needed: Int)

  /// Why a file is no page.
  public enum NotAPage: Error, Hashable, Sendable {
    case empty
    case binary
    /// A page that holds nothing but the request to turn JavaScript on.
    case scriptShell
    case unknownFormat
    case malformed(String)
  }
}
