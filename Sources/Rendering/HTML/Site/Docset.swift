import Guidelines
import Languages

/// What a docset (Dash, Zeal) needs beside the pages of the site.
package enum Docset {
  /// `Info.plist`.
  package static func properties(title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    <key>CFBundleIdentifier</key><string>hig</string>
    <key>CFBundleName</key><string>\(HTMLText.escaped(title))</string>
    <key>DocSetPlatformFamily</key><string>hig</string>
    <key>isDashDocset</key><true/>
    <key>isJavaScriptEnabled</key><true/>
    <key>dashIndexFilePath</key><string>index.html</string>
    </dict>
    </plist>

    """
  }

  /// Topics and rules by their names in both languages, with the page and the place on it.
  package static func entries(of site: Site) -> [(name: String, kind: String, path: String)] {
    site.entries.flatMap { entry -> [(name: String, kind: String, path: String)] in
      let file = "topics/\(HTMLText.addressPart(entry.file)).html"
      var entries = Languages.both.map { entry.title(in: $0) }.uniqued().map {
        (name: $0, kind: "Component", path: file)
      }
      for page in [entry.left, entry.right] {
        for record in page?.records ?? [] where record.kind == .rule {
          let place = file + "#" + HTMLText.addressPart(TopicArticle.rowName(record))
          entries.append((Sanitizing.line(record.headline.plainText), "Guide", place))
        }
      }
      return entries
    }
  }
}
