import Guidelines

/// reStructuredText → blocks, by docutils' specification (`ref/rst/restructuredtext`) and the directives and roles that Sphinx adds.
///
/// A part of the page is a range of lines and the margin that its blocks stand at; what is indented more deeply is read the same way.
struct RestructuredTextReader {
  var lines: [MarkupLine]
  var builder = PageBuilder()
  var names: RestructuredTextNames
  var metadata = Page.Metadata(format: .restructuredText, title: "")
  var diagnostics: [Diagnostic] = []
  /// What was left out.
  var report = DropReport()
  /// Marks of titles in the order in which they came: the first are the highest.
  private var titles: [Title] = []
  /// The name that the page gives to what follows.
  var anchor: String?
  /// Nothing but titles so far: fields are about the page.
  private(set) var isOpening = true
  /// Footnotes that are numbered by themselves.
  var footnotes = 0

  private struct Title: Hashable {
    let mark: UInt8
    let isOverlined: Bool
  }

  static func read(_ bytes: [UInt8]) -> Page {
    let (lines, limit) = [MarkupLine].split(bytes)
    var reader = RestructuredTextReader(lines: lines, names: RestructuredTextNames(lines, bytes: bytes.count))
    reader.blocks(lines.indices, margin: 0, depth: 0)
    let blocks = reader.builder.finish()
    let diagnostics =
      [limit, reader.names.budget.limit].compactMap(\.self) + reader.diagnostics + reader.report.diagnostics
      + reader.builder.limits
    return Page(metadata: reader.metadata, blocks: blocks, diagnostics: diagnostics)
  }

  private init(lines: [MarkupLine], names: RestructuredTextNames) {
    self.lines = lines
    self.names = names
  }

  // MARK: Blocks

  mutating func blocks(_ range: Range<Int>, margin: Int, depth: Int) {
    guard depth <= PageBuilder.deepest else { return flat(range) }
    var index = range.lowerBound
    var isDefining = false
    while index < range.upperBound, !builder.isFull {
      guard !lines[index].isBlank else {
        index += 1
        continue
      }
      let part = index..<range.upperBound
      let isIndented = lines[index].indent > margin
      let construct = LineConstruct(lines[index])
      if !isIndented, let entry = entry(construct, part, margin: margin) {
        if !isDefining { builder.open(.definitionList, line: lines[index].number) }
        isDefining = true
        builder.append(.term, entry.term, line: lines[index].number)
        builder.open(.definition, line: lines[entry.body.lowerBound].number)
        blocks(entry.body, margin: entry.margin, depth: depth + 1)
        builder.close()
        index = entry.body.upperBound
        continue
      }
      if isDefining { builder.close() }
      isDefining = false
      index =
        isIndented
        ? indented(part, margin: margin, depth: depth) : block(construct, part, margin: margin, depth: depth)
    }
    if isDefining { builder.close() }
  }

  /// The block that the first line of the range begins → where the next may begin.
  private mutating func block(_ construct: LineConstruct, _ part: Range<Int>, margin: Int, depth: Int) -> Int {
    let line = lines[part.lowerBound].number
    switch construct {
    case .item(let marker):
      let items = items(like: marker, part, margin: margin)
      guard let last = items.last else { return paragraph(part, margin: margin) }
      builder.open(.list(start: marker.number), line: line)
      for item in items {
        builder.open(.item, line: lines[item.lines.lowerBound].number)
        blocks(item.lines, margin: item.margin, depth: depth + 1)
        builder.close()
      }
      builder.close()
      return last.lines.upperBound
    case .field(_, let bodyStart):
      // About the page: nothing else is left of fields.
      let end = lines.region(from: part.lowerBound + 1, to: part.upperBound, deeperThan: margin)
      take(field: bodyStart, part.lowerBound..<end)
      return end
    case .doctest:
      let end = part.first { lines[$0].isBlank } ?? part.upperBound
      code(part.lowerBound..<end, language: nil)
      return end
    case .lineBlock: return lineBlock(part, margin: margin)
    case .gridTable, .simpleTable: return drawnTable(part, caption: nil, depth) ?? paragraph(part, margin: margin)
    case .explicit: return explicit(part, margin: margin, depth: depth)
    case .anonymousTarget: return part.lowerBound + 1
    case .adornment:
      if let end = overlinedTitle(part) { return end }
      let next = part.lowerBound + 1
      guard lines[part.lowerBound].text.count >= 4, next == part.upperBound || lines[next].isBlank else {
        return paragraph(part, margin: margin)
      }
      builder.append(Block(.thematicBreak, line: line))
      return next
    case .option, .text: return paragraph(part, margin: margin)
    }
  }

