import Guidelines
import Languages

/// One line of a list of topics.
package struct TopicRow: Hashable, Sendable {
  package var topic: Topic
  package var states: [Platform: PlatformState]
  /// Records in the index; a topic without any is listed all the same.
  package init(_ topic: Topic, states: [Platform: PlatformState] = [:]) {
    self.topic = topic
    self.states = states
  }
}

/// The list of topics: a tree by category, or a matrix of components and platforms.
package struct TopicList {
  package var style: PageStyle
  package var categories: [TopicCategory]
  package var rows: [TopicRow]

  package init(_ rows: [TopicRow], categories: [TopicCategory], style: PageStyle) {
    self.rows = rows
    self.categories = categories
    self.style = style
  }

  /// A category, or a group in it, with its topics.
  private struct Part {
    var title: String
    var rows: [TopicRow]
  }

  private func parts() -> [Part] {
    var parts: [Part] = []
    var left = rows
    func take(_ title: String, _ isMember: (Topic) -> Bool) {
      let members = left.filter { isMember($0.topic) }
      left.removeAll { isMember($0.topic) }
      if !members.isEmpty { parts.append(Part(title: title, rows: members)) }
    }
    for category in categories {
      let title = category.title(in: style.language)
      for group in category.groups {
        take("\(title) / \(group.title(in: style.language))") { $0.category == category.slug && $0.group == group.slug }
      }
      take(title) { $0.category == category.slug }
    }
    for slug in left.map(\.topic.category).uniqued() { take(slug) { $0.category == slug } }
    return parts
  }

  // MARK: Tree

  /// `platforms`: those that were asked for; each topic then says what it holds for them. Topics that none of them knows stand in a closing line.
  package func tree(platforms: [Platform]) -> [Line] {
    let absent = platforms.isEmpty ? [] : rows.filter { row in platforms.allSatisfy { row.states[$0] == .unsupported } }
    var list = self
    list.rows.removeAll { row in absent.contains { $0.topic.slug == row.topic.slug } }
    var lines = list.shownTree(platforms)
    if !absent.isEmpty {
      let names = absent.map(\.topic.slug).joined(separator: ", ")
      let label = style.label(\.unsupported) + style.language.rules.typography.colon
      lines += (lines.isEmpty ? [] : [.blank]) + style.words(label + names, .faint, indent: 0)
    }
    return lines
  }

  private func shownTree(_ platforms: [Platform]) -> [Line] {
    let slugWidth = rows.map { style.metrics.width($0.topic.slug) }.max() ?? 0
    var nameWidth = rows.map { style.metrics.width(name($0.topic)) }.max() ?? 0
    let stateWidth =
      platforms.isEmpty ? 0 : rows.flatMap { row in platforms.map { style.metrics.width(state(row, $0)) } }.max() ?? 0
    let indent = min(2, style.indent)
    // Several platforms side by side say more than a second name does.
    if platforms.count > 1, indent + slugWidth + 2 + nameWidth + platforms.count * (stateWidth + 2) > style.width {
      nameWidth = 0
    }
    let header =
      platforms.count < 2 ? "" : platforms.map { style.metrics.padded($0.rawValue, to: stateWidth) }.joined(separator: "  ")
    return Array(
      parts().enumerated().map { number, part -> [Line] in
        var head = style.paragraph.lines([Span(part.title, .heading)], width: style.width)
        let start = indent + slugWidth + 2 + (nameWidth > 0 ? nameWidth + 2 : 0)
        if number == 0, !header.isEmpty, start + style.metrics.width(header) <= style.width, let title = head.first,
          head.count == 1,
          style.columns(title.spans) < start
        {
          let gap = String(repeating: " ", count: start - style.columns(title.spans))
          head = [Line(title.spans + [Span(gap + header, .platform)])]
        }
        return head
          + part.rows.flatMap {
            line($0, platforms, slugWidth: slugWidth, nameWidth: nameWidth, stateWidth: stateWidth, indent: indent)
          }
      }.joined(separator: [.blank]))
  }

  private func line(_ row: TopicRow, _ platforms: [Platform], slugWidth: Int, nameWidth: Int, stateWidth: Int, indent: Int)
    -> [Line]
  {
    let slug = style.metrics.padded(row.topic.slug, to: slugWidth)
    let states = platforms.map { style.metrics.padded(state(row, $0), to: stateWidth) }.joined(separator: "  ")
    let name = states.isEmpty ? name(row.topic) : style.metrics.padded(self.name(row.topic), to: nameWidth)
    let spans = [Span(slug, .bold), Span(nameWidth > 0 ? "  " + name : ""), Span(states.isEmpty ? "" : "  " + states, .faint)]
    if indent + style.columns(spans) <= style.width { return [Line(spans, indent: indent)] }
    let named = platforms.map { (platforms.count > 1 ? "\($0.rawValue): " : "") + state(row, $0) }.joined(separator: "  ")
    let short = [Span(row.topic.slug, .bold), Span(" " + self.name(row.topic)), Span(named.isEmpty ? "" : " " + named, .faint)]
    return style.paragraph.lines(short, width: style.width, indent: indent, hanging: indent + 2)
  }

  private func name(_ topic: Topic) -> String { topic.title(in: style.language) }

  private func state(_ row: TopicRow, _ platform: Platform) -> String {
    row.topic.platforms.isEmpty ? "" : style.label((row.states[platform] ?? .general).label)
  }

  // MARK: Matrix

  /// Topics × platforms. Short words rather than signs: they read aloud, and line up in every terminal. Where the columns do not fit side by
  /// side, each topic says which platforms are in which state. Topics that are about no platform have no row.
  package func matrix(platforms: [Platform]) -> [Line] {
    var list = self
    list.rows.removeAll { $0.topic.platforms.isEmpty }
    return list.shownMatrix(platforms)
  }

  private func shownMatrix(_ platforms: [Platform]) -> [Line] {
    let platforms = platforms.isEmpty ? Platform.allCases.sorted() : platforms.sorted()
    let states = PlatformState.allCases
    let topic = style.label(\.topicColumn)
    // All parts line up with each other.
    let first = ([topic] + rows.map(\.topic.slug)).map { style.metrics.width($0) }.max() ?? 0
    let widestCell = states.map { style.metrics.width(cell($0)) }.max() ?? 0
    let columns = platforms.reduce(first) { $0 + 2 + max(widestCell, style.metrics.width($1.rawValue)) }
    guard min(2, style.indent) + columns <= style.width else { return stateLists(platforms) }
    let header = ([style.metrics.padded(topic, to: first)] + platforms.map(\.rawValue)).map { [Inline.text($0)] }
    let tables = parts().map { part -> [Line] in
      let table = Table(
        header: header,
        rows: part.rows.map { row in [[.text(row.topic.slug)]] + platforms.map { [.text(cell(row.states[$0] ?? .general))] } })
      return style.paragraph.lines([Span(part.title, .heading)], width: style.width)
        + TableLayout(style.metrics).lines(table, width: style.width, indent: min(2, style.indent))
    }
    let legend = states.map { "\(cell($0)): \(style.label($0.label))" }.joined(separator: "  ")
    return Array((tables + [style.paragraph.lines([Span(legend, .faint)], width: style.width)]).joined(separator: [.blank]))
  }

  private func stateLists(_ platforms: [Platform]) -> [Line] {
    let indent = min(2, style.indent)
    return Array(
      parts().map { part -> [Line] in
        style.paragraph.lines([Span(part.title, .heading)], width: style.width)
          + part.rows.flatMap { row -> [Line] in
            let states = PlatformState.grouped(platforms) { row.states[$0] ?? .general }
            return style.paragraph.lines([Span(row.topic.slug, .bold)], width: style.width, indent: indent)
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
