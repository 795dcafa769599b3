import Guidelines
import HIGKit
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig spec [WORDS…]`
struct SpecCommand: Command {
  static let specification = CommandSpecification(
    name: "spec", usage: ["[WORDS…]"],
    summary: Localized(
      "Sizes, counts and limits: the tables and stated measures of a quantity or topic.", "サイズ、個数、上限などの数値を、量やトピックごとに表示する。"),
    keys: [Options.platform, Options.topic, Options.language, Options.sure, format] + Options.screen,
    examples: [
      ("hig spec タップ領域", Localized("of one quantity", "1つの量")),
      ("hig spec --platform ios", Localized("one page for a platform", "プラットフォームごとの1ページ")),
    ])
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, markdown, json, csv }

  let words: CommandWords

  /// Of each quantity, and of each table, on the sheet of all: what fits a page to pin to the wall.
  private static let onTheWall = (entries: 1, rows: 8)

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
      sheet = try lookup.sheet(
        of: try index.quantities(), most: isForPeople ? Self.onTheWall.entries : .max,
        mostRows: isForPeople ? Self.onTheWall.rows : .max)
    } else {
      return try list(format, index, style, session)
    }
    if sheet.sections.isEmpty {
      session.warn(
        Message(
          "no figure for '\(text.isEmpty ? topic.joined(separator: " ") : text)'",
          "'\(text.isEmpty ? topic.joined(separator: " ") : text)'の数値はありません",
          hint: Localized(
            "'hig spec' lists the quantities; 'hig search' looks in all rules", "量の一覧は'hig spec'、すべてのルールからは'hig search'で探せます")))
      return 1
    }
    print(sheet, format, style, session)
    return 0
  }

  private func print(_ sheet: SpecSheet, _ format: Format, _ style: PageStyle, _ session: Session) {
    switch format {
    case .text: session.show(SpecSheetText(sheet, style: style).lines(), style, words)
    case .markdown: session.console.print(SpecSheetText(sheet, style: style).markdown())
    case .json: session.console.print(SpecSheetData.json(sheet))
    case .csv: session.console.print(SpecSheetData.csv(sheet))
    }
  }

  /// The quantities that there are.
  private func list(_ format: Format, _ index: GuidelineIndex, _ style: PageStyle, _ session: Session) throws(Failure) -> Int32 {
    let quantities = try index.quantities()
    switch format {
    case .json: session.console.print(AnswerJSON.quantities(quantities))
    case .csv, .markdown, .text: session.show(QuantityList(quantities, style: style).lines(), style, words)
    }
    return quantities.isEmpty ? 1 : 0
  }
}

/// From words to the records that state a figure.
struct SpecLookup {
  let index: GuidelineIndex
  let language: Language
  let platforms: [Platform]
  /// Slugs; empty for all.
  let topics: [String]
  /// Leaves guessed rules out.
  let statedOnly: Bool
  private let supported: [String: [Platform]]

  init(index: GuidelineIndex, language: Language, platforms: [Platform], topics: [String], statedOnly: Bool)
    throws(Failure)
  {
    self.index = index
    self.language = language
    self.platforms = platforms
    self.topics = topics
    self.statedOnly = statedOnly
    supported =
      platforms.isEmpty
      ? [:] : Dictionary(try index.topics().map { ($0.slug, $0.platforms) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the topic exists on one of the platforms that were asked for.
  private func isSupported(_ topic: String) -> Bool {
    platforms.isEmpty || supported[topic].map { !Set($0).isDisjoint(with: platforms) } ?? true
  }

  /// A quantity, a topic, else what a search for the words finds.
  func sheet(_ text: String) throws(Failure) -> SpecSheet {
    let quantities = try index.quantities()
    let key = nameKey(text)
    let named = quantities.filter { quantity in
      ([quantity.slug] + quantity.names.values.flatMap { $0 }).contains { nameKey($0) == key }
    }
    if !named.isEmpty { return try sheet(of: named) }
    if let topic = try index.topic(named: text) { return try sheet(ofTopic: topic) }
    let near = quantities.filter { quantity in
      key.count > 1 && quantity.names.values.joined().contains { nameKey($0).contains(key) }
    }
    if !near.isEmpty { return try sheet(of: Array(near.prefix(3))) }
    return try sheet(found: text)
  }

  func sheetOfTopics() throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for topic in try index.topics() where topics.contains(topic.slug) { try add(topic, to: &sheet) }
    return sheet
  }

  func sheet(of quantities: [Quantity], most: Int = .max, mostRows: Int = .max) throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    for quantity in quantities {
      var records: [Record] = []
      for id in quantity.records {
        records += try index.records(id: id, limit: 4).filter { $0.id == id && $0.language == language }
      }
      add(records, quantity: quantity.slug, title: quantity.title(in: language), most: most, mostRows: mostRows, to: &sheet)
    }
    return sheet
  }

  private func sheet(ofTopic topic: Topic) throws(Failure) -> SpecSheet {
    var sheet = SpecSheet()
    try add(topic, to: &sheet)
    return sheet
  }

  private func add(_ topic: Topic, to sheet: inout SpecSheet) throws(Failure) {
    let lookup = try PageLookup(index, topic: topic)
    var pages = try lookup.pages(in: language, source: nil)
    for other in language.others where pages.isEmpty { pages = try lookup.pages(in: other, source: nil) }
    guard let page = pages.first else { return }
    add(try lookup.page(page).records, quantity: nil, title: topic.title(in: language), to: &sheet)
  }

  /// Each table with the rows that answer.
  private func sheet(found text: String) throws(Failure) -> SpecSheet {
    var query = Query(
      text: text, readerLanguage: language, platforms: platforms, topics: topics, statedOnly: statedOnly, limit: 20)
    query.languages = [language]
    let answer = try index.search(query)
    var sheet = SpecSheet()
    guard answer.matched else { return sheet }
    var records: [Record] = []
    for hit in answer.hits {
      guard let table = hit.table, hit.record.kind == .specification else {
        records.append(hit.record)
        continue
      }
      var record = hit.record
      record.body = [
        Block(
          .table(
            Table(
              header: table.header.map { [.text($0)] }, rows: table.rows.prefix(table.answering).map { $0.map { [.text($0)] } })))
      ]
      records.append(record)
    }
    add(records, quantity: nil, title: text, to: &sheet)
    return sheet
  }

  private func add(
    _ records: [Record], quantity: String?, title: String, most: Int = .max, mostRows: Int = .max, to sheet: inout SpecSheet
  ) {
    let kept = records.keeping([], statedOnly: statedOnly).filter {
      (topics.isEmpty || topics.contains($0.topic)) && isSupported($0.topic)
    }
    sheet.add(quantity: quantity, title: title, records: kept, platforms: platforms, most: most, mostRows: mostRows) { text in
      SentenceSplitter.sentences(in: text).map { String(text[$0]) }
    }
  }
}