  /// Deeper than anything that people write: paragraphs, whatever they hold.
  private mutating func flat(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = (index..<range.upperBound).first { lines[$0].isBlank } ?? range.upperBound
      if end > index { paragraph(lines.joined(index..<end), line: lines[index].number) }
      index = end + 1
    }
    // Says so.
    builder.open(.transparent, line: 0)
    builder.close()
  }

  /// Lines to the right of the margin: a quotation, but for a list that its author moved in.
  private mutating func indented(_ part: Range<Int>, margin: Int, depth: Int) -> Int {
    let end = lines.region(from: part.lowerBound, to: part.upperBound, deeperThan: margin)
    let container: PageBuilder.Container =
      switch LineConstruct(lines[part.lowerBound]) {
      case .item, .explicit, .gridTable, .simpleTable: .transparent
      case .field, .option, .doctest, .lineBlock, .anonymousTarget, .adornment, .text: .quote
      }
    builder.open(container, line: lines[part.lowerBound].number)
    blocks(part.lowerBound..<end, margin: lines.margin(part.lowerBound..<end) ?? margin, depth: depth + 1)
    builder.close()
    return end
  }

  // MARK: Titles

  private mutating func overlinedTitle(_ part: Range<Int>) -> Int? {
    let (title, under) = (part.lowerBound + 1, part.lowerBound + 2)
    guard under < part.upperBound, !lines[title].isBlank, let mark = lines[part.lowerBound].repeated,
      lines[under].repeated?.byte == mark.byte, isLongEnough(mark.count, for: lines[title])
    else { return nil }
    heading(title, Title(mark: mark.byte, isOverlined: true))
    return under + 1
  }

  private func isLongEnough(_ count: Int, for line: MarkupLine) -> Bool {
    count >= 4 || count >= line.string.unicodeScalars.reduce(0) { $0 + $1.columns }
  }

  private mutating func heading(_ index: Int, _ title: Title) {
    let level = titles.firstIndex(of: title) ?? titles.count
    if level == titles.count { titles.append(title) }
    let content = inlines(Array(lines[index].text))
    builder.append(.heading(level: min(6, level + 1), anchor: anchor), content, line: lines[index].number)
    anchor = nil
  }

  // MARK: Paragraphs

  /// A paragraph, or a title by the line below it; behind a double colon, what is shown as it was typed.
  private mutating func paragraph(_ part: Range<Int>, margin: Int) -> Int {
    let index = part.lowerBound
    let next = index + 1
    if next < part.upperBound, lines[next].indent <= margin, let mark = lines[next].repeated,
      LineConstruct.isPunctuation(mark.byte), isLongEnough(mark.count, for: lines[index]),
      !lines[next].text.elementsEqual("::".utf8)
    {
      heading(index, Title(mark: mark.byte, isOverlined: false))
      return next + 1
    }
    let end = (next..<part.upperBound).first { lines[$0].isBlank || lines[$0].indent > margin } ?? part.upperBound
    var source = lines.joined(index..<end)
    guard source[...].ends(with: "::") else {
      paragraph(source, line: lines[index].number)
      return end
    }
    source.removeLast()
    if source.count == 1 || source[source.count - 2] <= 0x20 { source.removeLast() }
    paragraph(source, line: lines[index].number)
    let start = lines.skipBlanks(end, part.upperBound)
    guard start < part.upperBound else { return start }
    var stop = lines.region(from: start, to: part.upperBound, deeperThan: margin)
    if stop == start, let mark = lines[start].text.first, LineConstruct.isPunctuation(mark) {
      stop = (start..<part.upperBound).first { lines[$0].text.first != mark } ?? part.upperBound
    }
    code(start..<stop, language: nil)
    return stop
  }

  mutating func paragraph(_ source: [UInt8], line: Int) {
    isOpening = false
    builder.append(.paragraph, inlines(source), line: line)
  }

  mutating func code(_ range: Range<Int>, language: String?) {
    guard let (text, line) = lines.verbatim(range) else { return }
    builder.append(Block(.code(language: language, text), line: line))
  }

  /// Lines that stay lines: verses, addresses.
  private mutating func lineBlock(_ part: Range<Int>, margin: Int) -> Int {
    var out: [Inline] = []
    var index = part.lowerBound
    while index < part.upperBound, !lines[index].isBlank, lines[index].indent > margin || lines[index].text.first == 0x7C {
      let isNew = lines[index].indent <= margin
      if isNew { lines[index].drop(1) }
      if !out.isEmpty { out.append(isNew ? .hardBreak : .softBreak(space: true)) }
      out += inlines(Array(lines[index].text))
      index += 1
    }
    builder.append(.paragraph, out, line: lines[part.lowerBound].number)
    return index
  }

  /// Text with its inline markup.
  mutating func inlines(_ source: [UInt8]) -> [Inline] {
    var out = InlineBuilder()
    RestructuredTextInlines.write(source, to: &out, names: &names)
    return out.finish()
  }
}

extension ArraySlice<UInt8> {
  func ends(with suffix: StaticString) -> Bool {
    self.suffix(suffix.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }
}
