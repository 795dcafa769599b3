import Guidelines
import Indexing
import Rendering

extension PageLookup {
  /// The page with only one of its sections, by name or by its number in the contents.
  /// - Parameter stated: its records, where the index does not hold them.
  func page(
    _ reference: PageReference, records stated: [Record]? = nil, platforms: [Platform] = [], sectionOrNumber section: String?
  ) throws(Failure) -> TopicPage {
    var page = try page(reference, records: stated, platforms: platforms)
    guard let section else { return page }
    if Int(section) != nil, let entry = Contents(page.records).entries.first(where: { String($0.number) == section }) {
      page.records = entry.records
    } else {
      page.records = try SectionFilter(section, in: topic, usual: try index.sections()).apply(to: page.records)
    }
    return page
  }
}
