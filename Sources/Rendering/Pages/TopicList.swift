import Guidelines

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

  /// `platforms`: those that were asked for; each topic then says what it holds for them.
  package func tree(platforms: [Platform]) -> [Line] {
    let slugWidth = rows.map { style.metrics.width($0.topic.slug) }.max() ?? 0
    let nameWidth = rows.map { style.metrics.width(name($0.topic)) }.max() ?? 0
    let indent = min(2, style.indent)
    return Array(
      parts().map { part -> [Line] in
        style.paragraph.lines([Span(part.title, .heading)], width: style.width)
          + part.rows.flatMap { row -> [Line] in
            let states = platforms.map { state(row, $0, named: platforms.count > 1) }.joined(separator: "  ")
            let slug = style.metrics.padded(row.topic.slug, to: slugWidth)
            let name = states.isEmpty ? name(row.topic) : style.metrics.padded(self.name(row.topic), to: nameWidth)
            let spans = [Span(slug, .bold), Span("  " + name), Span(states.isEmpty ? "" : "  " + states, .faint)]
            if indent + style.columns(spans) <= style.width { return [Line(spans, indent: indent)] }
            let short = [
              Span(row.topic.slug, .bold), Span(" " + self.name(row.topic)), Span(states.isEmpty ? "" : " " + states, .faint),
            ]
            return style.paragraph.lines(short, width: style.width, indent: indent, hanging: indent + 2)
          }
      }.joined(separator: [.blank]))
  }

  private func name(_ topic: Topic) -> String { topic.japanese }

  private func state(_ row: TopicRow, _ platform: Platform, named: Bool) -> String {
    let label = style.label((row.states[platform] ?? .general).label)
    return named ? "\(platform.rawValue): \(label)" : label
  }

  // MARK: Matrix

  /// Topics × platforms. Short words rather than signs: they read aloud, and line up in every terminal.
  package func matrix(platforms: [Platform]) -> [Line] {
    let platforms = platforms.isEmpty ? Platform.allCases.sorted() : platforms.sorted()
    let header = [[Inline.text(style.language == .japanese ? "トピック" : "Topic")]] + platforms.map { [Inline.text($0.rawValue)] }
    return Array(
      parts().map { part -> [Line] in
        let table = Table(
          header: header,
          rows: part.rows.map { row in [[.text(row.topic.slug)]] + platforms.map { [.text(cell(row.states[$0] ?? .general))] } })
        return style.paragraph.lines([Span(part.title, .heading)], width: style.width)
          + TableLayout(style.metrics).lines(table, width: style.width, indent: min(2, style.indent))
      }.joined(separator: [.blank]))
  }

  private func cell(_ state: PlatformState) -> String {
    switch (state, style.language) {
    case (.ownGuidance, .english): "own"
    case (.general, .english): "yes"
    case (.unsupported, _): "-"
    case (.ownGuidance, .japanese): "独自"
    case (.general, .japanese): "共通"
    }
  }
}
