import Guidelines
import Languages
import TextAnalysis

/// Form of a page as a whole, determined before its sentences are classified.
struct PageForm {
  /// Kind of the page and of each section whose kind is known.
  let kinds: SectionKinds
  /// Indicates whether the page is one of the guidelines in the catalog or a translation of one, where the first sentence of each
  /// paragraph states a rule. Pages in languages without lists of labels and lead-ins are treated the same; canonical pages are
  /// taken literally.
  let isOfficial: Bool
  /// Indicates whether sentences that may be mere descriptions count as rules, because the page gives advice elsewhere or
  /// announces it.
  let includesWeakStatements: Bool

  var genre: LanguageProfile.Genre { kinds.pageKind.genre }

  fileprivate static let official = PageForm(kinds: SectionKinds(), isOfficial: true, includesWeakStatements: true)
}

/// Forms of a page: one for its topics in the catalog and one for other topics.
struct PageForms {
  private let page: Page
  private let isGuidelinePage: Bool
  private let isLiteral: Bool
  /// Form inferred from all sentences of the page. It is lazy because not every page needs it.
  private lazy var inferredForm: PageForm = {
    let kinds = SectionKinds(of: page)
    return PageForm(kinds: kinds, isOfficial: false, includesWeakStatements: kinds.hasExplicitAdvice)
  }()

  /// - Parameters:
  ///   - isKnown: Returns `true` for a title of a topic or section in the guidelines. Other pages also have such titles, for
  ///     example "Buttons", "Style", or "Color".
  ///   - evidence: Returns the evidence that a title gives for a page of the guidelines; a sum of 2 suffices.
  init(of page: Page, isKnown: (String) -> Bool, evidence: (String) -> Int) {
    self.page = page
    isLiteral = page.metadata.format == .canonical || page.metadata.language.profile.guidance.adviceWords.isEmpty
    isGuidelinePage = isLiteral || Self.isGuidelinePage(page, isKnown, evidence)
  }

  mutating func form(ofKnownTopic isKnownTopic: Bool) -> PageForm {
    isLiteral || isGuidelinePage && isKnownTopic ? .official : inferredForm
  }

  private static let guidelineNames = Languages.all.flatMap(\.titles.guidelinesTitles)

  /// Returns `true` if the address, title, links, or sections identify the page as one of the Human Interface Guidelines.
  private static func isGuidelinePage(_ page: Page, _ isKnown: (String) -> Bool, _ evidence: (String) -> Int) -> Bool {
    if let url = page.metadata.url, url.contains(text: "human-interface-guidelines") { return true }
    if nameKey(page.metadata.title).contains(anyOf: guidelineNames) { return true }
    let titles = page.blocks.compactMap { if case .heading(_, let inlines, _) = $0.content { inlines.plainText } else { nil } }
    let headings = Set(titles)
    let knownCount = headings.count { isKnown($0) || Platform.platforms(listedIn: $0) != nil }
    let titleEvidence = titles.reduce(0) { $0 + evidence($1) }
    if knownCount >= 2, knownCount * 2 >= headings.count - 1, titleEvidence >= 2 { return true }
    // Links alone are weak evidence because other guides that follow the guidelines link to them, too.
    if titleEvidence == 0 { return false }
    var mentionsGuidelines = false
    page.blocks.walkInlines { inline in
      switch inline {
      case .link(_, let url): if url.contains(text: "human-interface-guidelines") { mentionsGuidelines = true }
      case .text(let text):
        if text.contains(caseless: "human interface guidelines") || text.contains(anyOf: guidelineNames) {
          mentionsGuidelines = true
        }
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .image, .ruby, .footnoteReference, .softBreak,
        .hardBreak:
        break
      }
    }
    return mentionsGuidelines
  }
}

extension LabelMeaning {
  /// Indicates whether the label introduces advice or good and bad examples.
  var isAboutAdvice: Bool { self != .nonguidance && self != .example }
}
