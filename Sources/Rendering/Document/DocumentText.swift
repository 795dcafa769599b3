import Guidelines
import Languages

/// Lays out a document as terminal lines, in the style of a manual page.
struct DocumentText {
  let style: PageStyle
  let document: Document
  var showsIDs = false
  let numberWidth: Int

  init(_ document: Document, style: PageStyle, showsIDs: Bool = false) {
    self.document = document
    self.style = style
    self.showsIDs = showsIDs
    numberWidth = document.numberWidth
  }

  private var width: Int { style.width }
  private var language: Language { document.language }

  func lines() -> [StyledLine] { Array(document.sections.map(lines).joined(separator: [.blank])) }

  /// Returns the whole page of a topic: its head, the sections of its body, and the closing sections.
  /// - Parameters:
  ///   - names: Lines that replace the name section.
  ///   - body: Lines that replace the sections of records.
  ///   - contents: Table of contents, inserted before the body if the page has more than `maxLinesWithoutContents` lines.
  func page(names: [StyledLine]? = nil, body: [[StyledLine]]? = nil, contents: [StyledLine], maxLinesWithoutContents: Int)
    -> [StyledLine]
  {
    let head = [[title], names ?? lines(.name), lines(.platforms)]
    let body = body ?? document.sections.filter { $0.role == .description || $0.role == .rules }.map(lines)
    let closingSections = [lines(.api), lines(.seeAlso), lines(.source) + lines(.otherPages)]
    let isLong = (head + body + closingSections).reduce(0) { $0 + $1.count + 1 } > maxLinesWithoutContents
    return Array((head + (isLong ? [contents] : []) + body + closingSections).filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  /// The title line, `ALERTS(7)   Design Guidelines   ALERTS(7)`. The middle part is omitted if the line is too narrow for it.
  private var title: StyledLine {
    let name = (language.profile.typography.usesCapitalHeadings ? document.title.uppercased() : document.title) + "(7)"
    let middle = language.messages.labels.designGuidelines
    let gaps = width - 2 * style.metrics.width(name) - style.metrics.width(middle)
    guard gaps >= 4 else { return StyledLine([StyledSpan(style.metrics.truncated(name, to: width), .bold)]) }
    let leftGap = String(repeating: " ", count: gaps / 2)
    return StyledLine([
      StyledSpan(name, .bold), StyledSpan(leftGap + middle + String(repeating: " ", count: gaps - gaps / 2)),
      StyledSpan(name, .bold),
    ])
  }

  func lines(_ role: Document.SectionRole) -> [StyledLine] { document.section(role).map(lines) ?? [] }

  private func lines(_ section: Document.Section) -> [StyledLine] {
    let parts = parts(section)
    // A section whose only text repeats the summary next to the page name is omitted.
    if parts.isEmpty, section.parts.contains(where: { if case .entry = $0 { true } else { false } }) { return [] }
    if section.role == .otherPages {
      let label = (section.title + language.profile.typography.colon).trimmingWhitespace
      return style.paragraph.lines([StyledSpan(String(label))], width: width, indent: style.indent) + parts
    }
    let heading = StyledSpan(section.heading(in: language), .heading, link: section.address)
    return style.paragraph.lines([heading], width: width, indent: min(section.depth * 2, style.indent)) + parts
  }

  private func parts(_ section: Document.Section) -> [StyledLine] {
    var lines: [StyledLine] = []
    var facts: [(name: String, value: [StyledSpan])] = []
    for part in section.parts {
      if case .fact(let name, let value) = part {
        facts.append((name, spans([value])))
        continue
      }
      let next = self.lines(part, indent: style.indent)
      if !next.isEmpty, !lines.isEmpty, part.needsBlankLineBefore, !section.isTight { lines.append(.blank) }
      lines += next
    }
    return lines + style.facts(facts, indent: style.indent)
  }

  private func lines(_ part: Document.Part, indent: Int) -> [StyledLine] {
    let innerIndent = min(2, style.indent)
    switch part {
    case .entry(let entry):
      let isWide = style.indent > 0 || width - numberWidth >= BlockLayout.minTextWidth
      return lines(entry, indent: isWide ? max(indent, numberWidth) : 0)
    case .group(var parts):
      // The source is printed on the last line of the first part if it fits.
      guard case .source? = parts.last, let origin = parts.popLast().map({ lines($0, indent: innerIndent) }),
        let first = parts.first
      else { return parts.flatMap { lines($0, indent: innerIndent) } }
      var firstLines = lines(first, indent: innerIndent)
      let remaining = parts.dropFirst().flatMap { lines($0, indent: innerIndent) }
      guard let last = firstLines.last, origin.count == 1 else { return firstLines + remaining + origin }
      let joined = StyledLine(last.spans + [StyledSpan("  ")] + origin[0].spans, indent: last.indent)
      if last.indent + style.columns(joined.spans) > width { return firstLines + remaining + origin }
      firstLines[firstLines.count - 1] = joined
      return firstLines + remaining
    case .paragraph(let runs, let badge):
      return style.paragraph.lines(spans(runs) + spans(badge), width: width, indent: indent)
    case .blocks(let blocks): return style.blocks(in: language).lines(blocks, width: width, indent: indent)
    case .fact: return []
    case .topics(let names):
      return style.paragraph.lines([StyledSpan(names.map(\.title).joined(separator: ", "))], width: width, indent: style.indent)
    case .link(let title, let url, let facts):
      // The source name adds nothing to an official address.
      return link(title, url, facts.filter { url.isEmpty || $0 != corpusSourceName }.joined(separator: ", "))
    case .page(_, let description, let command):
      return style.paragraph.lines([StyledSpan(description)], width: width, indent: style.indent + 2)
        + style.wrappedAtSpaces(command, .code, indent: min(style.indent + 4, width / 3))
    case .command(let command): return style.wrappedAtSpaces(command, .faint, indent: indent)
    case .item(let runs, let badge, let ids):
      return style.paragraph.lines(spans(runs) + spans(badge), width: width, indent: innerIndent, hanging: min(4, style.indent))
        + ids.flatMap { style.unwrapped($0, .faint, indent: min(6, style.indent)) }
    case .source(let record, let also):
      return style.wrappedAtSpaces(([record.id] + also).joined(separator: "  "), .faint, indent: indent)
    }
  }

  /// Returns the runs as spans. Highlighted text is put in brackets if the terminal has no colors, as in hits.
  private func spans(_ runs: [Document.TextRun]) -> [StyledSpan] {
    let brackets = language.profile.typography.noteBrackets
    return runs.flatMap { run in
      let spans = InlineLayout().spans(run.text, run.style)
      return run.style.contains(.highlight) && !style.terminal.colors
        ? [StyledSpan(brackets.0)] + spans + [StyledSpan(brackets.1)] : spans
    }
  }

  private func spans(_ badge: [String]) -> [StyledSpan] {
    badge.isEmpty ? [] : [StyledSpan(" [\(badge.joined(separator: " "))]", .platform)]
  }

  /// Returns a link on one line if it fits. Otherwise the address is on a line of its own, unless it is wider than a line.
  private func link(_ title: String, _ url: String, _ facts: String) -> [StyledLine] {
    let address = StyledSpan(url.withoutScheme, link: url)
    let prefix = title.isEmpty ? [] : [StyledSpan(title + " · ")]
    let suffix = facts.isEmpty ? [] : [StyledSpan(url.isEmpty ? facts : "(\(facts))")]
    let gap = suffix.isEmpty || url.isEmpty ? [] : [StyledSpan(" ")]
    let allSpans = prefix + [address] + gap + suffix
    if style.indent + style.columns(allSpans) <= width || title.isEmpty && style.columns([address]) > width {
      return style.paragraph.lines(allSpans, width: width, indent: style.indent)
    }
    return style.paragraph.lines(prefix, width: width, indent: style.indent, hanging: style.indent + 2)
      + style.unwrapped(address.text, [], indent: style.indent + (title.isEmpty ? 0 : 2), link: url)
      + style.paragraph.lines(suffix, width: width, indent: style.indent)
  }

  // MARK: Records

  /// - Parameter indent: Indent of the text; the number of a rule is placed before it.
  func lines(_ entry: RecordEntry, indent: Int) -> [StyledLine] {
    var entry = entry
    entry.record = style.preparingLinks(of: entry.record)
    let record = entry.record
    if entry.isSummary, record.body.isEmpty { return [] }
    let badge = entry.badge.map { [StyledSpan("[\($0)]", record.isInferred ? .faint : .platform)] } ?? []
    var head: [StyledLine] = []
    var indent = indent
    if record.kind == .rule {
      let number = record.number.map(String.init) ?? "-"
      let outer = max(0, indent - numberWidth)
      indent = width - outer - numberWidth >= BlockLayout.minTextWidth ? outer + numberWidth : outer
      let mark = StyledSpan(style.metrics.padded(number, to: max(numberWidth, number.utf8.count + 1)), .faint)
      let text = [mark] + InlineLayout().spans(record.headline, .bold) + (badge.isEmpty ? [] : [StyledSpan(" ")] + badge)
      head = style.paragraph.lines(text, width: width, indent: outer, hanging: indent)
    } else if record.kind != .note {
      head = style.paragraph.lines(badge, width: width, indent: indent)
    }
    var lines = head + style.blocks(in: record.language).lines(entry.blocks, width: width, indent: indent)
    if lines.isEmpty { return [] }
    if showsIDs {
      let id = StyledSpan(record.id, .faint)
      lines.append(StyledLine([id], indent: max(0, width - style.columns([id]))))
    }
    lines[0].recordID = record.id
    return lines
  }
}

extension Document {
  /// Returns the document as terminal lines.
  package func lines(_ style: PageStyle) -> [StyledLine] { DocumentText(self, style: style).lines() }
}

extension Document.Part {
  /// Indicates whether a blank line separates the part from the previous one.
  fileprivate var needsBlankLineBefore: Bool {
    switch self {
    case .entry, .group: true
    case .paragraph, .item, .blocks, .fact, .topics, .link, .page, .command, .source: false
    }
  }
}

extension String {
  var withoutScheme: String {
    for scheme in ["https://", "http://"] where hasPrefix(scheme) { return String(dropFirst(scheme.count)) }
    return self
  }
}
