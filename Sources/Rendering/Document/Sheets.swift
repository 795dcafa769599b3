import Guidelines
import Languages

extension Document {
  /// The figures of each quantity: tables with their captions, sentences, each with what it is about, where it holds, its edition where that is an older one, and
  /// where it is said.
  package init(_ sheet: SpecSheet, language: Language) {
    let edition = sheet.sections.flatMap(\.entries).compactMap(\.record.source.edition).max()
    func parts(_ entry: SpecSheet.Entry) -> [Part] {
      let record = entry.record
      let badge = [record.remark(edition: edition, platforms: nil)].compactMap { $0 }
      let origin = Part.origin(record, also: entry.also)
      guard let table = entry.table else {
        let text = entry.sentences.joined(separator: record.language.rules.typography.space)
        return [.paragraph([Run(record.standingAlone([.text(text)]))], badge: badge), origin]
      }
      let left = entry.omittedRows
      let more = left == 0 ? "" : "… " + Phrase.moreRows(left).text(in: language)
      let caption = Run(record.standalone, .bold)
      if table.rows.isEmpty { return [.paragraph([caption, Run(" " + more, .faint)], badge: badge), origin] }
      let rows = entry.isFlat ? entry.flatRows.map { Part.paragraph([Run($0)]) } : [.blocks([Block(.table(table))])]
      return [.paragraph([caption], badge: badge)] + rows + (more.isEmpty ? [] : [.paragraph([Run(more, .faint)])]) + [origin]
    }
    self.init(
      title: "", language: language,
      sections: sheet.sections.map { section in
        let (left, quantity) = (section.omitted, section.quantity ?? "")
        let (open, close) = language.rules.typography.parentheses
        let more = left > 0 ? open + Phrase.moreFigures(left, quantity: quantity).text(in: language) + close : ""
        return Section(
          role: .rules, title: section.title + more, parts: section.entries.map { .group(parts($0)) }, isTight: section.isTight)
      })
  }

  /// The entries of the change logs by date, newest first, each with the title of its topic.
  package init(_ changes: [(change: Change, title: String)], language: Language) {
    self.init(
      title: "", language: language,
      sections: changes.map(\.change.date).uniqued().map { date in
        let parts = changes.filter { $0.change.date == date }.map { change, title -> Part in
          let kind = "  " + change.kind.label.text(in: language) + language.rules.typography.colon
          return .item(
            [Run(title, .bold), Run(kind, .faint), Run(change.texts.text(in: language))],
            badge: change.platforms.map(\.rawValue), ids: change.ids)
        }
        return Section(role: .rules, title: date, parts: parts)
      })
  }
}

extension Change.Kind {
  package var label: Label {
    switch self {
    case .added: \.added
    case .removed: \.removed
    case .changed: \.changed
    }
  }
}
