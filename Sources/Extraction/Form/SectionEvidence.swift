import Guidelines
import Languages
import TextAnalysis

/// What tells guidance from procedures, references, change logs and stories: how much code and how many tables of properties there are, how sections are named,
/// how much of the text advises, and whether it tells how to operate something.
struct SectionEvidence {
  private var code = 0
  private var paragraphs = 0
  private var propertyTables = 0
  private var steps = 0
  private var sentences = 0
  private var advice = 0
  private var forbidding = 0
  private var labels = 0
  private var operations = 0
  private var past = 0
  private var headings = 0
  private var dated = 0
  private var referenceSections = 0
  private var advisingSections = 0
  /// Sentences, headings and cells, and those of them that name something of an interface.
  private var passages = 0
  private var named = 0
  private let rules: LanguageRules

  /// Sentences beyond this many change nothing.
  private static let enough = 600

  init(_ rules: LanguageRules) { self.rules = rules }

  var commands: Int { advice + steps }

  static func += (a: inout SectionEvidence, b: SectionEvidence) {
    for count in counts { a[keyPath: count] += b[keyPath: count] }
  }

  private static var counts: [WritableKeyPath<SectionEvidence, Int>] {
    [
      \.code, \.paragraphs, \.propertyTables, \.steps, \.sentences, \.advice, \.forbidding, \.labels, \.operations, \.past,
      \.headings, \.dated, \.referenceSections, \.advisingSections,
      \.passages, \.named,
    ]
  }

  // MARK: Verdicts

  /// What a section is by itself; nil where it is what stands above it.
  func kind(below title: String) -> SectionKind? {
    let words = String(title.lowercased().trimmingSpace)
    let guidance = rules.guidance
    if Role(label: title, isTitle: true)?.isAdvice ?? false || words.contains(anyOf: guidance.advisingSections) {
      return SectionKind(genre: .guidance, evidence: .title)
    }
    if Self.isDateOrVersion(words[...]) { return SectionKind(genre: .changeLog, evidence: .title) }
    if let genre = genreNamed(words), genre == .changeLog || genre == .story {
      return SectionKind(genre: genre, evidence: .title)
    }
    if labels > 0 { return nil }
    if guidance.isProcedure(words), operations + steps + code > 0 || forbidding * 3 <= advice {
      return SectionKind(genre: .procedure, evidence: .title)
    }
    if operations > 1, operations * 2 >= commands { return SectionKind(genre: .procedure, evidence: .operations) }
    if steps > 2, steps * 2 > commands, operations > 0 { return SectionKind(genre: .procedure, evidence: .steps) }
    if propertyTables > 0, advice < 2 { return SectionKind(genre: .reference, evidence: .properties) }
    if steps > 2, steps * 2 > commands, named == 0, guidance.namesAct(title) {
      return SectionKind(genre: .procedure, evidence: .steps)
    }
    if sentences > 2, past * 2 > sentences { return SectionKind(genre: .story, evidence: .past) }
    return nil
  }

  /// What a page is, taken as a whole.
  func genre(below title: String) -> LanguageRules.Genre {
    let words = title.lowercased()
    let isAdvising = isAdvising(title)
    let named = genreNamed(words)
    if named == .changeLog, !isAdvising, labels == 0, words.contains(where: \.isNumber) { return .changeLog }
    if dated >= 2, dated * 3 >= headings || named == .changeLog { return .changeLog }
    // Little more than code.
    let mostly = code > 1 && code * 3 >= paragraphs ? 2 : 0
    var programs =
      code + mostly + 2 * propertyTables + referenceSections + steps / 3
      + (Self.isIdentifier(title) ? advisingSections > 0 && referenceSections < 2 ? 1 : 3 : 0)
    if named != nil, !isAdvising { programs += 3 }
    let share = sentences == 0 ? 0 : 12 * advice / sentences
    let guides = 3 * labels + 2 * advisingSections + 2 * forbidding + share + (isAdvising ? 2 : 0)
    if named == .glossary, !isAdvising, forbidding == 0 { return .glossary }
    if !isAdvising, labels + advisingSections == 0 {
      // Minutes that lay down as much as they tell are a guide all the same.
      let binds = forbidding > 1 && advice * 3 > sentences && past * 3 < sentences
      if let named, named == .story && !binds || named == .questions { return named }
      if rules.guidance.isProcedure(words) { return .procedure }
    }
    guard programs >= 3, programs > guides else { return .guidance }
    return named == .glossary
      ? .glossary : named == .changeLog ? .changeLog : steps > 2 || named == .procedure ? .procedure : .reference
  }

  /// Whether it is on something else than an interface: a handbook, the description of a program.
  func isForeign(_ title: String) -> Bool {
    passages >= 20 && named * 13 < passages && !names(title) && !isAdvising(title)
  }

