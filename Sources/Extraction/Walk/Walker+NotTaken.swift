import Guidelines
import Languages
import TextAnalysis

/// Reports of sentences that look like rules but were not taken as rules, with the reason, because an omission would otherwise go
/// unnoticed.
extension Walker {
  /// Data about the whole topic, computed once.
  private struct Context {
    /// Titles of the sections that state rules.
    var paths: Set<[String]>
    /// Normalized headlines of rules by line, including variants without a leading name of a row or platform.
    var headlines: [Int: Set<String>]
  }

  mutating func reportNotTaken() {
    var reportedPaths: Set<[String]> = []
    let rules = drafts.filter { $0.kind == .rule }
    let context = Context(
      paths: Set(rules.map(\.path.titles)),
      headlines: Dictionary(grouping: rules, by: \.line).mapValues { Set($0.flatMap(Self.headlineKeys)) })
    for draft in drafts where draft.kind != .reference && !(draft.kind == .rule && draft.isDerived) {
      // In a part whose rules are ignored, one report is enough.
      if draft.ignoredReason != nil, reportedPaths.contains(draft.path.titles) { continue }
      var reports: [Diagnostic] = []
      if draft.kind != .rule, !draft.isDerived {
        reportNotTaken([draft.headline], line: draft.line, isItem: false, in: draft, context, &reports)
      }
      // Cells with repeated column names are explanations, which need no report.
      for block in draft.body where draft.repeatedCharacters == 0 {
        reportNotTaken(block, isItem: false, in: draft, context, &reports)
      }
      if draft.ignoredReason != nil, !reports.isEmpty {
        reportedPaths.insert(draft.path.titles)
        reports = [reports[0]]
      }
      diagnostics += reports
    }
  }

  private static func headlineKeys(_ rule: RecordDraft) -> [String] {
    let text = rule.headline.plainText
    return [nameKey(text)]
      + (text.firstIndex { $0.isOne(of: ":：") }.map { [nameKey(String(text[text.index(after: $0)...]))] } ?? [])
  }

  private func reportNotTaken(
    _ block: Block, isItem: Bool, in draft: RecordDraft, _ context: Context, _ reports: inout [Diagnostic]
  ) {
    let line = block.line > 0 ? block.line : draft.line
    switch block.content {
    case .paragraph(let inlines): reportNotTaken([inlines], line: line, isItem: isItem, in: draft, context, &reports)
    case .list(let list):
      // Numbered items are usually steps rather than rules.
      if list.start != nil { return }
      for item in list.items {
        for (index, block) in item.blocks.enumerated() { reportNotTaken(block, isItem: index == 0, in: draft, context, &reports) }
      }
    case .table(let table): reportNotTaken(table, line: line, in: draft, context, &reports)
    case .quote(let blocks), .aside(_, let blocks):
      for block in blocks { reportNotTaken(block, isItem: isItem, in: draft, context, &reports) }
    case .heading, .code, .tabs, .definitionList, .footnote, .thematicBreak, .figure: break
    }
  }

