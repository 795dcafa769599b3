import Guidelines
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
    if let phrase = Announcement.english.first(where: text.lowercased().hasSuffix) {
      self.caption = String(text.dropLast(phrase.count).trimmingSpace)
    } else if let phrase = Announcement.japanese.first(where: text.hasSuffix) {
      self.caption = Announcement.topic(of: String(text.dropLast(phrase.count)))
    } else if colon {
      self.caption = text
    } else {
      return nil
    }
  }

  /// What a Japanese sentence speaks of, with how it is put in parentheses: 「ボタンの大きさは、プラットフォームごとに」 → 「ボタンの大きさ（プラットフォームごと）」.
  private static func topic(of sentence: String) -> String {
    var text = sentence[...]
    while let last = text.last, last.isOne(of: "、をは") { text = text.dropLast() }
    guard let mark = text.range(ofLast: "は、") else { return String(text) }
    let manner = text[mark.upperBound...].trimmingSuffix { $0.isOne(of: "にで、") }
    return String(text[..<mark.lowerBound]) + (manner.isEmpty ? "" : "（\(manner)）")
  }

  /// How such sentences end, the longest first.
  private static let english = [
    " in the following table", " are the following", " in the table below", " are as follows", " is as follows", " as follows",
  ]
  private static let japanese: [String] = {
    let tables = ["次の表", "以下の表", "下の表"].flatMap { ["\($0)を参照してください", "\($0)にまとめます", "\($0)に示します", "\($0)のとおりです", "\($0)の通りです"] }
    return tables + ["次", "以下", "下記"].flatMap { ["\($0)に挙げます", "\($0)に示します", "\($0)のとおりです", "\($0)の通りです"] }
  }()
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
    guard let last = body.last else { return Announcement(endOf: headline.plainText) }
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
    guard self[index].announcement != nil else { return [] }
    let path = self[index].path
    let following = self[(index + 1)...].indices
    let next = following.prefix { self[$0].path == path && self[$0].table != nil }
    if !next.isEmpty { return [Int](next) }
    let below = following.prefix {
      self[$0].path.entries.count > path.entries.count && self[$0].path.entries.starts(with: path.entries)
    }
    return below.filter { self[$0].table != nil }
  }
}

extension Substring {
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.firstRange(ofText: text) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }
}
