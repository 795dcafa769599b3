import Extraction
import Fetching
import Guidelines
import Indexing
import Languages
import Reading

/// The states of the official pages that the reader's own copy holds, read and taken apart as those of the index were.
struct EditionPages {
  let copy: PrivateCopy
  private let index: GuidelineIndex
  private let extractor: Extractor
  /// By page, oldest first.
  let versions: [PageKey: [PrivateCopy.Version]]

  /// nil where there is no copy.
  init?(_ session: Session, _ index: GuidelineIndex) throws(Failure) {
    guard let folder = IndexLocation.Places(session.environment).fetched else { return nil }
    copy = try PrivateCopy(at: folder)
    guard !copy.isEmpty else { return nil }
    versions = copy.versions()
    self.index = index
    extractor = Extractor(
      catalog: TopicCatalog(
        edition: try index.corpusEdition(), categories: try index.categories(), sections: try index.sections(),
        topics: try index.topics()))
  }

  /// What a page said; empty where its file is gone. Each record knows on which platforms its topic is.
  func records(of version: PrivateCopy.Version) throws(Failure) -> [Record] {
    guard let bytes = try copy.bytes(of: version) else { return [] }
    let name = version.page.path.slug
    let page = try PageReader().read(bytes, name: name + ".json")
    let source = SourceReference(
      name: PrivateCopy.source, page: name, path: "\(PrivateCopy.source)/\(version.page.text).json", line: 1, title: "",
      isPrivate: true)
    return extractor.extract(page, from: source).records
  }

  /// Of a page's states the one that stood on a day, in a month or a year.
  static func standing(_ versions: [PrivateCopy.Version], on day: String) -> PrivateCopy.Version? {
    versions.last { $0.day.prefix(day.utf8.count) <= day && !($0.goneSince.map { $0.prefix(day.utf8.count) <= day } ?? false) }
  }

  /// The states of a topic's page in one language, oldest first.
  func states(of topic: Topic, in language: Language) -> [PrivateCopy.Version] {
    versions.filter { $0.key.language == language && (topic.slug == $0.key.path.slug || topic.former.contains($0.key.path.slug)) }
      .sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Days of states that others have followed.
  var formerDays: [String] { Set(versions.values.joined().filter { !$0.isNewest }.map(\.day)).sorted() }
}
