import Guidelines
import Languages

extension PageDraft {
  /// A page of any format below the front matter that a site's generator wants above it.
  static func belowFrontMatter(_ bytes: [UInt8], read: ([UInt8]) throws(Failure) -> PageDraft) throws(Failure) -> PageDraft {
    let (front, below) = FrontMatter.split(bytes)
    var draft = try read(below)
    if let front { draft.page.metadata = front.adding(to: draft.page.metadata) }
    return draft
  }
}

extension FrontMatter {
  /// The front matter, if there is one, and the text below it, whose lines stay what they are in the file.
  static func split(_ bytes: [UInt8]) -> (front: FrontMatter?, below: [UInt8]) {
    guard let front = FrontMatter(bytes), !front.isUnclosed else { return (nil, bytes) }
    return (front, [UInt8](repeating: 0x0A, count: front.lineCount) + bytes[front.bodyStart...])
  }
}

extension FrontMatter {
  /// What blogs and scrapers write.
  func adding(to base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    metadata.title = self["title"] ?? base.title
    metadata.topic = self["topic", "slug"].flatMap { $0.contains("/") ? nil : $0 }
    metadata.subject = self["topic"] == nil ? nil : metadata.topic
    let addresses = [
      "url", "source", "source_url", "sourceurl", "original", "original_url", "link", "canonical_url", "permalink", "canonical",
    ]
    for key in addresses where metadata.url == nil {
      if let value = self[key], value.hasPrefix("http://") || value.hasPrefix("https://"), Self.hasPath(value) {
        metadata.url = value
      }
    }
    metadata.edition = self["edition", "version"] ?? base.edition
    metadata.translator = self["translator", "translators", "translated_by"]
    metadata.author = self["author", "authors", "by"] ?? base.author
    metadata.date =
      (self["date", "published", "published_at", "publishdate", "created", "lastmod", "updated"]).flatMap(StatedDate.iso)
      ?? base.date
    if let names = values["platforms"] ?? values["platform"] {
      let stated = SystemNames.listed(names)
      metadata.systems = stated.systems
      if !stated.platforms.isEmpty { metadata.platforms = stated.platforms.sorted() }
    }
    metadata.retrieved = (self["retrieved", "scraped", "fetched", "crawled", "scraped_at", "fetched_at"]).flatMap(StatedDate.iso)
    return metadata
  }

  /// An address of a page, not of a whole site.
  private static func hasPath(_ url: String) -> Bool {
    url.split(separator: "/", omittingEmptySubsequences: true).count > 2
  }
}
