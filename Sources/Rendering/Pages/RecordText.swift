import Guidelines
import Languages

/// How one record stands on a page of the terminal.
struct RecordText {
  var style: PageStyle
  var showsIDs: Bool
  /// Whether every record names its platforms, also where the heading does.
  var marksPlatforms: Bool
  /// Of the page.
  var edition: String?
  /// Columns that numbers take, the space after them included; the texts of a section line up.
  var numberWidth: Int

  func lines(_ record: Record, width: Int, indent: Int) -> [Line] {
    let named = record.namingTopics
    let record = style.terminal.hyperlinks ? named.withWholeLinks() : named
    var lines: [Line]
    switch record.kind {
    case .rule: lines = rule(record, width: width, indent: indent)
    case .note: lines = labelled(record, record.label ?? Label.note.text(in: record.language), width: width, indent: indent)
    case .definition, .specification, .reference:
      lines = style.blocks(in: record.language).lines(record.whole, width: width, indent: indent)
      let badge = badge(record)
      if !badge.isEmpty { lines = style.paragraph.lines(badge, width: width, indent: indent) + lines }
    }
    if showsIDs {
      let id = Span(record.id, .faint)
      lines.append(Line([id], indent: max(0, width - style.columns([id]))))
    }
    if !lines.isEmpty { lines[0].id = record.id }
    return lines
  }

  private func rule(_ record: Record, width: Int, indent: Int) -> [Line] {
    let number = record.number.map(String.init) ?? "-"
    let mark = number + String(repeating: " ", count: max(1, numberWidth - number.utf8.count))
    var headline = InlineLayout().spans(record.headline, .bold)
    headline.insert(Span(mark, .faint), at: 0)
    let badge = badge(record)
    if !badge.isEmpty { headline += [Span(" ")] + badge }
    let outer = max(0, indent - numberWidth)
    let hanging = width - outer - numberWidth >= BlockLayout.narrowestText ? outer + numberWidth : outer
    var lines = style.paragraph.lines(headline, width: width, indent: outer, hanging: hanging)
    lines += style.blocks(in: record.language).lines(record.explanation, width: width, indent: hanging)
    return lines
  }

  private func labelled(_ record: Record, _ label: String, width: Int, indent: Int) -> [Line] {
    var blocks = record.whole
    let colon = record.language.rules.typography.colon
    if case .paragraph(let inlines)? = blocks.first?.content {
      blocks[0] = Block(.paragraph([.strong([.text(label + colon)])] + inlines))
    } else {
      blocks.insert(Block(.paragraph([.strong([.text(label)])])), at: 0)
    }
    return style.blocks(in: record.language).lines(blocks, width: width, indent: indent)
  }

  private func badge(_ record: Record) -> [Span] {
    guard !PlatformStates.isPlatformLine(record), let remark = record.remark(edition: edition, naming: marksPlatforms) else {
      return []
    }
    return [Span("[\(remark)]", record.isGuessed ? .faint : .platform)]
  }
}
