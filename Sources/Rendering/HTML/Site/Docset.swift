import Guidelines
import Languages

/// What a docset (Dash, Zeal) needs beside the pages of the site.
package enum Docset {
  /// `Info.plist`.
  package static func properties(title: String, name: String) -> String {
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

  /// Topics by their names in both languages; sections, rules, tables and drawings by what they say, with the page and the place on it.
  package static func entries(of site: Site) -> [(name: String, kind: String, path: String)] {
    site.entries.flatMap { entry -> [(name: String, kind: String, path: String)] in
      let file = "topics/\(HTMLText.addressPart(entry.file)).html"
      let kind = ["components": "Component", "technologies": "Framework"][entry.topic.category, default: "Entry"]
      var entries = Languages.both.map { entry.title(in: $0) }.uniqued().map { (name: $0, kind: kind, path: file) }
      for page in [entry.left, entry.right].compactMap({ $0 }) {
        var sections: Set<[String]> = []
        for record in page.shown {
          let place = file + "#" + HTMLText.addressPart(TopicArticle.rowName(record))
          if let title = record.section.last, !record.anchor.isEmpty, sections.insert(record.section).inserted {
            entries.append(
              (page.topicTitle + " › " + Sanitizing.line(title), "Section", file + "#" + HTMLText.addressPart(record.anchor)))
          }
          let name = Sanitizing.line(record.headline.plainText)
          if record.kind == .rule { entries.append((name, "Guide", place)) }
          if record.body.contains(where: { if case .table = $0.content { true } else { false } }) {
            entries.append((page.topicTitle + " › " + name, "Value", place))
          }
          for figure in record.body.figures {
            entries.append((page.topicTitle + " › " + Sanitizing.line(figure.alternative), "Diagram", place))
          }
        }
      }
      return entries
    }
  }
}
