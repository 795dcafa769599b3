import Guidelines
import Languages
import TextAnalysis

/// Counts that distinguish guidance from procedures, references, change logs, and stories: code, tables of properties, section
/// names, share of advice, and instructions for operating something.
struct SectionEvidence {
  private var codeBlocks = 0
  private var paragraphs = 0
  private var propertyTables = 0
  private var steps = 0
  private var sentences = 0
  private var adviceSentences = 0
  private var prohibitions = 0
  private var labels = 0
  private var operations = 0
  private var pastSentences = 0
  private var headings = 0
  private var datedHeadings = 0
  private var referenceSections = 0
  private var advisingSections = 0
  /// Number of sentences, headings, and cells, and of those among them that name something of an interface.
  private var passages = 0
  private var interfacePassages = 0
  private let rules: LanguageProfile

  /// Maximum number of sentences that are counted.
  private static let maxSentences = 600

  init(_ rules: LanguageProfile) { self.rules = rules }

  var commandCount: Int { adviceSentences + steps }

  static func += (a: inout SectionEvidence, b: SectionEvidence) {
    for count in counts { a[keyPath: count] += b[keyPath: count] }
  }

  private static var counts: [WritableKeyPath<SectionEvidence, Int>] {
    [
      \.codeBlocks, \.paragraphs, \.propertyTables, \.steps, \.sentences, \.adviceSentences, \.prohibitions, \.labels,
      \.operations, \.pastSentences,
      \.headings, \.datedHeadings, \.referenceSections, \.advisingSections,
      \.passages, \.interfacePassages,
    ]
  }

  // MARK: Results

  /// Returns the kind of a section according to its own title and text, or `nil` if the kind of the parent section applies.
  func kind(below title: String) -> SectionKind? {
    let words = String(title.lowercased().trimmingWhitespace)
    let guidance = rules.guidance
    if LabelMeaning(label: title, isTitle: true)?.isAboutAdvice ?? false || words.contains(anyOf: guidance.adviceSectionWords) {
      return SectionKind(genre: .guidance, evidence: .title)
    }
    if Self.isDateOrVersion(words[...]) { return SectionKind(genre: .changeLog, evidence: .title) }
    if let genre = genreNamed(words), genre == .changeLog || genre == .story {
      return SectionKind(genre: genre, evidence: .title)
    }
    if labels > 0 { return nil }
    if guidance.isProcedureTitle(words), operations + steps + codeBlocks > 0 || prohibitions * 3 <= adviceSentences {
      return SectionKind(genre: .procedure, evidence: .title)
    }
    if operations > 1, operations * 2 >= commandCount { return SectionKind(genre: .procedure, evidence: .operations) }
    if steps > 2, steps * 2 > commandCount, operations > 0 { return SectionKind(genre: .procedure, evidence: .steps) }
    if propertyTables > 0, adviceSentences < 2 { return SectionKind(genre: .reference, evidence: .properties) }
    if steps > 2, steps * 2 > commandCount, interfacePassages == 0, guidance.namesAction(title) {
      return SectionKind(genre: .procedure, evidence: .steps)
    }
    if sentences > 2, pastSentences * 2 > sentences { return SectionKind(genre: .story, evidence: .past) }
    return nil
  }

  /// Returns the genre of a page as a whole.
  func genre(below title: String) -> LanguageProfile.Genre {
    let words = title.lowercased()
    let isAdvising = isAdvising(title)
    let namedGenre = genreNamed(words)
    if namedGenre == .changeLog, !isAdvising, labels == 0, words.contains(where: \.isNumber) { return .changeLog }
    if datedHeadings >= 2, datedHeadings * 3 >= headings || namedGenre == .changeLog { return .changeLog }
    // More than every third paragraph is code.
    let codeScore = codeBlocks > 1 && codeBlocks * 3 >= paragraphs ? 2 : 0
    var referenceScore =
      codeBlocks + codeScore + 2 * propertyTables + referenceSections + steps / 3
      + (Self.isIdentifier(title) ? advisingSections > 0 && referenceSections < 2 ? 1 : 3 : 0)
    if namedGenre != nil, !isAdvising { referenceScore += 3 }
    let adviceScore = sentences == 0 ? 0 : 12 * adviceSentences / sentences
    let guidanceScore = 3 * labels + 2 * advisingSections + 2 * prohibitions + adviceScore + (isAdvising ? 2 : 0)
    if namedGenre == .glossary, !isAdvising, prohibitions == 0 { return .glossary }
    if !isAdvising, labels + advisingSections == 0 {
      // Minutes of meetings that contain as many rules as reports count as guidance.
      let isNormative = prohibitions > 1 && adviceSentences * 3 > sentences && pastSentences * 3 < sentences
      if let namedGenre, namedGenre == .story && !isNormative || namedGenre == .questions { return namedGenre }
      if rules.guidance.isProcedureTitle(words) { return .procedure }
    }
    guard referenceScore >= 3, referenceScore > guidanceScore else { return .guidance }
    return namedGenre == .glossary
      ? .glossary : namedGenre == .changeLog ? .changeLog : steps > 2 || namedGenre == .procedure ? .procedure : .reference
  }

  /// Returns `true` if the page is about something other than interfaces, such as a handbook or the description of a program.
  func isUnrelated(_ title: String) -> Bool {
    passages >= 20 && interfacePassages * 13 < passages && !namesInterface(title) && !isAdvising(title)
  }

