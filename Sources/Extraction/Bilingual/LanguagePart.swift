import Guidelines
import Languages

/// Takes from the blocks of a page in two languages what one of them says.
struct LanguagePart {
  let language: Language
  /// The page's title, which both have whole.
  let title: String
  /// What the part does not have.
  private(set) var accounting = Accounting()
  /// Of the last text that was in one: a term or a name alone is in that, too.
  private var current: Language

  init(language: Language, main: Language, title: String) {
    self.language = language
    self.title = title
    current = main
  }

  mutating func blocks(of blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    for (index, block) in blocks.enumerated() {
      guard let content = content(of: block.content, twin: Self.twin(of: index, in: blocks)) else { continue }
      kept.append(Block(content, line: block.line, annotation: block.annotation))
    }
    return withoutEmptySections(kept)
  }

  /// The heading beside a heading that has its level and another script: "Layout", and then 「レイアウト」.
  private static func twin(of index: Int, in blocks: [Block]) -> String? {
    guard case .heading(let level, let inlines, _) = blocks[index].content else { return nil }
    let language = Languages.scripted(in: inlines.plainText)
    for neighbour in [index + 1, index - 1] where blocks.indices.contains(neighbour) {
      guard case .heading(level, let other, _) = blocks[neighbour].content else { continue }
      let text = other.plainText
      if Languages.scripted(in: text) != language { return text }
    }
    return nil
  }

  /// Without headings in another language under which nothing is left, as where whole sections alternate.
  private mutating func withoutEmptySections(_ blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    for block in blocks.reversed() {
      if case .heading(let level, let inlines, _) = block.content, !isOwn(inlines.plainText) {
        var isEmpty = kept.isEmpty
        if case .heading(let other, _, _)? = kept.last?.content { isEmpty = other <= level }
        if isEmpty {
          leave(inlines.visibleCharacters)
          continue
        }
      }
      kept.append(block)
    }
    return kept.reversed()
  }

  private mutating func leave(_ characters: Int) { accounting.addDropped("another language", characters) }

  private func isOwn(_ heading: String) -> Bool { (Languages.scripted(in: heading) ?? Languages.fallback) == language }

  private mutating func content(of content: Block.Content, twin: String?) -> Block.Content? {
    switch content {
    case .heading(let level, let inlines, let anchor): return heading(level, inlines, anchor, twin)
    case .paragraph(let inlines): return paragraph(inlines).map(Block.Content.paragraph)
    case .list(var list):
      list.items = list.items.compactMap { item in
        let blocks = blocks(of: item.blocks)
        return blocks.isEmpty ? nil : List.Item(blocks, line: item.line)
      }
      return list.items.isEmpty ? nil : .list(list)
    case .quote(let blocks): return inner(blocks).map(Block.Content.quote)
    case .aside(let label, let blocks): return inner(blocks).map { .aside(label: label, $0) }
    case .footnote(let label, let blocks): return inner(blocks).map { .footnote(label: label, $0) }
    case .tabs(let tabs):
      var kept: [Tab] = []
      for tab in tabs {
        let blocks = blocks(of: tab.blocks)
        if blocks.isEmpty { leave(tab.title.visibleCharacters) } else { kept.append(Tab(title: tab.title, blocks: blocks)) }
      }
      return kept.isEmpty ? nil : .tabs(kept)
    case .table(let table):
      let parts = BilingualTable(table)
      guard let kept = parts.map({ $0.part(in: language) }) ?? (isOwn(table) ? table : nil) else {
        leave(Block(content).visibleCharacters)
        return nil
      }
      leave(Block(content).visibleCharacters - Block(.table(kept)).visibleCharacters)
      return .table(kept)
    case .definitionList:
      guard let written = Languages.written(Block(content).plainText) else { return content }
      if written == language { return content }
      leave(Block(content).visibleCharacters)
      return nil
    case .code, .thematicBreak, .figure: return content
    }
  }

  private func isOwn(_ table: Table) -> Bool {
    Languages.written(Block(.table(table)).plainText).map { $0 == language } ?? true
  }

