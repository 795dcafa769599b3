import Guidelines
import Languages
import TextAnalysis

/// A page taken as a whole, before its sentences are read.
struct PageForm {
  /// What the page is, and each of its sections that are known.
  let kinds: SectionKinds
  /// Whether it is one of the guidelines that the catalogue lists, or a translation of one: there each paragraph states one rule, in its first sentence.
  /// Pages in a language whose room says nothing of labels and lead-ins are read so too; canonical ones are taken literally.
  let isOfficial: Bool
  /// Whether sentences that may as well describe are advice here: the page advises outright elsewhere, or says that it will.
  let acceptsWeak: Bool

  var genre: LanguageRules.Genre { kinds.page.genre }

  fileprivate static let official = PageForm(kinds: SectionKinds(), isOfficial: true, acceptsWeak: true)
}

/// Those of a page: for its topics that the catalogue has, and for the others.
struct PageForms {
  private let page: Page
  private let isTheirs: Bool
  private let isLiteral: Bool
  /// Read from the page's every sentence: only where it is asked for.
  private lazy var own: PageForm = {
    let kinds = SectionKinds(of: page)
    return PageForm(kinds: kinds, isOfficial: false, acceptsWeak: kinds.advisesOutright)
  }()

  /// - Parameters:
  ///   - isKnown: whether a heading is the name of a topic or a section there: so are headings of anybody's page, "Buttons", "Style", "Color".
  ///   - tells: how much it says that the page is theirs; 2 is enough.
  init(of page: Page, isKnown: (String) -> Bool, tells: (String) -> Int) {
    self.page = page
    isLiteral = page.metadata.format == .canonical || page.metadata.language.rules.guidance.advising.isEmpty
    isTheirs = isLiteral || Self.speaksOfGuidelines(page, isKnown, tells)
  }

  mutating func form(ofKnownTopic isKnown: Bool) -> PageForm { isLiteral || isTheirs && isKnown ? .official : own }

  private static let names = Languages.all.flatMap(\.titles.guidelines)

  /// Whether its address, title, links or sections are those of the Human Interface Guidelines.
  private static func speaksOfGuidelines(_ page: Page, _ isKnown: (String) -> Bool, _ tells: (String) -> Int) -> Bool {
    if let url = page.metadata.url, url.contains(text: "human-interface-guidelines") { return true }
    if nameKey(page.metadata.title).contains(anyOf: names) { return true }
    let titles = page.blocks.compactMap { if case .heading(_, let inlines, _) = $0.content { inlines.plainText } else { nil } }
    let headings = Set(titles)
    let known = headings.count { isKnown($0) || Platform.list($0) != nil }
    let told = titles.reduce(0) { $0 + tells($1) }
    if known >= 2, known * 2 >= headings.count - 1, told >= 2 { return true }
    // A house that follows the guidelines links to them too.
    if told == 0 { return false }
    var found = false
    page.blocks.walkInlines { inline in
      switch inline {
      case .link(_, let url): if url.contains(text: "human-interface-guidelines") { found = true }
      case .text(let text):
        if text.contains(caseless: "human interface guidelines") || text.contains(anyOf: names) { found = true }
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .image, .ruby, .footnoteReference, .softBreak,
        .hardBreak:
        break
      }
    }
    return found
  }
}

extension Role {
  /// Whether it is a label over advice, or over what is right and wrong.
  var isAdvice: Bool { self != .silent && self != .example }
}
