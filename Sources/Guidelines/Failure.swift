/// An error that users see, as data. The message catalog of each language has its text and hint; `HIGCommands` maps it to an exit
/// status.
public enum Failure: Error, Hashable, Sendable {
  // Files
  case noSuchFile(path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case notAPage(path: String, NotAPageError)
  /// A page in a script that no supported language uses; `script` is its Unicode name.
  case unsupportedScript(path: String, script: String)
  /// A document that needs an external program, which is not installed: the document's kind (`.docx`), the program, and the
  /// Debian package that contains it.
  case missingProgram(path: String, kind: String, program: String, package: String)
  case noPages(path: String)
  // The index
  case noIndex(path: String?)
  case notAnIndex(path: String)
  case incompatibleSchema(path: String, found: Int, expected: Int)
  case indexBusy(path: String)
  case database(path: String, reason: String)
  case corpus(path: String, line: Int, reason: String)
  // Names and values
  case unknownTopic(name: String, suggestions: [String])
  case unknownSection(name: String, topic: String, known: [String])
  case unknownRecord(id: String, suggestions: [String])
  case ambiguousRecord(id: String, candidates: [String])
  /// A number that no hit of the last answer has. `count` is the number of its hits; 0 if there was no answer.
  case unknownHit(number: Int, count: Int)
  case unknownSource(name: String, known: [String])
  /// A source name that only the program assigns.
  case reservedSource(name: String)
  /// An update that would remove `pages` of a source's `of` pages.
  case wouldPrune(source: String, pages: Int, of: Int)
  /// A source without a page on the topic; `topics` lists those that it has.
  case noPageInSource(topic: String, source: String, topics: [String])
  case unknownValue(option: String, value: String, known: [String])
  case emptyQuery
  case noBrowser(url: String)
  /// No suitable curl is installed: none at all, or only the older version `found`.
  case noCurl(found: String?)
  /// No edition of a topic's page exists for a date; `known` lists the dates of the editions.
  case unknownEdition(name: String, topic: String, known: [String])
  /// There is no fetched copy whose editions could be compared.
  case noCopy
  /// The address space is limited (`ulimit -v`) to `megabytes`.
  case tooLittleAddressSpace(megabytes: Int, needed: Int)

  /// A reason why a file is not a page.
  public enum NotAPageError: Error, Hashable, Sendable {
    case empty
    case binary
    /// A page that contains nothing but a request to enable JavaScript.
    case scriptShell
    case unknownFormat
    case malformed(String)
  }
}
