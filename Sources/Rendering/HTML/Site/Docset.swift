import Guidelines
import Languages

/// Files that a docset (Dash, Zeal) needs in addition to the site's pages.
package enum Docset {
  /// Returns the content of `Info.plist`.
  package static func propertyList(title: String, name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>CFBundleIdentifier</key><string>\(name)</string>
    <key>CFBundleName</key><string>\(HTMLText.escaped(title))</string>
    <key>DocSetPlatformFamily</key><string>\(name)</string>
    <key>DashDocSetFamily</key><string>dashtoc</string>
    <key>isDashDocset</key><true/>
    <key>isJavaScriptEnabled</key><true/>
    <key>dashIndexFilePath</key><string>index.html</string>
    </dict>
    </plist>

    """
  }

  /// Returns the search index: topics by their names in both languages, and sections, rules, tables, and drawings by their text,
  /// each with page and fragment.
  package static func entries(of site: Site) -> [(name: String, kind: String, path: String)] {
    site.entries.flatMap { entry -> [(name: String, kind: String, path: String)] in
      let file = "topics/\(HTMLText.urlComponent(entry.file)).html"
      let kind = ["components": "Component", "technologies": "Framework"][entry.topic.category, default: "Entry"]
      var entries = Languages.bilingualPair.map { entry.title(in: $0) }.uniqued().map { (name: $0, kind: kind, path: file) }
      for page in [entry.left, entry.right].compactMap({ $0 }) {
        var sections: Set<[String]> = []
        for record in page.visibleRecords {
          let path = file + "#" + HTMLText.urlComponent(TopicArticle.rowID(record))
          if let title = record.section.last, !record.anchor.isEmpty, sections.insert(record.section).inserted {
            entries.append(
              (page.topicTitle + " › " + Sanitizer.line(title), "Section", file + "#" + HTMLText.urlComponent(record.anchor)))
          }
          let name = Sanitizer.line(record.headline.plainText)
          if record.kind == .rule { entries.append((name, "Guide", path)) }
          if record.body.contains(where: { if case .table = $0.content { true } else { false } }) {
            entries.append((page.topicTitle + " › " + name, "Value", path))
          }
          for figure in record.body.figures {
            entries.append((page.topicTitle + " › " + Sanitizer.line(figure.alternative), "Diagram", path))
          }
        }
      }
      return entries
    }
  }
}
