import Guidelines
import Languages
import TextAnalysis

/// What looks like a rule and was not taken for one, named with the reason: nobody else sees that it is missing.
extension Walker {
  /// Of the whole topic, once.
  private struct Context {
    /// Of the sections that state rules.
    var paths: Set<[String]>
    /// What rules say, by their lines, also without the name of a row or a platform before it.
    var headlines: [Int: Set<String>]
  }

  mutating func nameNotTaken() {
    var silent: Set<[String]> = []
    let rules = drafts.filter { $0.kind == .rule }
    let context = Context(
      paths: Set(rules.map(\.path.titles)),
      headlines: Dictionary(grouping: rules, by: \.line).mapValues { Set($0.flatMap(Self.keys)) })
    for draft in drafts where draft.kind != .reference && !(draft.kind == .rule && draft.isDerived) {
      // Of a part that is not read for advice one sentence says enough.
      if draft.silence != nil, silent.contains(draft.path.titles) { continue }
      var found: [Diagnostic] = []
      if draft.kind != .rule, !draft.isDerived {
        name([draft.headline], line: draft.line, isItem: false, in: draft, context, &found)
      }
      // What stands in the other cells of its row says why.
      for block in draft.body where draft.repeated == 0 { name(block, isItem: false, in: draft, context, &found) }
      if draft.silence != nil, !found.isEmpty {
        silent.insert(draft.path.titles)
        found = [found[0]]
      }
      diagnostics += found
    }
  }

  private static func keys(_ rule: Draft) -> [String] {
    let text = rule.headline.plainText
    return [nameKey(text)]
      + (text.firstIndex { $0.isOne(of: ":：") }.map { [nameKey(String(text[text.index(after: $0)...]))] } ?? [])
  }

  private func name(_ block: Block, isItem: Bool, in draft: Draft, _ context: Context, _ found: inout [Diagnostic]) {
    let line = block.line > 0 ? block.line : draft.line
    switch block.content {
    case .paragraph(let inlines): name([inlines], line: line, isItem: isItem, in: draft, context, &found)
    case .list(let list):
      // What is numbered are steps more often than rules.
      if list.start != nil { return }
      for item in list.items {
        for (index, block) in item.blocks.enumerated() { name(block, isItem: index == 0, in: draft, context, &found) }
      }
    case .table(let table): name(table, line: line, in: draft, context, &found)
    case .quote(let blocks), .aside(_, let blocks):
      for block in blocks { name(block, isItem: isItem, in: draft, context, &found) }
    case .heading, .code, .tabs, .definitionList, .footnote, .thematicBreak, .figure: break
    }
  }

  private func name(_ table: Table, line: Int, in draft: Draft, _ context: Context, _ found: inout [Diagnostic]) {
    let isByPlatform = TableForm.isByPlatform(table)
    func speaks(_ cell: [Inline]) -> Bool {
      Statement.all(in: cell.trimmed, language: language).contains {
        looksLikeRule($0) && Mood(of: $0.text, language: language) >= .advising
      }
    }
    let isLabelled = Role.columns(table.header.map(\.plainText)).contains { $0?.isAdvice ?? false }
    // Where most cells of a column say what is to be done, so do the others.
    let speaking = table.header.indices.map { column in
      let cells = table.rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }.filter { !$0.plainText.isBlank }
      return cells.count > 1 && cells.count(where: speaks) * 2 >= cells.count
    }
    for (place, row) in table.rows.enumerated() {
      let line = table.line(of: place) ?? line
      let taken = context.headlines[line] ?? []
      for (index, cell) in row.enumerated()
      where !(index == 0 && isByPlatform || table.header.indices.contains(index) && TableForm.isReason(table.header[index])) {
        for statement in Statement.all(in: cell.trimmed, language: language) {
          guard looksLikeRule(statement),
            Mood(of: statement.text, language: language) >= .advising || speaking.indices.contains(index) && speaking[index],
            !taken.contains(nameKey(statement.text))
          else { continue }
          found.append(
            Diagnostic(.warning, line: line, .notTaken(statement.text, why: draft.silence ?? (isLabelled ? .samples : .cell))))
        }
      }
    }
  }

  private func name(
    _ paragraphs: [[Inline]], line: Int, isItem: Bool, in draft: Draft, _ context: Context, _ found: inout [Diagnostic]
  ) {
    for inlines in paragraphs where !inlines.isOnlyLink {
      let statements = Statement.all(in: inlines, language: language)
      for statement in statements where looksLikeRule(statement) {
        let mood = Mood(of: statement.text, language: language)
        let why: Diagnostic.NotTaken
        if let silence = draft.silence {
          guard mood >= .advising else { continue }
          why = silence
        } else if mood == .none, isItem, statements.count == 1, draft.kind != .rule, !context.paths.isEmpty,
          mayBeVerbless(statement.text)
        {
          why = .verbless
        } else {
          if mood < .advising, mood == .none || draft.kind == .rule {
            // Behind a rule that is stated as one stands what explains it.
            guard draft.kind != .rule || draft.isGuessed, !context.paths.isEmpty,
              insists(statement, isItem: isItem && mood == .weak, in: draft, context)
            else { continue }
          }
          why = draft.kind == .rule ? .explanation : .description
        }
        found.append(Diagnostic(.warning, line: line + statement.linesBefore, .notTaken(statement.text, why: why)))
      }
    }
  }

  /// Whether a sentence that has no form of advice says how something is to be all the same: it insists, is an item of a list that may advise, or tells on a
  /// page of rules what something of an interface is like. What stands above the first section says what the page is.
  private func insists(_ statement: Statement, isItem: Bool, in draft: Draft, _ context: Context) -> Bool {
    let text = statement.text
    let guidance = Languages.grammar(of: text, on: language).guidance
    if isItem || guidance.insists(text) { return true }
    func isOnInterface(_ text: String) -> Bool { guidance.namesInterface(text.lowercased()) }
    return !text.hasCharacters(100) && guidance.mayStateNorm(text) && !(hasSections && draft.path.isEmpty)
      && (isOnInterface(text) || draft.kind != .rule && isOnInterface(draft.path.titles.last ?? ""))
  }

  /// Not an entry of a list of what happened ("6/2 Mori: …", "v2.0 Moved the label"), nor a term with what it means.
  private func mayBeVerbless(_ text: String) -> Bool {
    let head = text.prefix(2).drop { $0 == "v" }
    return !text.hasCharacters(80) && head.first.map { !$0.isNumber } ?? true
      && !text.contains(anyOf: [" — ", " – ", " - ", " … ", ": ", "：", "——"])
  }

  private func looksLikeRule(_ statement: Statement) -> Bool {
    let text = statement.text
    guard text.count(where: \.isLetter) > 3, !statement.saysNothing, statement.role != .example, !Pointer.matches(text),
      PlatformLine(text) == nil
    else {
      return false
    }
    let rules = Languages.grammar(of: text, on: language)
    return !rules.guidance.speaksOfPage(text) && !Advice.isNoStatement(text) && !isLeadIn(text)
      && text.last.map { !$0.isOne(of: ":：") } ?? false
      && !text.lowercased().hasPrefix(anyOf: rules.guidance.illustrations)
  }
}
