import Guidelines

/// Metadata in a page's head, and in markup of its body.
struct HTMLMetadata {
  private(set) var metadata: Page.Metadata

  init(_ document: HTMLDocument, blocks: [Block], name: String) {
    var properties: [String: String] = [:]
    for index in document.all("meta") {
      guard let key = document.attribute("property", of: index) ?? document.attribute("name", of: index),
        let content = document.attribute("content", of: index),
        !content.isEmpty
      else { continue }
      if properties[key.lowercased()] == nil { properties[key.lowercased()] = content }
    }
    metadata = Page.Metadata(
      format: .html, title: Self.title(document, facts: properties, blocks: blocks, name: name))
    metadata.url =
      document.all("link").first { document.attribute("rel", of: $0)?.lowercased() == "canonical" }.flatMap {
        document.attribute("href", of: $0)
      } ?? properties["og:url"]
    metadata.author = properties["author"] ?? properties["article:author"]
    let time = document.all("time").lazy.compactMap { document.attribute("datetime", of: $0) }.first
    metadata.date = (properties["article:published_time"] ?? properties["date"] ?? time).map { String($0.prefix(10)) }
    metadata.platforms = Self.platforms(document)
  }

  /// Returns the article's first heading if the page's title contains it; otherwise the page's title without the name of the
  /// site.
  private static func title(_ document: HTMLDocument, facts: [String: String], blocks: [Block], name: String) -> String {
    let documentTitle = document.first("title").map { document.collapsedText(of: $0) } ?? ""
    let statedTitle = facts["og:title"].map(collapsed) ?? documentTitle
    for block in blocks {
      guard case .heading(_, let inlines, _) = block.content else { continue }
      let heading = collapsed(inlines.plainText)
      if !heading.isEmpty, statedTitle.contains(heading) || documentTitle.contains(heading) || statedTitle.isEmpty {
        return heading
      }
      break
    }
    for separator in [" | ", "｜", " – ", " — ", " - ", " :: ", " » "] {
      if let separatorRange = statedTitle.firstRange(of: separator), separatorRange.lowerBound > statedTitle.startIndex {
        return String(statedTitle[..<separatorRange.lowerBound])
      }
    }
    if !statedTitle.isEmpty { return statedTitle }
    return String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "untitled")
  }

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the platforms on Apple's rendered pages. They are marked by `li.active` with an icon whose class names the platform,
  /// without text.
  private static func platforms(_ document: HTMLDocument) -> [Platform]? {
    let lists = (0..<document.count).filter { index in
      guard document.attribute("class", of: index)?.contains("platform") == true else { return false }
      return ["ul", "div"].contains(document.name(of: index)) && document.markupWords(of: index).contains("platform")
    }
    for list in lists {
      let items = document.all("li", below: list)
      guard !items.isEmpty else { continue }
      let platforms = items.compactMap { item -> Platform? in
        guard document.attribute("class", of: item)?.split(separator: " ").contains("active") ?? false else { return nil }
        for index in item..<document[item].end {
          for word in (document.attribute("class", of: index) ?? "").split(separator: " ") where word.hasSuffix("-icon") {
            if let platform = Platform(name: word.dropLast(5)) { return platform }
          }
        }
        return nil
      }
      if !platforms.isEmpty { return Set(platforms).sorted() }
    }
    return nil
  }

  /// Returns `true` for a page that, without scripts, shows only the request to enable them.
  static func isScriptShell(_ document: HTMLDocument) -> Bool {
    document.all("noscript").contains { ScriptNotice.isNotice(document.collapsedText(of: $0)) }
  }
}
