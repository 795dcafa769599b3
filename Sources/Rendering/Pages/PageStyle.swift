import Guidelines
import Languages

/// Settings shared by all terminal pages: the terminal and the interface language.
package struct PageStyle: Hashable, Sendable {
  package var terminal: Terminal
  /// Language of labels. Records keep their own language.
  package var language: Language

  package init(_ terminal: Terminal, language: Language) {
    self.terminal = terminal
    self.language = language
  }

  var width: Int { terminal.width }
  var metrics: Metrics { terminal.metrics }
  var paragraph: ParagraphLayout { ParagraphLayout(metrics) }
  func label(_ label: Label) -> String { label.text(in: language) }
  func blocks(in language: Language) -> BlockLayout { BlockLayout(metrics, language: language) }

  /// Indent of text below a heading, reduced on a narrow terminal.
  var indent: Int { width >= 40 ? 4 : width >= 24 ? 2 : 0 }

  func columns(_ spans: [StyledSpan]) -> Int { metrics.width(spans.text) }

  /// Returns `left`, with `right` aligned to the right edge if both fit on a line with two spaces between them, or `right` below
  /// `left`.
  func justified(_ left: [StyledSpan], _ right: [StyledSpan], indent: Int = 0) -> [StyledLine] {
    let gap = width - indent - columns(left) - columns(right)
    if right.isEmpty { return paragraph.lines(left, width: width, indent: indent) }
    if gap >= 2 { return [StyledLine(left + [StyledSpan(String(repeating: " ", count: gap))] + right, indent: indent)] }
    return paragraph.lines(left, width: width, indent: indent)
      + paragraph.lines(right, width: width, indent: min(indent + 2, width / 4))
  }

  /// Returns names in a faint style with their values, as `hig info` and `hig licenses` print them.
  package func facts(_ facts: [(name: String, value: String)], indent: Int = 0) -> [StyledLine] {
    self.facts(facts.map { ($0.name, [StyledSpan($0.value)]) }, .faint, indent: indent)
  }

  /// Returns names with their values in an aligned column. A name that is too long is on a line above its value. If the line is
  /// too narrow for two columns, all names are.
  func facts(_ facts: [(name: String, value: [StyledSpan])], _ nameStyle: TextStyle = [], indent: Int) -> [StyledLine] {
    let facts = facts.filter { !$0.value.text.isEmpty }
    let widths = facts.map { metrics.width($0.name) }
    let limit = width - indent - (widths.max() ?? 0) >= 26 ? .max : max(12, width / 2 - indent)
    let column = indent + (widths.filter { $0 <= limit }.max() ?? 0) + 2
    let isBeside = width - column >= 14
    return zip(facts, widths).flatMap { fact, columns -> [StyledLine] in
      if isBeside, columns <= limit {
        let name = StyledSpan(metrics.padded(fact.name, to: column - indent), nameStyle)
        return paragraph.lines([name] + fact.value, width: width, indent: indent, hanging: column)
      }
      return wrappedAtSpaces(fact.name, nameStyle, indent: indent)
        + paragraph.lines(fact.value, width: width, indent: isBeside ? column : indent + 2)
    }
  }

  /// Returns a platform state with its platforms.
  func fact(_ state: PlatformState, _ platforms: [Platform]) -> (name: String, value: [StyledSpan]) {
    (label(state.label), [StyledSpan(platforms.map(\.rawValue).joined(separator: " "), state.style)])
  }

  /// Returns text to be copied, such as ids and commands. Lines break only at spaces, unless a word is wider than the line.
  package func wrappedAtSpaces(_ text: String, _ textStyle: TextStyle, indent: Int) -> [StyledLine] {
    let availableWidth = max(4, width - indent)
    var lines: [String] = []
    for word in Sanitizer.line(text).split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, metrics.width(last) + 1 + metrics.width(word) <= availableWidth {
        lines[lines.count - 1] = last + " " + String(word)
      } else if !(word.isEmpty && lines.last?.isEmpty == true) {
        lines.append(String(word))
      }
    }
    return lines.filter { !$0.isEmpty }.flatMap { line -> [StyledLine] in
      let line = String(line.drop { $0 == " " })
      return metrics.width(line) <= availableWidth
        ? [StyledLine([StyledSpan(line, textStyle)], indent: indent)]
        : paragraph.lines([StyledSpan(line, textStyle)], width: width, indent: indent)
    }
  }

  /// Returns text to be copied in one piece, such as an id or address, on one line of any width. The indent is reduced if the
  /// text does not fit.
  func unwrapped(_ text: String, _ textStyle: TextStyle, indent: Int, link: String? = nil) -> [StyledLine] {
    [StyledLine([StyledSpan(text, textStyle, link: link)], indent: max(0, min(indent, width - metrics.width(text))))]
  }

  /// Returns two texts side by side, each `columnWidth` columns wide, with `gap` columns between them.
  func sideBySide(_ left: [StyledLine], _ right: [StyledLine], columnWidth: Int, gap: Int) -> [StyledLine] {
    (0..<max(left.count, right.count)).map { row in
      let leftLine = row < left.count ? left[row] : .blank
      guard row < right.count, !right[row].isBlank else { return leftLine }
      let rightLine = right[row]
      let padding = columnWidth + gap - leftLine.indent - columns(leftLine.spans) + rightLine.indent
      var line = StyledLine(
        leftLine.spans + [StyledSpan(String(repeating: " ", count: max(1, padding)))] + rightLine.spans, indent: leftLine.indent)
      line.recordID = leftLine.recordID ?? rightLine.recordID
      return line
    }
  }

  /// Returns the platforms of a record. If its topic is missing on one or two platforms only, names those.
  func platforms(of record: Record) -> [StyledSpan] {
    guard let platforms = record.scope else { return [StyledSpan(label(\.allPlatforms), .faint)] }
    let missing = Platform.allCases.filter { !platforms.contains($0) }
    func names(_ platforms: [Platform]) -> String { platforms.sorted().map(\.rawValue).joined(separator: " ") }
    if record.platforms == nil, missing.count < 3 {
      return [StyledSpan(Phrase.except(platforms: names(missing)).text(in: language), .faint)]
    }
    return [StyledSpan(([names(platforms)] + record.systems).filter { !$0.isEmpty }.joined(separator: " "), .platform)]
  }

  /// Returns topic and sections, such as `ウィジェット › 配置`. Middle sections are elided if the text is wider than `maxWidth` columns.
  func breadcrumb(of record: Record, _ textStyle: TextStyle = [], maxWidth: Int = .max) -> [StyledSpan] {
    // U+203A takes one column on every terminal: no table lists it as ambiguous.
    var names = [record.topicTitle] + record.section
    if names.count > 2, metrics.width(names.joined(separator: " › ")) > maxWidth {
      names = [names[0], "…", names[names.count - 1]]
    }
    return [StyledSpan(names.joined(separator: " › "), textStyle, link: record.address)]
  }

  /// Returns the record with absolute links. If the terminal has no hyperlinks, links are annotated with the slugs of their
  /// topics.
  func preparingLinks(of record: Record) -> Record {
    let annotated = record.annotatingLinkedTopics
    return terminal.hyperlinks ? annotated.resolvingLinks() : annotated
  }

  /// Returns source, edition, and translator of a record.
  func sourceLabel(_ source: SourceReference) -> String {
    SourceReference.displayName(name: source.name, edition: source.edition, translator: source.translator, in: language)
  }
}
