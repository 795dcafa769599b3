import Guidelines

/// A directive taken apart: `.. name:: argument`, then `:option: value` lines, then its content.
struct Directive {
  let name: String
  let argument: ArraySlice<UInt8>
  let options: [String: String]
  /// The lines of its content, the first of which may be the argument's.
  var content: Range<Int>
  let margin: Int
  /// All that it takes.
  let range: Range<Int>
  /// How many of its lines held anything.
  let filled: Int
}

extension RestructuredTextReader {
  /// What two dots begin: a directive, a footnote, a name, or else a comment → where it ends.
  mutating func explicit(_ part: Range<Int>, margin: Int, depth: Int) -> Int {
    let index = part.lowerBound
    let line = lines[index]
    let rest = line.text.dropFirst(2).drop { $0 == 0x20 }
    // Two dots above a blank line take nothing with them.
    if rest.isEmpty, index + 1 == part.upperBound || lines[index + 1].isBlank { return index + 1 }
    let end = lines.region(from: index + 1, to: part.upperBound, deeperThan: margin)
    let range = index..<end
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")),
      close + 1 == rest.endIndex || rest[close + 1] == 0x20
    {
      footnote(
        String(decoding: rest[..<close].dropFirst(), as: UTF8.self), length: close + 1 - line.text.startIndex, range, depth)
    } else if rest.first == UInt8(ascii: "_") || rest.first == UInt8(ascii: "|") {
      if let (name, value) = RestructuredTextNames.target(Substring(String(decoding: rest.dropFirst(), as: UTF8.self))),
        value.isEmpty
      {
        anchor = RestructuredTextNames.anchor(name)
      }
    } else {
      let filled = range.count { !lines[$0].isBlank }
      if let directive = directive(rest, range, filled) {
        take(directive, depth: depth)
      } else {
        report.add("comments", line: line.number, lines: filled)
      }
    }
    return end
  }

  private mutating func footnote(_ label: String, length: Int, _ range: Range<Int>, _ depth: Int) {
    var label = label
    if label == "#" {
      footnotes += 1
      label = String(footnotes)
    }
    builder.open(.footnote(label: label), line: lines[range.lowerBound].number)
    lines[range.lowerBound].drop(length)
    let margin = lines.margin(range.dropFirst()) ?? lines[range.lowerBound].indent
    lines[range.lowerBound].indent = margin
    blocks(range, margin: margin, depth: depth + 1)
    builder.close()
  }

  private mutating func directive(_ rest: ArraySlice<UInt8>, _ range: Range<Int>, _ filled: Int) -> Directive? {
    let word = rest.prefix { $0 > 0x20 }
    guard let first = word.first, !LineConstruct.isPunctuation(first),
      let end = word.indices.dropLast().first(where: { word[$0] == 0x3A && word[$0 + 1] == 0x3A }), end + 2 == word.endIndex
    else { return nil }
    let argument = rest[word.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
    let start = range.lowerBound
    let margin = lines.margin(range.dropFirst()) ?? lines[start].indent + 3
    lines[start].text = argument
    lines[start].indent = margin
    // Options are taken out; what stands above them is still the argument.
    var options: [String: String] = [:]
    var index = start + 1
    while index < range.upperBound, !lines[index].isBlank {
      let line = lines[index]
      if line.indent <= margin, case .field(let name, let bodyStart) = LineConstruct(line) {
        options[String(decoding: line.text[name], as: UTF8.self)] = String(decoding: line.text[bodyStart...], as: UTF8.self)
          .trimmingSpace()
      }
      if !options.isEmpty { lines[index].text = [] }
      index += 1
    }
    return Directive(
      name: String(decoding: word[..<end], as: UTF8.self), argument: argument, options: options,
      content: argument.isEmpty ? range.dropFirst() : range, margin: margin, range: range, filled: filled)
  }

  // MARK: What becomes of it

  private mutating func take(_ directive: Directive, depth: Int) {
    let line = lines[directive.range.lowerBound].number
    guard let kind = DirectiveKind(directive.name) else {
      diagnostics.append(Diagnostic(.note, line: line, .unknownMarkup(".. \(directive.name.prefix(40))::")))
      return content(withoutArgument(directive), depth)
    }
    switch kind {
    case .aside:
      builder.open(.aside(label: AsideLabel.name(ofKind: directive.name)), line: line)
      content(directive, depth)
      builder.close()
    case .titledAside:
      let (title, body) = title(directive)
      builder.open(.aside(label: title.isEmpty ? nil : title.plainText), line: line)
      content(body, depth)
      builder.close()
    case .content: content(withoutArgument(directive), depth)
    case .titledContent, .rubric:
      let (title, body) = title(directive)
      if !title.isEmpty { builder.append(.paragraph, [.strong(title)], line: line) }
      content(body, depth)
    case .change:
      lines[directive.range.lowerBound].text = directive.argument.drop { $0 > 0x20 }.drop { $0 == 0x20 }
      content(directive, depth)
    case .quote:
      builder.open(.quote, line: line)
      content(directive, depth)
      builder.close()
    case .lineBlock, .code:
      let body = withoutArgument(directive)
      let language = directive.argument.isEmpty ? nil : String(decoding: directive.argument, as: UTF8.self)
      code(body.content, language: directive.name == "math" ? "math" : language)
    case .tabs:
      builder.open(.tabs, line: line)
      content(withoutArgument(directive), depth)
      builder.close()
    case .tab:
      let (title, body) = title(directive)
      builder.open(.tab(title: title), line: line)
      content(body, depth)
      builder.close()
    case .image: image(directive)
    case .figure: figure(directive, depth)
    case .table: drawnTable(directive, depth)
    case .listTable: listTable(directive, depth)
    case .csvTable: valuesTable(directive, depth)
    case .dropped(let what): report.add(what, line: line, lines: directive.filled)
    case .silent: break
    }
  }

  mutating func content(_ directive: Directive, _ depth: Int) {
    blocks(directive.content, margin: directive.margin, depth: depth + 1)
  }

  func withoutArgument(_ directive: Directive) -> Directive {
    var directive = directive
    directive.content = directive.range.dropFirst()
    return directive
  }

  /// The argument, with what of it stands on the lines right below, and the directive without them.
  mutating func title(_ directive: Directive) -> (title: [Inline], body: Directive) {
    var body = directive
    guard !directive.argument.isEmpty else { return ([], body) }
    let end = directive.range.first { lines[$0].isBlank } ?? directive.range.upperBound
    body.content = end..<directive.range.upperBound
    return (inlines(lines.joined(directive.range.lowerBound..<end)), body)
  }

  // MARK: Pictures

  private mutating func image(_ directive: Directive) {
    let url = String(decoding: directive.argument, as: UTF8.self)
    let image = Inline.image(alt: directive.options["alt"] ?? "", url: url)
    builder.append(.paragraph, [image], line: lines[directive.range.lowerBound].number)
  }

  private mutating func figure(_ directive: Directive, _ depth: Int) {
    image(directive)
    var body = withoutArgument(directive)
    let start = lines.skipBlanks(body.content.lowerBound, body.content.upperBound)
    let end = (start..<body.content.upperBound).first { lines[$0].isBlank } ?? body.content.upperBound
    // A name under a picture that is not shown; what explains stays.
    let caption = String(decoding: lines.joined(start..<end), as: UTF8.self)
    if caption.utf8.count < 60, !LinkShare.endsSentence(caption) { body.content = end..<body.content.upperBound }
    content(body, depth)
  }
}
