import Guidelines
import Languages

/// Reads a Markdown file as a page: front matter becomes metadata, and the body becomes blocks.
enum MarkdownPage {
  /// Reads a file whose text has been decoded.
  static func read(_ bytes: [UInt8], isCanonical: Bool) -> Page {
    let front = FrontMatter(bytes)
    var metadata = Page.Metadata(format: isCanonical ? .canonical : .markdown, title: "")
    let body = MarkdownReader.read(
      bytes, bodyStart: front?.bodyStart ?? 0, lineOffset: front?.lineCount ?? 0, isCanonical: isCanonical)
    var page = Page(metadata: metadata, blocks: body.blocks, diagnostics: body.diagnostics)
    if let front {
      if front.isUnclosed {
        page.diagnostics.append(Diagnostic(.warning, line: front.lineCount, .markupRepaired("front matter without an end")))
      }
      page.diagnostics += frontMatterDiagnostics(front, isCanonical: isCanonical)
      metadata = isCanonical ? canonicalMetadata(front, metadata) : front.merged(into: metadata)
    }
    page.metadata = metadata
    if isCanonical {
      CanonicalPage.finish(
        &page, statesLanguage: metadata.language != .undetermined, statesTitle: front?["title"] != nil)
    }
    return page
  }

  /// Returns diagnostics for unknown or invalid values in the front matter.
  private static func frontMatterDiagnostics(_ front: FrontMatter, isCanonical: Bool) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func add(_ key: String?, _ finding: Diagnostic.Kind, _ level: Diagnostic.Level = .warning) {
      diagnostics.append(Diagnostic(level, line: key.flatMap { front.lines[$0] } ?? 1, finding))
    }
    if front.isBroken { add(nil, .frontMatterBroken, isCanonical ? .warning : .note) }
    guard isCanonical else {
      if let form = front["hig"] { add("hig", .unknownForm(form)) }
      return diagnostics
    }
    if let language = front["language"], Languages.language(withCode: language) == nil {
      add("language", .unknownValue(key: "language", value: language))
    }
    for name in front["platforms"]?.split(separator: ",") ?? [] where Platform(name: String(name).trimmingSpace()) == nil {
      add("platforms", .unknownValue(key: "platforms", value: String(name).trimmingSpace()))
    }
    return diagnostics
  }

  /// Returns the metadata of a page in the canonical form, whose keys are taken literally.
  private static func canonicalMetadata(_ front: FrontMatter, _ base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    // `title` is the title of the topic. If the page has another title, or contains several topics, it is in `page-title`.
    metadata.title = front["page-title"] ?? front["title"] ?? ""
    if front["page-title"] != nil { metadata.topicTitle = front["title"] }
    if let language = front["language"].flatMap(Languages.language(withCode:)) { metadata.language = language }
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