  private mutating func inner(_ blocks: [Block]) -> [Block]? {
    let kept = self.blocks(of: blocks)
    return kept.isEmpty ? nil : kept
  }

  /// The lines of the paragraph that are in the language.
  private mutating func paragraph(_ inlines: [Inline]) -> [Inline]? {
    var kept: [Inline] = []
    var lastBreak: Inline?
    var isMixed = false
    for line in inlines.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak) {
      let text = Array(line).plainText
      // What a label says holds for what stands below it in either.
      let isLabel = Role(label: text).map { $0.isAdvice && Role.isShort(text) } ?? false
      if !isLabel, let written = Languages.written(text) { current = written }
      isMixed = isMixed || current != language && !isLabel
      if current == language || isLabel {
        if !kept.isEmpty, let lastBreak { kept.append(lastBreak) }
        kept += line
      } else {
        leave(Array(line).visibleCharacters)
      }
      lastBreak = line.endIndex < inlines.endIndex ? inlines[line.endIndex] : nil
    }
    return isMixed && kept.plainText.isBlank ? nil : isMixed ? kept : inlines
  }

  /// Of a heading in both languages, this one's half; of two that stand together, this one's.
  private mutating func heading(_ level: Int, _ inlines: [Inline], _ anchor: String?, _ twin: String?) -> Block.Content? {
    let text = inlines.plainText
    if let twin {
      // The page's title is the same in both.
      guard isOwn(text), twin != title else {
        leave(text.visibleCharacters)
        return nil
      }
      let latin = Languages.scripted(in: text) == nil ? text : twin
      return .heading(level: level, inlines, anchor: anchor ?? SectionName.slug(latin))
    }
    guard text != title, let halves = BilingualHeading(text), let half = halves.text(in: language),
      // Of 「絶対に / Never」 one half says what it makes of what stands below.
      Role(label: half, isTitle: true) != nil || Role(label: text, isTitle: true) == nil
    else { return .heading(level: level, inlines, anchor: anchor) }
    leave(text.visibleCharacters - half.visibleCharacters)
    return .heading(level: level, [.text(half)], anchor: anchor ?? halves.anchor)
  }
}

/// "Layout / レイアウト", 「レイアウト（Layout）」
struct BilingualHeading {
  private let latin: String
  private let scripted: String
  private let script: Language

  init?(_ text: String) {
    guard text.utf8.count <= 300, let script = Languages.scripted(in: text) else { return nil }
    let parts = text.split(whereSeparator: { "/／|｜()（）".contains($0) }).map { String($0.trimmingSpace) }.filter { !$0.isEmpty }
    guard parts.count == 2,
      let latin = parts.first(where: { Languages.scripted(in: $0) == nil && $0.contains(where: \.isLetter) }),
      let scripted = parts.first(where: { Languages.scripted(in: $0) == script })
    else { return nil }
    (self.latin, self.scripted, self.script) = (latin, scripted, script)
  }

  /// The two halves of a label in two scripts, whatever parts them: "never / 絶対にしない", 「words to avoid 避ける言葉」.
  static func halves(of words: String) -> [String]? {
    if let halves = BilingualHeading(words) { return [halves.latin, halves.scripted] }
    let parts = words.split(separator: " ")
    guard parts.count > 1, let language = Languages.scripted(in: words) else { return nil }
    let isScripted = parts.map { Languages.scripted(in: String($0)) == language }
    guard let cut = isScripted.indices.dropFirst().first(where: { isScripted[$0] != isScripted[$0 - 1] }),
      isScripted[cut...].allSatisfy({ $0 == isScripted[cut] })
    else { return nil }
    return [parts[..<cut], parts[cut...]].map { $0.joined(separator: " ") }
  }

  func text(in language: Language) -> String? {
    language == script ? scripted : language == Languages.fallback ? latin : nil
  }

  /// The topic that both halves name.
  func topic(by resolver: TopicResolver) -> Topic? {
    guard let topic = resolver.topic(named: latin), resolver.topic(named: scripted)?.slug == topic.slug else { return nil }
    return topic
  }

  /// Apple's way, by the Latin half.
  var anchor: String { SectionName.slug(latin) }
}
