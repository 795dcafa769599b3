import Guidelines

/// Lists, and what reads like one: definitions, fields, options.
extension RestructuredTextReader {
  /// The items of the list that the range begins with, their markers taken off the lines; none where a number opens prose.
  mutating func items(like first: ListMarker, _ part: Range<Int>, margin: Int) -> [(lines: Range<Int>, margin: Int)] {
    var items: [(lines: Range<Int>, margin: Int)] = []
    var index = part.lowerBound
    while index < part.upperBound, lines[index].indent <= margin, let marker = ListMarker(lines[index].text),
      marker.style == first.style
    {
      let next = index + 1
      if marker.number != nil, next < part.upperBound, !lines[next].isBlank, lines[next].indent <= margin,
        ListMarker(lines[next].text)?.style != marker.style
      {
        break
      }
      lines[index].drop(marker.length)
      var content = lines[index].indent
      if lines[index].isBlank {
        let below = lines.skipBlanks(next, part.upperBound)
        content = below < part.upperBound && lines[below].indent > margin ? lines[below].indent : margin + 1
      }
      var end = next
      while end < part.upperBound, lines[end].isBlank || continues(end, margin: margin, content: content) { end += 1 }
      items.append((index..<end, content))
      index = end
    }
    return items
  }

  /// Whether a line belongs to an item: by its indentation, or because it goes on with a sentence though it stands too far to the left.
  private func continues(_ index: Int, margin: Int, content: Int) -> Bool {
    if lines[index].indent >= content { return true }
    return lines[index].indent > margin && !lines[index - 1].isBlank && ListMarker(lines[index].text) == nil
  }

  /// A term with its definition, a field, or an option.
  mutating func entry(_ construct: LineConstruct, _ part: Range<Int>, margin: Int) -> (
    term: [Inline], body: Range<Int>, margin: Int
  )? {
    let index = part.lowerBound
    let line = lines[index]
    let below = index + 1
    var term: [Inline]
    var start = index
    switch construct {
    case .field(let name, let bodyStart):
      if isOpening { return nil }
      term = inlines(Array(line.text[name]))
      lines[index].drop(bodyStart - line.text.startIndex)
    case .option(let bodyStart):
      term = [.code(String(decoding: line.text[..<bodyStart], as: UTF8.self))]
      lines[index].drop(bodyStart - line.text.startIndex)
    case .text:
      guard below < part.upperBound, !lines[below].isBlank, lines[below].indent > margin, !line.text.ends(with: "::") else {
        return nil
      }
      term = inlines(Array(line.text))
      start = below
    case .item, .doctest, .lineBlock, .gridTable, .simpleTable, .explicit, .anonymousTarget, .adornment: return nil
    }
    let end = lines.region(from: below, to: part.upperBound, deeperThan: margin)
    let inner = lines.margin(below..<end) ?? lines[index].indent
    if start == index { lines[index].indent = inner }
    return (term, start..<end, inner)
  }

  mutating func take(field bodyStart: Int, _ range: Range<Int>) {
    let line = lines[range.lowerBound]
    let name = String(decoding: line.text[..<(bodyStart - 1)].dropFirst(), as: UTF8.self).lowercased()
    let value = String(decoding: line.text[bodyStart...], as: UTF8.self).trimmingSpace()
    report.take("field '\(name.prefix(40))'", line: line.number)
    guard !value.isEmpty else { return }
    switch name {
    case "title": metadata.title = value
    case "author", "authors": metadata.author = value
    case "translator", "translators": metadata.translator = value
    case "date": metadata.date = StatedDate.iso(value)
    case "version", "revision": metadata.edition = value
    default: break
    }
  }
}
