import Guidelines
import Languages

extension PageDraft {
  /// Reads a page of any format below front matter, as static site generators require it.
  static func belowFrontMatter(_ bytes: [UInt8], read: ([UInt8]) throws(Failure) -> PageDraft) throws(Failure) -> PageDraft {
    let (front, below) = FrontMatter.split(bytes)
    var draft = try read(below)
    if let front { draft.page.metadata = front.merged(into: draft.page.metadata) }
    return draft
  }
}

extension FrontMatter {
  /// Splits a file into its front matter, if any, and the text below it. The text keeps its line numbers.
  static func split(_ bytes: [UInt8]) -> (front: FrontMatter?, below: [UInt8]) {
    guard let front = FrontMatter(bytes), !front.isUnclosed else { return (nil, bytes) }
    return (front, [UInt8](repeating: 0x0A, count: front.lineCount) + bytes[front.bodyStart...])
  }
}

extension FrontMatter {
  /// Returns metadata with the keys that blogs and web scrapers commonly write; other values are those of `base`.
  func merged(into base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    metadata.title = self["title"] ?? base.title
    metadata.topic = self["topic", "slug"].flatMap { $0.contains("/") ? nil : $0 }
    metadata.subject = self["topic"] == nil ? nil : metadata.topic
    let urlKeys = [
      "url", "source", "source_url", "sourceurl", "original", "original_url", "link", "canonical_url", "permalink", "canonical",
    ]
    for key in urlKeys where metadata.url == nil {
      if let value = self[key], value.hasPrefix("http://") || value.hasPrefix("https://"), Self.hasPath(value) {
        metadata.url = value
      }
    }
    metadata.edition = self["edition", "version"] ?? base.edition
    metadata.translator = self["translator", "translators", "translated_by"]
    metadata.author = self["author", "authors", "by"] ?? base.author
    metadata.date =
      (self["date", "published", "published_at", "publishdate", "created", "lastmod", "updated"]).flatMap(DateParser.iso)
      ?? base.date
    if let names = values["platforms"] ?? values["platform"] {
      let listed = PlatformScope.scope(ofNames: names)
      metadata.systems = listed.systems
      if !listed.platforms.isEmpty { metadata.platforms = listed.platforms.sorted() }
    }
    metadata.retrieved = (self["retrieved", "scraped", "fetched", "crawled", "scraped_at", "fetched_at"]).flatMap(DateParser.iso)
    return metadata
  }

  /// Returns `true` if a URL has a path, that is, is not the root of a site.
  private static func hasPath(_ url: String) -> Bool {
    url.split(separator: "/", omittingEmptySubsequences: true).count > 2
  }
}
