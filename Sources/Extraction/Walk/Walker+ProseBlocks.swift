import Guidelines
import Languages

/// Tables and asides that advise, where nothing marks a rule but its words.
extension Walker {
  /// A table whose columns, or whose rows, are labelled with what to do and what not. Whether it was one.
  mutating func proseTable(_ table: Table, line: Int) -> Bool {
    let columns = table.header.map { Role(label: $0.plainText, isTitle: true) }
    if columns.contains(where: { $0?.isAdvice ?? false }) {
      countLabels(table)
      let cells = table.rows.flatMap { zip($0, columns) }.filter { !$0.0.plainText.isBlank }
      let isOfSamples = holdsSamples(cells.filter { $0.1?.isAdvice ?? false }.map(\.0))
      for (cell, column) in cells {
        proseCell(cell, role: isOfSamples ? column?.ofSamples ?? .example : column ?? .example, line: line)
      }
      return true
    }
    let rows = table.rows.map { $0.first.flatMap { Role(label: $0.plainText, isTitle: true) } }
    guard table.rows.count > 0, rows.allSatisfy({ $0?.isAdvice ?? false }) else { return false }
    countLabels(table)
    for (row, role) in zip(table.rows, rows) {
      countLabel(row[0])
      for cell in row.dropFirst() where !cell.plainText.isBlank { proseCell(cell, role: role, line: line) }
    }
    return true
  }

  /// Whether what stands below "Do" and "Don't" is wording to be used or not, and not what to do: fewer than a third of the cells speak to the reader.
  private func holdsSamples(_ cells: [[Inline]]) -> Bool {
    let speaking = cells.count { cell in
      Statement.all(in: cell.trimmed, language: language).first.map { Mood(of: $0.text, language: language) != .none } ?? false
    }
    return cells.count >= 4 && speaking * 3 < cells.count
  }

  private mutating func countLabels(_ table: Table) {
    for cell in [table.caption ?? []] + table.header { countLabel(cell) }
  }

  private mutating func proseCell(_ cell: [Inline], role: Role?, line: Int) {
    let statements = Statement.all(in: cell.trimmed, language: language)
    isOpen = false
    if !prose(statements, role: role, isItem: true, line: line) { attachOrBegin(Block(.paragraph(cell.trimmed), line: line)) }
    leadIn = nil
  }

  /// An aside that is labelled with what to do, or that advises. Whether it was one.
  mutating func proseAside(_ blocks: [Block], label: String?, line: Int) -> Bool {
    if let label, let role = Role(label: label) {
      isOpen = false
      for block in blocks {
        if case .paragraph(let inlines) = block.content {
          proseCell(inlines, role: role, line: block.line > 0 ? block.line : line)
        } else {
          walk([block], depth: 0, below: role)
        }
      }
      isOpen = false
      return true
    }
    guard case .paragraph(let inlines)? = blocks.first?.content, role != .silent else { return false }
    let statements = Statement.all(in: inlines, language: language)
    guard let first = statements.first,
      Advice(first.text, role: nil, isItem: false, acceptsWeak: false, language: language) != nil
    else { return false }
    let count = drafts.count
    _ = prose(statements, role: nil, isItem: false, line: blocks[0].line > 0 ? blocks[0].line : line)
    for block in blocks.dropFirst() { attach(block) }
    for index in count..<drafts.count { drafts[index].label = keptLabel(label) }
    isOpen = false
    return true
  }
}
