import Guidelines
import Languages

/// A sheet of figures for the terminal, and as Markdown.
package struct SpecSheetText {
  package var sheet: SpecSheet
  package var style: PageStyle

  package init(_ sheet: SpecSheet, style: PageStyle) {
    self.sheet = sheet
    self.style = style
  }

  private var inner: Int { min(2, style.indent) }

  package func lines() -> [Line] {
    Array(sheet.sections.map(lines).joined(separator: [.blank]))
  }

  private func lines(_ section: SpecSheet.Section) -> [Line] {
    var parts = section.entries.map(lines)
    if section.omitted > 0, let quantity = section.quantity {
      let more = Localized("\(section.omitted) more: hig spec \(quantity)", "ほか\(section.omitted)件: hig spec \(quantity)")
      parts.append(style.words(more.text(in: style.language), .faint, indent: inner))
    }
    return style.paragraph.lines([Span(section.title, .heading)], width: style.width) + parts.joined(separator: [.blank])
  }

  private func lines(_ entry: SpecSheet.Entry) -> [Line] {
    var lines: [Line] = []
    if let table = entry.table {
      lines += style.spread(style.paragraph.lines([Span(entry.caption, .bold)], width: style.width, indent: inner), entry, style)
      lines += TableLayout(style.metrics).lines(table, width: style.width, indent: inner)
      if entry.omittedRows > 0 { lines += style.words(rest(entry.omittedRows), .faint, indent: inner) }
    } else {
      for sentence in entry.sentences { lines += style.paragraph.lines([Span(sentence)], width: style.width, indent: inner) }
    }
    return lines + style.words(([entry.record.id] + entry.also).joined(separator: "  "), .faint, indent: inner)
  }

  private func rest(_ rows: Int) -> String { Localized("… \(rows) more rows", "… ほか\(rows)行").text(in: style.language) }

  package func markdown() -> String {
    sheet.sections.map { section in
      "## \(MarkdownInlines.markdown([.text(section.title)], in: .heading))\n\n"
        + section.entries.map(markdown).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func markdown(_ entry: SpecSheet.Entry) -> String {
    var blocks: [Block] = []
    if let table = entry.table {
      blocks = [Block(.paragraph([.strong([.text(entry.caption)])])), Block(.table(table))]
    } else {
      blocks = entry.sentences.map { Block(.paragraph([.text($0)])) }
    }
    let record = entry.record
    let place = ([record.topicTitle] + record.section).joined(separator: " › ")
    let name: [Inline] = record.address.map { [.link([.text(place)], url: $0)] } ?? [.text(place)]
    if entry.omittedRows > 0 { blocks.append(Block(.paragraph([.text(rest(entry.omittedRows))]))) }
    blocks.append(Block(.paragraph([.text("— ")] + name + [.text(" (\(([record.id] + entry.also).joined(separator: ", ")))")])))
    return MarkdownBlocks.markdown(blocks) + "\n"
  }
}

extension PageStyle {
  /// The platforms of a table behind its caption, where there is room in its last line.
  fileprivate func spread(_ caption: [Line], _ entry: SpecSheet.Entry, _ style: PageStyle) -> [Line] {
    guard let platforms = entry.record.platforms, var last = caption.last else { return caption }
    let badge = [Span(" [\(platforms.map(\.rawValue).joined(separator: " "))]", .platform)]
    guard last.indent + columns(last.spans) + columns(badge) <= width else { return caption }
    last.spans += badge
    return caption.dropLast() + [last]
  }
}
