import Guidelines
import Languages
import TextAnalysis

/// Tables and asides that advise, where nothing marks a rule but its words.
extension Walker {
  /// A table whose columns, or whose rows, are labelled with what to do and what not. Whether it was one.
  mutating func proseTable(_ table: Table, line: Int) -> Bool {
    if proseRows(of: table, line: line) { return true }
    let columns = Role.columns(table.header.map(\.plainText))
    if columns.contains(where: { $0?.isAdvice ?? false }) {
      let rows = table.rows.map { zip($0, columns).filter { !$0.0.plainText.isBlank } }
      if holdsSamples(rows.joined().filter { $0.1?.isAdvice ?? false }.map(\.0)) || holdsVariants(rows) { return false }
      countLabels(table)
      for row in rows {
        // What is said of it stands in the other cells.
        let subject =
          columns[0] == nil ? row.first.flatMap { $0.1 == nil ? $0.0.plainText.trimmingSpace : nil } : nil
        if let subject { openSection(level: SectionPath.itemLevel(depth: 0), title: String(subject), anchor: nil) }
        for (index, (cell, column)) in row.enumerated().dropFirst(subject == nil ? 0 : 1) {
          if column == .example, isOpen, drafts.last?.kind == .rule, index < table.header.count {
            let name = String(table.header[index].plainText.trimmingSpace) + language.rules.typography.colon
            attach(Block(.paragraph([.text(name)] + cell.trimmed)))
          } else {
            proseCell(cell, role: column ?? .example, line: line)
          }
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

  /// Whether the rows word one thing in two ways, right and wrong: below a heading that is a rule most of them, elsewhere such as differ in nothing but their
  /// markup.
  private func holdsVariants(_ rows: [[([Inline], Role?)]]) -> Bool {
    let pairs = rows.compactMap { row -> (String, String)? in
      let right = row.first { $0.1?.strength == .do }?.0.plainText
      let wrong = row.first { $0.1?.strength == .avoid }?.0.plainText
      return right.flatMap { right in wrong.map { (nameKey(right), nameKey($0)) } }
    }
    guard pairs.count == rows.count, !pairs.isEmpty else { return false }
    if pairs.count(where: { $0.0 == $0.1 }) * 2 >= pairs.count { return true }
    let isBelowRule = isOpen && drafts.last?.kind == .rule || Mood(of: path.titles.last ?? "", language: language) == .strong
    return isBelowRule && pairs.count(where: areVariants) * 2 >= pairs.count
  }

  /// Whether a paragraph is one of two under opposite marks that word one thing in two ways, below a rule: "✅ Hang it here. 🚫 You will hang it here."
  func isMarkedSample(_ blocks: [Block], at index: Int) -> Bool {
    guard !form.isOfficial, isOpen, drafts.last?.kind == .rule, let (strength, text) = marked(blocks[index]) else { return false }
    return [index + 1, index - 1].contains { neighbour in
      guard blocks.indices.contains(neighbour), let (other, words) = marked(blocks[neighbour]), other != strength else {
        return false
      }
      return areVariants(nameKey(text), nameKey(words))
        || [text, words].contains { Mood(of: $0, language: language) == .none }
    }
  }

  private func marked(_ block: Block) -> (Strength, String)? {
    guard case .paragraph(let inlines) = block.content, let (role, rest) = Role.mark(of: String(inlines.plainText.trimmingSpace)),
      let strength = role.strength
    else { return nil }
    return (strength, String(rest))
  }

  /// Whether most pairs of neighbouring characters of the shorter text stand in the longer.
  private func areVariants(_ one: String, _ other: String) -> Bool {
    let pairs = [one, other].map { text in Set(zip(text, text.dropFirst()).map { String([$0, $1]) }) }.sorted {
      $0.count < $1.count
    }
    return pairs[0].count > 1 && pairs[0].count(where: pairs[1].contains) * 10 >= pairs[0].count * 7
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

  /// What the cells of a table say is to be done, beside the table and below the name of their row: on each platform, or in a column that says how things
  /// are used. A platform that is none of ours is named: "Android: Put it on the left".
  mutating func cellRules(of table: Table, line: Int) {
    guard !form.isOfficial, isGuidance else { return }
    let headers = table.header.map { String($0.plainText.trimmingSpace) }
    let columns = headers.map { Platform.ofCell($0) }
    let isByPlatform = columns.dropFirst().contains { $0 != nil }
    let advising = headers.map { language.rules.guidance.advisingColumns.contains($0.lowercased()) }
    for row in table.rows {
      let ofRow = row.first.flatMap { Platform.ofCell($0.plainText) }
      var rules: [(aspect: String, words: [Inline], strength: Strength, platforms: [Platform])] = []
      for (index, cell) in row.enumerated().dropFirst() where index < columns.count {
        let platforms = columns[index] ?? ofRow
        guard platforms != nil || isByPlatform || advising[index] else { continue }
        let aspect = columns[index] == nil && ofRow != nil ? headers[index] : String(row[0].plainText.trimmingSpace)
        for statement in Statement.all(in: cell.trimmed, language: language) {
          guard
            let advice = Advice(statement.text, role: role, isItem: true, acceptsWeak: form.acceptsWeak, language: language)
          else { continue }
          let name = platforms == nil && isByPlatform ? [Inline.text(headers[index] + language.rules.typography.colon)] : []
          let words = (name + statement.inlines.tidied).tidied
          if let same = rules.firstIndex(where: { $0.aspect == aspect && $0.words.plainText == words.plainText }) {
            rules[same].platforms += platforms ?? []
          } else {
            rules.append((aspect, words, advice.strength, platforms ?? []))
          }
        }
      }
      for rule in rules {
        if !rule.aspect.isEmpty, path.titles.last != rule.aspect {
          path.close(from: SectionPath.itemLevel(depth: 0))
          openSection(level: SectionPath.itemLevel(depth: 0), title: rule.aspect, anchor: nil, isRepeated: true)
        }
        var draft = Draft(kind: .rule, headline: rule.words, line: line, path: path)
        draft.isDerived = true
        draft.isGuessed = true
        draft.statedStrength = rule.strength
        if isByPlatform || ofRow != nil { draft.statedPlatforms = Array(Set(rule.platforms)) }
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(draft.headline.plainText)))
        begin(draft)
        isOpen = false
      }
      path.close(from: SectionPath.itemLevel(depth: 0))
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
          // A title that repeats the label.
          if Role(label: inlines.plainText) != nil {
            countLabel(inlines)
            continue
          }
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
