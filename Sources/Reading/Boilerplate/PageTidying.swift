import Guidelines
import Languages

/// One step of tidying a page.
struct TidyingPass: Sendable {
  let name: String
  /// Reason for the position of the pass in the order.
  let rationale: String
  let run: @Sendable (inout PageDraft) -> Void
}

/// Removes boilerplate and extracts metadata, for every format except the canonical form. Readers only build the structure and
/// leave this to the passes below, which run in order.
enum PageTidying {
  static let passes = [
    TidyingPass(name: "regions", rationale: "They hold for the tree as the reader built it.", run: RegionBoilerplate.drop),
    TidyingPass(name: "permalinks", rationale: "Headings are compared with titles and names below.", run: Permalinks.strip),
    TidyingPass(
      name: "script notices", rationale: "Some are headings, and would be taken for the title.", run: ScriptNotice.drop),
    TidyingPass(name: "source lines", rationale: "Navigation would be taken to begin at them.", run: SourceLines.extract),
    TidyingPass(name: "title", rationale: "Where the article begins is told by it.", run: TitleFinder.setTitle),
    TidyingPass(
      name: "site navigation", rationale: "What is left is the article: later passes look at its beginning.",
      run: SiteBoilerplate.drop),
    TidyingPass(name: "language", rationale: "Of the article alone; what follows asks for it.") { draft in
      draft.page.metadata.language = Languages.guess(draft.page.blocks, title: draft.page.metadata.title)
    },
    TidyingPass(
      name: "repeated titles", rationale: "Dates and tags stand behind the last of them.", run: TitleFinder.dropRepeats),
    TidyingPass(name: "opening lines", rationale: "A table of contents stands behind them.", run: Byline.extract),
    TidyingPass(name: "contents", rationale: "Before sections, whose headings they name.", run: ContentsList.drop),
    TidyingPass(name: "sections", rationale: "Some hold pictures only, by which they are known.", run: SectionBoilerplate.drop),
    TidyingPass(name: "media", rationale: "Captions stand behind pictures of the article.", run: MediaBoilerplate.drop),
    TidyingPass(
      name: "asides", rationale: "A label stands before its text when all between them is gone.", run: AsideFinder.convert),
    TidyingPass(name: "stated metadata", rationale: "It reads the article's first lines.", run: TextMetadata.extract),
  ]

  /// Runs the passes in order, and counts the visible characters before and after them.
  static func tidy(_ draft: PageDraft, passes: [TidyingPass] = passes) -> Page {
    var draft = draft
    draft.page.textCoverage.visible = draft.page.blocks.visibleCharacters
    for pass in passes { pass.run(&draft) }
    draft.page.textCoverage.kept = draft.page.blocks.visibleCharacters
    return draft.page
  }
}

/// Removes a heading's link to itself, or the symbol that remains of it.
enum Permalinks {
  static func strip(_ draft: inout PageDraft) {
    for index in draft.page.blocks.indices {
      guard case .heading(let level, let inlines, let anchor) = draft.page.blocks[index].content else { continue }
      let (linked, linkedAnchor, permalinkCharacters) = HeadingAnchor.components(of: inlines)
      let (text, copiedCharacters) = removingCopiedSymbol(linked)
      draft.page.blocks[index].content = .heading(level: level, text, anchor: anchor ?? linkedAnchor)
      draft.countRemoved(permalinkCharacters + copiedCharacters, .dropped("permalinks"))
    }
  }

  /// Removes a permalink symbol that a browser copied as text, as in "Marks #".
  private static func removingCopiedSymbol(_ inlines: [Inline]) -> (text: [Inline], characters: Int) {
    guard case .text(let text)? = inlines.last else { return (inlines, 0) }
    for sign in [" #", " ¶", " §", "¶"] where text.hasSuffix(sign) && text.count > sign.count {
      return (inlines.dropLast() + [.text(String(text.dropLast(sign.count)).trimmingTrailingSpace())], sign.visibleCharacters)
    }
    return (inlines, 0)
  }
}

/// Removes the notice "This page requires JavaScript." from a page that contains its text nevertheless.
enum ScriptNotice {
  static let reason = Removal.dropped("JavaScript notice")

  static func isNotice(_ text: String) -> Bool {
    text.utf8.count < 400 && text.contains(caseless: "javascript")
      && BoilerplateWords.normalized(text).contains(anyOf: BoilerplateWords.scriptDemands)
  }

  static func drop(_ draft: inout PageDraft) {
    draft.remove { _, block in
      switch block.content {
      case .heading(_, let inlines, _), .paragraph(let inlines):
        inlines.shortText(400).map(isNotice) == true ? reason : nil
      case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: nil
      }
    }
  }
}
