import Guidelines
import Languages
import TextAnalysis

/// Tables that advise, where nothing marks a rule but its words.
extension Walker {
  /// A table whose columns, or whose rows, are labelled with what to do and what not. Whether it was one.
  mutating func proseTable(_ table: Table, line: Int) -> Bool {
    let table = TableForm.headed(table)
    if proseRows(of: table, line: line) { return true }
    let columns = Role.columns(table.header.map(\.plainText))
    guard columns.contains(where: { $0?.isAdvice ?? false }) else { return false }
    let rows = table.rows.map { zip($0, columns).filter { !$0.0.plainText.isBlank } }
    if holdsSamples(rows.joined().filter { $0.1?.isAdvice ?? false }.map(\.0)) || holdsVariants(rows) { return false }
    countLabels(table)
    for (place, row) in table.rows.enumerated() {
      let line = table.line(of: place) ?? line
      // What is said of it stands in the other cells.
      let hasSubject = columns[0] == nil && !TableForm.isReason(table.header[0]) && !(row.first?.plainText.isBlank ?? true)
      if hasSubject {
        openSection(level: SectionPath.itemLevel(depth: 0), title: String(row[0].tidied.plainText.trimmingSpace), anchor: nil)
      }
      // Where one of a pair says what is done, so does the other, whatever its wording.
      let isPairOfActs = columns.count(where: \.isSample) == 2 && zip(row, columns).contains { $1.isSample && advises($0) }
      for (index, cell) in row.enumerated().dropFirst(hasSubject ? 1 : 0) where !cell.plainText.isBlank {
        var role = index < columns.count ? columns[index] : .example
        if isPairOfActs, role.isSample { role = role?.strength == .avoid ? .fault : .check }
        if role?.isAdvice != true, isOpen, drafts.last?.kind == .rule, index < table.header.count {
          explain(cell, below: table.header[index], line: line)
        } else {
          proseCell(cell, role: role ?? .example, below: role?.isAdvice ?? false ? table.header[index] : [], line: line)
        }
      }
      if hasSubject { path.close(from: SectionPath.itemLevel(depth: 0)) }
    }
    isOpen = false
    return true
  }

  /// A table that has in each row a cell which says what the row is: a mark, how binding it is. Of its other columns one, or one in each language, says the rule.
  private mutating func proseRows(of table: Table, line: Int) -> Bool {
    guard let form = TableForm(table, line: line, language: language) else { return false }
    // What is required may also be the fields of a form.
    if form.roles.allSatisfy({ $0.strength != .avoid }),
      form.rows.count(where: { $0.contains(where: advises) }) * 2 < form.rows.count
    {
      return false
    }
    for cell in [table.caption ?? []] + (form.isHeaderless ? [] : table.header) { countLabel(cell) }
    for ((row, line), role) in zip(zip(form.rows, form.lines), form.roles) {
      countLabel(row[form.verdict])
      let subject = form.subject.map { row[$0] }.flatMap { $0.plainText.isBlank ? nil : $0 }
      if let subject {
        openSection(level: SectionPath.itemLevel(depth: 0), title: String(subject.tidied.plainText.trimmingSpace), anchor: nil)
      }
      for index in form.rules where !row[index].plainText.isBlank { proseCell(row[index], role: role, line: line) }
      for index in row.indices where index != form.verdict && index != form.subject && !form.rules.contains(index) {
        if !row[index].plainText.isBlank { explain(row[index], below: form.isHeaderless ? [] : table.header[index], line: line) }
      }
      if subject != nil { path.close(from: SectionPath.itemLevel(depth: 0)) }
    }
    isOpen = false
    return true
  }

