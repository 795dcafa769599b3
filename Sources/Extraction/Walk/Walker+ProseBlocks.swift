import Guidelines
import Languages

/// Tables and asides that advise, where nothing marks a rule but its words.
extension Walker {
  /// A table whose columns, or whose rows, are labelled with what to do and what not. Whether it was one.
  mutating func proseTable(_ table: Table, line: Int) -> Bool {
    if proseRows(of: table, line: line) { return true }
    let columns = Role.columns(table.header.map(\.plainText))
    if columns.contains(where: { $0?.isAdvice ?? false }) {
      let rows = table.rows.map { zip($0, columns).filter { !$0.0.plainText.isBlank } }
      if holdsSamples(rows.joined().filter { $0.1?.isAdvice ?? false }.map(\.0)) { return false }
      countLabels(table)
      for row in rows {
        // What is said of it stands in the other cells.
        let subject =
          columns[0] == nil ? row.first.flatMap { $0.1 == nil ? $0.0.plainText.trimmingSpace : nil } : nil
        if let subject { openSection(level: SectionPath.itemLevel(depth: 0), title: String(subject), anchor: nil) }
        for (cell, column) in row.dropFirst(subject == nil ? 0 : 1) {
          proseCell(cell, role: column ?? .example, line: line)
        }
        if subject != nil { path.close(from: SectionPath.itemLevel(depth: 0)) }
      }
      isOpen = false
      return true
    }
    return false
  }

  /// A table whose every row opens with such a label; Markdown makes the first of them the header.
  private mutating func proseRows(of table: Table, line: Int) -> Bool {
    func role(_ row: [[Inline]]) -> Role? {
      row.first.flatMap { Role(row: $0.plainText) }.flatMap { $0.isAdvice ? $0 : nil }
    }
    let isHeaderless = role(table.header) != nil
    let rows = (isHeaderless ? [table.header] : []) + table.rows
    let roles = rows.map(role)
    guard !table.rows.isEmpty, !roles.contains(nil) else { return false }
    // What is required may also be the fields of a form.
    if roles.allSatisfy({ $0 != .advice(.avoid) }),
      rows.count(where: { $0.dropFirst().contains(where: advises) }) * 2 < rows.count
    {
      return false
    }
    for cell in [table.caption ?? []] + (isHeaderless ? [] : table.header) { countLabel(cell) }
    for (row, role) in zip(rows, roles) {
      countLabel(row[0])
      for cell in row.dropFirst() where !cell.plainText.isBlank { proseCell(cell, role: role, line: line) }
    }
    isOpen = false
    return true
  }

  /// Whether what stands below "Do" and "Don't" is wording to be used or not, and not what to do: fewer than a third of the cells speak to the reader.
  private func holdsSamples(_ cells: [[Inline]]) -> Bool {
    let speaking = cells.count { cell in
      Statement.all(in: cell.trimmed, language: language).first.map { Mood(of: $0.text, language: language) != .none } ?? false
    }
    return cells.count >= 2 && speaking * 3 < cells.count
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

  /// What a table says is to be done on each platform, beside the table: "Default button: Put it on the right" of a row "Default button" and a column "iOS".
  mutating func platformRules(of table: Table, line: Int) {
    guard !form.isOfficial, isGuidance else { return }
    let columns = table.header.map { Platform.ofCell($0.plainText) }
    for row in table.rows {
      let ofRow = row.first.flatMap { Platform.ofCell($0.plainText) }
      var rules: [(aspect: String, cell: [Inline], strength: Strength, platforms: [Platform])] = []
      for (index, cell) in row.enumerated().dropFirst() where index < columns.count {
        guard let platforms = columns[index] ?? ofRow, let first = Statement.all(in: cell.trimmed, language: language).first,
          let advice = Advice(first.text, role: role, isItem: true, acceptsWeak: form.acceptsWeak, language: language)
        else { continue }
        let aspect = (columns[index] == nil ? table.header[index] : row[0]).plainText
        if let same = rules.firstIndex(where: { $0.aspect == aspect && $0.cell.plainText == cell.plainText }) {
          rules[same].platforms += platforms
        } else {
          rules.append((aspect, cell.tidied, advice.strength, platforms))
        }
      }
      for rule in rules {
        let name = rule.aspect.trimmingSpace
        let aspect = name.isEmpty ? [] : [Inline.text(name + language.rules.typography.colon)]
        var draft = Draft(kind: .rule, headline: (aspect + rule.cell).tidied, line: line, path: path)
        draft.isDerived = true
        draft.isGuessed = true
        draft.statedStrength = rule.strength
        draft.statedPlatforms = Array(Set(rule.platforms))
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(draft.headline.plainText)))
        begin(draft)
        isOpen = false
      }
    }
  }

  /// Whether what is quoted are wordings, each under a mark of right or wrong ("> ✅ Save the file. ❌ The file is being saved.").
  static func holdMarkedSamples(_ blocks: [Block]) -> Bool {
    blocks.allSatisfy { block in
      guard case .paragraph(let inlines) = block.content else { return false }
      return inlines.lines.allSatisfy { Role.mark(of: String($0.plainText.trimmingSpace)) != nil }
    }
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
    guard statements.contains(where: { Advice($0.text, role: nil, isItem: false, acceptsWeak: false, language: language) != nil })
    else { return false }
    let count = drafts.count
    _ = prose(statements, role: nil, isItem: false, line: blocks[0].line > 0 ? blocks[0].line : line)
    for block in blocks.dropFirst() { attach(block) }
    for index in count..<drafts.count {
      drafts[index].label = keptLabel(label)
      if drafts[index].kind == .definition { drafts[index].kind = .note }
    }
    isOpen = false
    return true
  }
}
