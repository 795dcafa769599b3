import Guidelines
import Indexing
import Rendering

extension PageLookup {
  /// Returns a page with only one of its sections, selected by name or by its number in the table of contents.
  /// - Parameter suppliedRecords: Records of the page, if they are not in the index.
  func page(
    _ reference: PageReference, records suppliedRecords: [Record]? = nil, platforms: [Platform] = [],
    sectionOrNumber section: String?
  ) throws(Failure) -> TopicPage {
    var page = try page(reference, records: suppliedRecords, platforms: platforms)
    guard let section else { return page }
    if Int(section) != nil, let entry = TableOfContents(page.records).entries.first(where: { String($0.number) == section }) {
      page.records = entry.records
    } else {
      page.records = try SectionFilter(section, in: topic, commonSections: try index.sections()).apply(to: page.records)
    }
    return page
  }
}