  func announcesAdvice(_ title: String) -> Bool { title.lowercased().contains(anyOf: rules.guidance.adviceSectionWords) }

  private func namesInterface(_ text: String) -> Bool {
    Languages.profile(ofSentence: text, onPageIn: rules.language).guidance.mentionsInterface(text.lowercased())
  }

  private mutating func addPassage(_ text: String) {
    guard passages < Self.maxSentences, text.contains(where: \.isLetter) else { return }
    passages += 1
    if namesInterface(text) { interfacePassages += 1 }
  }

  func hasExplicitAdvice(below title: String) -> Bool {
    labels + advisingSections + prohibitions > 0 || adviceSentences * 8 >= sentences || isAdvising(title)
  }

  func isAdvising(_ title: String) -> Bool {
    title.lowercased().contains(anyOf: rules.guidance.adviceWords)
      || LabelMeaning(label: title, isTitle: true)?.isAboutAdvice ?? false
  }

  private func genreNamed(_ title: String) -> LanguageProfile.Genre? {
    rules.guidance.genreWords.first { _, words in " \(title) ".contains(anyOf: words) }?.genre
  }

  private static func isIdentifier(_ title: String) -> Bool {
    let words = title.trimmingWhitespace
    return !words.contains(" ") && words.allSatisfy { $0.isASCII }
      && words.dropFirst().contains { $0.isUppercase || $0.isOne(of: "_.(:") }
  }

  // MARK: Counting

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
      let cells = table.header.map { $0.plainText.lowercased().trimmingWhitespace }
      if cells.contains(where: { rules.guidance.referenceColumns.contains(String($0)) }), cells.count > 1 { propertyTables += 1 }
      for cell in ([table.header] + table.rows).joined() { addPassage(cell.plainText) }
      labels += cells.count { LabelMeaning(label: String($0), isTitle: true)?.isAboutAdvice ?? false }
    case .code: codeBlocks += 1
    case .quote(let blocks), .footnote(_, let blocks): for block in blocks { add(block) }
    case .aside(let label, let blocks):
      if let label, LabelMeaning(label: label)?.isAboutAdvice ?? false { labels += 1 }
      for block in blocks { add(block) }
    case .tabs(let tabs): for tab in tabs { for block in tab.blocks { add(block) } }
    case .definitionList(let definitions): for definition in definitions { for block in definition.blocks { add(block) } }
    case .thematicBreak, .figure: break
    }
  }

  private mutating func addHeading(_ text: String) {
    headings += 1
    addPassage(text)
    let words = text.lowercased().trimmingWhitespace
    if Self.isDateOrVersion(words) { datedHeadings += 1 }
    if rules.guidance.referenceSections.contains(String(words)) { referenceSections += 1 }
    if words.contains(anyOf: rules.guidance.adviceWords) { advisingSections += 1 }
    if LabelMeaning(label: text, isTitle: true)?.isAboutAdvice ?? false { labels += 1 }
  }

  private mutating func addText(_ inlines: [Inline], isStep: Bool) {
    let text = inlines.plainText
    paragraphs += 1
    guard sentences < Self.maxSentences else { return }
    if !text.hasCharacters(40), LabelMeaning(label: text)?.isAboutAdvice ?? false {
      labels += 1
      return
    }
    // A bold rule at the beginning of a paragraph does not name a control.
    let isRule = inlines.boldPrefix?.headline.plainText.last.map { $0.isOne(of: ".。!！") } ?? false
    let namesControl = !isRule && inlines.namesControl
    for (index, range) in SentenceSplitter.sentences(in: String(text.prefix(2000))).enumerated() {
      sentences += 1
      let sentence = String(text[range])
      addPassage(sentence)
      let guidance = Languages.profile(ofSentence: sentence, onPageIn: rules.language).guidance
      guard
        let classification = RuleClassification(
          sentence, meaning: nil, isItem: false, includesWeakStatements: isStep, language: rules.language)
      else {
        if guidance.isPastTense(sentence) { pastSentences += 1 }
        continue
      }
      if isStep, index == 0, classification.strength == .do { steps += 1 } else { adviceSentences += 1 }
      if classification.strength == .avoid {
        prohibitions += 1
      } else if guidance.isOperation(sentence, namesControl) {
        operations += 1
      }
    }
  }

  /// Returns `true` for a date or version, such as "July 2026", "v6.4.0", 「2026年7月」, or "[1.2.0] - 2024-01-02".
  private static func isDateOrVersion(_ text: Substring) -> Bool {
    let digits = text.count(where: \.isNumber)
    guard digits >= 2, !text.hasCharacters(40), !isNumberedTitle(text) else { return false }
    let letters = text.count(where: \.isLetter)
    return letters <= 12 && (digits >= 4 || text.contains("."))
  }

  /// Returns `true` for a section number followed by words without another number, such as "3.1 Contents" or 「3.1 中身」.
  private static func isNumberedTitle(_ text: Substring) -> Bool {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let textAfterNumber = text.dropFirst(number.count)
    return number.contains(".") && number.split(separator: ".").allSatisfy { $0.count <= 2 }
      && textAfterNumber.contains(where: \.isLetter) && !textAfterNumber.contains(where: \.isNumber)
  }
}

extension [Inline] {
  /// Indicates whether the inlines contain code, bold text, or a quotation, as the names of controls do in instructions.
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
