import Guidelines
import Languages
import TextAnalysis

/// Sentences that say what comes next: "Sizes by platform, in points:", 「プラットフォームごとのサイズは次のとおりです。」
struct Announcement {
  /// What is announced, as a title: the sentence without "as follows", 「は次のとおりです」, colon and full stop.
  let caption: String

  /// nil where the last sentence of a text announces nothing.
  init?(endOf text: String) {
    guard let range = SentenceSplitter.sentences(in: text).last else { return nil }
    let sentence = String(text[range].trimmingSpace)
    var caption = sentence[...].trimmingSuffix { $0.isOne(of: "。．.") || $0.isWhitespace }
    let colon = caption.last.map { $0.isOne(of: ":：") } ?? false
    if colon { caption = caption.trimmingSuffix { $0.isOne(of: ":：") || $0.isWhitespace } }
    let text = String(caption)
    if let announced = Languages.all.lazy.compactMap({ $0.sentences.announcement(text) }).first {
      self.caption = announced
    } else if colon {
      self.caption = text
    } else {
      return nil
    }
  }

}

extension Draft {
  /// The table that the draft is.
  var table: Table? {
    guard kind == .specification, case .table(let table)? = body.first?.content else { return nil }
    return table
  }

  /// What its last paragraph announces.
  var announcement: Announcement? {
    guard table == nil else { return nil }
    guard let last = body.last(where: { $0.figure == nil }) else { return Announcement(endOf: headline.plainText) }
    guard case .paragraph(let inlines) = last.content else { return nil }
    return Announcement(endOf: inlines.plainText)
  }
}

extension [Draft] {
  /// Gives each table that has no caption of its own the sentence that announces it for a headline, else the heading above it. A second table under one
  /// announcement, or under one heading, keeps the line of its header cells.
  mutating func captionTables() {
    for index in indices {
      guard let table = self[index].table, table.caption == nil else { continue }
      let before = index > startIndex && self[index - 1].path == self[index].path ? self[index - 1] : nil
      if let announced = before?.announcement?.caption, !announced.isEmpty {
        self[index].headline = [.text(announced)]
      } else if !self[..<index].contains(where: { $0.path == self[index].path && $0.table != nil }) {
        let titles = self[index].path.titles
        guard let title = titles.last else { continue }
        // The name of a platform alone says nothing of what is listed.
        let shown = Platform.list(title) == nil ? [title] : titles.suffix(2)
        self[index].headline = [.text(shown.joined(separator: ": "))]
      }
    }
  }

  /// The tables that a draft's last sentence announces: those right behind it, else those of the sections below it.
  func tablesAnnounced(by index: Int) -> [Int] {
    let path = self[index].path
    let following = self[(index + 1)...].indices
    let next = following.prefix { self[$0].path == path && self[$0].table != nil }
    let below = following.prefix {
      self[$0].path.entries.count > path.entries.count && self[$0].path.entries.starts(with: path.entries)
    }
    let tables = next.isEmpty ? below.filter { self[$0].table != nil } : [Int](next)
    // Asked last: it reads the text, and few records have a table behind them.
    return tables.isEmpty || self[index].announcement == nil ? [] : tables
  }
}
