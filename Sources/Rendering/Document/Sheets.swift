import Guidelines
import Languages

extension Document {
  /// The figures of each quantity: tables with their captions, sentences, each with where it is said.
  package init(_ sheet: SpecSheet, language: Language) {
    func parts(_ entry: SpecSheet.Entry) -> [Part] {
      var parts = entry.sentences.map { Part.paragraph([Run($0)]) }
      if let table = entry.table {
        let platforms = (entry.record.platforms ?? []).map(\.rawValue)
        parts = [.paragraph([Run(entry.caption, .bold)], badge: platforms), .blocks([Block(.table(table))])]
        let left = entry.omittedRows
        if left > 0 { parts.append(.paragraph([Run("… " + Phrase.moreRows(left).text(in: language), .faint)])) }
      }
      return parts + [.origin(entry.record, also: entry.also)]
    }
    self.init(
      title: "", language: language,
      sections: sheet.sections.map { section in
        let (left, quantity) = (section.omitted, section.quantity ?? "")
        let more = left > 0 ? [Part.command(Phrase.moreFigures(left, quantity: quantity).text(in: language))] : []
        return Section(
          role: .rules, title: section.title, parts: section.entries.map { .group(parts($0)) } + more.map { .group([$0]) })
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
