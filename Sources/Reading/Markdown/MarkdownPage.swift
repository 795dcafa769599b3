import Guidelines
import Languages

/// A Markdown file → a page: its front matter becomes metadata, its body blocks.
enum MarkdownPage {
  static func read(_ bytes: [UInt8], isCanonical: Bool) -> Page {
    let front = FrontMatter(bytes)
    var metadata = Page.Metadata(format: isCanonical ? .canonical : .markdown, title: "")
    let body = MarkdownReader.read(
      bytes, bodyStart: front?.bodyStart ?? 0, lineOffset: front?.lineCount ?? 0, isCanonical: isCanonical)
    var page = Page(metadata: metadata, blocks: body.blocks, diagnostics: body.diagnostics)
    if let front {
      if front.isUnclosed {
        page.diagnostics.append(Diagnostic(.warning, line: front.lineCount, .markupMended("front matter without an end")))
      }
      page.diagnostics += doubts(front, isCanonical: isCanonical)
      metadata = isCanonical ? canonical(front, metadata) : front.adding(to: metadata)
    }
    page.metadata = metadata
    if isCanonical {
      CanonicalPage.finish(
        &page, statesLanguage: front?["language"].flatMap(Language.init(rawValue:)) != nil, statesTitle: front?["title"] != nil)
    }
    return page
  }

  /// What the front matter states and cannot mean.
  private static func doubts(_ front: FrontMatter, isCanonical: Bool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func add(_ key: String?, _ finding: Diagnostic.Finding, _ level: Diagnostic.Level = .warning) {
      found.append(Diagnostic(level, line: key.flatMap { front.lines[$0] } ?? 1, finding))
    }
    if front.isBroken { add(nil, .frontMatterBroken, isCanonical ? .warning : .note) }
    guard isCanonical else {
      if let form = front["hig"] { add("hig", .unknownForm(form)) }
      return found
    }
    if let language = front["language"], Languages.known(language) == nil {
      add("language", .unknownValue(key: "language", value: language))
    }
    for name in front["platforms"]?.split(separator: ",") ?? [] where Platform(name: String(name).trimmingSpace()) == nil {
      add("platforms", .unknownValue(key: "platforms", value: String(name).trimmingSpace()))
    }
    return found
  }

  /// The canonical form's keys, taken literally.
  private static func canonical(_ front: FrontMatter, _ base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    // `title` is the topic's; a page that is called otherwise, or holds several topics, says so.
    metadata.title = front["page-title"] ?? front["title"] ?? ""
    if front["page-title"] != nil { metadata.topicTitle = front["title"] }
    if let language = front["language"].flatMap(Languages.known) { metadata.language = language }
    metadata.topic = front["topic"]
    metadata.source = front["source"]
    metadata.page = front["page"]
    metadata.url = front["url"]
    metadata.edition = front["edition"]
    metadata.translator = front["translator"]
    metadata.author = front["author"]
    metadata.date = front["date"]
    metadata.retrieved = front["retrieved"]
    metadata.isPrivate = front["private"] == "true"
    if let list = front["platforms"] {
      metadata.platforms = list.split(separator: ",").compactMap { Platform(name: String($0).trimmingSpace()) }.sorted()
    }
    return metadata
  }
}
