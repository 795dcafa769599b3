import Guidelines
import Languages

/// One step of tidying.
struct Pass: Sendable {
  let name: String
  /// Why it stands where it does in the order.
  let place: String
  let run: @Sendable (inout PageDraft) -> Void
}

/// All dropping of boilerplate and all taking of metadata, for every format but the canonical one: readers give structure, and leave the rest to this list.
enum PageTidying {
  static let passes = [
    Pass(name: "regions", place: "They hold for the tree as the reader built it.", run: Regions.drop),
    Pass(name: "permalinks", place: "Headings are compared with titles and names below.", run: Permalinks.strip),
    Pass(name: "script notices", place: "Some are headings, and would be taken for the title.", run: ScriptNotice.drop),
    Pass(name: "source lines", place: "Navigation would be taken to begin at them.", run: SourceLines.take),
    Pass(name: "title", place: "Where the article begins is told by it.", run: TitleFinder.settle),
    Pass(
      name: "site navigation", place: "What is left is the article: later passes look at its beginning.",
      run: SiteBoilerplate.drop),
    Pass(name: "language", place: "Of the article alone; what follows asks for it.") { draft in
      draft.page.metadata.language = Languages.guess(draft.page.blocks, title: draft.page.metadata.title)
    },
    Pass(name: "repeated titles", place: "Dates and tags stand behind the last of them.", run: TitleFinder.dropRepeats),
    Pass(name: "opening lines", place: "A table of contents stands behind them.", run: OpeningLines.take),
    Pass(name: "contents", place: "Before sections, whose headings they name.", run: ContentsList.drop),
    Pass(name: "sections", place: "Some hold pictures only, by which they are known.", run: SectionBoilerplate.drop),
    Pass(name: "media", place: "Captions stand behind pictures of the article.", run: Media.drop),
    Pass(name: "asides", place: "A label stands before its text when all between them is gone.", run: AsideFinder.gather),
    Pass(name: "stated metadata", place: "It reads the article's first lines.", run: StatedMetadata.find),
  ]

  static func tidy(_ draft: PageDraft, passes: [Pass] = passes) -> Page {
    var draft = draft
    draft.page.accounting.visible = draft.page.blocks.visibleCharacters
    for pass in passes { pass.run(&draft) }
    draft.page.accounting.kept = draft.page.blocks.visibleCharacters
    return draft.page
  }
}

/// A heading's link to itself, or the sign that was left of it.
enum Permalinks {
  static func strip(_ draft: inout PageDraft) {
    for index in draft.page.blocks.indices {
      guard case .heading(let level, let inlines, let anchor) = draft.page.blocks[index].content else { continue }
      let (linked, found, sign) = HeadingAnchor.parts(inlines)
      let (text, left) = withoutSign(linked)
      draft.page.blocks[index].content = .heading(level: level, text, anchor: anchor ?? found)
      draft.count(sign + left, .dropped("permalinks"))
    }
  }

  /// A permalink sign that a browser copied as text: "Marks #".
  private static func withoutSign(_ inlines: [Inline]) -> (text: [Inline], characters: Int) {
    guard case .text(let text)? = inlines.last else { return (inlines, 0) }
    for sign in [" #", " ¶", " §", "¶"] where text.hasSuffix(sign) && text.count > sign.count {
      return (inlines.dropLast() + [.text(String(text.dropLast(sign.count)).trimmingTrailingSpace())], sign.visibleCharacters)
    }
    return (inlines, 0)
  }
}

/// "This page requires JavaScript." above a page that came with its text all the same.
enum ScriptNotice {
  static let reason = Removal.dropped("JavaScript notice")

  static func isNotice(_ text: String) -> Bool {
    text.utf8.count < 400 && text.contains(caseless: "javascript")
      && BoilerplateWords.folded(text).contains(anyOf: BoilerplateWords.scriptDemands)
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