  /// What a cell says of the rule before it: why, in what case. The column's name stands once in the table.
  private mutating func explain(_ cell: [Inline], below header: [Inline], line: Int) {
    let name = String(header.plainText.trimmingSpace)
    let label = name.isEmpty ? "" : name + language.rules.typography.colon
    attachOrBegin(Block(.paragraph((label.isEmpty ? [] : [.text(label)]) + cell.trimmed), line: line))
    if let last = drafts.indices.last { drafts[last].repeated += label.visibleCharacters }
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

  private mutating func countLabels(_ table: Table) {
    for cell in [table.caption ?? []] + table.header { countLabel(cell) }
  }

  /// What is no rule keeps its column's name: of two samples nobody could tell which is wrong.
  mutating func proseCell(_ cell: [Inline], role: Role?, below header: [Inline] = [], line: Int) {
    let statements = Statement.all(in: cell.trimmed, language: language)
    isOpen = false
    if !prose(statements, role: role, isItem: true, line: line) { explain(cell, below: header, line: line) }
    leadIn = nil
  }

  // MARK: Beside the table

  /// A rule that a cell states of the thing that its row is about.
  private struct CellRule {
    var aspect: String
    var words: [Inline]
    var strength: Strength
    var scope: SystemNames
  }

  /// What the cells of a table say is to be done, beside the table and below the name of their row: on each platform, or in a column that says how things
  /// are used. A platform that is none of ours is named: "Android: Put it on the left".
  mutating func cellRules(of table: Table, line: Int) {
    guard !form.isOfficial, isGuidance else { return }
    let headers = table.header.map { String($0.plainText.trimmingSpace) }
    let columns = headers.map { Platform.ofCell($0) }
    let others = headers.map { SystemNames.isOther($0) }
    let isByPlatform = TableForm.isByPlatform(table)
    let soleRule = isByPlatform ? nil : TableForm.soleRule(of: table, language: language)
    for (place, row) in table.rows.enumerated() {
      let line = table.line(of: place) ?? line
      let ofRow = row.first.flatMap { Platform.ofCell($0.plainText) }
      var rules: [CellRule] = []
      for (index, cell) in row.enumerated() where index < columns.count {
        let isAdvising = language.rules.guidance.advisingColumns.contains(headers[index].lowercased()) && index > 0
        let platforms = columns[index] ?? ofRow
        let systems = SystemNames.stated(headers[index])
        let isOfPlatform = index > 0 && (columns[index] != nil || others[index])
        guard isOfPlatform || index > 0 && ofRow != nil || isAdvising || index == soleRule else { continue }
        if isByPlatform, !isOfPlatform, TableForm.isReason(table.header[index]) { continue }
        let aspect =
          index == 0 ? "" : columns[index] == nil && ofRow != nil ? headers[index] : String(row[0].plainText.trimmingSpace)
        let name = isOfPlatform && columns[index] == nil ? headers[index] : ""
        let colon = language.rules.typography.colon
        var found: [(words: [Inline], strength: Strength)] = []
        if isOfPlatform, let verdict = TableForm.verdict(of: cell.plainText, language: language) {
          // "Use it" says nothing without its row.
          found = [([.text(aspect + (name.isEmpty ? "" : " (\(name))") + colon)] + cell.trimmed, verdict)]
        } else {
          for statement in Statement.all(in: cell.trimmed, language: language) {
            let advice = Advice(
              statement.text, own: statement.role, role: role, isItem: true, acceptsWeak: form.acceptsWeak, language: language)
            if let advice {
              found.append(((name.isEmpty ? [] : [.text(name + colon)]) + statement.inlines.tidied, advice.strength))
            }
          }
        }
        for (words, strength) in found {
          if let same = rules.firstIndex(where: { $0.aspect == aspect && $0.words.plainText == words.tidied.plainText }) {
            rules[same].scope.platforms.formUnion(platforms ?? [])
          } else {
            rules.append(
              CellRule(
                aspect: aspect, words: words.tidied, strength: strength, scope: systems ?? SystemNames(platforms: platforms ?? [])
              ))
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
        if isByPlatform || ofRow != nil { draft.statedScope = rule.scope }
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(draft.headline.plainText)))
        begin(draft)
        isOpen = false
      }
      path.close(from: SectionPath.itemLevel(depth: 0))
    }
  }
}

extension Role? {
  fileprivate var isSample: Bool { if case .sample = self { true } else { false } }
}
