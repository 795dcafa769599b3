import Guidelines
import Languages

/// What every page of the terminal shares: where it is shown and in which language its own words are.
package struct PageStyle: Hashable, Sendable {
  package var terminal: Terminal
  /// Language of labels; records keep theirs.
  package var language: Language

  package init(_ terminal: Terminal, language: Language) {
    self.terminal = terminal
    self.language = language
  }

  var width: Int { terminal.width }
  var metrics: Metrics { terminal.metrics }
  var paragraph: Paragraph { Paragraph(metrics) }
  func label(_ label: Label) -> String { label.text(in: language) }
  func blocks(in language: Language) -> BlockLayout { BlockLayout(metrics, language: language) }

  /// Indent of text below a heading; it shrinks where the terminal is too narrow to give columns away.
  var indent: Int { width >= 40 ? 4 : width >= 24 ? 2 : 0 }

  func columns(_ spans: [Span]) -> Int { metrics.width(spans.text) }

  /// `left` with `right` at the right edge, on one line if they fit with two spaces between, else `right` below.
  func spread(_ left: [Span], _ right: [Span], indent: Int = 0) -> [Line] {
    let room = width - indent - columns(left) - columns(right)
    if right.isEmpty { return paragraph.lines(left, width: width, indent: indent) }
    if room >= 2 { return [Line(left + [Span(String(repeating: " ", count: room))] + right, indent: indent)] }
    return paragraph.lines(left, width: width, indent: indent)
      + paragraph.lines(right, width: width, indent: min(indent + 2, width / 4))
  }

  /// Names in grey with their values: `hig info`, `hig licenses`.
  package func facts(_ facts: [(name: String, value: String)], indent: Int = 0) -> [Line] {
    self.facts(facts.map { ($0.name, [Span($0.value)]) }, .faint, indent: indent)
  }

  /// Names with what stands to them, the values in line. A name that would leave them no room stands above its own; where there is room for none, all do.
  func facts(_ facts: [(name: String, value: [Span])], _ look: Style = [], indent: Int) -> [Line] {
    let facts = facts.filter { !$0.value.text.isEmpty }
    let widths = facts.map { metrics.width($0.name) }
    let limit = width - indent - (widths.max() ?? 0) >= 26 ? .max : max(12, width / 2 - indent)
    let column = indent + (widths.filter { $0 <= limit }.max() ?? 0) + 2
    let isBeside = width - column >= 14
    return zip(facts, widths).flatMap { fact, columns -> [Line] in
      if isBeside, columns <= limit {
        let name = Span(metrics.padded(fact.name, to: column - indent), look)
        return paragraph.lines([name] + fact.value, width: width, indent: indent, hanging: column)
      }
      return words(fact.name, look, indent: indent)
        + paragraph.lines(fact.value, width: width, indent: isBeside ? column : indent + 2)
    }
  }

  /// A platform state with its platforms.
  func fact(_ state: PlatformState, _ platforms: [Platform]) -> (name: String, value: [Span]) {
    (label(state.label), [Span(platforms.map(\.rawValue).joined(separator: " "), state.style)])
  }

  /// Text that is to be copied, such as ids and commands: lines break between words and nowhere else, unless a word is wider than the line.
  package func words(_ text: String, _ look: Style, indent: Int) -> [Line] {
    let room = max(4, width - indent)
    var lines: [String] = []
    for word in Sanitizing.line(text).split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, metrics.width(last) + 1 + metrics.width(word) <= room {
        lines[lines.count - 1] = last + " " + String(word)
      } else if !(word.isEmpty && lines.last?.isEmpty == true) {
        lines.append(String(word))
      }
    }
    return lines.filter { !$0.isEmpty }.flatMap { line -> [Line] in
      let line = String(line.drop { $0 == " " })
      return metrics.width(line) <= room
        ? [Line([Span(line, look)], indent: indent)] : paragraph.lines([Span(line, look)], width: width, indent: indent)
    }
  }

  /// What is to be copied in one piece, such as an id or an address: one line, however wide. Where it does not fit, its indent gives way.
  func whole(_ text: String, _ look: Style, indent: Int, link: String? = nil) -> [Line] {
    [Line([Span(text, look, link: link)], indent: max(0, min(indent, width - metrics.width(text))))]
  }

  /// Two texts side by side, each set for `side` columns, with `gap` columns between.
  func beside(_ left: [Line], _ right: [Line], side: Int, gap: Int) -> [Line] {
    (0..<max(left.count, right.count)).map { row in
      let a = row < left.count ? left[row] : .blank
      guard row < right.count, !right[row].isBlank else { return a }
      let b = right[row]
      let filling = side + gap - a.indent - columns(a.spans) + b.indent
      var line = Line(a.spans + [Span(String(repeating: " ", count: max(1, filling)))] + b.spans, indent: a.indent)
      line.id = a.id ?? b.id
      return line
    }
  }

  /// Of a topic that is missing on one platform or two, those are named: the rest is long and says less.
  func platforms(of record: Record) -> [Span] {
    guard let platforms = record.scope else { return [Span(label(\.allPlatforms), .faint)] }
    let missing = Platform.allCases.filter { !platforms.contains($0) }
    func names(_ platforms: [Platform]) -> String { platforms.sorted().map(\.rawValue).joined(separator: " ") }
    if record.platforms == nil, missing.count < 3 {
      return [Span(Phrase.except(platforms: names(missing)).text(in: language), .faint)]
    }
    return [Span(([names(platforms)] + record.systems).filter { !$0.isEmpty }.joined(separator: " "), .platform)]
  }

  /// Topic and sections: `ウィジェット › 配置`. Where that is wider than `room` columns, the sections between give way: `A › … › D`.
  func place(_ record: Record, _ look: Style = [], room: Int = .max) -> [Span] {
    // U+203A is of ambiguous width in no table: it takes one column everywhere.
    var names = [record.topicTitle] + record.section
    if names.count > 2, metrics.width(names.joined(separator: " › ")) > room { names = [names[0], "…", names[names.count - 1]] }
    return [Span(names.joined(separator: " › "), look, link: record.address)]
  }

  /// The record with links that lead somewhere, or, where addresses are not shown, that name the topic they lead to.
  func linked(_ record: Record) -> Record {
    let named = record.namingTopics
    return terminal.hyperlinks ? named.withWholeLinks() : named
  }

  /// Source, edition and translator of a record that is not the Corpus's.
  func origin(_ source: SourceReference) -> String {
    SourceReference.origin(name: source.name, edition: source.edition, translator: source.translator, in: language)
  }
}
