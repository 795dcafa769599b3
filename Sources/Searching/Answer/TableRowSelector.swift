import Guidelines
import Languages
import TextAnalysis

/// Selects the rows of a table that answer a query.
struct TableRowSelector {
  private let highlighter: Highlighter
  /// Platforms that the query names, or that it is filtered by.
  private let platforms: [Platform]
  private let asksForMeasure: Bool

  /// Maximum number of rows shown.
  static let maxRows = 3
  /// Weight of a row with a number if the query asks for a measure.
  private static let numberWeight = 2.0

  init(_ plan: QueryPlan, _ highlighter: Highlighter, filtered: [Platform]) {
    self.highlighter = highlighter
    platforms = plan.platforms.isEmpty ? filtered : plan.platforms
    asksForMeasure = plan.asksForMeasure
  }

  /// Returns the best rows of the record's table and the score of the first, or `nil` if the record has no table.
  func bestRows(_ record: Record) -> (rows: SearchHit.TableExcerpt, score: Double)? {
    guard case .table(let table)? = record.body.first?.content, !table.rows.isEmpty else { return nil }
    let header = table.header.map { $0.plainText }
    let rows = table.rows.map { $0.map { $0.plainText } }
    let scores = self.scores(rows)
    let ranked = rows.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(TableRowSelector.maxRows)
    let shown = ranked.map { rows[$0] }
    let best = ranked.first.map { scores[$0] } ?? 0
    let answeringCount = best > 0 ? ranked.count { scores[$0] >= best / 2 } : shown.count
    return (
      SearchHit.TableExcerpt(
        id: record.id, caption: record.headline.plainText, header: header, rows: shown, matchCount: answeringCount,
        columns: columns(header, shown), omittedRowCount: rows.count - shown.count),
      best
    )
  }

  /// Returns the score of each row: the weights of the query tokens in its cells, higher for tokens in few rows, and bonuses for
  /// platform and number.
  private func scores(_ rows: [[String]]) -> [Double] {
    let weightsByRow = rows.map { highlighter.matchedWeights(by: FoldedText($0.joined(separator: "\n"))) }
    var counts: [Int: Int] = [:]
    for row in weightsByRow { for probe in row.keys { counts[probe, default: 0] += 1 } }
    return zip(rows, weightsByRow).map { cells, probes in
      // Sum in key order. The order of a dictionary differs between processes, and rounding would reorder rows with equal scores.
      let words = probes.sorted { $0.key < $1.key }.reduce(0) {
        $0 + $1.value * (1 - Double(counts[$1.key] ?? 0) / Double(rows.count + 1))
      }
      let figure = asksForMeasure && cells.dropFirst().contains { Numbers.occur(in: $0) } ? TableRowSelector.numberWeight : 0
      return words + platformScore(cells) + figure
    }
  }

  private func totalWeight(by text: String) -> Double {
    highlighter.matchedWeights(by: FoldedText(text)).sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
  }

  private func platformScore(_ cells: [String]) -> Double {
    guard !platforms.isEmpty, let label = cells.first else { return 0 }
    let named = Platform.platforms(namedIn: label)
    let rowPlatforms = named.isEmpty ? PlatformWords(FoldedText(label).unified.scalars).platforms : named
    if rowPlatforms.isEmpty { return 0 }
    return rowPlatforms.contains(where: platforms.contains) ? 2 : -2
  }

  /// Returns the columns in order of importance: the row's name, columns that match the query, numbers if it asks for one, then
  /// the rest.
  private func columns(_ header: [String], _ rows: [[String]]) -> [Int] {
    let scores = header.indices.map { column -> Double in
      if column == 0 { return .infinity }
      let cells = rows.map { column < $0.count ? $0[column] : "" }
      let headerScore = totalWeight(by: header[column]) * 2
      let cellScore = totalWeight(by: cells.joined(separator: "\n"))
      let numberScore = asksForMeasure && cells.contains { Numbers.occur(in: $0) } ? 1.5 : 0
      return headerScore + cellScore + numberScore
    }
    return header.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
  }
}
