import Guidelines
import Languages

/// What the columns of a table are to each other, where each row is one rule.
struct TableForm {
  /// The column that says of each row what it is, and what it says.
  let verdict: Int
  let roles: [Role]
  /// The columns that say the rule; the one that names what the rule is about.
  let rules: [Int]
  let subject: Int?
  /// Whether the header is the first of the rows.
  let isHeaderless: Bool
  let rows: [[[Inline]]]
  /// Of each row.
  let lines: [Int]

  /// nil where no column does that.
  init?(_ table: Table, line: Int, language: Language) {
    guard !table.rows.isEmpty, table.header.count > 1, !Self.isReference(table), !Self.isByPlatform(table) else { return nil }
    func role(_ cell: [Inline]) -> Role? { Role(row: cell.plainText).flatMap { $0.isAdvice ? $0 : nil } }
    for column in table.header.indices {
      let isMark = Mark.opening(of: table.header[column].plainText[...])?.rest.isEmpty ?? false
      let isHeaderless = role(table.header[column]) != nil && (column == 0 || isMark)
      let rows = ((isHeaderless ? [table.header] : []) + table.rows).map { row in
        row + [[Inline]](repeating: [], count: max(0, table.header.count - row.count))
      }
      var found = rows.map { role($0[column]) }
      // "No" in a column of such words, or in one that asks for nothing else.
      if found.contains(where: { $0 != nil }) || Self.allows(table.header[column]) {
        found = zip(found, rows).map { $0 ?? Self.answer(Self.words(of: $1[column].plainText)).map { .advice($0) } }
      }
      let unknown = found.indices.filter { found[$0] == nil }
      // 「要相談」 below OK and NG: a word of another kind leaves it open. Where some row forbids, a column that is not read would turn it round.
      let isClear =
        unknown.count * 4 <= rows.count
        && unknown.allSatisfy { (1...8).contains(rows[$0][column].plainText.trimmingSpace.count) }
      let forbids =
        !isHeaderless && found.contains { $0?.strength == .avoid }
        && unknown.allSatisfy { rows[$0][column].plainText.trimmingSpace.count <= 16 }
      guard unknown.count < rows.count, isClear || forbids else { continue }
      let columns = Self.columns(of: rows, header: isHeaderless ? nil : table.header, except: column, language: language)
      if !isClear, rows.count(where: { row in columns.rules.contains { Self.speaks(row[$0], language) } }) * 2 < rows.count {
        return nil
      }
      (verdict, roles, self.isHeaderless, self.rows) = (column, found.map { $0 ?? .advice(.consider) }, isHeaderless, rows)
      lines = (isHeaderless ? [line] : []) + table.rows.indices.map { table.line(of: $0) ?? line }
      (rules, subject) = columns
      return
    }
    return nil
  }

  private static func speaks(_ cell: [Inline], _ language: Language) -> Bool {
    Statement.all(in: cell.trimmed, language: language).contains { Mood(of: $0.text, language: language) != .none }
  }

  /// Whether a column's name asks whether something may be done: "Allowed", 許可.
  private static func allows(_ header: [Inline]) -> Bool {
    Role(label: header.plainText, isTitle: true) == .level(.consider)
  }

  private static func columns(
    of rows: [[[Inline]]], header: [[Inline]]?, except verdict: Int, language: Language
  ) -> (rules: [Int], subject: Int?) {
    let candidates = rows[0].indices.filter { index in
      index != verdict && !(header.map { isReason($0[index]) } ?? false)
        && rows.contains { $0[index].plainText.contains(where: \.isLetter) }
    }
    func name(_ index: Int) -> String { header.map { $0[index].plainText.trimmingSpace.lowercased() } ?? "" }
    func spoken(_ index: Int) -> Int { rows.count { speaks($0[index], language) } }
    let named = candidates.filter { index in guidance.contains { $0.ruleColumns.contains(name(index)) } }
    var rules = named
    if rules.isEmpty {
      let most = candidates.map(spoken).max() ?? 0
      rules = candidates.filter {
        most > 0 && spoken($0) * 3 >= most * 2 && spoken($0) * 2 >= rows.count || candidates.count == 1
      }
      if rules.isEmpty, let first = candidates.first(where: { spoken($0) == most }) { rules = [first] }
      // Two columns that speak are one in each language; else one says the rule.
      let languages = Set(rules.map { column in Languages.guess(rows.map { $0[column].plainText }.joined(separator: " ")) })
      if rules.count > 1, languages.count < rules.count { rules = [rules[0]] }
    }
    let subject = candidates.first.flatMap { first in
      rules.allSatisfy { first < $0 } && rows.allSatisfy { !$0[first].plainText.hasCharacters(41) } ? first : nil
    }
    return (rules, subject)
  }

