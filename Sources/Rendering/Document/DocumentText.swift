import Guidelines
import Languages

/// A document as lines of a terminal, laid out like a manual page.
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

  func lines() -> [Line] { Array(document.sections.map(lines).joined(separator: [.blank])) }

  /// The whole page of a topic: its head, the sections of its body, and what closes it.
  /// - Parameters:
  ///   - names: what stands for the section of names.
  ///   - body: what stands for the sections of records.
  ///   - contents: stand before a body that makes the page longer than `longest` lines.
  func page(names: [Line]? = nil, body: [[Line]]? = nil, contents: [Line], longest: Int) -> [Line] {
    let head = [[title], names ?? lines(.name), lines(.platforms)]
    let body = body ?? document.sections.filter { $0.role == .description || $0.role == .rules }.map(lines)
    let foot = [lines(.api), lines(.seeAlso), lines(.source) + lines(.others)]
    let isLong = (head + body + foot).reduce(0) { $0 + $1.count + 1 } > longest
    return Array((head + (isLong ? [contents] : []) + body + foot).filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  /// `ALERTS(7)   Design Guidelines   ALERTS(7)`; the middle goes first where there is no room.
  private var title: Line {
    let name = (language.rules.typography.capitalizesHeadings ? document.title.uppercased() : document.title) + "(7)"
    let middle = language.interface.labels.designGuidelines
    let gaps = width - 2 * style.metrics.width(name) - style.metrics.width(middle)
    guard gaps >= 4 else { return Line([Span(style.metrics.truncated(name, to: width), .bold)]) }
    let left = String(repeating: " ", count: gaps / 2)
    return Line([Span(name, .bold), Span(left + middle + String(repeating: " ", count: gaps - gaps / 2)), Span(name, .bold)])
  }

  func lines(_ role: Document.Role) -> [Line] { document.section(role).map(lines) ?? [] }

  private func lines(_ section: Document.Section) -> [Line] {
    let parts = parts(section)
    // What only said what the page's name says is no section.
    if parts.isEmpty, section.parts.contains(where: { if case .entry = $0 { true } else { false } }) { return [] }
    if section.role == .others {
      let label = (section.title + language.rules.typography.colon).trimmingSpace
      return style.paragraph.lines([Span(String(label))], width: width, indent: style.indent) + parts
    }
    let heading = Span(section.heading(in: language), .heading, link: section.address)
    return style.paragraph.lines([heading], width: width, indent: min(section.depth * 2, style.indent)) + parts
  }

  private func parts(_ section: Document.Section) -> [Line] {
    var lines: [Line] = []
    var facts: [(name: String, value: [Span])] = []
    for part in section.parts {
      if case .fact(let name, let value) = part {
        facts.append((name, spans([value])))
        continue
      }
      let next = self.lines(part, indent: style.indent)
      if !next.isEmpty, !lines.isEmpty, part.isSetOff, !section.isTight { lines.append(.blank) }
      lines += next
    }
    return lines + style.facts(facts, indent: style.indent)
  }

  private func lines(_ part: Document.Part, indent: Int) -> [Line] {
    let inner = min(2, style.indent)
    switch part {
    case .entry(let entry):
      let isWide = style.indent > 0 || width - numberWidth >= BlockLayout.narrowestText
      return lines(entry, indent: isWide ? max(indent, numberWidth) : 0)
    case .group(var parts):
      // Where it is said stands behind what is said first, if there is room.
      guard case .origin? = parts.last, let origin = parts.popLast().map({ lines($0, indent: inner) }), let first = parts.first
      else { return parts.flatMap { lines($0, indent: inner) } }
      var opening = lines(first, indent: inner)
      let rest = parts.dropFirst().flatMap { lines($0, indent: inner) }
      guard let last = opening.last, origin.count == 1 else { return opening + rest + origin }
      let whole = Line(last.spans + [Span("  ")] + origin[0].spans, indent: last.indent)
      if last.indent + style.columns(whole.spans) > width { return opening + rest + origin }
      opening[opening.count - 1] = whole
      return opening + rest
    case .paragraph(let phrases, let badge):
      return style.paragraph.lines(spans(phrases) + spans(badge), width: width, indent: indent)
    case .blocks(let blocks): return style.blocks(in: language).lines(blocks, width: width, indent: indent)
    case .fact: return []
    case .topics(let names):
      return style.paragraph.lines([Span(names.map(\.title).joined(separator: ", "))], width: width, indent: style.indent)
    case .link(let title, let url, let facts):
      // That a page with an official address is the Corpus's says little.
      return link(title, url, facts.filter { url.isEmpty || $0 != corpusSourceName }.joined(separator: ", "))
    case .page(_, let what, let command):
      return style.paragraph.lines([Span(what)], width: width, indent: style.indent + 2)
        + style.words(command, .code, indent: min(style.indent + 4, width / 3))
    case .command(let command): return style.words(command, .faint, indent: indent)
    case .item(let phrases, let badge, let ids):
      return style.paragraph.lines(spans(phrases) + spans(badge), width: width, indent: inner, hanging: min(4, style.indent))
        + ids.flatMap { style.whole($0, .faint, indent: min(6, style.indent)) }
    case .origin(let record, let also):
      return style.words(([record.id] + also).joined(separator: "  "), .faint, indent: indent)
    }
  }

  /// What is marked stands in brackets where there is no colour, as in hits.
  private func spans(_ phrases: [Document.Run]) -> [Span] {
    let brackets = language.rules.typography.brackets
    return phrases.flatMap { run in
      let spans = InlineLayout().spans(run.text, run.role)
      return run.role.contains(.mark) && !style.terminal.colors ? [Span(brackets.0)] + spans + [Span(brackets.1)] : spans
    }
  }

  private func spans(_ badge: [String]) -> [Span] {
    badge.isEmpty ? [] : [Span(" [\(badge.joined(separator: " "))]", .platform)]
  }

  /// On one line where there is room; else the address stands whole on its own, unless no line holds it.
  private func link(_ title: String, _ url: String, _ facts: String) -> [Line] {
    let address = Span(url.withoutScheme, link: url)
    let before = title.isEmpty ? [] : [Span(title + " · ")]
    let after = facts.isEmpty ? [] : [Span(url.isEmpty ? facts : "(\(facts))")]
    let gap = after.isEmpty || url.isEmpty ? [] : [Span(" ")]
    let all = before + [address] + gap + after
    if style.indent + style.columns(all) <= width || title.isEmpty && style.columns([address]) > width {
      return style.paragraph.lines(all, width: width, indent: style.indent)
    }
    return style.paragraph.lines(before, width: width, indent: style.indent, hanging: style.indent + 2)
      + style.whole(address.text, [], indent: style.indent + (title.isEmpty ? 0 : 2), link: url)
      + style.paragraph.lines(after, width: width, indent: style.indent)
  }

  // MARK: Records

  /// - Parameter indent: of its text; a number stands before it.
  func lines(_ entry: Entry, indent: Int) -> [Line] {
    var entry = entry
    entry.record = style.linked(entry.record)
    let record = entry.record
    if entry.isSummary, record.body.isEmpty { return [] }
    let badge = entry.badge.map { [Span("[\($0)]", record.isGuessed ? .faint : .platform)] } ?? []
    var head: [Line] = []
    var indent = indent
    if record.kind == .rule {
      let number = record.number.map(String.init) ?? "-"
      let outer = max(0, indent - numberWidth)
      indent = width - outer - numberWidth >= BlockLayout.narrowestText ? outer + numberWidth : outer
      let mark = Span(style.metrics.padded(number, to: max(numberWidth, number.utf8.count + 1)), .faint)
      let text = [mark] + InlineLayout().spans(record.headline, .bold) + (badge.isEmpty ? [] : [Span(" ")] + badge)
      head = style.paragraph.lines(text, width: width, indent: outer, hanging: indent)
    } else if record.kind != .note {
      head = style.paragraph.lines(badge, width: width, indent: indent)
    }
    var lines = head + style.blocks(in: record.language).lines(entry.blocks, width: width, indent: indent)
    if lines.isEmpty { return [] }
    if showsIDs {
      let id = Span(record.id, .faint)
      lines.append(Line([id], indent: max(0, width - style.columns([id]))))
    }
    lines[0].id = record.id
    return lines
  }
}

extension Document {
  /// As lines of a terminal.
  package func lines(_ style: PageStyle) -> [Line] { DocumentText(self, style: style).lines() }
}

extension Document.Part {
  /// Whether a blank line stands before it.
  fileprivate var isSetOff: Bool {
    switch self {
    case .entry, .group: true
    case .paragraph, .item, .blocks, .fact, .topics, .link, .page, .command, .origin: false
    }
  }
}

extension String {
  var withoutScheme: String {
    for scheme in ["https://", "http://"] where hasPrefix(scheme) { return String(dropFirst(scheme.count)) }
    return self
  }
}
