import Guidelines
import TextAnalysis

/// Finds what answers a question for a figure or a limit by itself: the cells of a table beside the names of their rows, or the sentence that holds the figure.
struct Quoting {
  let plan: QueryPlan
  let marks: Marks

  /// A hit, with how much of the question it holds and its topic.
  struct Candidate {
    var hit: SearchHit
    var coverage: Float
    var topic: Int64
    /// Whether it is about a single technology, which a question names if it means it.
    var isNarrow: Bool
  }

  /// Share of what the question tells that the rule must hold.
  private static let leastCoverage: Float = 0.6
  /// Columns of the whole.
  private static let most = 160
  /// A rule that answers nearly as well has a say.
  private static let rivals = 0.8
  private static let mostRows = 4
  /// A longer text tells a story; it doesn't ask for a figure alone.
  private static let mostWords = 8

  /// Whether an answer may stand above the hits.
  var isAsked: Bool { plan.asksFigure && !plan.parsed.isPasted && plan.words.count <= Quoting.mostWords }

  /// Of the first hit, unless one that answers nearly as well states another figure.
  func answer(_ hits: [Candidate]) -> QuotedAnswer? {
    guard isAsked, let first = hits.first, isAbout(first), let quoted = quoted(first.hit) else { return nil }
    let own = Quoting.figures(quoted.text)
    for other in hits.dropFirst() where other.hit.score >= first.hit.score * Quoting.rivals && isAbout(other) {
      guard let second = self.quoted(other.hit) else { continue }
      if own.isDisjoint(with: Quoting.figures(second.text)) { return nil }
    }
    return quoted
  }

  private func isAbout(_ candidate: Candidate) -> Bool {
    candidate.coverage >= Quoting.leastCoverage && (!candidate.isNarrow || plan.topics.contains(candidate.topic))
  }

  func quoted(_ hit: SearchHit) -> QuotedAnswer? {
    if let table = hit.table, let quoted = cells(of: table) { return quoted }
    if hit.record.kind == .specification { return nil }
    let text = hit.record.headline.plainText + "\n" + hit.record.body.plainText
    let sentences = SentenceSplitter.sentences(in: text).map { String(text[$0]) }.filter {
      Figures.stand(in: $0.scalarValues[...])
    }
    func worth(_ sentence: String) -> Double { marks.held(by: FoldedText(sentence)).values.sorted().reduce(0, +) }
    guard let best = sentences.max(by: { worth($0) < worth($1) }), Quoting.columns(best) <= Quoting.most else { return nil }
    return QuotedAnswer(text: best, id: hit.record.id)
  }

  /// `44x44 pt (iOS, iPadOS), 60x60 pt (visionOS)`; with several columns of figures each under its name.
  private func cells(of table: SearchHit.TableRows) -> QuotedAnswer? {
    let rows = table.rows.prefix(table.answering)
    // Rows that answer no better than those that are not shown choose nothing.
    guard !rows.isEmpty, rows.count <= Quoting.mostRows, table.more == 0 || table.answering < table.rows.count else { return nil }
    var columns = table.header.indices.filter { column in
      rows.allSatisfy { column < $0.count && Figures.stand(in: $0[column].scalarValues[...]) }
    }
    let hasLabels = columns.first != 0 && rows.allSatisfy { $0.first?.isEmpty == false }
    if columns.count > 2 {
      let named = columns.filter { !marks.held(by: FoldedText(table.header[$0])).isEmpty }
      if !named.isEmpty { columns = named } else if rows.count > 1 { return nil }
    }
    guard (1...3).contains(columns.count) else { return nil }
    let values = rows.map { row in
      columns.map { columns.count > 1 && !table.header[$0].isEmpty ? "\(table.header[$0]) \(row[$0])" : row[$0] }.joined(
        separator: ", ")
        + (hasLabels ? " (\(row[0]))" : "")
    }
    let text = values.joined(separator: ", ")
    guard Quoting.columns(text) <= Quoting.most else { return nil }
    return QuotedAnswer(text: text, id: table.id, header: table.header, rows: Array(rows))
  }

  /// The numbers of a text.
  private static func figures(_ text: String) -> Set<String> {
    Set(text.split { !($0.isASCII && $0.isNumber) }.map(String.init))
  }

  private static func columns(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) } }
}
