import Guidelines
import Languages

/// One row of a list of topics.
package struct TopicListRow: Hashable, Sendable {
  package var topic: Topic
  package var states: [Platform: PlatformState]
  /// Creates a row; topics without records have one too.
  package init(_ topic: Topic, states: [Platform: PlatformState] = [:]) {
    self.topic = topic
    self.states = states
  }
}

/// A list of topics: a tree by category, or a matrix of topics and platforms.
package struct TopicList {
  package var style: PageStyle
  package var categories: [TopicCategory]
  package var rows: [TopicListRow]

  package init(_ rows: [TopicListRow], categories: [TopicCategory], style: PageStyle) {
    self.rows = rows
    self.categories = categories
    self.style = style
  }

  /// A category, or a group of a category, with its topics.
  private struct TopicSection {
    var title: String
    var rows: [TopicListRow]
  }

  private func sections() -> [TopicSection] {
    var sections: [TopicSection] = []
    var remaining = rows
    func take(_ title: String, _ isMember: (Topic) -> Bool) {
      let members = remaining.filter { isMember($0.topic) }
      remaining.removeAll { isMember($0.topic) }
      if !members.isEmpty { sections.append(TopicSection(title: title, rows: members)) }
    }
    for category in categories {
      let title = category.title(in: style.language)
      for group in category.groups {
        take("\(title) / \(group.title(in: style.language))") { $0.category == category.slug && $0.group == group.slug }
      }
      take(title) { $0.category == category.slug }
    }
    for slug in remaining.map(\.topic.category).uniqued() { take(slug) { $0.category == slug } }
    return sections
  }

  // MARK: Tree

  /// Returns the topics by category.
  /// - Parameter platforms: Requested platforms; each topic lists its state on them. Topics that support none of them are listed
  ///   at the end.
  package func tree(platforms: [Platform]) -> [StyledLine] {
    let unsupported = platforms.isEmpty ? [] : rows.filter { row in platforms.allSatisfy { row.states[$0] == .unsupported } }
    var list = self
    list.rows.removeAll { row in unsupported.contains { $0.topic.slug == row.topic.slug } }
    var lines = list.treeLines(platforms)
    if !unsupported.isEmpty {
      let names = unsupported.map(\.topic.slug).joined(separator: ", ")
      let label = style.label(\.unsupported) + style.language.profile.typography.colon
      lines += (lines.isEmpty ? [] : [.blank]) + style.wrappedAtSpaces(label + names, .faint, indent: 0)
    }
    return lines
  }

  private func treeLines(_ platforms: [Platform]) -> [StyledLine] {
    let slugWidth = rows.map { style.metrics.width($0.topic.slug) }.max() ?? 0
    var nameWidth = rows.map { style.metrics.width(name($0.topic)) }.max() ?? 0
    let stateWidth =
      platforms.isEmpty ? 0 : rows.flatMap { row in platforms.map { style.metrics.width(state(row, $0)) } }.max() ?? 0
    let indent = min(2, style.indent)
    // The states on several platforms take precedence over the second name.
    if platforms.count > 1, indent + slugWidth + 2 + nameWidth + platforms.count * (stateWidth + 2) > style.width {
      nameWidth = 0
    }
    let header =
      platforms.count < 2 ? "" : platforms.map { style.metrics.padded($0.rawValue, to: stateWidth) }.joined(separator: "  ")
    return Array(
      sections().enumerated().map { number, part -> [StyledLine] in
        var head = style.paragraph.lines([StyledSpan(part.title, .heading)], width: style.width)
        let start = indent + slugWidth + 2 + (nameWidth > 0 ? nameWidth + 2 : 0)
        if number == 0, !header.isEmpty, start + style.metrics.width(header) <= style.width, let title = head.first,
          head.count == 1,
          style.columns(title.spans) < start
        {
          let gap = String(repeating: " ", count: start - style.columns(title.spans))
          head = [StyledLine(title.spans + [StyledSpan(gap + header, .platform)])]
        }
        return head
          + part.rows.flatMap {
            line($0, platforms, slugWidth: slugWidth, nameWidth: nameWidth, stateWidth: stateWidth, indent: indent)
          }
      }.joined(separator: [.blank]))
  }

  private func line(_ row: TopicListRow, _ platforms: [Platform], slugWidth: Int, nameWidth: Int, stateWidth: Int, indent: Int)
    -> [StyledLine]
  {
    let slug = style.metrics.padded(row.topic.slug, to: slugWidth)
    let states = platforms.map { style.metrics.padded(state(row, $0), to: stateWidth) }.joined(separator: "  ")
    let name = states.isEmpty ? name(row.topic) : style.metrics.padded(self.name(row.topic), to: nameWidth)
    let spans = [
      StyledSpan(slug, .bold), StyledSpan(nameWidth > 0 ? "  " + name : ""),
      StyledSpan(states.isEmpty ? "" : "  " + states, .faint),
    ]
    if indent + style.columns(spans) <= style.width { return [StyledLine(spans, indent: indent)] }
    let labeledStates = platforms.map { (platforms.count > 1 ? "\($0.rawValue): " : "") + state(row, $0) }.joined(separator: "  ")
    let compactSpans = [
      StyledSpan(row.topic.slug, .bold), StyledSpan(" " + self.name(row.topic)),
      StyledSpan(labeledStates.isEmpty ? "" : " " + labeledStates, .faint),
    ]
    return style.paragraph.lines(compactSpans, width: style.width, indent: indent, hanging: indent + 2)
  }

  private func name(_ topic: Topic) -> String { topic.title(in: style.language) }

  private func state(_ row: TopicListRow, _ platform: Platform) -> String {
    row.topic.platforms.isEmpty ? "" : style.label((row.states[platform] ?? .general).label)
  }

  // MARK: Matrix

  /// Returns a matrix of topics and platforms. States are short words instead of symbols, which can be read aloud and have the
  /// same width in every terminal. If the columns do not fit, each topic lists the platforms of each state. Topics that are not
  /// about platforms are omitted.
  package func matrix(platforms: [Platform]) -> [StyledLine] {
    var list = self
    list.rows.removeAll { $0.topic.platforms.isEmpty }
    return list.matrixLines(platforms)
  }

  private func matrixLines(_ platforms: [Platform]) -> [StyledLine] {
    let platforms = platforms.isEmpty ? Platform.allCases.sorted() : platforms.sorted()
    let states = PlatformState.allCases
    let topic = style.label(\.topicColumn)
    // The tables of all sections have the same column widths.
    let slugWidth = ([topic] + rows.map(\.topic.slug)).map { style.metrics.width($0) }.max() ?? 0
    let cellWidth = states.map { style.metrics.width(cell($0)) }.max() ?? 0
    let columns = platforms.reduce(slugWidth) { $0 + 2 + max(cellWidth, style.metrics.width($1.rawValue)) }
    guard min(2, style.indent) + columns <= style.width else { return stateLists(platforms) }
    let header = ([style.metrics.padded(topic, to: slugWidth)] + platforms.map(\.rawValue)).map { [Inline.text($0)] }
    let tables = sections().map { part -> [StyledLine] in
      let table = Table(
        header: header,
        rows: part.rows.map { row in [[.text(row.topic.slug)]] + platforms.map { [.text(cell(row.states[$0] ?? .general))] } })
      return style.paragraph.lines([StyledSpan(part.title, .heading)], width: style.width)
        + TableLayout(style.metrics).lines(table, width: style.width, indent: min(2, style.indent))
    }
    let legend = states.map { "\(cell($0)): \(style.label($0.label))" }.joined(separator: "  ")
    return Array((tables + [style.paragraph.lines([StyledSpan(legend, .faint)], width: style.width)]).joined(separator: [.blank]))
  }

  private func stateLists(_ platforms: [Platform]) -> [StyledLine] {
    let indent = min(2, style.indent)
    return Array(
      sections().map { part -> [StyledLine] in
        style.paragraph.lines([StyledSpan(part.title, .heading)], width: style.width)
          + part.rows.flatMap { row -> [StyledLine] in
            let states = PlatformState.grouped(platforms) { row.states[$0] ?? .general }
            return style.paragraph.lines([StyledSpan(row.topic.slug, .bold)], width: style.width, indent: indent)
              + style.facts(states.map(style.fact), indent: 2 * indent)
          }
      }.joined(separator: [.blank]))
  }

  private func cell(_ state: PlatformState) -> String {
    switch state {
    case .ownGuidance: style.label(\.ownCell)
    case .general: style.label(\.generalCell)
    case .unsupported: "-"
    }
  }
}
