import Guidelines

/// AsciiDoc → blocks, by the language's documentation (https://docs.asciidoctor.org/asciidoc/latest/).
struct AsciiDocReader {
  var lines: [MarkupLine]
  var builder = PageBuilder()
  private var metadata = Page.Metadata(format: .asciiDoc, title: "")
  private var diagnostics: [Diagnostic] = []
  /// What was left out.
  private var report: DropReport
  /// What the lines above the next block said of it.
  var pending = AsciiDocBlockAttributes()

  static func read(_ bytes: [UInt8]) -> Page {
    let (lines, limit) = [MarkupLine].split(bytes)
    let prepared = AsciiDocPreparation(lines, bytes: bytes.count)
    var reader = AsciiDocReader(prepared)
    reader.header()
    reader.blocks(reader.lines.indices, depth: 0)
    let blocks = reader.builder.finish()
    let diagnostics =
      [limit, prepared.attributes.budget.limit].compactMap(\.self) + reader.diagnostics + reader.report.diagnostics
      + reader.builder.limits
    return Page(metadata: reader.metadata, blocks: blocks, diagnostics: diagnostics)
  }

  private init(_ prepared: AsciiDocPreparation) {
    lines = prepared.lines
    report = prepared.report
    metadata.author = prepared.attributes["author"]
    metadata.date = prepared.attributes["revdate"].flatMap(StatedDate.iso)
    metadata.edition = prepared.attributes["revnumber"]
  }

  /// The lines right below a document's title: its author, and its revision.
  private mutating func header() {
    guard let title = lines.firstIndex(where: { !$0.isBlank && !$0.opens(with: "[") }),
      AsciiDocBlock.titleMarks(lines[title]) == 1,
      title + 1 < lines.count
    else { return }
    let author = lines[title + 1].string
    let name = String(author.prefix { $0 != "<" && $0 != ";" }).trimmingSpace()
    guard let first = name.unicodeScalars.first, first.properties.isUppercase || first.value >= 0x2E80, author.hasSuffix(">")
    else { return }
    metadata.author = metadata.author ?? name
    report.take("author", line: lines[title + 1].number)
    lines[title + 1].text = []
    guard title + 2 < lines.count, !lines[title + 2].isBlank, !lines[title + 2].opens(with: "=") else { return }
    let revision = lines[title + 2].string
    metadata.date = metadata.date ?? StatedDate.find(in: revision)
    report.take("revision", line: lines[title + 2].number)
    lines[title + 2].text = []
  }

  // MARK: Blocks

  mutating func blocks(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound, !builder.isFull { index = block(index..<range.upperBound, depth: depth) }
    pending = AsciiDocBlockAttributes()
  }

  /// The block at the beginning of the range, or a line about the next → where to go on.
  mutating func block(_ part: Range<Int>, depth: Int) -> Int {
    let index = part.lowerBound
    let line = lines[index]
    let next = index + 1
    guard !line.isBlank, !pending.take(line) else { return next }
    guard depth <= PageBuilder.deepest else { return paragraph(part, AsciiDocBlockAttributes(), depth) }
    let attributes = pending
    pending = AsciiDocBlockAttributes()
    if let level = AsciiDocBlock.titleMarks(line) {
      heading(line.text.dropFirst(level + 1), level, attributes, line.number)
      return next
    }
    if next < part.upperBound, let level = AsciiDocBlock.underlineLevel(line, lines[next]) {
      heading(line.text, level, attributes, line.number)
      return next + 1
    }
    if let delimiter = AsciiDocBlock.delimiter(line) { return delimited(part, delimiter, attributes, depth) }
    if let (name, target, content) = AsciiDocBlock.macro(line) {
      macro(name, target, content, attributes, line.number)
      return next
    }
    if ["'''", "---", "***", "- - -", "* * *"].contains(line.string) {
      builder.append(Block(.thematicBreak, line: line.number))
      return next
    }
    if line.text.elementsEqual("<<<".utf8) { return next }
    write(title: attributes.title, line.number)
    if AsciiDocListItem(line) != nil, !attributes.isListing { return list(part, depth: depth) }
    return paragraph(part, attributes, depth)
  }

  private mutating func heading(_ text: ArraySlice<UInt8>, _ level: Int, _ attributes: AsciiDocBlockAttributes, _ line: Int) {
    var title = text.drop { $0 == 0x20 }
    var anchor = attributes.id
    // `[[name]]` in front of the title.
    if title.starts(with: "[[".utf8), let close = title.firstIndex(of: UInt8(ascii: "]")), title[close...].starts(with: "]]".utf8)
    {
      anchor = String(decoding: title[..<close].dropFirst(2), as: UTF8.self)
      title = title[(close + 2)...].drop { $0 == 0x20 }
    }
    builder.append(.heading(level: level, anchor: anchor), AsciiDocInlines.read(Array(title)), line: line)
  }

  private mutating func write(title: ArraySlice<UInt8>?, _ line: Int) {
    guard let title else { return }
    builder.append(.paragraph, [.strong(AsciiDocInlines.read(Array(title)))], line: line)
  }

