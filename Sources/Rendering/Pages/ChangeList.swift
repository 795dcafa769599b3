import Guidelines
import Languages

/// The entries of the change logs, by date, newest first.
package struct ChangeList {
  package var style: PageStyle
  /// With the titles of their topics.
  package var changes: [(change: Change, title: String)]

  package init(_ changes: [(change: Change, title: String)], style: PageStyle) {
    self.changes = changes
    self.style = style
  }

  private var dates: [(date: String, changes: [(change: Change, title: String)])] {
    changes.map(\.change.date).uniqued().map { date in (date, changes.filter { $0.change.date == date }) }
  }

  package func lines() -> [Line] {
    let parts = dates.map { date, changes -> [Line] in
      [Line(date, .heading)]
        + changes.flatMap { change, title -> [Line] in
          var spans = [
            Span(title, .bold), Span("  " + style.label(change.kind.label) + style.language.rules.typography.colon, .faint),
          ]
          spans.append(Span(text(of: change)))
          if !change.platforms.isEmpty {
            spans.append(Span(" [\(change.platforms.map(\.rawValue).joined(separator: " "))]", .platform))
          }
          return style.paragraph.lines(spans, width: style.width, indent: min(2, style.indent), hanging: min(4, style.indent))
            + change.ids.flatMap { style.whole($0, .faint, indent: min(6, style.indent)) }
        }
    }
    return Array(parts.joined(separator: [.blank]))
  }

  /// For a team's notes: a heading a date, an item an entry.
  package func markdown() -> String {
    dates.map { date, changes in
      "## \(date)\n\n"
        + changes.map { change, title in
          let platforms = change.platforms.isEmpty ? "" : " (\(change.platforms.map(\.rawValue).joined(separator: ", ")))"
          let ids =
            change.ids.isEmpty
            ? "" : " — " + change.ids.map { MarkdownInlines.markdown([.code($0)], in: .paragraph) }.joined(separator: ", ")
          let text = [
            Inline.strong([.text(title)]), .text(" \(style.label(change.kind.label)): \(text(of: change))\(platforms)"),
          ]
          return "- " + MarkdownInlines.markdown(text, in: .paragraph) + ids + "\n"
        }.joined()
    }.joined(separator: "\n")
  }

  private func text(of change: Change) -> String { change.texts.text(in: style.language) }
}

extension Change.Kind {
  package var label: Label {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}
