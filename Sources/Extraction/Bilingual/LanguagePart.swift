import Guidelines
import Languages

/// Filter that keeps the blocks of a bilingual page that are in one language.
struct LanguagePart {
  let language: Language
  /// Title of the page, which both parts keep in full.
  let title: String
  /// Text coverage of the blocks that were removed.
  private(set) var accounting = TextCoverage()
  /// Language of the last text with a recognized language. Terms and names without one are taken to be in the same language.
  private var currentLanguage: Language

  init(language: Language, main: Language, title: String) {
    self.language = language
    self.title = title
    currentLanguage = main
  }

  mutating func blocks(of blocks: [Block]) -> [Block] {
    var result: [Block] = []
    for (index, block) in blocks.enumerated() {
      guard let content = content(of: block.content, translatedHeading: Self.translatedHeading(at: index, in: blocks)) else {
        continue
      }
      result.append(Block(content, line: block.line, annotation: block.annotation))
    }
    return removingEmptySections(result)
  }

  /// Returns the text of an adjacent heading of the same level in another script, such as 「レイアウト」 after "Layout".
  private static func translatedHeading(at index: Int, in blocks: [Block]) -> String? {
    guard case .heading(let level, let inlines, _) = blocks[index].content else { return nil }
    let language = Languages.scriptLanguage(in: inlines.plainText)
    for neighbour in [index + 1, index - 1] where blocks.indices.contains(neighbour) {
      guard case .heading(level, let other, _) = blocks[neighbour].content else { continue }
      let text = other.plainText
      if Languages.scriptLanguage(in: text) != language { return text }
    }
    return nil
  }

  /// Removes headings in another language that have no content left, which occur if whole sections alternate.
  private mutating func removingEmptySections(_ blocks: [Block]) -> [Block] {
    var result: [Block] = []
    for block in blocks.reversed() {
      if case .heading(let level, let inlines, _) = block.content, !isInLanguage(inlines.plainText) {
        var isEmpty = result.isEmpty
        if case .heading(let other, _, _)? = result.last?.content { isEmpty = other <= level }
        if isEmpty {
          countDropped(inlines.visibleCharacters)
          continue
        }
      }
      result.append(block)
    }
    return result.reversed()
  }

  private mutating func countDropped(_ characters: Int) { accounting.addDropped("another language", characters) }

  private func isInLanguage(_ heading: String) -> Bool {
    (Languages.scriptLanguage(in: heading) ?? Languages.fallback) == language
  }

  private mutating func content(of content: Block.Content, translatedHeading: String?) -> Block.Content? {
    switch content {
    case .heading(let level, let inlines, let anchor): return filteredHeading(level, inlines, anchor, translatedHeading)
    case .paragraph(let inlines): return filteredParagraph(inlines).map(Block.Content.paragraph)
    case .list(var list):
      list.items = list.items.compactMap { item in
        let blocks = blocks(of: item.blocks)
        return blocks.isEmpty ? nil : List.Item(blocks, line: item.line)
      }
      return list.items.isEmpty ? nil : .list(list)
    case .quote(let blocks): return filtered(blocks).map(Block.Content.quote)
    case .aside(let label, let blocks): return filtered(blocks).map { .aside(label: label, $0) }
    case .footnote(let label, let blocks): return filtered(blocks).map { .footnote(label: label, $0) }
    case .tabs(let tabs):
      var keptTabs: [Tab] = []
      for tab in tabs {
        let blocks = blocks(of: tab.blocks)
        if blocks.isEmpty {
          countDropped(tab.title.visibleCharacters)
        } else {
          keptTabs.append(Tab(title: tab.title, blocks: blocks))
        }
      }
      return keptTabs.isEmpty ? nil : .tabs(keptTabs)
    case .table(let table):
      let parts = BilingualTable(table)
      guard let keptTable = parts.map({ $0.part(in: language) }) ?? (isInLanguage(table) ? table : nil) else {
        countDropped(Block(content).visibleCharacters)
        return nil
      }
      countDropped(Block(content).visibleCharacters - Block(.table(keptTable)).visibleCharacters)
      return .table(keptTable)
    case .definitionList:
      guard let blockLanguage = Languages.language(ofSentence: Block(content).plainText) else { return content }
      if blockLanguage == language { return content }
      countDropped(Block(content).visibleCharacters)
      return nil
    case .code, .thematicBreak, .figure: return content
    }
  }

  private func isInLanguage(_ table: Table) -> Bool {
    Languages.language(ofSentence: Block(.table(table)).plainText).map { $0 == language } ?? true
  }

  private mutating func filtered(_ blocks: [Block]) -> [Block]? {
    let keptBlocks = self.blocks(of: blocks)
    return keptBlocks.isEmpty ? nil : keptBlocks
  }

