import Guidelines
import TextAnalysis

/// Finds the rows of a table that answer a query.
struct TableRows {
  private let marks: Marks
  /// Platforms that the query names or is filtered by.
  private let platforms: [Platform]
  private let asksFigure: Bool

  /// So many rows are shown.
  static let most = 3
  /// A row without a figure answers no question for one.
  private static let figureWorth = 2.0

  init(_ plan: QueryPlan, _ marks: Marks, filtered: [Platform]) {
    self.marks = marks
    platforms = plan.platforms.isEmpty ? filtered : plan.platforms
    asksFigure = plan.asksFigure
  }

  /// - Returns: the rows with how well the best of them answers.
  func answer(_ record: Guidelines.Record) -> (rows: SearchHit.TableRows, score: Double)? {
    guard case .table(let table)? = record.body.first?.content, !table.rows.isEmpty else { return nil }
    let header = table.header.map(\.plainText)
    let rows = table.rows.map { $0.map(\.plainText) }
    let scores = self.scores(rows)
    let ranked = rows.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(TableRows.most)
    let shown = ranked.map { rows[$0] }
    return (
      SearchHit.TableRows(
        id: record.id, caption: record.headline.plainText, header: header, rows: shown, columns: columns(header, shown)),
      ranked.first.map { scores[$0] } ?? 0
    )
  }

  /// What a row's cells hold of the query, by how few rows hold it; and whether it is for the platform that was asked for.
  private func scores(_ rows: [[String]]) -> [Double] {
    let held = rows.map { marks.held(by: FoldedText($0.joined(separator: "\n"))) }
    var counts: [Int: Int] = [:]
    for row in held { for probe in row.keys { counts[probe, default: 0] += 1 } }
    return zip(rows, held).map { cells, probes in
      let words = probes.reduce(0) { $0 + $1.value * (1 - Double(counts[$1.key] ?? 0) / Double(rows.count + 1)) }
      let figure = asksFigure && cells.dropFirst().contains { Figures.stand(in: $0) } ? TableRows.figureWorth : 0
      return words + platformScore(cells) + figure
    }
  }

  private func platformScore(_ cells: [String]) -> Double {
    guard !platforms.isEmpty, let label = cells.first else { return 0 }
    let named = Platform.named(in: label)
    let own = named.isEmpty ? PlatformWords(FoldedText(label).unified.scalars).platforms : named
    if own.isEmpty { return 0 }
    return own.contains(where: platforms.contains) ? 2 : -2
  }

  /// The columns in the order in which they are worth showing: the row's name, what the query names, figures where it asks for one, the rest.
  private func columns(_ header: [String], _ rows: [[String]]) -> [Int] {
    let worth = header.indices.map { column -> Double in
      if column == 0 { return .infinity }
      let cells = rows.map { column < $0.count ? $0[column] : "" }
      let named = marks.held(by: FoldedText(header[column])).values.reduce(0, +) * 2
      let inside = marks.held(by: FoldedText(cells.joined(separator: "\n"))).values.reduce(0, +)
      let figures = asksFigure && cells.contains { Figures.stand(in: $0) } ? 1.5 : 0
      return named + inside + figures
    }
    return header.indices.sorted { (worth[$1], $0) < (worth[$0], $1) }
  }
}

/// Figures in texts, and questions that ask for one.
enum Figures {
  static func stand(in text: some StringProtocol) -> Bool { text.utf8.contains { (0x30...0x39).contains($0) } }

  static func stand(in scalars: ArraySlice<UInt32>) -> Bool { scalars.contains { (0x30...0x39).contains($0) } }

  /// Whether a question, folded, asks how big, how many, how long; or names a figure itself.
  static func areAsked(by text: FoldedText) -> Bool {
    let scalars = text.unified.scalars
    if stand(in: scalars[...]) { return true }
    let whole = Vocabulary.string(scalars)
    if japanese.contains(where: { whole.contains($0) }) { return true }
    let words = whole.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    return words.contains { english.contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "how" && amounts.contains($1) }
  }

  /// As folding unifies them.
  private static let japanese: [String] =
    [
      "いくつ", "いくら", "どれくらい", "どのくらい", "どれだけ", "どのぐらい", "サイズ", "大きさ", "寸法", "幅", "高さ", "間隔", "最小", "最大", "最低", "最多", "最短",
      "最長", "上限", "下限", "以上", "以下", "以内", "比率", "割合", "解像度", "何個", "何回", "何段", "何文字", "何秒", "何分", "何枚", "何種", "何行", "何本", "何度",
      "何倍", "何つ", "何列", "何階", "何人", "何色", "何ポイント", "何ピクセル", "何pt", "何px", "何mm", "何cm", "何mb", "何kb", "長さ", "文字数", "個数", "回数",
      "数値", "rgb",
      "まで",
    ].map { Vocabulary.string(FoldedText($0).unified.scalars) }

  private static let english: Set<String> = [
    "size", "sizes", "dimension", "dimensions", "width", "height", "length", "maximum", "max", "minimum", "min", "limit",
    "limits", "ratio",
    "resolution", "rgb", "hex", "pt", "px", "points", "pixels", "padding", "spacing", "margin", "margins", "duration", "seconds",
    "number",
    "count", "least", "smallest", "largest", "biggest",
  ]
  private static let amounts: Set<String> = [
    "big", "small", "large", "many", "much", "long", "short", "wide", "tall", "high", "deep", "far", "often", "thick", "few",
  ]
}
