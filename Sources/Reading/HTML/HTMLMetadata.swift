import Guidelines

/// What a page's head, and marks in its body, say of it.
struct HTMLMetadata {
  private(set) var metadata: Page.Metadata

  init(_ document: HTMLDocument, blocks: [Block], name: String) {
    var facts: [String: String] = [:]
    for index in document.all("meta") {
      guard let key = document.attribute("property", of: index) ?? document.attribute("name", of: index),
        let content = document.attribute("content", of: index),
        !content.isEmpty
      else { continue }
      if facts[key.lowercased()] == nil { facts[key.lowercased()] = content }
    }
    metadata = Page.Metadata(
      format: .html, title: Self.title(document, facts: facts, blocks: blocks, name: name))
    metadata.url =
      document.all("link").first { document.attribute("rel", of: $0)?.lowercased() == "canonical" }.flatMap {
        document.attribute("href", of: $0)
      } ?? facts["og:url"]
    metadata.author = facts["author"] ?? facts["article:author"]
    let time = document.all("time").lazy.compactMap { document.attribute("datetime", of: $0) }.first
    metadata.date = (facts["article:published_time"] ?? facts["date"] ?? time).map { String($0.prefix(10)) }
    metadata.platforms = Self.platforms(document)
  }

  /// The article's own first heading where the window's title names it too; else the window's title without the site's name.
  private static func title(_ document: HTMLDocument, facts: [String: String], blocks: [Block], name: String) -> String {
    let window = document.first("title").map { document.line(of: $0) } ?? ""
    let stated = facts["og:title"].map(collapsed) ?? window
    for block in blocks {
      guard case .heading(_, let inlines, _) = block.content else { continue }
      let heading = collapsed(inlines.plainText)
      if !heading.isEmpty, stated.contains(heading) || window.contains(heading) || stated.isEmpty { return heading }
      break
    }
    for separator in [" | ", "｜", " – ", " — ", " - ", " :: ", " » "] {
      if let cut = stated.firstRange(of: separator), cut.lowerBound > stated.startIndex {
        return String(stated[..<cut.lowerBound])
      }
    }
    if !stated.isEmpty { return stated }
    return String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "untitled")
  }

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Apple's rendered pages mark supported platforms by `li.active` with an icon whose class names the platform; there is no text.
  private static func platforms(_ document: HTMLDocument) -> [Platform]? {
    let lists = (0..<document.count).filter { index in
      guard document.attribute("class", of: index)?.contains("platform") == true else { return false }
      return ["ul", "div"].contains(document.name(of: index)) && document.marks(of: index).contains("platform")
    }
    for list in lists {
      let items = document.all("li", below: list)
      guard !items.isEmpty else { continue }
      let found = items.compactMap { item -> Platform? in
        guard document.attribute("class", of: item)?.split(separator: " ").contains("active") ?? false else { return nil }
        for index in item..<document[item].end {
          for word in (document.attribute("class", of: index) ?? "").split(separator: " ") where word.hasSuffix("-icon") {
            if let platform = Platform(name: word.dropLast(5)) { return platform }
          }
        }
        return nil
      }
      if !found.isEmpty { return Set(found).sorted() }
    }
    return nil
  }

  /// A page that shows nothing but, without scripts, the request to turn them on.
  static func isScriptShell(_ document: HTMLDocument) -> Bool {
    document.all("noscript").contains { ScriptNotice.isNotice(document.line(of: $0)) }
  }
}
