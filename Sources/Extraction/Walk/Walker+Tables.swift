import Guidelines
import Languages
import TextAnalysis

/// Tables that give advice, on pages that mark rules only by their wording.
extension Walker {
  /// Begins rules for a table whose columns or rows are labeled with what to do or avoid. Returns `false` if the table is not of
  /// this kind.
  mutating func classifyTable(_ table: Table, line: Int) -> Bool {
    let table = RuleTable.promotingHeaderRow(of: table)
    if classifyRows(of: table, line: line) { return true }
    let columnMeanings = LabelMeaning.columnMeanings(table.header.map(\.plainText))
    guard columnMeanings.contains(where: { $0?.isAboutAdvice ?? false }) else { return false }
    let rows = table.rows.map { zip($0, columnMeanings).filter { !$0.0.plainText.isBlank } }
    if containSamples(rows.joined().filter { $0.1?.isAboutAdvice ?? false }.map(\.0)) || containVariants(rows) { return false }
    countLabels(table)
    for (rowIndex, row) in table.rows.enumerated() {
      let line = table.line(of: rowIndex) ?? line
      // The first cell names the subject if the other cells make statements about it.
      let hasSubject =
        columnMeanings[0] == nil && !RuleTable.isReasonColumn(table.header[0]) && !(row.first?.plainText.isBlank ?? true)
      if hasSubject {
        openSection(
          level: SectionPath.itemLevel(depth: 0), title: String(row[0].tidied.plainText.trimmingWhitespace), anchor: nil)
      }
      // If one cell of a pair of samples states an act, the other one does so in whatever wording.
      let isPairOfActs =
        columnMeanings.count(where: \.isSample) == 2 && zip(row, columnMeanings).contains { $1.isSample && containsAdvice($0) }
      for (index, cell) in row.enumerated().dropFirst(hasSubject ? 1 : 0) where !cell.plainText.isBlank {
        var meaning = index < columnMeanings.count ? columnMeanings[index] : .example
        if isPairOfActs, meaning.isSample { meaning = meaning?.strength == .avoid ? .fault : .checklist }
        if meaning?.isAboutAdvice != true, acceptsContinuation, drafts.last?.kind == .rule, index < table.header.count {
          addExplanation(cell, under: table.header[index], line: line)
        } else {
          classifyCell(
            cell, meaning: meaning ?? .example, under: meaning?.isAboutAdvice ?? false ? table.header[index] : [], line: line)
        }
      }
      if hasSubject { path.close(from: SectionPath.itemLevel(depth: 0)) }
    }
    acceptsContinuation = false
    return true
  }

  /// Begins rules for a table in which one cell of each row states the meaning of the row, such as a mark or a requirement level.
  /// Another column, or one for each language, states the rule.
  private mutating func classifyRows(of table: Table, line: Int) -> Bool {
    guard let ruleTable = RuleTable(table, line: line, language: language) else { return false }
    // If nothing is forbidden, the table may list the required fields of a form.
    if ruleTable.meanings.allSatisfy({ $0.strength != .avoid }),
      ruleTable.rows.count(where: { $0.contains(where: containsAdvice) }) * 2 < ruleTable.rows.count
    {
      return false
    }
    for cell in [table.caption ?? []] + (ruleTable.isHeaderless ? [] : table.header) { countLabel(cell) }
    for ((row, line), meaning) in zip(zip(ruleTable.rows, ruleTable.lines), ruleTable.meanings) {
      countLabel(row[ruleTable.verdictColumn])
      let subject = ruleTable.subjectColumn.map { row[$0] }.flatMap { $0.plainText.isBlank ? nil : $0 }
      if let subject {
        openSection(
          level: SectionPath.itemLevel(depth: 0), title: String(subject.tidied.plainText.trimmingWhitespace), anchor: nil)
      }
      for index in ruleTable.ruleColumns where !row[index].plainText.isBlank {
        classifyCell(row[index], meaning: meaning, line: line)
      }
      for index in row.indices
      where index != ruleTable.verdictColumn && index != ruleTable.subjectColumn && !ruleTable.ruleColumns.contains(index) {
        if !row[index].plainText.isBlank {
          addExplanation(row[index], under: ruleTable.isHeaderless ? [] : table.header[index], line: line)
        }
      }
      if subject != nil { path.close(from: SectionPath.itemLevel(depth: 0)) }
    }
    acceptsContinuation = false
    return true
  }

  /// Adds a cell to the body of the preceding rule, preceded by the name of its column, which occurs only once in the table.
  private mutating func addExplanation(_ cell: [Inline], under header: [Inline], line: Int) {
    let name = String(header.plainText.trimmingWhitespace)
    let label = name.isEmpty ? "" : name + language.profile.typography.colon
    attachOrBeginRecord(Block(.paragraph((label.isEmpty ? [] : [.text(label)]) + cell.trimmed), line: line))
    if let last = drafts.indices.last { drafts[last].repeatedCharacters += label.visibleCharacters }
  }

  /// Returns `true` if the cells below "Do" and "Don't" are samples of wording rather than instructions: fewer than a third of
  /// them contain advice.
  private func containSamples(_ cells: [[Inline]]) -> Bool {
    let adviceCount = cells.count { cell in
      ParagraphSentence.all(in: cell.trimmed, language: language).first.map {
        Modality(of: $0.text, language: language) != .descriptive
      } ?? false
    }
    return cells.count >= 2 && adviceCount * 3 < cells.count
  }

