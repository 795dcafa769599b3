import Guidelines
import TextAnalysis

/// The list of pages, as in the navigation index of the site.
struct PageList {
  private(set) var pages: [PagePath] = []
  /// Entries whose path is not valid for a page.
  private(set) var invalidEntries: [String] = []

  private static let bounds = JSONParser.StructureLimits(maxDepth: 256, maxValues: 200_000)
  /// Maximum number of pages; the site has about two hundred.
  private static let maxPages = 2000

  /// - Throws: `.malformed` if the data is not a navigation index or has no page.
  init(_ bytes: [UInt8]) throws(FetchError) {
    guard let root = try? JSONParser.value(bytes.withoutByteOrderMark, within: Self.bounds),
      let languages = root["interfaceLanguages"].object
    else {
      throw .malformed("no list of pages")
    }
    var seen: Set<String> = []
    var pending = Array(languages.flatMap(\.value.array).reversed())
    while let node = pending.popLast() {
      pending += node["children"].array.reversed()
      guard let path = node["path"].string, path != PagePath.root else { continue }
      let prefix = PagePath.root + "/"
      // Skip pages in other parts of the site.
      if path.hasPrefix("/"), !path.hasPrefix(prefix), PagePath(path.dropFirst()) != nil { continue }
      guard path.hasPrefix(prefix), let page = PagePath(path.dropFirst(prefix.count)), pages.count < Self.maxPages else {
        invalidEntries.append(path)
        continue
      }
      if seen.insert(page.text.lowercased()).inserted { pages.append(page) }
    }
    guard !pages.isEmpty else { throw .malformed("no page in the list") }
  }
}
