import Guidelines
import Languages
import TextAnalysis

/// A page taken as a whole, before its sentences are read.
struct PageForm {
  let genre: LanguageRules.Genre
  /// Whether it is one of the guidelines that the catalogue lists, or a translation of one: there each paragraph states one rule, in its first sentence.
  /// Pages in a language whose room says nothing of labels and lead-ins are read so too; canonical ones are taken literally.
  let isOfficial: Bool
  /// Whether sentences that may as well describe are advice here: the page advises outright elsewhere, or says that it will.
  let acceptsWeak: Bool

  fileprivate static let official = PageForm(genre: .guidance, isOfficial: true, acceptsWeak: true)
}

/// Those of a page: for its topics that the catalogue has, and for the others.
struct PageForms {
  private let page: Page
  private let isTheirs: Bool
  private let isLiteral: Bool
  /// Read from the page's every sentence: only where it is asked for.
  private lazy var own: PageForm = {
    let evidence = GenreEvidence(page)
    return PageForm(genre: evidence.genre, isOfficial: false, acceptsWeak: evidence.advisesOutright)
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

/// What tells guidance from references, tutorials and change logs: how much code and how many tables of properties it has, how its sections are named,
/// and how much of its text advises.
private struct GenreEvidence {
  private var code = 0
  private var paragraphs = 0
  private var propertyTables = 0
  private var steps = 0
  private var sentences = 0
  private var advice = 0
  private var forbidding = 0
  private var labels = 0
  private var headings = 0
  private var dated = 0
  private var referenceSections = 0
  private var advisingSections = 0
  private let title: String
  private let isIdentifier: Bool
  private let rules: LanguageRules

  /// Sentences beyond this many change nothing.
  private static let enough = 600

  init(_ page: Page) {
    rules = page.metadata.language.rules
    title = page.metadata.title.lowercased()
    let words = page.metadata.title.trimmingSpace
    isIdentifier =
      !words.contains(" ") && words.allSatisfy { $0.isASCII }
      && words.dropFirst().contains { $0.isUppercase || $0.isOne(of: "_.(:") }
    for block in page.blocks { add(block, isItem: false) }
  }

  var genre: LanguageRules.Genre {
    let named = rules.guidance.genres.first { genre, words in title.contains(anyOf: words) }?.genre
    if dated >= 2, dated * 3 >= headings || named == .changeLog { return .changeLog }
    let isAdvising = title.contains(anyOf: rules.guidance.advising)
    // Little more than code.
    let mostly = code > 1 && code * 3 >= paragraphs ? 2 : 0
    var programs =
      code + mostly + 2 * propertyTables + referenceSections + steps / 3
      + (isIdentifier ? advisingSections > 0 && referenceSections < 2 ? 1 : 3 : 0)
    if named != nil, !isAdvising { programs += 3 }
    let share = sentences == 0 ? 0 : 12 * advice / sentences
    let guides = 3 * labels + 2 * advisingSections + 2 * forbidding + share + (isAdvising ? 2 : 0)
    if named == .glossary, !isAdvising, forbidding == 0 { return .glossary }
    guard programs >= 3, programs > guides else { return .guidance }
    return named == .glossary
      ? .glossary : named == .changeLog ? .changeLog : steps > 2 || named == .tutorial ? .tutorial : .reference
  }

  var advisesOutright: Bool {
    labels + advisingSections + forbidding > 0 || advice * 8 >= sentences || title.contains(anyOf: rules.guidance.advising)
  }

  private mutating func add(_ block: Block, isItem: Bool) {
    switch block.content {
    case .heading(_, let inlines, _): addHeading(inlines.plainText)
    case .paragraph(let inlines): addText(inlines.plainText, isStep: false)
    case .list(let list):
      for item in list.items {
        for (index, block) in item.blocks.enumerated() {
          if index == 0, case .paragraph(let inlines) = block.content {
            addText(inlines.plainText, isStep: list.start != nil)
          } else {
            add(block, isItem: true)
          }
        }
      }
    case .table(let table):
      let cells = table.header.map { $0.plainText.lowercased().trimmingSpace }
      if cells.contains(where: { rules.guidance.referenceColumns.contains(String($0)) }), cells.count > 1 { propertyTables += 1 }
      labels += cells.count { Role(label: String($0), isTitle: true)?.isAdvice ?? false }
    case .code: code += 1
    case .quote(let blocks), .footnote(_, let blocks): for block in blocks { add(block, isItem: isItem) }
    case .aside(let label, let blocks):
      if let label, Role(label: label)?.isAdvice ?? false { labels += 1 }
      for block in blocks { add(block, isItem: isItem) }
    case .tabs(let tabs): for tab in tabs { for block in tab.blocks { add(block, isItem: isItem) } }
    case .definitionList(let definitions):
      for definition in definitions { for block in definition.blocks { add(block, isItem: true) } }
    case .thematicBreak, .figure: break
    }
  }

  private mutating func addHeading(_ text: String) {
    headings += 1
    let words = text.lowercased().trimmingSpace
    if Self.isDateOrVersion(words) { dated += 1 }
    if rules.guidance.referenceSections.contains(String(words)) { referenceSections += 1 }
    if words.contains(anyOf: rules.guidance.advising) { advisingSections += 1 }
    if Role(label: text, isTitle: true)?.isAdvice ?? false { labels += 1 }
  }

  private mutating func addText(_ text: String, isStep: Bool) {
    paragraphs += 1
    guard sentences < Self.enough else { return }
    if !text.hasCharacters(40), Role(label: text)?.isAdvice ?? false {
      labels += 1
      return
    }
    for (index, range) in SentenceSplitter.sentences(in: String(text.prefix(2000))).enumerated() {
      sentences += 1
      let sentence = String(text[range])
      guard let found = Advice(sentence, role: nil, isItem: false, acceptsWeak: false, language: rules.language) else { continue }
      if isStep, index == 0, found.strength == .do { steps += 1 } else { advice += 1 }
      if found.strength == .avoid { forbidding += 1 }
    }
  }

  /// "July 2026", "v6.4.0", 「2026年7月」, "[1.2.0] - 2024-01-02".
  private static func isDateOrVersion(_ text: Substring) -> Bool {
    let digits = text.count(where: \.isNumber)
    guard digits >= 2, !text.hasCharacters(40), !isNumberedTitle(text) else { return false }
    let letters = text.count(where: \.isLetter)
    return letters <= 12 && (digits >= 4 || text.contains("."))
  }

  /// "3.1 Contents", 「3.1 中身」: a section's number and words without another.
  private static func isNumberedTitle(_ text: Substring) -> Bool {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let rest = text.dropFirst(number.count)
    return number.contains(".") && number.split(separator: ".").allSatisfy { $0.count <= 2 }
      && rest.contains(where: \.isLetter) && !rest.contains(where: \.isNumber)
  }
}

extension Role {
  /// Whether it is a label over advice, or over what is right and wrong.
  var isAdvice: Bool { self != .silent && self != .example }
}