  /// Returns `true` if the rows contain right and wrong variants of the same text: below a heading that is a rule, most rows have
  /// similar variants; elsewhere, most rows have variants that differ only in markup.
  private func containVariants(_ rows: [[([Inline], LabelMeaning?)]]) -> Bool {
    let pairs = rows.compactMap { row -> (String, String)? in
      let right = row.first { $0.1?.strength == .do }?.0.plainText
      let wrong = row.first { $0.1?.strength == .avoid }?.0.plainText
      return right.flatMap { right in wrong.map { (nameKey(right), nameKey($0)) } }
    }
    guard pairs.count == rows.count, !pairs.isEmpty else { return false }
    if pairs.count(where: { $0.0 == $0.1 }) * 2 >= pairs.count { return true }
    let isBelowRule =
      acceptsContinuation && drafts.last?.kind == .rule || Modality(of: path.titles.last ?? "", language: language) == .directive
    return isBelowRule && pairs.count(where: areVariants) * 2 >= pairs.count
  }

  private mutating func countLabels(_ table: Table) {
    for cell in [table.caption ?? []] + table.header { countLabel(cell) }
  }

  /// Begins rules for a cell. A cell without a rule is added with the name of its column, which is needed to distinguish right
  /// samples from wrong ones.
  mutating func classifyCell(_ cell: [Inline], meaning: LabelMeaning?, under header: [Inline] = [], line: Int) {
    let statements = ParagraphSentence.all(in: cell.trimmed, language: language)
    acceptsContinuation = false
    if !beginRules(statements, meaning: meaning, isItem: true, line: line) { addExplanation(cell, under: header, line: line) }
    leadInSentence = nil
  }

  // MARK: Rules in single cells

  /// A rule that a cell states about the subject of its row.
  private struct CellRule {
    var aspect: String
    var words: [Inline]
    var strength: Strength
    var scope: PlatformScope
  }

  /// Begins rules for cells that give advice, in addition to the table and below the names of their rows: in columns for
  /// platforms and in columns about usage. Names of other platforms become part of the rule: "Android: Put it on the left".
  mutating func beginCellRules(of table: Table, line: Int) {
    guard !form.isOfficial, isGuidance else { return }
    let headers = table.header.map { String($0.plainText.trimmingWhitespace) }
    let columnPlatforms = headers.map { Platform.platforms(inCell: $0) }
    let isOtherSystem = headers.map { PlatformScope.isOtherSystemOrDevice($0) }
    let isByPlatform = RuleTable.hasPlatformColumns(table)
    let soleRule = isByPlatform ? nil : RuleTable.soleRuleColumn(of: table, language: language)
    for (rowIndex, row) in table.rows.enumerated() {
      let line = table.line(of: rowIndex) ?? line
      let rowPlatforms = row.first.flatMap { Platform.platforms(inCell: $0.plainText) }
      var rules: [CellRule] = []
      for (index, cell) in row.enumerated() where index < columnPlatforms.count {
        let isAdvising = language.profile.guidance.usageColumns.contains(headers[index].lowercased()) && index > 0
        let platforms = columnPlatforms[index] ?? rowPlatforms
        let systems = PlatformScope.scope(ofTitle: headers[index])
        let isPlatformCell = index > 0 && (columnPlatforms[index] != nil || isOtherSystem[index])
        guard isPlatformCell || index > 0 && rowPlatforms != nil || isAdvising || index == soleRule else { continue }
        if isByPlatform, !isPlatformCell, RuleTable.isReasonColumn(table.header[index]) { continue }
        let aspect =
          index == 0
          ? ""
          : columnPlatforms[index] == nil && rowPlatforms != nil ? headers[index] : String(row[0].plainText.trimmingWhitespace)
        let name = isPlatformCell && columnPlatforms[index] == nil ? headers[index] : ""
        let colon = language.profile.typography.colon
        var statements: [(words: [Inline], strength: Strength)] = []
        if isPlatformCell, let verdict = RuleTable.strength(of: cell.plainText, language: language) {
          // A verdict such as "Use it" needs the subject of its row.
          statements = [([.text(aspect + (name.isEmpty ? "" : " (\(name))") + colon)] + cell.trimmed, verdict)]
        } else {
          for statement in ParagraphSentence.all(in: cell.trimmed, language: language) {
            let classification = RuleClassification(
              statement.text, ownMeaning: statement.meaning, meaning: currentMeaning, isItem: true,
              includesWeakStatements: form.includesWeakStatements, language: language)
            if let classification {
              statements.append(((name.isEmpty ? [] : [.text(name + colon)]) + statement.inlines.tidied, classification.strength))
            }
          }
        }
        for (words, strength) in statements {
          if let existingIndex = rules.firstIndex(where: { $0.aspect == aspect && $0.words.plainText == words.tidied.plainText })
          {
            rules[existingIndex].scope.platforms.formUnion(platforms ?? [])
          } else {
            rules.append(
              CellRule(
                aspect: aspect, words: words.tidied, strength: strength,
                scope: systems ?? PlatformScope(platforms: platforms ?? [])
              ))
          }
        }
      }
      for rule in rules {
        if !rule.aspect.isEmpty, path.titles.last != rule.aspect {
          path.close(from: SectionPath.itemLevel(depth: 0))
          openSection(level: SectionPath.itemLevel(depth: 0), title: rule.aspect, anchor: nil, isRepeated: true)
        }
        var draft = RecordDraft(kind: .rule, headline: rule.words, line: line, path: path)
        draft.isDerived = true
        draft.isInferred = true
        draft.statedStrength = rule.strength
        if isByPlatform || rowPlatforms != nil { draft.statedScope = rule.scope }
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(draft.headline.plainText)))
        beginRecord(draft)
        acceptsContinuation = false
      }
      path.close(from: SectionPath.itemLevel(depth: 0))
    }
  }
}

extension LabelMeaning? {
  fileprivate var isSample: Bool { if case .sample = self { true } else { false } }
}
