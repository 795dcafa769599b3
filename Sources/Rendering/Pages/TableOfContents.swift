import Guidelines
import Languages

/// The sections of a page, numbered in reading order. The number is the `3` of `hig man widgets 3`.
package struct TableOfContents: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var number: Int
    package var title: String
    /// Anchor of the section; empty for a heading that only contains other headings.
    package var anchor: String
    /// Nesting level; 0 for the outermost headings.
    package var depth: Int
    /// Records of the section and of its subsections.
    package var records: [Record]

    package var ruleCount: Int { records.count { $0.kind == .rule } }
  }

  package private(set) var entries: [Entry]
  /// Number of records of the page.
  private let count: Int

  /// - Parameter records: All records of one page, so that numbers do not depend on a filter.
  package init(_ records: [Record]) {
    count = records.count
    let sections = Outline(records.filter { !PlatformStates.isPlatformLine($0) }).sections
    entries = sections.enumerated().map { index, section in
      let inner = sections[(index + 1)...].prefix { $0.depth > section.depth }
      return Entry(
        number: index + 1, title: section.title, anchor: section.anchor, depth: section.depth,
        records: section.records + inner.flatMap(\.records))
    }
  }

  /// Returns the sections that contain at least one of `shown`, with their numbers unchanged.
  package func limited(to shown: [Record]) -> TableOfContents {
    if shown.count == count { return self }
    let ids = Set(shown.map(\.id))
    var result = self
    result.entries.removeAll { entry in !entry.records.contains { ids.contains($0.id) } }
    return result
  }

  // MARK: Lines

  /// Returns one line for each section, with its number of rules.
  package func list(_ style: PageStyle, language: Language) -> [StyledLine] {
    let digits = String(entries.last?.number ?? 0).utf8.count
    return entries.flatMap { entry -> [StyledLine] in
      let number = String(entry.number)
      let mark = String(repeating: " ", count: digits - number.utf8.count) + number + "  "
      let indent = min(2, style.indent) + min(2 * entry.depth, style.indent)
      let rules =
        entry.ruleCount == 0
        ? ""
        : "  " + Phrase.rules(entry.ruleCount).text(in: language)
      return style.paragraph.lines(
        [StyledSpan(mark, .faint), StyledSpan(entry.title), StyledSpan(rules, .faint)], width: style.width, indent: indent,
        hanging: indent + mark.utf8.count)
    }
  }

  /// Returns the sections in running lines under a heading, for the top of a long page. A name is not broken if it fits on a
  /// line.
  func compactLines(_ style: PageStyle, language: Language, width: Int) -> [StyledLine] {
    if entries.isEmpty { return [] }
    let availableWidth = width - style.indent
    let gap = 3
    var rows: [[StyledSpan]] = []
    var used = 0
    for entry in entries {
      let spans = [StyledSpan("\(entry.number) ", .faint), StyledSpan(entry.title)]
      let columns = style.columns(spans)
      if !rows.isEmpty, used + gap + columns <= availableWidth {
        rows[rows.count - 1] += [StyledSpan(String(repeating: " ", count: gap))] + spans
        used += gap + columns
      } else {
        rows.append(spans)
        used = columns
      }
    }
    return style.paragraph.lines([StyledSpan((\Labels.contents).heading(in: language), .heading)], width: width)
      + rows.flatMap { style.paragraph.lines($0, width: width, indent: style.indent, hanging: style.indent + 2) }
  }

  package func json() -> String {
    entries.map { entry -> JSONObject in
      ["number": entry.number, "title": entry.title, "anchor": entry.anchor, "depth": entry.depth, "rules": entry.ruleCount]
    }.jsonText + "\n"
  }
}
