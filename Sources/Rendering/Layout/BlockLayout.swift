import Guidelines
import Languages

/// Lays out blocks as lines for the terminal, manual pages, and plain text.
package struct BlockLayout {
  package var metrics: Metrics
  package var language: Language
  private let inlines = InlineLayout()

  package init(_ metrics: Metrics, language: Language) {
    self.metrics = metrics
    self.language = language
  }

  /// Returns the lines of the blocks, separated by blank lines. `width` includes the indent.
  package func lines(_ blocks: [Block], width: Int, indent: Int = 0) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in blocks {
      let next = self.lines(block, width: width, indent: indent)
      if next.isEmpty { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines += next
    }
    return lines
  }

  func lines(_ block: Block, width: Int, indent: Int) -> [StyledLine] {
    switch block.content {
    case .heading(_, let text, _): paragraph(text, .bold, width: width, indent: indent)
    case .paragraph(let text): paragraph(text, width: width, indent: indent)
    case .list(let list): lines(list, width: width, indent: indent)
    case .definitionList(let definitions):
      definitions.flatMap {
        paragraph($0.term, .bold, width: width, indent: indent)
          + lines($0.blocks, width: width, indent: nestedIndent(indent, by: 2, in: width))
      }
    case .table(let table): TableLayout(metrics).lines(table, width: width, indent: indent)
    case .quote(let inner): lines(inner, width: width, indent: nestedIndent(indent, by: 2, in: width))
    case .aside(let label, let inner): aside(label, inner, width: width, indent: indent)
    case .footnote(_, let inner): lines(inner, width: width, indent: indent)
    case .code(_, let text): code(text, width: width, indent: nestedIndent(indent, by: 2, in: width))
    case .tabs(let tabs):
      Array(
        tabs.map {
          paragraph($0.title, .bold, width: width, indent: indent)
            + lines($0.blocks, width: width, indent: nestedIndent(indent, by: 2, in: width))
        }.joined(separator: [.blank]))
    case .thematicBreak: []
    case .figure(let figure):
      lines(figure.description(in: language), width: width, indent: nestedIndent(indent, by: 2, in: width))
    }
  }

  private func paragraph(_ text: [Inline], _ style: TextStyle = [], width: Int, indent: Int) -> [StyledLine] {
    ParagraphLayout(metrics).lines(inlines.parts(text, style), width: width, indent: indent)
  }

  /// Minimum width of text. Indents are reduced in favor of it, because narrower lines would break words.
  static let minTextWidth = 16

  private func nestedIndent(_ indent: Int, by columns: Int, in width: Int) -> Int {
    width - indent - columns >= Self.minTextWidth ? indent + columns : indent
  }

  private func aside(_ label: String?, _ blocks: [Block], width: Int, indent: Int) -> [StyledLine] {
    var lines = lines(blocks, width: width, indent: indent)
    if let label, !label.isEmpty {
      lines = ParagraphLayout(metrics).lines([StyledSpan(label, .bold)], width: width, indent: indent) + lines
    }
    return lines
  }

  // MARK: Lists

  private func lines(_ list: List, width: Int, indent: Int) -> [StyledLine] {
    let last = (list.start ?? 0) + list.items.count - 1
    // Bullets take two columns in every language; numbers take as many as the largest one needs.
    let markWidth = list.start == nil ? 2 : String(last).utf8.count + 2
    let isLoose = list.items.contains {
      $0.blocks.count > 1 && $0.blocks.dropFirst().contains { if case .list = $0.content { false } else { true } }
    }
    var lines: [StyledLine] = []
    for (number, item) in list.items.enumerated() {
      let mark =
        switch list.start {
        case let start?: metrics.padded("\(start + number).", to: markWidth)
        case nil: language.profile.typography.bullet
        }
      let inner = nestedIndent(indent, by: markWidth, in: width)
      var content: [StyledLine] = []
      for (number, block) in item.blocks.enumerated() {
        var next = self.lines(block, width: width, indent: inner)
        if number == 0 { next = withMarker(next, block, mark, width: width, indent: indent, inner: inner) }
        if isLoose, !content.isEmpty, !next.isEmpty { content.append(.blank) }
        content += next
      }
      if isLoose, !lines.isEmpty { lines.append(.blank) }
      lines += content
    }
    return lines
  }

  /// Returns the first block of a list item with its marker: beside the block if it is indented far enough, otherwise as its
  /// first word.
  private func withMarker(_ lines: [StyledLine], _ block: Block, _ mark: String, width: Int, indent: Int, inner: Int)
    -> [StyledLine]
  {
    let markWidth = metrics.width(mark)
    if inner > indent, var first = lines.first, first.indent >= indent + markWidth {
      first.spans.insert(StyledSpan(mark + String(repeating: " ", count: first.indent - indent - markWidth)), at: 0)
      first.indent = indent
      return [first] + lines.dropFirst()
    }
    let paragraph = ParagraphLayout(metrics)
    if case .paragraph(let text) = block.content {
      return paragraph.lines(inlines.parts([.text(mark)] + text), width: width, indent: indent, hanging: inner)
    }
    return paragraph.lines([StyledSpan(mark)], width: width, indent: indent) + lines
  }

  // MARK: Code

  /// Code keeps its line breaks. A line that is too wide is split visibly, since lines wider than the terminal would break the
  /// layout.
  private func code(_ text: String, width: Int, indent: Int) -> [StyledLine] {
    let availableWidth = max(2, width - indent)
    return Sanitizer.lines(text).flatMap { line -> [StyledLine] in
      var pieces: [String] = [""]
      var used = 0
      for character in line {
        let columns = metrics.width(String(character))
        if used + columns > availableWidth, used > 0 {
          pieces.append("")
          used = 0
        }
        pieces[pieces.count - 1].append(character)
        used += columns
      }
      return pieces.map { StyledLine([StyledSpan($0, .code)], indent: indent) }
    }
  }
}
