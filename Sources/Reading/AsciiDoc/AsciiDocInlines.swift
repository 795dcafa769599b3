import Guidelines

/// Inline markup of AsciiDoc → runs. A single mark stands at the edges of words ("constrained"), a double one anywhere.
struct AsciiDocInlines {
  let source: [UInt8]
  var out = InlineBuilder()
  /// Text that is not yet handed on.
  var text: [UInt8] = []
  /// Marks that nothing closes from here on: looked for once, not at every mark.
  private var unclosed: Set<[UInt8]> = []

  /// Marks inside each other, deeper than anything that people write.
  static let deepest = 8

  static func read(_ source: [UInt8]) -> [Inline] {
    var scanner = AsciiDocInlines(source: source)
    scanner.scan(0..<source.count, 0)
    return scanner.out.finish()
  }

  private init(source: [UInt8]) { self.source = source }

  mutating func scan(_ range: Range<Int>, _ depth: Int) {
    // What is missing inside of a run may stand behind it.
    let outer = unclosed
    unclosed = []
    defer { unclosed = outer }
    var index = range.lowerBound
    while index < range.upperBound {
      if depth < AsciiDocInlines.deepest, let end = mark(index, range, depth) {
        index = end
      } else {
        text.append(source[index])
        index += 1
      }
    }
    settle()
  }

  /// Reads the mark at a place → where it ends; nil where there is none.
  private mutating func mark(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    switch source[index] {
    case UInt8(ascii: "\\"):
      guard index + 1 < range.upperBound, "*_`#^~+<[:hklmxbif\"'(".utf8.contains(source[index + 1]) else { return nil }
      // What follows is no mark.
      let end = (index + 2..<range.upperBound).first { source[$0] != source[index + 1] } ?? range.upperBound
      text += source[(index + 1)..<end]
      return end
    case UInt8(ascii: "*"): return run(.strong, index, range, depth)
    case UInt8(ascii: "_"): return run(.emphasis, index, range, depth)
    case UInt8(ascii: "#"): return run(.transparent, index, range, depth)
    case UInt8(ascii: "`"): return run(nil, index, range, depth)
    case UInt8(ascii: "^"): return short(.superscript, index, range, depth)
    case UInt8(ascii: "~"): return short(.subscript, index, range, depth)
    case UInt8(ascii: "+"): return passthrough(index, range)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(index, range, depth)
    case UInt8(ascii: "["): return bracket(index, range, depth)
    case UInt8(ascii: "<"): return reference(index, range, depth)
    case UInt8(ascii: "("): return indexTerm(index, range, depth)
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      guard source.scalar(before: index)?.isWord != true || index == range.lowerBound else { return nil }
      return address(index, range, depth) ?? macro(index, range, depth)
    default: return nil
    }
  }

  // MARK: Where marks open and close

  func has(_ mark: StaticString, at index: Int, _ range: Range<Int>) -> Bool {
    index + mark.utf8CodeUnitCount <= range.upperBound
      && (0..<mark.utf8CodeUnitCount).allSatisfy { source[index + $0] == mark.utf8Start[$0] }
  }

  /// Where a mark stands again, on a condition that depends on that place alone.
  mutating func find(
    _ mark: [UInt8], _ start: Int, _ range: Range<Int>, key: UInt8 = 0, _ accepts: (Int) -> Bool = { _ in true }
  )
    -> Int?
  {
    guard !unclosed.contains(mark + [key]) else { return nil }
    var index = start
    while index + mark.count <= range.upperBound {
      if source[index] == mark[0], source[index..<index + mark.count].elementsEqual(mark), accepts(index) { return index }
      index += 1
    }
    unclosed.insert(mark + [key])
    return nil
  }

  // MARK: Runs

  /// `**text**` anywhere, `*text*` around words. Without a run it is code.
  private mutating func run(_ run: InlineBuilder.Run?, _ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    let byte = source[index]
    if index + 2 < range.upperBound, source[index + 1] == byte, source[index + 2] != byte,
      let end = find([byte, byte], index + 3, range)
    {
      write(run, index + 2..<end, depth)
      return end + 2
    }
    let before = index > range.lowerBound ? source.scalar(before: index) : nil
    guard index + 1 < range.upperBound, source[index + 1] > 0x20,
      before.map({ !$0.isWord && !";:}".unicodeScalars.contains($0) }) ?? true
    else { return nil }
    let closes = { [source] (end: Int) in
      source[end - 1] > 0x20 && (end + 1 == range.upperBound || source.scalar(at: end + 1)?.isWord != true)
    }
    guard let end = find([byte], index + 2, range, key: 1, closes) else { return nil }
    write(run, index + 1..<end, depth)
    return end + 1
  }

  /// `^text^`: without white space, anywhere.
  private mutating func short(_ run: InlineBuilder.Run, _ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    let end = (index + 1..<min(range.upperBound, index + 200)).first { source[$0] == source[index] || source[$0] <= 0x20 }
    guard let end, source[end] == source[index], end > index + 1 else { return nil }
    write(run, index + 1..<end, depth)
    return end + 1
  }

