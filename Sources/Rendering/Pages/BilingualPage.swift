import Guidelines
import Languages

/// One topic in both languages: side by side if the line is wide enough, otherwise one language below the other, rule by rule.
///
/// Records are paired by `counterpart` or by a common id. A record without a counterpart is printed alone.
package struct BilingualPage {
  package var style: PageStyle
  package var left: TopicPage
  package var right: TopicPage
  package var showsIDs: Bool
  /// Table of contents for each side, printed if the page has more than `maxLinesWithoutContents` lines; empty to omit it.
  package var contents: [TableOfContents] = []
  package var maxLinesWithoutContents = Int.max
  /// Minimum width of each side, in columns.
  private let minColumnWidth = 36
  private let gap = 3

  package init(_ left: TopicPage, _ right: TopicPage, style: PageStyle, showsIDs: Bool = false) {
    self.left = left
    self.right = right
    self.style = style
    self.showsIDs = showsIDs
  }

  private var isSideBySide: Bool { style.width >= 2 * minColumnWidth + gap }
  private var columnWidth: Int { isSideBySide ? (style.width - gap) / 2 : style.width }

  package func lines() -> [StyledLine] {
    var columnStyle = style
    columnStyle.terminal.width = columnWidth
    let texts = [left, right].map { DocumentText(Document($0, isSummarized: false), style: columnStyle, showsIDs: showsIDs) }
    let lists = zip(contents, [left, right]).map { $0.compactLines(columnStyle, language: $1.language, width: columnWidth) }
    return DocumentText(Document(left, isSummarized: false), style: style).page(
      // The name line contains both languages, so it is not repeated if the sides are below each other.
      names: isSideBySide ? combined(texts[0].lines(.name), texts[1].lines(.name)) : nil, body: rows(texts),
      contents: lists.count == 2 ? combined(lists[0], lists[1]) : [], maxLinesWithoutContents: maxLinesWithoutContents)
  }

  private func rows(_ texts: [DocumentText]) -> [[StyledLine]] {
    // A section is identified by its anchor and depth, which are the same in both languages.
    var last: (anchor: String, depth: Int) = ("", 0)
    var parts: [[StyledLine]] = []
    for row in RecordPair.pairs(left.visibleRecords, right.visibleRecords) {
      if let record = row.left ?? row.right, (record.anchor, record.section.count) != last {
        parts.append(combined(heading(row.left), heading(row.right)))
        last = (record.anchor, record.section.count)
      }
      let sides = zip([row.left, row.right], texts).map { record, text in
        record.map { text.lines(RecordEntry($0, edition: left.source.edition), indent: text.numberWidth) } ?? []
      }
      parts.append(combined(sides[0], sides[1]))
    }
    return parts
  }

  private func heading(_ record: Record?) -> [StyledLine] {
    guard let title = record?.section.last else { return [] }
    return style.paragraph.lines([StyledSpan(title, .heading)], width: columnWidth)
  }

  private func combined(_ left: [StyledLine], _ right: [StyledLine]) -> [StyledLine] {
    guard isSideBySide else { return left == right ? left : left + right }
    return style.sideBySide(left, right, columnWidth: columnWidth, gap: gap)
  }
}
