import Guidelines
import Indexing
import Languages
import Rendering

/// `hig spec [WORDS…]`: lists the measures that records state.
struct SpecCommand: Command {
  static let specification = CommandSpecification(
    name: "spec", synopses: ["[WORDS…]"], help: \.spec,
    optionKeys: [Options.platform, Options.topic, Options.language, Options.statedOnly, all, format] + Options.display,
    examples: ["hig spec タップ領域", "hig spec --platform ios"], sandboxProfile: .readOnly)
  private static let format = Options.format(Format.self)
  private static let all = OptionKey(flag: "--all", \.all)

  enum Format: String, CaseIterable { case text, markdown, json, csv }

  let arguments: CommandArguments

  /// Number of lines of a printed page; the sheet of all quantities is shortened to three pages.
  private static let linesPerPage = 60

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let platforms = try arguments[Options.platform]
    var style = try TerminalStyleOptions.style(arguments, session.environment)
    if let language = try arguments[Options.language]?.singleLanguage { style.language = language }
    let index = try session.index(arguments[Options.index])
    let (text, topic) = (arguments.positionals.joined(separator: " "), arguments[Options.topic])
    if !arguments.positionals.isEmpty, !arguments.has(Options.language) {
      style.language = Languages.scriptLanguage(in: text) ?? style.language
    }
    let lookup = try SpecLookup(
      index: index, language: style.language, platforms: platforms, topics: try index.slugs(topic),
      statedOnly: arguments[Options.statedOnly])
    let sheet: SpecSheet
    if !arguments.positionals.isEmpty {
      sheet = try lookup.sheet(text)
    } else if !topic.isEmpty {
      sheet = try lookup.sheetOfTopics()
    } else if !platforms.isEmpty {
      let isReadable = format == .text || format == .markdown
      sheet = try lookup.sheet(of: try index.quantities(), maxCount: isReadable && !arguments[Self.all] ? 1 : .max)
    } else {
      return try printQuantities(format, index, style, session)
    }
    if sheet.sections.isEmpty {
      session.warn(.noMeasure(for: text.isEmpty ? topic.joined(separator: " ") : text))
      return 1
    }
    if sheet.isFullTextResult { session.warn(.measuresByWords(text)) }
    print(sheet, format, style, session, pages: arguments.positionals.isEmpty && topic.isEmpty ? 3 : 1)
    return 0
  }

  private func print(_ sheet: SpecSheet, _ format: Format, _ style: PageStyle, _ session: Session, pages: Int) {
    switch format {
    case .text:
      let printedSheet = arguments[Self.all] ? sheet : sheet.fitting(pages * Self.linesPerPage, style)
      session.show(Document(printedSheet, language: style.language).lines(style), style, arguments)
      if printedSheet.isShortened { session.printInfo(.shortened(command: arguments.commandLine(adding: Self.all))) }
    case .markdown: session.console.print(Document(sheet, language: style.language).markdown())
    case .json: session.console.print(SpecSheetData.json(sheet))
    case .csv: session.console.print(SpecSheetData.csv(sheet))
    }
  }

  /// Prints the list of quantities.
  private func printQuantities(_ format: Format, _ index: GuidelineIndex, _ style: PageStyle, _ session: Session) throws(Failure)
    -> Int32
  {
    let quantities = try index.quantities()
    switch format {
    case .json: session.console.print(LookupJSON.list(quantities))
    case .csv, .markdown, .text: session.show(QuantityList(quantities, style: style).lines(), style, arguments)
    }
    return quantities.isEmpty ? 1 : 0
  }
}
