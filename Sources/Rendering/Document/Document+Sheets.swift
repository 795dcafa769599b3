import Guidelines
import Languages

extension Document {
  /// Creates a document of the measures of each quantity: tables with captions, and sentences. Each has its subject, platforms,
  /// edition if it is an older one, and source.
  package init(_ sheet: SpecSheet, language: Language) {
    let edition = sheet.sections.flatMap(\.specifications).compactMap(\.record.source.edition).max()
    func parts(_ entry: SpecSheet.Specification) -> [Part] {
      let record = entry.record
      let badge = [record.badge(edition: edition, platforms: nil)].compactMap { $0 }
      let origin = Part.source(record, also: entry.equivalentIDs)
      guard let table = entry.table else {
        let text = entry.sentences.joined(separator: record.language.profile.typography.sentenceSeparator)
        return [.paragraph([TextRun(record.standaloneText(of: [.text(text)]))], badge: badge), origin]
      }
      let omitted = entry.omittedRows
      let omissionNote = omitted == 0 ? "" : "… " + Phrase.moreRows(omitted).text(in: language)
      let caption = TextRun(record.standaloneHeadline, .bold)
      if table.rows.isEmpty { return [.paragraph([caption, TextRun(" " + omissionNote, .faint)], badge: badge), origin] }
      let rows = entry.isFlat ? entry.flatRows.map { Part.paragraph([TextRun($0)]) } : [.blocks([Block(.table(table))])]
      return [.paragraph([caption], badge: badge)] + rows
        + (omissionNote.isEmpty ? [] : [.paragraph([TextRun(omissionNote, .faint)])]) + [origin]
    }
    self.init(
      title: "", language: language,
      sections: sheet.sections.map { section in
        let (omitted, quantity) = (section.omitted, section.quantity ?? "")
        let (opening, closing) = language.profile.typography.parentheses
        let omissionNote =
          omitted > 0 ? opening + Phrase.moreMeasures(omitted, quantity: quantity).text(in: language) + closing : ""
        return Section(
          role: .rules, title: section.title + omissionNote, parts: section.specifications.map { .group(parts($0)) },
          isTight: section.isTight)
      })
  }

  /// Creates a document of change log entries by date, newest first, each with the title of its topic.
  package init(_ changes: [(change: ChangelogEntry, title: String)], language: Language) {
    self.init(
      title: "", language: language,
      sections: changes.map(\.change.date).uniqued().map { date in
        let parts = changes.filter { $0.change.date == date }.map { change, title -> Part in
          let kind = "  " + change.kind.label.text(in: language) + language.profile.typography.colon
          return .item(
            [TextRun(title, .bold), TextRun(kind, .faint), TextRun(change.texts.text(in: language))],
            badge: change.platforms.map(\.rawValue), ids: change.recordIDs)
        }
        return Section(role: .rules, title: date, parts: parts)
      })
  }
}

extension ChangelogEntry.Kind {
  package var label: Label {
    switch self {
    case .added: \.added
    case .removed: \.removed
    case .changed: \.changed
    }
  }
}
