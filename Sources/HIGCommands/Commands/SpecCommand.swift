import Guidelines
import Indexing
import Languages
import Rendering

/// `hig spec [WORDS…]`
struct SpecCommand: Command {
  static let specification = CommandSpecification(
    name: "spec", usage: ["[WORDS…]"], help: \.spec,
    keys: [Options.platform, Options.topic, Options.language, Options.sure, all, format] + Options.screen,
    examples: ["hig spec タップ領域", "hig spec --platform ios"], keeps: .reading)
  private static let format = Options.format(Format.self)
  private static let all = OptionKey(flag: "--all", \.all)

  enum Format: String, CaseIterable { case text, markdown, json, csv }

  let words: CommandWords

  /// Lines of a page; the sheet of all quantities, to pin to the wall, has three.
  private static let page = 60

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let platforms = try words[Options.platform]
    var style = try Screen.style(words, session.environment)
    if let language = try words[Options.language]?.only { style.language = language }
    let index = try session.index(words[Options.index])
    let (text, topic) = (words.texts.joined(separator: " "), words[Options.topic])
    if !words.texts.isEmpty, !words.has(Options.language) { style.language = Languages.scripted(in: text) ?? style.language }
    let lookup = try SpecLookup(
      index: index, language: style.language, platforms: platforms, topics: try index.slugs(topic),
      statedOnly: words[Options.sure])
    let sheet: SpecSheet
    if !words.texts.isEmpty {
      sheet = try lookup.sheet(text)
    } else if !topic.isEmpty {
      sheet = try lookup.sheetOfTopics()
    } else if !platforms.isEmpty {
      let isForPeople = format == .text || format == .markdown
      sheet = try lookup.sheet(of: try index.quantities(), most: isForPeople && !words[Self.all] ? 1 : .max)
    } else {
      return try list(format, index, style, session)
    }
    if sheet.sections.isEmpty {
      session.warn(.noFigure(for: text.isEmpty ? topic.joined(separator: " ") : text))
      return 1
    }
    if sheet.isFoundByWords { session.warn(.figuresByWords(text)) }
    print(sheet, format, style, session, pages: words.texts.isEmpty && topic.isEmpty ? 3 : 1)
    return 0
  }

  private func print(_ sheet: SpecSheet, _ format: Format, _ style: PageStyle, _ session: Session, pages: Int) {
    switch format {
    case .text:
      let shown = words[Self.all] ? sheet : sheet.fitting(pages * Self.page, style)
      session.show(Document(shown, language: style.language).lines(style), style, words)
      if shown.isShortened { session.tell(.wholeWith(command: words.retyped(with: Self.all))) }
    case .markdown: session.console.print(Document(sheet, language: style.language).markdown())
    case .json: session.console.print(SpecSheetData.json(sheet))
    case .csv: session.console.print(SpecSheetData.csv(sheet))
    }
  }

  /// The quantities that there are.
  private func list(_ format: Format, _ index: GuidelineIndex, _ style: PageStyle, _ session: Session) throws(Failure) -> Int32 {
    let quantities = try index.quantities()
    switch format {
    case .json: session.console.print(AnswerJSON.list(quantities))
    case .csv, .markdown, .text: session.show(QuantityList(quantities, style: style).lines(), style, words)
    }
    return quantities.isEmpty ? 1 : 0
  }
}
