import Guidelines
import Languages

/// Blocks → lines, for the terminal, man pages and plain text alike.
package struct BlockLayout {
  package var metrics: Metrics
  package var language: Language
  private let inlines = InlineLayout()

  package init(_ metrics: Metrics, language: Language) {
    self.metrics = metrics
    self.language = language
  }

  /// The blocks with a blank line between two of them. `width` counts from the left edge, indent included.
  package func lines(_ blocks: [Block], width: Int, indent: Int = 0) -> [Line] {
    var lines: [Line] = []
    for block in blocks {
      let next = self.lines(block, width: width, indent: indent)
      if next.isEmpty { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines += next
    }
    return lines
  }

  func lines(_ block: Block, width: Int, indent: Int) -> [Line] {
    switch block.content {
    case .heading(_, let text, _): paragraph(text, .bold, width: width, indent: indent)
    case .paragraph(let text): paragraph(text, width: width, indent: indent)
    case .list(let list): lines(list, width: width, indent: indent)
    case .definitionList(let definitions):
      definitions.flatMap {
        paragraph($0.term, .bold, width: width, indent: indent)
          + lines($0.blocks, width: width, indent: deeper(indent, by: 2, in: width))
      }
    case .table(let table): TableLayout(metrics).lines(table, width: width, indent: indent)
    case .quote(let inner): lines(inner, width: width, indent: deeper(indent, by: 2, in: width))
    case .aside(let label, let inner): aside(label, inner, width: width, indent: indent)
    case .footnote(_, let inner): lines(inner, width: width, indent: indent)
    case .code(_, let text): code(text, width: width, indent: deeper(indent, by: 2, in: width))
    case .tabs(let tabs):
      Array(
        tabs.map {
          paragraph($0.title, .bold, width: width, indent: indent)
            + lines($0.blocks, width: width, indent: deeper(indent, by: 2, in: width))
        }.joined(separator: [.blank]))
    case .thematicBreak: []
    case .figure(let figure): lines(figure.described(in: language), width: width, indent: deeper(indent, by: 2, in: width))
    }
  }

  private func paragraph(_ text: [Inline], _ style: Style = [], width: Int, indent: Int) -> [Line] {
    Paragraph(metrics).lines(inlines.parts(text, style), width: width, indent: indent)
  }

  /// Indents give way before the text does: in fewer columns than these, words that fit the line would be cut.
  static let narrowestText = 16

  private func deeper(_ indent: Int, by columns: Int, in width: Int) -> Int {
    width - indent - columns >= Self.narrowestText ? indent + columns : indent
  }

  private func aside(_ label: String?, _ blocks: [Block], width: Int, indent: Int) -> [Line] {
    var lines = lines(blocks, width: width, indent: indent)
    if let label, !label.isEmpty {
      lines = Paragraph(metrics).lines([Span(label, .bold)], width: width, indent: indent) + lines
    }
    return lines
  }

  // MARK: Lists

  private func lines(_ list: List, width: Int, indent: Int) -> [Line] {
    let last = (list.start ?? 0) + list.items.count - 1
    // Bullets take two columns in every language, numbers what the widest of them needs.
    let markWidth = list.start == nil ? 2 : String(last).utf8.count + 2
    let loose = list.items.contains {
      $0.blocks.count > 1 && $0.blocks.dropFirst().contains { if case .list = $0.content { false } else { true } }
    }
    var lines: [Line] = []
    for (number, item) in list.items.enumerated() {
      let mark =
        switch list.start {
        case let start?: metrics.padded("\(start + number).", to: markWidth)
        case nil: language.rules.typography.bullet
        }
      let inner = deeper(indent, by: markWidth, in: width)
      var content: [Line] = []
      for (number, block) in item.blocks.enumerated() {
        var next = self.lines(block, width: width, indent: inner)
        if number == 0 { next = marked(next, block, mark, width: width, indent: indent, inner: inner) }
        if loose, !content.isEmpty, !next.isEmpty { content.append(.blank) }
        content += next
      }
      if loose, !lines.isEmpty { lines.append(.blank) }
      lines += content
    }
    return lines
  }

  /// The first block of an item, with its mark: beside it where the block leaves room for it, else as its first word.
  private func marked(_ lines: [Line], _ block: Block, _ mark: String, width: Int, indent: Int, inner: Int) -> [Line] {
    let markWidth = metrics.width(mark)
    if inner > indent, var first = lines.first, first.indent >= indent + markWidth {
      first.spans.insert(Span(mark + String(repeating: " ", count: first.indent - indent - markWidth)), at: 0)
      first.indent = indent
      return [first] + lines.dropFirst()
    }
    let paragraph = Paragraph(metrics)
    if case .paragraph(let text) = block.content {
      return paragraph.lines(inlines.parts([.text(mark)] + text), width: width, indent: indent, hanging: inner)
    }
    return paragraph.lines([Span(mark)], width: width, indent: indent) + lines
  }

  // MARK: Code

  /// Code keeps its lines; one that is too wide is cut, since a cut shows and a line past the width breaks everything.
  private func code(_ text: String, width: Int, indent: Int) -> [Line] {
    let room = max(2, width - indent)
    return Sanitizing.lines(text).flatMap { line -> [Line] in
      var pieces: [String] = [""]
      var used = 0
      for character in line {
        let columns = metrics.width(String(character))
        if used + columns > room, used > 0 {
          pieces.append("")
          used = 0
        }
        pieces[pieces.count - 1].append(character)
        used += columns
      }
      return pieces.map { Line([Span($0, .code)], indent: indent) }
    }
  }
}