  private mutating func macro(
    _ name: String, _ target: String, _ content: String, _ attributes: AsciiDocBlockAttributes, _ line: Int
  ) {
    switch name {
    case "image":
      let alt = AsciiDocBlockAttributes.list(Array(content.utf8)[...]).first ?? ""
      builder.append(.paragraph, [.image(alt: alt.contains("=") ? "" : alt.filter { $0 != "\"" }, url: target)], line: line)
      // A name under a picture that is not shown; what explains stays.
      if let title = attributes.title, title.count >= 60 || LinkShare.endsSentence(String(decoding: title, as: UTF8.self)) {
        builder.append(.paragraph, AsciiDocInlines.read(Array(title)), line: line)
      }
    case "toc": report.add("table of contents", line: line, lines: 1)
    case "video", "audio": report.add(name, line: line, lines: 1)
    default: diagnostics.append(Diagnostic(.note, line: line, .unknownMarkup("\(name)::")))
    }
  }

  /// Lines up to a blank one, or to one that begins a block whatever stands before it; in a list its marks too.
  func paragraphEnd(_ part: Range<Int>) -> Int {
    var attributes = AsciiDocBlockAttributes()
    return part.dropFirst().first {
      lines[$0].isBlank || isInList && isListMark(lines[$0]) || AsciiDocBlock.delimiter(lines[$0]) != nil
        || lines[$0].opens(with: "[") && attributes.take(lines[$0])
    } ?? part.upperBound
  }

  private var isInList: Bool {
    switch builder.container {
    case .item, .definition: true
    case .page, .list, .quote, .aside, .footnote, .definitionList, .tabs, .tab, .transparent: false
    }
  }

  /// An item, or the `+` that fastens a block to one.
  private func isListMark(_ line: MarkupLine) -> Bool {
    line.text.elementsEqual("+".utf8) || AsciiDocListItem(line) != nil
  }

  private mutating func paragraph(_ part: Range<Int>, _ attributes: AsciiDocBlockAttributes, _ depth: Int) -> Int {
    let range = part.lowerBound..<paragraphEnd(part)
    let first = lines[range.lowerBound]
    if attributes.isListing || first.indent > 0 && attributes.style.isEmpty && depth <= PageBuilder.deepest {
      code(range, attributes)
      return range.upperBound
    }
    var source = lines.joined(range)
    var label = attributes.asideLabel
    if let colon = source.prefix(12).firstIndex(of: UInt8(ascii: ":")), colon + 1 < source.count, source[colon + 1] <= 0x20,
      let found = AsciiDocBlockAttributes.asideLabel(String(decoding: source[..<colon], as: UTF8.self))
    {
      label = found
      source.removeFirst(colon + 1)
    }
    let container: PageBuilder.Container? =
      label.map { .aside(label: $0) } ?? (["quote", "verse"].contains(attributes.style) ? .quote : nil)
    if let container { builder.open(container, line: first.number) }
    builder.append(.paragraph, AsciiDocInlines.read(source), line: first.number)
    if container != nil { builder.close() }
    return range.upperBound
  }

  private mutating func code(_ range: Range<Int>, _ attributes: AsciiDocBlockAttributes, language: String? = nil) {
    guard let (text, line) = lines.verbatim(range) else { return }
    let stated = attributes.style == "source" || attributes.style.isEmpty ? attributes.positions.dropFirst().first : nil
    builder.append(Block(.code(language: language ?? stated ?? attributes.named["language"], text), line: line))
  }

  // MARK: Delimited blocks

  private mutating func delimited(
    _ part: Range<Int>, _ delimiter: AsciiDocBlock.Delimiter, _ attributes: AsciiDocBlockAttributes, _ depth: Int
  ) -> Int {
    let line = lines[part.lowerBound]
    let isFence = line.opens(with: "```")
    // A fence may name a language; the line that closes it does not.
    let closing = isFence ? line.text.prefix(3) : line.text
    let end = part.dropFirst().first { lines[$0].indent == 0 && lines[$0].text == closing } ?? part.upperBound
    let inner = part.lowerBound + 1..<end
    func within(_ container: PageBuilder.Container, _ reader: inout AsciiDocReader, title: ArraySlice<UInt8>? = attributes.title)
    {
      reader.builder.open(container, line: line.number)
      reader.write(title: title, line.number)
      reader.blocks(inner, depth: depth + 1)
      reader.builder.close()
    }
    switch delimiter {
    case .listing, .literal:
      write(title: attributes.title, line.number)
      let language = isFence ? String(decoding: line.text.dropFirst(3), as: UTF8.self).trimmingSpace() : ""
      code(inner, attributes, language: language.isEmpty ? nil : language)
    case .example, .open:
      if attributes.isListing {
        code(inner, attributes)
      } else if attributes.style == "comment" {
        report.add("comments", line: line.number, lines: inner.count)
      } else {
        within(attributes.asideLabel.map { .aside(label: $0) } ?? (attributes.style == "quote" ? .quote : .transparent), &self)
      }
    case .sidebar:
      let label = attributes.title.map { AsciiDocInlines.read(Array($0)).plainText }
      within(.aside(label: label), &self, title: nil)
    case .quote: within(.quote, &self)
    case .passthrough:
      if attributes.isListing { code(inner, attributes) } else { report.add("raw markup", line: line.number, lines: inner.count) }
    case .table(let separator): table(inner, separator, attributes, line: line.number, depth)
    }
    return min(end + 1, part.upperBound)
  }
}