  /// Returns the lines of a paragraph that are in the language.
  private mutating func filteredParagraph(_ inlines: [Inline]) -> [Inline]? {
    var result: [Inline] = []
    var lastBreak: Inline?
    var isMixed = false
    for line in inlines.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak) {
      let text = Array(line).plainText
      // A label applies to the text below it in either language, so both parts keep it.
      let isLabel = LabelMeaning(label: text).map { $0.isAboutAdvice && LabelMeaning.isShort(text) } ?? false
      if !isLabel, let lineLanguage = Languages.language(ofSentence: text) { currentLanguage = lineLanguage }
      isMixed = isMixed || currentLanguage != language && !isLabel
      if currentLanguage == language || isLabel {
        if !result.isEmpty, let lastBreak { result.append(lastBreak) }
        result += line
      } else {
        countDropped(Array(line).visibleCharacters)
      }
      lastBreak = line.endIndex < inlines.endIndex ? inlines[line.endIndex] : nil
    }
    return isMixed && result.plainText.isBlank ? nil : isMixed ? result : inlines
  }

  /// Returns the part of a bilingual heading in the language, or the heading itself if an adjacent heading is its translation.
  private mutating func filteredHeading(_ level: Int, _ inlines: [Inline], _ anchor: String?, _ translatedHeading: String?)
    -> Block.Content?
  {
    let text = inlines.plainText
    if let translatedHeading {
      // The title of the page is the same in both languages.
      guard isInLanguage(text), translatedHeading != title else {
        countDropped(text.visibleCharacters)
        return nil
      }
      let latin = Languages.scriptLanguage(in: text) == nil ? text : translatedHeading
      return .heading(level: level, inlines, anchor: anchor ?? SectionName.slug(latin))
    }
    guard text != title, let halves = BilingualHeading(text), let half = halves.text(in: language),
      // If one half of a heading such as 「絶対に / Never」 is a label, only that half can replace it.
      LabelMeaning(label: half, isTitle: true) != nil || LabelMeaning(label: text, isTitle: true) == nil
    else { return .heading(level: level, inlines, anchor: anchor) }
    countDropped(text.visibleCharacters - half.visibleCharacters)
    return .heading(level: level, [.text(half)], anchor: anchor ?? halves.anchor)
  }
}

/// A heading in two languages, such as "Layout / レイアウト" or 「レイアウト（Layout）」.
struct BilingualHeading {
  private let latinText: String
  private let scriptedText: String
  private let scriptLanguage: Language

  init?(_ text: String) {
    guard text.utf8.count <= 300, let script = Languages.scriptLanguage(in: text) else { return nil }
    let parts = text.split(whereSeparator: { "/／|｜()（）".contains($0) }).map { String($0.trimmingWhitespace) }.filter {
      !$0.isEmpty
    }
    guard parts.count == 2,
      let latin = parts.first(where: { Languages.scriptLanguage(in: $0) == nil && $0.contains(where: \.isLetter) }),
      let scripted = parts.first(where: { Languages.scriptLanguage(in: $0) == script })
    else { return nil }
    (self.latinText, self.scriptedText, self.scriptLanguage) = (latin, scripted, script)
  }

  /// Returns the two halves of a label in two scripts with any separator, such as "never / 絶対にしない" or 「words to avoid 避ける言葉」.
  static func halves(of words: String) -> [String]? {
    if let halves = BilingualHeading(words) { return [halves.latinText, halves.scriptedText] }
    let parts = words.split(separator: " ")
    guard parts.count > 1, let language = Languages.scriptLanguage(in: words) else { return nil }
    let isScripted = parts.map { Languages.scriptLanguage(in: String($0)) == language }
    guard let splitIndex = isScripted.indices.dropFirst().first(where: { isScripted[$0] != isScripted[$0 - 1] }),
      isScripted[splitIndex...].allSatisfy({ $0 == isScripted[splitIndex] })
    else { return nil }
    return [parts[..<splitIndex], parts[splitIndex...]].map { $0.joined(separator: " ") }
  }

  func text(in language: Language) -> String? {
    language == scriptLanguage ? scriptedText : language == Languages.fallback ? latinText : nil
  }

  /// Returns the topic that both halves name, or `nil` if they differ.
  func topic(by resolver: TopicResolver) -> Topic? {
    guard let topic = resolver.topic(named: latinText), resolver.topic(named: scriptedText)?.slug == topic.slug else {
      return nil
    }
    return topic
  }

  /// Section anchor made from the Latin half, as on Apple's pages.
  var anchor: String { SectionName.slug(latinText) }
}