  private func reportNotTaken(_ table: Table, line: Int, in draft: RecordDraft, _ context: Context, _ reports: inout [Diagnostic])
  {
    let isByPlatform = RuleTable.hasPlatformColumns(table)
    func isCommand(_ cell: [Inline]) -> Bool {
      ParagraphSentence.all(in: cell.trimmed, language: language).contains {
        looksLikeRule($0) && Modality(of: $0.text, language: language) >= .advisory
      }
    }
    let hasLabeledColumns = LabelMeaning.columnMeanings(table.header.map(\.plainText)).contains { $0?.isAboutAdvice ?? false }
    // If most cells of a column are commands, the other cells of that column state rules as well.
    let isCommandColumn = table.header.indices.map { column in
      let cells = table.rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }.filter { !$0.plainText.isBlank }
      return cells.count > 1 && cells.count(where: isCommand) * 2 >= cells.count
    }
    for (rowIndex, row) in table.rows.enumerated() {
      let line = table.line(of: rowIndex) ?? line
      let takenHeadlines = context.headlines[line] ?? []
      for (index, cell) in row.enumerated()
      where !(index == 0 && isByPlatform || table.header.indices.contains(index) && RuleTable.isReasonColumn(table.header[index]))
      {
        for statement in ParagraphSentence.all(in: cell.trimmed, language: language) {
          guard looksLikeRule(statement),
            Modality(of: statement.text, language: language) >= .advisory
              || isCommandColumn.indices.contains(index) && isCommandColumn[index],
            !takenHeadlines.contains(nameKey(statement.text))
          else { continue }
          reports.append(
            Diagnostic(
              .warning, line: line,
              .notExtracted(statement.text, why: draft.ignoredReason ?? (hasLabeledColumns ? .samples : .cell))))
        }
      }
    }
  }

  private func reportNotTaken(
    _ paragraphs: [[Inline]], line: Int, isItem: Bool, in draft: RecordDraft, _ context: Context, _ reports: inout [Diagnostic]
  ) {
    for inlines in paragraphs where !inlines.isLinkOnly {
      let statements = ParagraphSentence.all(in: inlines, language: language)
      for statement in statements where looksLikeRule(statement) {
        let modality = Modality(of: statement.text, language: language)
        let reason: Diagnostic.NonRuleReason
        if let silence = draft.ignoredReason {
          guard modality >= .advisory else { continue }
          reason = silence
        } else if modality == .descriptive, isItem, statements.count == 1, draft.kind != .rule, !context.paths.isEmpty,
          canBeVerblessRule(statement.text)
        {
          reason = .verbless
        } else {
          if modality < .advisory, modality == .descriptive || draft.kind == .rule {
            // Sentences after a rule that is marked as one explain it.
            guard draft.kind != .rule || draft.isInferred, !context.paths.isEmpty,
              statesNorm(statement, isItem: isItem && modality == .weak, in: draft, context)
            else { continue }
          }
          reason = draft.kind == .rule ? .explanation : .description
        }
        reports.append(Diagnostic(.warning, line: line + statement.linesBefore, .notExtracted(statement.text, why: reason)))
      }
    }
  }

  /// Returns `true` for a sentence that is not worded as advice but still states a norm: it is insistent, is a list item that may
  /// be advice, or describes part of an interface on a page of rules. The content above the first section only introduces the
  /// page.
  private func statesNorm(_ statement: ParagraphSentence, isItem: Bool, in draft: RecordDraft, _ context: Context) -> Bool {
    let text = statement.text
    let guidance = Languages.profile(ofSentence: text, onPageIn: language).guidance
    if isItem || guidance.isInsistent(text) { return true }
    func isOnInterface(_ text: String) -> Bool { guidance.mentionsInterface(text.lowercased()) }
    return !text.hasCharacters(100) && guidance.mayStateNorm(text) && !(hasSections && draft.path.isEmpty)
      && (isOnInterface(text) || draft.kind != .rule && isOnInterface(draft.path.titles.last ?? ""))
  }

  /// Returns `true` unless the text is an entry in a list of events ("6/2 Mori: …", "v2.0 Moved the label") or a term with its
  /// meaning.
  private func canBeVerblessRule(_ text: String) -> Bool {
    let firstCharacters = text.prefix(2).drop { $0 == "v" }
    return !text.hasCharacters(80) && firstCharacters.first.map { !$0.isNumber } ?? true
      && !text.contains(anyOf: [" — ", " – ", " - ", " … ", ": ", "：", "——"])
  }

  private func looksLikeRule(_ statement: ParagraphSentence) -> Bool {
    let text = statement.text
    guard text.count(where: \.isLetter) > 3, !statement.hasNoContent, statement.meaning != .example,
      !CrossReference.matches(text),
      PlatformLine(text) == nil
    else {
      return false
    }
    let rules = Languages.profile(ofSentence: text, onPageIn: language)
    return !rules.guidance.isAboutThePage(text) && !RuleClassification.isNonstatement(text) && !isLeadIn(text)
      && text.last.map { !$0.isOne(of: ":：") } ?? false
      && !text.lowercased().hasPrefix(anyOf: rules.guidance.examplePrefixes)
  }
}
