import Extraction
import Fetching
import Guidelines
import Indexing
import Languages
import Reading

/// The versions of official pages in the private copy, from which records are extracted with the topics of the index.
struct EditionPages {
  let copy: PrivateCopy
  private let index: GuidelineIndex
  private let extractor: Extractor
  /// Versions by page, oldest first.
  let versions: [PageKey: [PrivateCopy.PageVersion]]

  /// Returns `nil` if there is no private copy.
  init?(_ session: Session, _ index: GuidelineIndex) throws(Failure) {
    guard let folder = IndexLocation.SearchPaths(session.environment).privateCopy else { return nil }
    copy = try PrivateCopy(at: folder)
    guard !copy.isEmpty else { return nil }
    versions = copy.versions()
    self.index = index
    extractor = Extractor(
      catalog: TopicCatalog(
        edition: try index.corpusEdition(), categories: try index.categories(), sections: try index.sections(),
        topics: try index.topics()))
  }

  /// Returns the records of a version; empty if its file is gone. The records have the platforms of their topics.
  func records(of version: PrivateCopy.PageVersion) throws(Failure) -> [Record] {
    guard let bytes = try copy.bytes(of: version) else { return [] }
    let name = version.page.path.slug
    let page = try PageReader().read(bytes, name: name + ".json")
    let source = SourceReference(
      name: PrivateCopy.sourceName, page: name, path: "\(PrivateCopy.sourceName)/\(version.page.text).json", line: 1, title: "",
      isPrivate: true)
    return extractor.extract(page, from: source).records
  }

  /// Returns the version of a page that was current on a day, or in a month or year.
  static func version(in versions: [PrivateCopy.PageVersion], on day: String) -> PrivateCopy.PageVersion? {
    versions.last { $0.day.prefix(day.utf8.count) <= day && !($0.goneSince.map { $0.prefix(day.utf8.count) <= day } ?? false) }
  }

  /// Returns the versions of a topic's page in one language, oldest first.
  func pageVersions(of topic: Topic, in language: Language) -> [PrivateCopy.PageVersion] {
    versions.filter {
      $0.key.language == language && (topic.slug == $0.key.path.slug || topic.formerSlugs.contains($0.key.path.slug))
    }
    .sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Dates of versions that are not the current ones.
  var formerDates: [String] { Set(versions.values.joined().filter { !$0.isNewest }.map(\.day)).sorted() }
}
