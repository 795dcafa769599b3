import Guidelines
import Languages

/// A table in which each row is a rule, with the function of its columns.
struct RuleTable {
  /// Index of the column that states the meaning of each row, and these meanings.
  let verdictColumn: Int
  let meanings: [LabelMeaning]
  /// Indices of the columns that state the rule, and of the column that names its subject.
  let ruleColumns: [Int]
  let subjectColumn: Int?
  /// Indicates whether the header is the first row of the content.
  let isHeaderless: Bool
  let rows: [[[Inline]]]
  /// Source line of each row.
  let lines: [Int]

  /// Recognizes such a table. The result is `nil` if no column states the meaning of the rows.
  init?(_ table: Table, line: Int, language: Language) {
    guard !table.rows.isEmpty, table.header.count > 1, !Self.isPropertyTable(table), !Self.hasPlatformColumns(table) else {
      return nil
    }
    func meaning(of cell: [Inline]) -> LabelMeaning? { LabelMeaning(row: cell.plainText).flatMap { $0.isAboutAdvice ? $0 : nil } }
    for column in table.header.indices {
      let isMark = StrengthMark.leadingMark(of: table.header[column].plainText[...])?.rest.isEmpty ?? false
      let isHeaderless = meaning(of: table.header[column]) != nil && (column == 0 || isMark)
      let rows = ((isHeaderless ? [table.header] : []) + table.rows).map { row in
        row + [[Inline]](repeating: [], count: max(0, table.header.count - row.count))
      }
      var cellMeanings = rows.map { meaning(of: $0[column]) }
      // A word such as "No" counts only in a column of verdicts or of permissions.
      if cellMeanings.contains(where: { $0 != nil }) || Self.isPermissionColumn(table.header[column]) {
        cellMeanings = zip(cellMeanings, rows).map {
          $0 ?? Self.verdictStrength(Self.words(of: $1[column].plainText)).map { .advice($0) }
        }
      }
      let unknownRows = cellMeanings.indices.filter { cellMeanings[$0] == nil }
      // A few other words, such as 「要相談」 below OK and NG, leave the strength open. If some row forbids something, ignoring the
      // column would reverse the meaning of that row.
      let isClear =
        unknownRows.count * 4 <= rows.count
        && unknownRows.allSatisfy { (1...8).contains(rows[$0][column].plainText.trimmingWhitespace.count) }
      let containsProhibition =
        !isHeaderless && cellMeanings.contains { $0?.strength == .avoid }
        && unknownRows.allSatisfy { rows[$0][column].plainText.trimmingWhitespace.count <= 16 }
      guard unknownRows.count < rows.count, isClear || containsProhibition else { continue }
      let columns = Self.columns(of: rows, header: isHeaderless ? nil : table.header, except: column, language: language)
      if !isClear,
        rows.count(where: { row in columns.rules.contains { Self.containsAdvice(row[$0], language) } }) * 2 < rows.count
      {
        return nil
      }
      (verdictColumn, meanings, self.isHeaderless, self.rows) = (
        column, cellMeanings.map { $0 ?? .advice(.consider) }, isHeaderless, rows
      )
      lines = (isHeaderless ? [line] : []) + table.rows.indices.map { table.line(of: $0) ?? line }
      (ruleColumns, subjectColumn) = columns
      return
    }
    return nil
  }

  private static func containsAdvice(_ cell: [Inline], _ language: Language) -> Bool {
    ParagraphSentence.all(in: cell.trimmed, language: language).contains {
      Modality(of: $0.text, language: language) != .descriptive
    }
  }

  /// Returns `true` if the name of a column means permission, such as "Allowed" or 許可.
  private static func isPermissionColumn(_ header: [Inline]) -> Bool {
    LabelMeaning(label: header.plainText, isTitle: true) == .requirementLevel(.consider)
  }

  private static func columns(
    of rows: [[[Inline]]], header: [[Inline]]?, except verdict: Int, language: Language
  ) -> (rules: [Int], subject: Int?) {
    let candidates = rows[0].indices.filter { index in
      index != verdict && !(header.map { isReasonColumn($0[index]) } ?? false)
        && rows.contains { $0[index].plainText.contains(where: \.isLetter) }
    }
    func name(_ index: Int) -> String { header.map { $0[index].plainText.trimmingWhitespace.lowercased() } ?? "" }
    func adviceCount(_ index: Int) -> Int { rows.count { containsAdvice($0[index], language) } }
    let namedRuleColumns = candidates.filter { index in guidance.contains { $0.ruleColumns.contains(name(index)) } }
    var rules = namedRuleColumns
    if rules.isEmpty {
      let maxAdviceCount = candidates.map(adviceCount).max() ?? 0
      rules = candidates.filter {
        maxAdviceCount > 0 && adviceCount($0) * 3 >= maxAdviceCount * 2 && adviceCount($0) * 2 >= rows.count
          || candidates.count == 1
      }
      if rules.isEmpty, let first = candidates.first(where: { adviceCount($0) == maxAdviceCount }) { rules = [first] }
      // Several columns with advice are one for each language; otherwise only one column states the rule.
      let languages = Set(
        rules.map { column in Languages.dominantLanguage(of: rows.map { $0[column].plainText }.joined(separator: " ")) })
      if rules.count > 1, languages.count < rules.count { rules = [rules[0]] }
    }
    let subject = candidates.first.flatMap { first in
      rules.allSatisfy { first < $0 } && rows.allSatisfy { !$0[first].plainText.hasCharacters(41) } ? first : nil
    }
    return (rules, subject)
  }

