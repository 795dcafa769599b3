import Guidelines
import Languages
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
  func answer(_ record: Record) -> (rows: SearchHit.TableRows, score: Double)? {
    guard case .table(let table)? = record.body.first?.content, !table.rows.isEmpty else { return nil }
    let header = table.header.map { $0.plainText }
    let rows = table.rows.map { $0.map { $0.plainText } }
    let scores = self.scores(rows)
    let ranked = rows.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(TableRows.most)
    let shown = ranked.map { rows[$0] }
    let best = ranked.first.map { scores[$0] } ?? 0
    let answering = best > 0 ? ranked.count { scores[$0] >= best / 2 } : shown.count
    return (
      SearchHit.TableRows(
        id: record.id, caption: record.headline.plainText, header: header, rows: shown, answering: answering,
        columns: columns(header, shown), more: rows.count - shown.count),
      best
    )
  }

  /// What a row's cells hold of the query, by how few rows hold it; and whether it is for the platform that was asked for.
  private func scores(_ rows: [[String]]) -> [Double] {
    let held = rows.map { marks.held(by: FoldedText($0.joined(separator: "\n"))) }
    var counts: [Int: Int] = [:]
    for row in held { for probe in row.keys { counts[probe, default: 0] += 1 } }
    return zip(rows, held).map { cells, probes in
      // In one order: a sum in the order of a hash table is another in each process, and rows that answer equally well would change places.
      let words = probes.sorted { $0.key < $1.key }.reduce(0) {
        $0 + $1.value * (1 - Double(counts[$1.key] ?? 0) / Double(rows.count + 1))
      }
      let figure = asksFigure && cells.dropFirst().contains { Figures.stand(in: $0) } ? TableRows.figureWorth : 0
      return words + platformScore(cells) + figure
    }
  }

  private func held(by text: String) -> Double {
    marks.held(by: FoldedText(text)).sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
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
      let named = held(by: header[column]) * 2
      let inside = held(by: cells.joined(separator: "\n"))
      let figures = asksFigure && cells.contains { Figures.stand(in: $0) } ? 1.5 : 0
      return named + inside + figures
    }
    return header.indices.sorted { (worth[$1], $0) < (worth[$0], $1) }
  }
}