  /// A table whose header is empty, with the first of its rows for one, where that labels columns.
  static func headed(_ table: Table) -> Table {
    guard table.header.allSatisfy({ $0.plainText.isBlank }), let first = table.rows.first, table.rows.count > 1,
      Role.columns(first.map(\.plainText)).count(where: { $0?.isAdvice ?? false }) > 1
    else { return table }
    var table = table
    table.header = first
    table.rows.removeFirst()
    table.lines = Array(table.lines.dropFirst())
    return table
  }

  /// Properties of a component: "Required" says what must be filled in there.
  private static func isReference(_ table: Table) -> Bool {
    let names = table.header.map { String($0.plainText.trimmingSpace.lowercased()) }
    return names.count { name in guidance.contains { $0.referenceColumns.contains(name) } } > 1
  }

  static func isByPlatform(_ table: Table) -> Bool {
    let names = table.header.dropFirst().map { String($0.plainText.trimmingSpace) }
    return names.contains { Platform.ofCell($0) != nil } || names.count(where: SystemNames.isOther) > 1
  }

  static func isReason(_ header: [Inline]) -> Bool {
    let name = header.plainText.trimmingSpace.lowercased()
    return guidance.contains { $0.reasonColumns.contains(name) }
  }

  /// The one column of a table that has words beside numbers and reasons, where each of its cells commands.
  static func soleRule(of table: Table, language: Language) -> Int? {
    let named = table.header.indices.filter { Languages.named(String(table.header[$0].plainText.trimmingSpace)) != nil }
    let candidates =
      named.count == 1
      ? named
      : table.header.indices.filter { index in
        !isReason(table.header[index])
          && table.rows.contains { $0.indices.contains(index) && $0[index].plainText.contains(where: \.isLetter) }
      }
    guard candidates.count == 1, table.rows.count > 1 else { return nil }
    let speaking = table.rows.count { row in
      row.indices.contains(candidates[0])
        && Statement.all(in: row[candidates[0]].trimmed, language: language).contains {
          Mood(of: $0.text, language: language) >= .advising
        }
    }
    return speaking * 3 >= table.rows.count * 2 ? candidates[0] : nil
  }

  /// What a cell says of the thing that its row names: "Yes", "Leave it out", 「使わない」.
  static func verdict(of cell: String, language: Language) -> Strength? {
    let words = words(of: cell)
    if let strength = answer(words) { return strength }
    if let role = Mark.opening(of: words[...]), role.rest.isEmpty { return role.mark.strength }
    guard !words.hasCharacters(16) else { return nil }
    let grammar = Languages.grammar(of: cell, on: language)
    let elided = grammar.guidance.elided + words
    guard !words.isEmpty, grammar.sentences.mood(elided) >= .advising else {
      return words.split(separator: " ").count <= 4 ? shortCommand(String(words), grammar) : nil
    }
    return grammar.sentences.strength(elided)
  }

  private static func words(of cell: String) -> Substring {
    let words = cell.lowercased().replacing("’", with: "'").trimmingSuffix { $0.isOne(of: ".。!！") || $0.isWhitespace }
    return String(words).trimmingSpace
  }

  /// By the words alone, whatever the row is about.
  private static func answer(_ words: Substring) -> Strength? {
    guidance.lazy.compactMap { $0.verdicts[String(words)] }.first
  }

  private static func shortCommand(_ words: String, _ grammar: LanguageRules) -> Strength? {
    grammar.sentences.mood(words) >= .advising ? grammar.sentences.strength(words) : nil
  }

  private static let guidance = Languages.all.map(\.guidance)
}