  /// Returns the table with its first row as header if its header is empty and the first row labels the columns.
  static func promotingHeaderRow(of table: Table) -> Table {
    guard table.header.allSatisfy({ $0.plainText.isBlank }), let first = table.rows.first, table.rows.count > 1,
      LabelMeaning.columnMeanings(first.map(\.plainText)).count(where: { $0?.isAboutAdvice ?? false }) > 1
    else { return table }
    var table = table
    table.header = first
    table.rows.removeFirst()
    table.lines = Array(table.lines.dropFirst())
    return table
  }

  /// Returns `true` for a table of a component's properties, where "Required" refers to a value that must be set.
  private static func isPropertyTable(_ table: Table) -> Bool {
    let names = table.header.map { String($0.plainText.trimmingWhitespace.lowercased()) }
    return names.count { name in guidance.contains { $0.referenceColumns.contains(name) } } > 1
  }

  static func hasPlatformColumns(_ table: Table) -> Bool {
    let names = table.header.dropFirst().map { String($0.plainText.trimmingWhitespace) }
    return names.contains { Platform.platforms(inCell: $0) != nil } || names.count(where: PlatformScope.isOtherSystemOrDevice) > 1
  }

  static func isReasonColumn(_ header: [Inline]) -> Bool {
    let name = header.plainText.trimmingWhitespace.lowercased()
    return guidance.contains { $0.reasonColumns.contains(name) }
  }

  /// Returns the index of the only column with text other than numbers and reasons, if most of its cells are commands; otherwise
  /// `nil`.
  static func soleRuleColumn(of table: Table, language: Language) -> Int? {
    let languageColumns = table.header.indices.filter {
      Languages.language(named: String(table.header[$0].plainText.trimmingWhitespace)) != nil
    }
    let candidates =
      languageColumns.count == 1
      ? languageColumns
      : table.header.indices.filter { index in
        !isReasonColumn(table.header[index])
          && table.rows.contains { $0.indices.contains(index) && $0[index].plainText.contains(where: \.isLetter) }
      }
    guard candidates.count == 1, table.rows.count > 1 else { return nil }
    let commandCount = table.rows.count { row in
      row.indices.contains(candidates[0])
        && ParagraphSentence.all(in: row[candidates[0]].trimmed, language: language).contains {
          Modality(of: $0.text, language: language) >= .advisory
        }
    }
    return commandCount * 3 >= table.rows.count * 2 ? candidates[0] : nil
  }

  /// Returns the strength that a cell states for the subject of its row, as "Yes", "Leave it out", and 「使わない」 do.
  static func strength(of cell: String, language: Language) -> Strength? {
    let words = words(of: cell)
    if let strength = verdictStrength(words) { return strength }
    if let markPrefix = StrengthMark.leadingMark(of: words[...]), markPrefix.rest.isEmpty { return markPrefix.mark.strength }
    guard !words.hasCharacters(16) else { return nil }
    let grammar = Languages.profile(ofSentence: cell, onPageIn: language)
    let elided = grammar.guidance.elidedObject + words
    guard !words.isEmpty, grammar.grammar.modality(elided) >= .advisory else {
      return words.split(separator: " ").count <= 4 ? shortCommand(String(words), grammar) : nil
    }
    return grammar.grammar.strength(elided)
  }

  private static func words(of cell: String) -> Substring {
    let words = cell.lowercased().replacing("’", with: "'").trimmingSuffix { $0.isOne(of: ".。!！") || $0.isWhitespace }
    return String(words).trimmingWhitespace
  }

  /// Returns the strength of a verdict by its words alone, regardless of the subject of the row.
  private static func verdictStrength(_ words: Substring) -> Strength? {
    guidance.lazy.compactMap { $0.cellVerdicts[String(words)] }.first
  }

  private static func shortCommand(_ words: String, _ grammar: LanguageProfile) -> Strength? {
    grammar.grammar.modality(words) >= .advisory ? grammar.grammar.strength(words) : nil
  }

  private static let guidance = Languages.all.map(\.guidance)
}
