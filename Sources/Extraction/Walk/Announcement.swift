import Guidelines
import Languages
import TextAnalysis

/// A sentence that announces what follows, such as "Sizes by platform, in points:" or 「プラットフォームごとのサイズは次のとおりです。」.
struct Announcement {
  /// Title of what is announced: the sentence without "as follows", 「は次のとおりです」, colon, and full stop.
  let caption: String

  /// Recognizes an announcement in the last sentence of a text. The result is `nil` if the sentence announces nothing.
  init?(endOf text: String) {
    guard let range = SentenceSplitter.sentences(in: text).last else { return nil }
    let sentence = String(text[range].trimmingWhitespace)
    var caption = sentence[...].trimmingSuffix { $0.isOne(of: "。．.") || $0.isWhitespace }
    let colon = caption.last.map { $0.isOne(of: ":：") } ?? false
    if colon { caption = caption.trimmingSuffix { $0.isOne(of: ":：") || $0.isWhitespace } }
    let text = String(caption)
    if let announced = Languages.all.lazy.compactMap({ $0.grammar.caption(text) }).first {
      self.caption = announced
    } else if colon {
      self.caption = text
    } else {
      return nil
    }
  }

}

extension RecordDraft {
  /// Table of which the draft consists, or `nil` if it is not a table.
  var table: Table? {
    guard kind == .specification, case .table(let table)? = body.first?.content else { return nil }
    return table
  }

  /// Announcement in the draft's last paragraph, or `nil` if there is none.
  var announcement: Announcement? {
    guard table == nil else { return nil }
    guard let last = body.last(where: { $0.figure == nil }) else { return Announcement(endOf: headline.plainText) }
    guard case .paragraph(let inlines) = last.content else { return nil }
    return Announcement(endOf: inlines.plainText)
  }
}

extension [RecordDraft] {
  /// Gives each table without a caption a headline: the caption from the sentence that announces it, else the heading above it.
  /// Another table after the same announcement or heading keeps the headline made from its header cells.
  mutating func captionTables() {
    for index in indices {
      guard let table = self[index].table, table.caption == nil else { continue }
      let previous = index > startIndex && self[index - 1].path == self[index].path ? self[index - 1] : nil
      if let caption = previous?.announcement?.caption, !caption.isEmpty {
        self[index].headline = [.text(caption)]
      } else if !self[..<index].contains(where: { $0.path == self[index].path && $0.table != nil }) {
        let titles = self[index].path.titles
        guard let title = titles.last else { continue }
        // The name of a platform alone does not say what the table lists.
        let headlineParts = Platform.platforms(listedIn: title) == nil ? [title] : titles.suffix(2)
        self[index].headline = [.text(headlineParts.joined(separator: ": "))]
      }
    }
  }

  /// Returns the indices of the tables that the last sentence of a draft announces: the tables right after it, else those of its
  /// subsections.
  func tablesAnnounced(by index: Int) -> [Int] {
    let path = self[index].path
    let following = self[(index + 1)...].indices
    let adjacent = following.prefix { self[$0].path == path && self[$0].table != nil }
    let inSubsections = following.prefix {
      self[$0].path.components.count > path.components.count && self[$0].path.components.starts(with: path.components)
    }
    let tables = adjacent.isEmpty ? inSubsections.filter { self[$0].table != nil } : [Int](adjacent)
    // The announcement is checked last because that requires reading the text, and few records precede a table.
    return tables.isEmpty || self[index].announcement == nil ? [] : tables
  }
}
