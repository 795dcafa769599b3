import Guidelines
import Languages

/// One topic in both languages: side by side where the width allows it, else rule by rule, one language under the other.
///
/// Records are paired by `counterpart` (or by their common id); what has no counterpart stands alone in its place.
package struct BilingualPage {
  package var style: PageStyle
  package var left: TopicPage
  package var right: TopicPage
  package var showsIDs: Bool
  /// Of both sides, at the head of a page of more lines than `longest`; empty for none.
  package var contents: [Contents] = []
  package var longest = Int.max
  /// Columns that each side needs to be read with ease.
  private let narrowestSide = 36
  private let gap = 3

  package init(_ left: TopicPage, _ right: TopicPage, style: PageStyle, showsIDs: Bool = false) {
    self.left = left
    self.right = right
    self.style = style
    self.showsIDs = showsIDs
  }

  private var isSideBySide: Bool { style.width >= 2 * narrowestSide + gap }

  package func lines() -> [Line] {
    let head = TopicHeader(style: style, page: left)
    var narrow = style
    narrow.terminal.width = side
    let other = TopicHeader(style: narrow, page: right)
    var parts: [[Line]] = [
      [head.line()],
      // The line of names holds both languages: below each other they would say the same twice.
      isSideBySide
        ? pair(TopicHeader(style: narrow, page: left).name(withSummary: false), other.name(withSummary: false))
        : head.name(withSummary: false),
      head.platforms(asked: []),
    ]
    // A section is the same in both languages by its anchor and depth.
    var last: (anchor: String, depth: Int) = ("", 0)
    for row in RecordPair.rows(shown(left.records), shown(right.records)) {
      let record = row.left ?? row.right
      if let record, (record.anchor, record.section.count) != last {
        parts.append(pair(heading(row.left), heading(row.right)))
        last = (record.anchor, record.section.count)
      }
      parts.append(pair(row.left.map { text($0) } ?? [], row.right.map { text($0) } ?? []))
    }
    parts.append(head.seeAlso())
    parts.append(head.source())
    if contents.count == 2, parts.reduce(0, { $0 + $1.count + 1 }) > longest {
      parts.insert(
        pair(
          contents[0].head(style, language: left.language, width: side),
          contents[1].head(style, language: right.language, width: side)), at: 3)
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private func shown(_ records: [Record]) -> [Record] {
    records.filter { !PlatformStates.isPlatformLine($0) }
  }

  // MARK: Layout

  private var side: Int { isSideBySide ? (style.width - gap) / 2 : style.width }

  private func heading(_ record: Record?) -> [Line] {
    guard let record, let title = record.section.last else { return [] }
    return style.paragraph.lines([Span(title, .heading)], width: side)
  }

  private func text(_ record: Record) -> [Line] {
    let width = record.number.map { String($0).utf8.count + 1 } ?? 2
    return RecordText(style: style, showsIDs: showsIDs, marksPlatforms: false, edition: left.source.edition, numberWidth: width)
      .lines(record, width: side, indent: width)
  }

  private func pair(_ left: [Line], _ right: [Line]) -> [Line] {
    guard isSideBySide else { return left == right ? left : left + right }
    return style.beside(resized(left), resized(right), side: side, gap: gap)
  }

  /// Lines that were set for the whole width, set for one side.
  private func resized(_ lines: [Line]) -> [Line] {
    lines.flatMap { line in
      line.indent + style.metrics.width(line.spans.text) <= side
        ? [line] : style.paragraph.lines(line.spans, width: side, indent: line.indent)
    }
  }
}
