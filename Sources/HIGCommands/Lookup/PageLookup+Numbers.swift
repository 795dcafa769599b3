import Guidelines
import Indexing
import Rendering

extension PageLookup {
  /// The page with only one of its sections, by name or by its number in the contents.
  func page(_ reference: PageReference, platforms: [Platform] = [], sectionOrNumber section: String?) throws(Failure) -> TopicPage
  {
    guard let section, Int(section) != nil else { return try page(reference, platforms: platforms, section: section) }
    var page = try page(reference, platforms: platforms)
    guard let entry = Contents(page.records).entries.first(where: { String($0.number) == section }) else {
      return try self.page(reference, platforms: platforms, section: section)
    }
    page.records = entry.records
    return page
  }
}
