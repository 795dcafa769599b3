import Fetching
import Guidelines
import Indexing
import Ingestion
import Reading
import SystemInterface

/// An index of the official pages as of one date. It is built from the private copy on first use, and cached next to it until
/// another date is requested.
enum EditionIndex {
  static func removeAll(of copy: PrivateCopy) {
    let folder = folder(of: copy)
    for name in Files.names(in: folder) ?? [] { unlink(folder + "/" + name) }
  }

  fileprivate static func folder(of copy: PrivateCopy) -> String { copy.root + "/editions" }

  /// Builds an index of page versions.
  /// - Parameter main: The index from which topics, glossary, and vectors are copied.
  fileprivate static func build(
    _ versions: [PrivateCopy.PageVersion], _ editions: EditionPages, at path: String, from main: String
  ) throws(Failure) {
    try Files.makeFolder(folder(of: editions.copy), mode: 0o700)
    removeAll(of: editions.copy)
    let writer = try IndexWriter(path: path, startingFrom: main)
    do throws(Failure) {
      for source in Set(try writer.storedPages().map(\.source)) { try writer.removeSource(source) }
      for version in versions {
        let records = try editions.records(of: version)
        guard let source = records.first?.source else { continue }
        let page = StoredPage(
          source: source.name, page: source.page, path: source.path, language: version.page.language, hash: version.hash,
          format: .doccJSON, title: source.title, url: source.url, edition: version.day, isPrivate: true)
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
  /// Returns an index of the official pages as of a day, month, or year.
  func index(_ option: String?, edition: String) throws(Failure) -> GuidelineIndex {
    guard let location = IndexLocation.forReading(option: option, environment) else { throw .noIndex(path: nil) }
    let mainIndex = try GuidelineIndex(path: location.path)
    guard let editions = try EditionPages(self, mainIndex) else { throw .noCopy }
    let versions = editions.versions.sorted { $0.key < $1.key }.compactMap { EditionPages.version(in: $0.value, on: edition) }
    guard !versions.isEmpty else {
      throw .unknownEdition(name: edition, topic: PrivateCopy.sourceName, known: editions.formerDates)
    }
    let content =
      try versions.map { $0.page.text + " " + $0.hash }.joined(separator: "\n") + mainIndex.corpusEdition() + VersionLine.version
    let path = EditionIndex.folder(of: editions.copy) + "/" + FileReader.fingerprint(Array(content.utf8)) + ".sqlite"
    if !Files.exists(path) { try EditionIndex.build(versions, editions, at: path, from: location.path) }
    return try index(path)
  }
}