  private mutating func write(_ run: InlineBuilder.Run?, _ inner: Range<Int>, _ depth: Int) {
    settle()
    guard let run else {
      // `+text+` inside says that nothing in it is a mark.
      let isLiteral =
        inner.count > 2 && source[inner.lowerBound] == UInt8(ascii: "+") && source[inner.upperBound - 1] == UInt8(ascii: "+")
      let code = source[isLiteral ? inner.lowerBound + 1..<inner.upperBound - 1 : inner]
      return out.code(String(decoding: code.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self))
    }
    out.open(run)
    scan(inner, depth + 1)
    out.close()
  }

  /// `+text+` and `+++text+++`: as it stands.
  private mutating func passthrough(_ index: Int, _ range: Range<Int>) -> Int? {
    let isLineEnd = index + 1 == range.upperBound || source[index + 1] == 0x0A
    if isLineEnd, index > range.lowerBound, source[index - 1] == 0x20 {
      settle()
      out.hardBreak()
      return min(index + 2, range.upperBound)
    }
    let marks = source[index..<min(range.upperBound, index + 3)].prefix { $0 == UInt8(ascii: "+") }
    guard index + marks.count < range.upperBound, source[index + marks.count] > 0x20,
      marks.count > 1 || (index > range.lowerBound ? source.scalar(before: index) : nil)?.isWord != true,
      let end = find(
        Array(marks), index + marks.count + 1, range,
        { [source] in
          marks.count > 1 || source[$0 - 1] > 0x20 && source.scalar(at: $0 + 1)?.isWord != true
        })
    else { return nil }
    if marks.count < 3 { text += source[(index + marks.count)..<end] }
    return end + marks.count
  }

  /// ``"`text`"`` gets typographic quotation marks.
  private mutating func quoted(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    let mark = source[index]
    guard index + 2 < range.upperBound, source[index + 1] == UInt8(ascii: "`"), source[index + 2] > 0x20,
      let end = find([UInt8(ascii: "`"), mark], index + 3, range)
    else { return nil }
    let isDouble = mark == UInt8(ascii: "\"")
    text += (isDouble ? "“" : "‘").utf8
    settle()
    scan(index + 2..<end, depth + 1)
    text += (isDouble ? "”" : "’").utf8
    return end + 2
  }

  // MARK: Brackets

  /// `[[name]]` is an anchor; `[.role]` in front of a mark says how it looks.
  private mutating func bracket(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    if has("[[", at: index, range), let end = find(Array("]]".utf8), index + 2, range) {
      let name = source[(index + 2)..<end]
      if name.first == UInt8(ascii: "[") { return nil }
      return end + 2
    }
    let role = source[(index + 1)..<min(range.upperBound, index + 80)].prefix { $0 != 0x5D && $0 != 0x5B && $0 != 0x0A }
    let mark = role.endIndex + 1
    guard role.count > 0, mark < range.upperBound, source[role.endIndex] == 0x5D, "#*_`".utf8.contains(source[mark]) else {
      return nil
    }
    guard source[mark] == UInt8(ascii: "#") else { return self.mark(mark, mark..<range.upperBound, depth) }
    let isStruck = String(decoding: role, as: UTF8.self).contains("line-through")
    return run(isStruck ? .strikethrough : .transparent, mark, mark..<range.upperBound, depth)
  }

  /// `<<name,text>>`, `<https://…>`
  private mutating func reference(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    if has("<<", at: index, range), let end = find(Array(">>".utf8), index + 2, range) {
      let comma = (index + 2..<end).first { source[$0] == UInt8(ascii: ",") } ?? end
      let name = String(decoding: source[(index + 2)..<comma], as: UTF8.self).trimmingSpace()
      link((name.hasPrefix("#") ? "" : "#") + name, comma < end ? comma + 1..<end : index + 2..<end, depth)
      return end + 2
    }
    guard has("<http", at: index, range), let end = find([UInt8(ascii: ">")], index + 1, range) else { return nil }
    link(String(decoding: source[(index + 1)..<end], as: UTF8.self), index + 1..<end, AsciiDocInlines.deepest)
    return end + 1
  }

  /// `((term))` is text and in the index; `(((term)))` is in the index only.
  private mutating func indexTerm(_ index: Int, _ range: Range<Int>, _ depth: Int) -> Int? {
    if has("(((", at: index, range), let end = find(Array(")))".utf8), index + 3, range) { return end + 3 }
    guard has("((", at: index, range), !has("(((", at: index, range), let end = find(Array("))".utf8), index + 2, range) else {
      return nil
    }
    settle()
    scan(index + 2..<end, depth + 1)
    return end + 2
  }

  mutating func settle() {
    guard !text.isEmpty else { return }
    text.withUnsafeBufferPointer { out.text($0) }
    text.removeAll()
  }
}

extension Unicode.Scalar {
  /// A letter, a digit, a mark or an underscore.
  var isWord: Bool {
    if value < 0x80 { return value == 0x5F || properties.isAlphabetic || value >= 0x30 && value <= 0x39 }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
