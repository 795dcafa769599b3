import Guidelines
import TextAnalysis

/// Converts the tree index (`index/…`, the navigation of a site) to a page that lists the topics under each heading.
enum DocCTreeIndex {
  static func makePage(_ root: JSONValue, _ lines: LineTable, name: String) throws(Failure) -> Page {
    var blocks: [Block] = []
    func visit(_ nodes: [JSONValue], level: Int) {
      var items: [List.Item] = []
      func flush() {
        if let first = items.first { blocks.append(Block(.list(List(items: items)), line: first.line)) }
        items = []
      }
      for node in nodes {
        guard let title = node["title"].string else { continue }
        let line = lines.line(at: node["title"].offset ?? 0)
        let path = node["path"].string
        let link: Inline = path.map { .link([.text(title)], url: "https://developer.apple.com" + $0) } ?? .text(title)
        if node["children"].array.isEmpty || level > 5 {
          items.append(List.Item([Block(.paragraph([link]), line: line)], line: line))
        } else {
          flush()
          blocks.append(
            Block(.heading(level: level, [.text(title)], anchor: path?.split(separator: "/").last.map(String.init)), line: line))
          visit(node["children"].array, level: level + 1)
        }
      }
      flush()
    }
    for language in root["interfaceLanguages"].object ?? [] { visit(language.value.array, level: 1) }
    guard !blocks.isEmpty else { throw .notAPage(path: name, .empty) }
    let metadata = Page.Metadata(format: .doccJSON, title: "Table of contents")
    return Page(metadata: metadata, blocks: blocks)
  }
}
