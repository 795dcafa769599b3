import Guidelines
import Languages

extension SpecSheet {
  /// As much of each entry as `most` lines hold of all of them: first rows of tables go, then sentences, then blank lines. Each entry stays, with its name and id.
  package func fitting(_ most: Int, _ style: PageStyle) -> SpecSheet {
    func fits(_ sheet: SpecSheet) -> Bool { Document(sheet, language: style.language).lines(style).count <= most }
    if fits(self) { return self }
    let shorter = Self.steps.lazy.map { keeping($0) }
    return shorter.first(where: fits) ?? keeping(Self.steps[Self.steps.count - 1])
  }

  /// How much of an entry stays: rows of a table, in lines of their own where they are few, and sentences.
  private struct Step {
    var rows: Int
    var sentences: Int
    /// Beyond these entries of a section no row stays.
    var tables = Int.max
  }

  private static let steps =
    [16, 12, 8, 5].map { Step(rows: $0, sentences: 3) } + [3, 2, 1].map { Step(rows: $0, sentences: 2) }
    + [4, 3, 2, 1, 0].map { Step(rows: 1, sentences: 1, tables: $0) }

  private static let mostFlatRows = 3

  private func keeping(_ step: Step) -> SpecSheet {
    var sheet = self
    sheet.isShortened = true
    for place in sections.indices {
      sheet.sections[place].isTight = step.tables < .max
      for (number, entry) in sections[place].entries.enumerated() {
        var entry = entry.keeping(rows: number < step.tables ? step.rows : 0)
        entry.sentences = Array(entry.sentences.prefix(step.sentences))
        entry.isFlat = step.rows <= Self.mostFlatRows
        sheet.sections[place].entries[number] = entry
      }
    }
    return sheet
  }
}

extension SpecSheet.Entry {
  fileprivate func keeping(rows most: Int) -> SpecSheet.Entry {
    guard let rows = table?.rows, rows.count > most else { return self }
    var entry = self
    entry.table?.rows = Array(rows.prefix(most))
    entry.omittedRows += rows.count - most
    return entry
  }

  /// A row as a sentence: what its first cell names, then each value behind the name of its column.
  var flatRows: [[Inline]] {
    guard let table else { return [] }
    let typography = record.language.rules.typography
    return table.rows.map { row in
      let values = row.indices.dropFirst().compactMap { column -> [Inline]? in
        if row[column].plainText.isEmpty { return nil }
        let name = column < table.header.count ? table.header[column].plainText : ""
        return [.text(name.isEmpty ? "" : name + " ")] + row[column]
      }
      let name = row.first ?? []
      if values.isEmpty { return name }
      return name + [.text(name.isEmpty ? "" : typography.colon)] + values.joined(separator: [.text(" · ")])
    }
  }
}