  func announcesAdvice(_ title: String) -> Bool { title.lowercased().contains(anyOf: rules.guidance.advisingSections) }

  private func names(_ text: String) -> Bool {
    Languages.grammar(of: text, on: rules.language).guidance.namesInterface(text.lowercased())
  }

  private mutating func addPassage(_ text: String) {
    guard passages < Self.enough, text.contains(where: \.isLetter) else { return }
    passages += 1
    if names(text) { named += 1 }
  }

  func advisesOutright(below title: String) -> Bool {
    labels + advisingSections + forbidding > 0 || advice * 8 >= sentences || isAdvising(title)
  }

  func isAdvising(_ title: String) -> Bool {
    title.lowercased().contains(anyOf: rules.guidance.advising) || Role(label: title, isTitle: true)?.isAdvice ?? false
  }

  private func genreNamed(_ title: String) -> LanguageRules.Genre? {
    rules.guidance.genres.first { _, words in " \(title) ".contains(anyOf: words) }?.genre
  }

  private static func isIdentifier(_ title: String) -> Bool {
    let words = title.trimmingSpace
    return !words.contains(" ") && words.allSatisfy { $0.isASCII }
      && words.dropFirst().contains { $0.isUppercase || $0.isOne(of: "_.(:") }
  }

  // MARK: Reading

  mutating func add(_ block: Block) {
    switch block.content {
    case .heading(_, let inlines, _): addHeading(inlines.plainText)
    case .paragraph(let inlines): addText(inlines, isStep: false)
    case .list(let list):
      for item in list.items {
        for (index, block) in item.blocks.enumerated() {
          if index == 0, case .paragraph(let inlines) = block.content {
            addText(inlines, isStep: list.start != nil)
          } else {
            add(block)
          }
        }
      }
    case .table(let table):
      let cells = table.header.map { $0.plainText.lowercased().trimmingSpace }
      if cells.contains(where: { rules.guidance.referenceColumns.contains(String($0)) }), cells.count > 1 { propertyTables += 1 }
      for cell in ([table.header] + table.rows).joined() { addPassage(cell.plainText) }
      labels += cells.count { Role(label: String($0), isTitle: true)?.isAdvice ?? false }
    case .code: code += 1
    case .quote(let blocks), .footnote(_, let blocks): for block in blocks { add(block) }
    case .aside(let label, let blocks):
      if let label, Role(label: label)?.isAdvice ?? false { labels += 1 }
      for block in blocks { add(block) }
    case .tabs(let tabs): for tab in tabs { for block in tab.blocks { add(block) } }
    case .definitionList(let definitions): for definition in definitions { for block in definition.blocks { add(block) } }
    case .thematicBreak, .figure: break
    }
  }

  private mutating func addHeading(_ text: String) {
    headings += 1
    addPassage(text)
    let words = text.lowercased().trimmingSpace
    if Self.isDateOrVersion(words) { dated += 1 }
    if rules.guidance.referenceSections.contains(String(words)) { referenceSections += 1 }
    if words.contains(anyOf: rules.guidance.advising) { advisingSections += 1 }
    if Role(label: text, isTitle: true)?.isAdvice ?? false { labels += 1 }
  }

  private mutating func addText(_ inlines: [Inline], isStep: Bool) {
    let text = inlines.plainText
    paragraphs += 1
    guard sentences < Self.enough else { return }
    if !text.hasCharacters(40), Role(label: text)?.isAdvice ?? false {
      labels += 1
      return
    }
    // A rule that opens its paragraph in bold names no control by that.
    let isRule = inlines.boldLead?.headline.plainText.last.map { $0.isOne(of: ".。!！") } ?? false
    let namesControl = !isRule && inlines.namesControl
    for (index, range) in SentenceSplitter.sentences(in: String(text.prefix(2000))).enumerated() {
      sentences += 1
      let sentence = String(text[range])
      addPassage(sentence)
      let guidance = Languages.grammar(of: sentence, on: rules.language).guidance
      guard let found = Advice(sentence, role: nil, isItem: false, acceptsWeak: isStep, language: rules.language) else {
        if guidance.isPast(sentence) { past += 1 }
        continue
      }
      if isStep, index == 0, found.strength == .do { steps += 1 } else { advice += 1 }
      if found.strength == .avoid {
        forbidding += 1
      } else if guidance.operates(sentence, namesControl) {
        operations += 1
      }
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

extension [Inline] {
  /// Whether code, bold words or a quotation stand in it, as the names of what is operated do.
  var namesControl: Bool {
    containsDeeply { inline in
      switch inline {
      case .code, .strong: true
      case .text(let text): text.contains { $0.isOne(of: "「『“\"［") }
      case .emphasis, .strikethrough, .subscript, .superscript, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak:
        false
      }
    }
  }
}
