import Guidelines
import Languages

/// The sections of a page, numbered in reading order: the 3 of `hig man widgets 3`.
package struct Contents: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var number: Int
    package var title: String
    /// Empty for a heading that only holds other headings.
    package var anchor: String
    /// 0 for the outermost headings.
    package var depth: Int
    /// Those of the sections within it too.
    package var records: [Record]

    package var ruleCount: Int { records.count { $0.kind == .rule } }
  }

  package private(set) var entries: [Entry]
  /// Records of the page.
  private let count: Int

  /// - Parameter records: of one page, before kinds are filtered: the numbers are to stay.
  package init(_ records: [Record]) {
    count = records.count
    let sections = Outline(records.filter { !PlatformStates.isPlatformLine($0) }).sections
    entries = sections.enumerated().map { place, section in
      let inner = sections[(place + 1)...].prefix { $0.depth > section.depth }
      return Entry(
        number: place + 1, title: section.title, anchor: section.anchor, depth: section.depth,
        records: section.records + inner.flatMap(\.records))
    }
  }

  /// Those of which something is shown.
  package func keeping(_ shown: [Record]) -> Contents {
    if shown.count == count { return self }
    let ids = Set(shown.map(\.id))
    var kept = self
    kept.entries.removeAll { entry in !entry.records.contains { ids.contains($0.id) } }
    return kept
  }

  // MARK: Lines

  /// One section a line, with how many rules it has.
  package func list(_ style: PageStyle, language: Language) -> [Line] {
    let digits = String(entries.last?.number ?? 0).utf8.count
    return entries.flatMap { entry -> [Line] in
      let number = String(entry.number)
      let mark = String(repeating: " ", count: digits - number.utf8.count) + number + "  "
      let indent = min(2, style.indent) + min(2 * entry.depth, style.indent)
      let rules =
        entry.ruleCount == 0
        ? ""
        : "  " + Phrase.rules(entry.ruleCount).text(in: language)
      return style.paragraph.lines(
        [Span(mark, .faint), Span(entry.title), Span(rules, .faint)], width: style.width, indent: indent,
        hanging: indent + mark.utf8.count)
    }
  }

  /// The sections one after the other under a heading, for the head of a long page: no section's name is broken where it fits on a line.
  func head(_ style: PageStyle, language: Language, width: Int) -> [Line] {
    if entries.isEmpty { return [] }
    let room = width - style.indent
    let gap = 3
    var rows: [[Span]] = []
    var used = 0
    for entry in entries {
      let spans = [Span("\(entry.number) ", .faint), Span(entry.title)]
      let columns = style.columns(spans)
      if !rows.isEmpty, used + gap + columns <= room {
        rows[rows.count - 1] += [Span(String(repeating: " ", count: gap))] + spans
        used += gap + columns
      } else {
        rows.append(spans)
        used = columns
      }
    }
    return style.paragraph.lines([Span((\Labels.contents).heading(in: language), .heading)], width: width)
      + rows.flatMap { style.paragraph.lines($0, width: width, indent: style.indent, hanging: style.indent + 2) }
  }

  package func json() -> String {
    entries.map { entry -> JSONObject in
      ["number": entry.number, "title": entry.title, "anchor": entry.anchor, "depth": entry.depth, "rules": entry.ruleCount]
    }.jsonText + "\n"
  }
}
