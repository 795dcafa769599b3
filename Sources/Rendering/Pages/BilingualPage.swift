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
  private var side: Int { isSideBySide ? (style.width - gap) / 2 : style.width }

  package func lines() -> [Line] {
    var narrow = style
    narrow.terminal.width = side
    let texts = [left, right].map { DocumentText(Document($0, isSummarized: false), style: narrow, showsIDs: showsIDs) }
    let lists = zip(contents, [left, right]).map { $0.head(narrow, language: $1.language, width: side) }
    return DocumentText(Document(left, isSummarized: false), style: style).page(
      // The line of names holds both languages: below each other they would say the same twice.
      names: isSideBySide ? pair(texts[0].lines(.name), texts[1].lines(.name)) : nil, body: rows(texts),
      contents: lists.count == 2 ? pair(lists[0], lists[1]) : [], longest: longest)
  }

  private func rows(_ texts: [DocumentText]) -> [[Line]] {
    // A section is the same in both languages by its anchor and depth.
    var last: (anchor: String, depth: Int) = ("", 0)
    var parts: [[Line]] = []
    for row in RecordPair.rows(left.shown, right.shown) {
      if let record = row.left ?? row.right, (record.anchor, record.section.count) != last {
        parts.append(pair(heading(row.left), heading(row.right)))
        last = (record.anchor, record.section.count)
      }
      let sides = zip([row.left, row.right], texts).map { record, text in
        record.map { text.lines(Entry($0, edition: left.source.edition), indent: text.numberWidth) } ?? []
      }
      parts.append(pair(sides[0], sides[1]))
    }
    return parts
  }

  private func heading(_ record: Record?) -> [Line] {
    guard let title = record?.section.last else { return [] }
    return style.paragraph.lines([Span(title, .heading)], width: side)
  }

  private func pair(_ left: [Line], _ right: [Line]) -> [Line] {
    guard isSideBySide else { return left == right ? left : left + right }
    return style.beside(left, right, side: side, gap: gap)
  }
}
