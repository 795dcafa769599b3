import Fetching
import Guidelines
import Indexing
import Ingestion
import Reading
import SystemInterface

/// The official pages as they all stood at one time, as an index of its own: made of the reader's copy when it is first asked, and kept beside it until another
/// time is asked for.
enum EditionIndex {
  static func removeAll(of copy: PrivateCopy) {
    let folder = folder(of: copy)
    for name in Files.names(in: folder) ?? [] { unlink(folder + "/" + name) }
  }

  fileprivate static func folder(of copy: PrivateCopy) -> String { copy.root + "/editions" }

  /// - Parameter main: the index whose topics, glossary and vectors it has too.
  fileprivate static func make(
    _ states: [PrivateCopy.Version], _ editions: EditionPages, at path: String, from main: String
  ) throws(Failure) {
    try Files.makeFolder(folder(of: editions.copy), mode: 0o700)
    removeAll(of: editions.copy)
    let writer = try IndexWriter(path: path, startingFrom: main)
    do throws(Failure) {
      for source in Set(try writer.storedPages().map(\.source)) { try writer.removeSource(source) }
      for state in states {
        let records = try editions.records(of: state)
        guard let source = records.first?.source else { continue }
        let page = StoredPage(
          source: source.name, page: source.page, path: source.path, language: state.page.language, hash: state.hash,
          format: .doccJSON, title: source.title, url: source.url, edition: state.day, isPrivate: true)
        try writer.addPage(page, records: records)
      }
      try writer.commit()
    } catch {
      writer.abandon()
      throw error
    }
  }
}

extension Session {
  /// The official pages as they stood on a day, in a month or a year.
  func index(_ option: String?, edition: String) throws(Failure) -> GuidelineIndex {
    guard let location = IndexLocation.toRead(option: option, environment) else { throw .noIndex(path: nil) }
    let main = try GuidelineIndex(path: location.path)
    guard let editions = try EditionPages(self, main) else { throw .noCopy }
    let states = editions.versions.sorted { $0.key < $1.key }.compactMap { EditionPages.standing($0.value, on: edition) }
    guard !states.isEmpty else {
      throw .unknownEdition(name: edition, topic: PrivateCopy.source, known: editions.formerDays)
    }
    let content =
      try states.map { $0.page.text + " " + $0.hash }.joined(separator: "\n") + main.corpusEdition() + VersionLine.version
    let path = EditionIndex.folder(of: editions.copy) + "/" + FileBytes.fingerprint(Array(content.utf8)) + ".sqlite"
    if !Files.exists(path) { try EditionIndex.make(states, editions, at: path, from: location.path) }
    return try index(path)
  }
}
