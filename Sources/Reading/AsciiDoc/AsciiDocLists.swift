import Guidelines

/// What begins an item of a list: `*`, `-`, `.`, `1.`, `<1>`, `term::`. Items nest by their markers, not by how far they are indented.
struct AsciiDocListItem {
  enum Marker: Hashable {
    /// By how many stars; a hyphen has none.
    case bullet(Int)
    /// By how many dots; a written number has none.
    case number(Int)
    case callout
    case term(String)
  }

  let marker: Marker
  var number: Int?
  var term: ArraySlice<UInt8> = []
  let text: ArraySlice<UInt8>

  init?(_ line: MarkupLine) {
    guard let first = line.text.first else { return nil }
    let word = line.text.prefix(12).prefix { $0 != 0x20 && $0 != 0x09 }
    let rest = line.text[word.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
    let isRun = word.count <= 5 && word.allSatisfy { $0 == first }
    if !rest.isEmpty, first == UInt8(ascii: "*") && isRun || word.elementsEqual("-".utf8) {
      marker = .bullet(first == UInt8(ascii: "*") ? word.count : 0)
      let box = rest.prefix(4)
      text =
        box.elementsEqual("[x] ".utf8) || box.elementsEqual("[ ] ".utf8) || box.elementsEqual("[*] ".utf8)
        ? rest.dropFirst(4) : rest
    } else if !rest.isEmpty, first == UInt8(ascii: "."), isRun {
      (marker, number, text) = (.number(word.count), 1, rest)
    } else if !rest.isEmpty, word.last == UInt8(ascii: "."), word.count > 1, let number = AsciiDocListItem.number(word.dropLast())
    {
      (marker, self.number, text) = (.number(0), number, rest)
    } else if !rest.isEmpty, first == UInt8(ascii: "<"), word.last == UInt8(ascii: ">"), word.count > 2,
      word.dropFirst().dropLast().allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E })
    {
      (marker, number, text) = (.callout, 1, rest)
    } else if let (term, mark, text) = AsciiDocListItem.term(line.text) {
      (marker, self.term, self.text) = (.term(mark), term, text)
    } else {
      return nil
    }
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    if let number = Int(String(decoding: word, as: UTF8.self)), number >= 0 { return number }
    guard word.count == 1, let letter = word.first, (letter | 0x20) >= 0x61, (letter | 0x20) <= 0x7A else { return nil }
    return Int((letter | 0x20) - 0x60)
  }

  /// `term:: text`: two to four colons, or two semicolons, with white space or nothing behind them.
  private static func term(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, String, ArraySlice<UInt8>)? {
    var index = text.startIndex + 1
    while index + 1 < text.endIndex {
      let byte = text[index]
      guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";"), text[index + 1] == byte else {
        index += 1
        continue
      }
      let mark = text[index...].prefix { $0 == byte }
      let isEnd = mark.endIndex == text.endIndex || text[mark.endIndex] == 0x20 || text[mark.endIndex] == 0x09
      if isEnd, mark.count <= (byte == UInt8(ascii: ":") ? 4 : 2) {
        return (text[..<index], String(decoding: mark, as: UTF8.self), text[mark.endIndex...].drop { $0 == 0x20 || $0 == 0x09 })
      }
      index = mark.endIndex
    }
    return nil
  }
}

extension AsciiDocReader {
  /// The list that the range begins with, and those inside it → where it ends.
  mutating func list(_ part: Range<Int>, depth: Int) -> Int {
    var open: [AsciiDocListItem.Marker] = []
    /// A term without a text takes the paragraph below it.
    var isWaiting = false
    var index = part.lowerBound
    while index < part.upperBound, !builder.isFull {
      let line = lines[index]
      if let item = AsciiDocListItem(line) {
        enter(item, &open, line.number)
        let end = text(of: item, index..<part.upperBound)
        isWaiting = item.text.isEmpty && end == index + 1
        index = end
        continue
      }
      if line.text.elementsEqual("+".utf8) {
        index = attached(index + 1..<part.upperBound, depth)
        continue
      }
      let next = lines.skipBlanks(index, part.upperBound)
      guard next > index, next < part.upperBound else { break }
      if AsciiDocListItem(lines[next]) == nil, !lines[next].text.elementsEqual("+".utf8) {
        guard lines[next].indent > 0 || isWaiting else { break }
        isWaiting = false
        index = attached(next..<part.upperBound, depth)
      } else {
        index = next
      }
    }
    for _ in 0..<(open.count * 2) { builder.close() }
    return index
  }

  /// Goes to the item's place: behind its like, or one level down.
  private mutating func enter(_ item: AsciiDocListItem, _ open: inout [AsciiDocListItem.Marker], _ line: Int) {
    if let place = open.lastIndex(of: item.marker) {
      for _ in 0..<((open.count - place) * 2 - 1) { builder.close() }
      open.removeSubrange((place + 1)...)
    } else {
      open.append(item.marker)
      switch item.marker {
      case .bullet, .number, .callout: builder.open(.list(start: item.number), line: line)
      case .term: builder.open(.definitionList, line: line)
      }
    }
    switch item.marker {
    case .bullet, .number, .callout: builder.open(.item, line: line)
    case .term:
      builder.append(.term, AsciiDocInlines.read(Array(item.term)), line: line)
      builder.open(.definition, line: line)
    }
  }

  /// The item's text with the lines right below it.
  private mutating func text(of item: AsciiDocListItem, _ part: Range<Int>) -> Int {
    let next = part.lowerBound + 1
    let end = paragraphEnd(part)
    var source = Array(item.text)
    if end > next {
      if !source.isEmpty { source.append(0x0A) }
      source += lines.joined(next..<end)
    }
    builder.append(
      .paragraph, AsciiDocInlines.read(source), line: lines[item.text.isEmpty && end > next ? next : part.lowerBound].number)
    return end
  }

  /// The block that a `+` fastens to the item.
  private mutating func attached(_ part: Range<Int>, _ depth: Int) -> Int {
    var index = part.lowerBound
    while index < part.upperBound, lines[index].isBlank || pending.take(lines[index]) { index += 1 }
    return index < part.upperBound ? block(index..<part.upperBound, depth: depth + 1) : index
  }
}
