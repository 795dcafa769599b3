import Guidelines
import TextAnalysis

/// The list of the guidelines' pages, as the site's own navigation has it.
struct PageList {
  private(set) var pages: [PagePath] = []
  /// Entries that can be no page, of these guidelines or any others.
  private(set) var foreign: [String] = []

  private static let bounds = JSONParser.Bounds(depth: 256, values: 200_000)
  /// There are some two hundred.
  private static let most = 2000

  /// - Throws: `.malformed` for what is no such list, or one without a page.
  init(_ bytes: [UInt8]) throws(FetchTrouble) {
    guard let root = try? JSONParser.value(bytes.withoutMark, within: Self.bounds),
      let languages = root["interfaceLanguages"].object
    else {
      throw .malformed("no list of pages")
    }
    var seen: Set<String> = []
    var rest = Array(languages.flatMap(\.value.array).reversed())
    while let node = rest.popLast() {
      rest += node["children"].array.reversed()
      guard let path = node["path"].string, path != PagePath.root else { continue }
      let opening = PagePath.root + "/"
      // Other parts of the site are no affair of ours.
      if path.hasPrefix("/"), !path.hasPrefix(opening), PagePath(path.dropFirst()) != nil { continue }
      guard path.hasPrefix(opening), let page = PagePath(path.dropFirst(opening.count)), pages.count < Self.most else {
        foreign.append(path)
        continue
      }
      if seen.insert(page.text.lowercased()).inserted { pages.append(page) }
    }
    guard !pages.isEmpty else { throw .malformed("no page in the list") }
  }
}
