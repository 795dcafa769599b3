import Guidelines
import Languages

extension SpecSheet {
  /// Returns the sheet shortened to at most `maxLines` lines: rows of tables are removed first, then sentences, then blank lines.
  /// Every entry stays, with its name and id.
  package func fitting(_ maxLines: Int, _ style: PageStyle) -> SpecSheet {
    func fits(_ sheet: SpecSheet) -> Bool { Document(sheet, language: style.language).lines(style).count <= maxLines }
    if fits(self) { return self }
    let shortened = Self.successiveLimits.lazy.map { limited(by: $0) }
    return shortened.first(where: fits) ?? limited(by: Self.successiveLimits[Self.successiveLimits.count - 1])
  }

  /// Returns the sheet with each table limited to its first rows.
  package func limited(toRows: Int) -> SpecSheet {
    var sheet = self
    for index in sections.indices {
      sheet.sections[index].specifications = sections[index].specifications.map { $0.limited(toRows: toRows) }
    }
    return sheet
  }

  /// Limits on the size of each entry. Few rows are written as lines instead of as a table.
  private struct EntryLimits {
    var rows: Int
    var sentences: Int
    /// Maximum number of entries of a section that keep rows.
    var tables = Int.max
  }

  private static let successiveLimits =
    [16, 12, 8, 5].map { EntryLimits(rows: $0, sentences: 3) } + [3, 2, 1].map { EntryLimits(rows: $0, sentences: 2) }
    + [4, 3, 2, 1, 0].map { EntryLimits(rows: 1, sentences: 1, tables: $0) }

  private static let maxFlatRows = 3

  private func limited(by limits: EntryLimits) -> SpecSheet {
    var sheet = self
    sheet.isShortened = true
    for index in sections.indices {
      sheet.sections[index].isTight = limits.tables < .max
      for (number, entry) in sections[index].specifications.enumerated() {
        var entry = entry.limited(toRows: number < limits.tables ? limits.rows : 0)
        entry.sentences = Array(entry.sentences.prefix(limits.sentences))
        entry.isFlat = limits.rows <= Self.maxFlatRows
        sheet.sections[index].specifications[number] = entry
      }
    }
    return sheet
  }
}

extension SpecSheet.Specification {
  fileprivate func limited(toRows maxRows: Int) -> SpecSheet.Specification {
    guard let rows = table?.rows, rows.count > maxRows else { return self }
    var entry = self
    entry.table?.rows = Array(rows.prefix(maxRows))
    entry.omittedRows += rows.count - maxRows
    return entry
  }

  /// The rows as sentences: the first cell, followed by each value with the name of its column.
  var flatRows: [[Inline]] {
    guard let table else { return [] }
    let typography = record.language.profile.typography
    return table.rows.map { row in
      let values = row.indices.dropFirst().compactMap { column -> [Inline]? in
        if row[column].plainText.isEmpty { return nil }
        let columnName = column < table.header.count ? table.header[column].plainText : ""
        return [.text(columnName.isEmpty ? "" : columnName + " ")] + row[column]
      }
      let name = row.first ?? []
      if values.isEmpty { return name }
      return name + [.text(name.isEmpty ? "" : typography.colon)] + values.joined(separator: [.text(" · ")])
    }
  }
}
