import Guidelines

/// Inline markup of reStructuredText → runs. Marks do not nest; where one may open or close, docutils' "inline markup recognition rules" say.
struct RestructuredTextInlines {
  private let source: [UInt8]
  private var out: InlineBuilder
  /// The text of a substitution.
  private let isValue: Bool
  private var position = 0
  /// Text that is not yet handed on.
  private var text: [UInt8] = []
  /// Marks that nothing closes from here on: looked for once, not at every mark.
  private var unclosed: Set<StaticMark> = []

  private enum StaticMark { case strong, emphasis, literal, interpreted, substitution, target }

  static func write(_ source: [UInt8], to out: inout InlineBuilder, names: inout RestructuredTextNames) {
    var scanner = RestructuredTextInlines(source: source, out: out)
    scanner.scan(&names)
    out = scanner.out
  }

  private init(source: [UInt8], out: InlineBuilder, isValue: Bool = false) {
    self.source = source
    self.out = out
    self.isValue = isValue
  }

  private mutating func scan(_ names: inout RestructuredTextNames) {
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "*"):
        if has("**") { if !run(.strong, "**", .strong) { literally(2) } } else if !run(.emphasis, "*", .emphasis) { literally(1) }
      case UInt8(ascii: "`"):
        if has("``") {
          if !literal() { literally(2) }
        } else if !interpreted(at: position, role: nil, &names) {
          literally(1)
        }
      case UInt8(ascii: ":"): if !role(&names) { literally(1) }
      case UInt8(ascii: "|"): if !substitution(&names) { literally(1) }
      case UInt8(ascii: "["): if !footnoteReference() { literally(1) }
      case UInt8(ascii: "_"):
        if has("_`"), let end = close("`", from: position + 2, .target), canOpen(2) {
          text += unescaped(position + 2..<end)
          position = end + 1
        } else if !reference(&names) {
          literally(1)
        }
      case UInt8(ascii: "h"): if !address() { literally(1) }
      default: literally(1)
      }
    }
    settle()
  }

  // MARK: Where marks open and close

  private func has(_ mark: StaticString, at index: Int? = nil) -> Bool {
    let index = index ?? position
    guard index + mark.utf8CodeUnitCount <= source.count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { source[index + $0] == mark.utf8Start[$0] }
  }

  /// Whether a mark of so many bytes may open here: behind white space or an opening sign, before no white space, and not in quotes alone.
  private func canOpen(_ length: Int) -> Bool {
    let after = position + length
    guard after < source.count, source[after] > 0x20 else { return false }
    guard let before = source.scalar(before: position) else { return true }
    if let closing = RestructuredTextInlines.partners[before], source.scalar(at: after) == closing { return false }
    return before.isSpace || "-:/'\"<([{".unicodeScalars.contains(before) || before.isOpening
  }

  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "(": ")", "[": "]", "{": "}", "<": ">", "「": "」", "『": "』", "（": "）", "“": "”", "‘": "’",
  ]

  private func canClose(_ end: Int) -> Bool {
    guard let after = source.scalar(at: end) else { return true }
    return after.isSpace || "'\")]}>-/:.,;!?\\".unicodeScalars.contains(after) || after.isClosing
  }

  /// The mark that closes what begins at `start`, which is not empty.
  private mutating func close(
    _ mark: StaticString, from start: Int, _ kind: StaticMark, isLiteral: Bool = false, suffix: ((Int) -> Int)? = nil
  ) -> Int? {
    guard !unclosed.contains(kind) else { return nil }
    let length = mark.utf8CodeUnitCount
    var index = start
    while index + length <= source.count {
      if source[index] == UInt8(ascii: "\\"), !isLiteral {
        index += 2
        continue
      }
      if index > start, source[index] == mark.utf8Start[0], source[index - 1] > 0x20, has(mark, at: index),
        canClose(suffix?(index + length) ?? index + length)
      {
        return index
      }
      index += 1
    }
    unclosed.insert(kind)
    return nil
  }

  // MARK: Marks

  private mutating func literally(_ count: Int) {
    text += source[position..<min(source.count, position + count)]
    position += count
  }

  /// A backslash makes what follows a letter; white space behind it goes with it.
  private mutating func escape() {
    position += 1
    guard position < source.count else { return }
    if source[position] > 0x20 { text.append(source[position]) }
    position += 1
  }

  private mutating func run(_ run: InlineBuilder.Run, _ mark: StaticString, _ kind: StaticMark) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard canOpen(length), let end = close(mark, from: position + length, kind) else { return false }
    write(run, unescaped(position + length..<end))
    position = end + length
    return true
  }

  private mutating func literal() -> Bool {
    guard canOpen(2), let end = close("``", from: position + 2, .literal, isLiteral: true) else { return false }
    settle()
    out.code(oneLine(Array(source[position + 2..<end])))
    position = end + 2
    return true
  }

  /// `` :name:`text` ``
  private mutating func role(_ names: inout RestructuredTextNames) -> Bool {
    let name = source[(position + 1)...].prefix(60).prefix { $0 == 0x3A || RestructuredTextInlines.isName($0) }
    guard name.count > 1, name.last == 0x3A, name.first != 0x3A, has("`", at: name.endIndex), canOpen(1) else { return false }
    return interpreted(at: name.endIndex, role: String(decoding: name.dropLast(), as: UTF8.self), &names)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x2D || byte == 0x5F || byte == 0x2E
      || byte == 0x2B
  }

  /// `` `text` `` with a role before or behind it, or as a link.
  private mutating func interpreted(at tick: Int, role: String?, _ names: inout RestructuredTextNames) -> Bool {
    let opens = tick + 1 < source.count && source[tick + 1] > 0x20 && (role != nil || canOpen(1))
    let suffix = { [source] (index: Int) in RestructuredTextInlines.suffixEnd(source, index) }
    guard opens, let end = close("`", from: tick + 1, .interpreted, suffix: role == nil ? suffix : nil) else { return false }
    let content = unescaped(tick + 1..<end)
    let after = role == nil ? suffix(end + 1) : end + 1
    settle()
    if role == nil, after > end + 1, source[end + 1] == UInt8(ascii: "_") {
      link(String(decoding: content, as: UTF8.self), isAnonymous: after == end + 3, &names)
    } else {
      let behind = after > end + 1 ? String(decoding: source[(end + 2)..<(after - 1)], as: UTF8.self) : nil
      RestructuredTextRole(role ?? behind ?? "").write(String(decoding: content, as: UTF8.self), to: &out)
    }
    position = after
    return true
  }

  /// Behind a closing tick: `_`, `__` or `:role:`.
  private static func suffixEnd(_ source: [UInt8], _ index: Int) -> Int {
    guard index < source.count else { return index }
    if source[index] == UInt8(ascii: "_") {
      return index + (index + 1 < source.count && source[index + 1] == source[index] ? 2 : 1)
    }
    guard source[index] == 0x3A else { return index }
    let name = source[(index + 1)...].prefix(60).prefix { isName($0) }
    return !name.isEmpty && name.endIndex < source.count && source[name.endIndex] == 0x3A ? name.endIndex + 1 : index
  }

  /// `` `text <address>`_ ``, `` `name`_ ``, `` `text`__ ``.
  private mutating func link(_ content: String, isAnonymous: Bool, _ names: inout RestructuredTextNames) {
    let (title, target) = RestructuredTextRole.split(content)
    let address =
      if let target {
        target.hasSuffix("_") ? names.address(of: String(target.dropLast())) : String(target.filter { !$0.isWhitespace })
      } else {
        isAnonymous ? names.nextAnonymous() : names.address(of: title)
      }
    write(address.map { .link(url: $0) } ?? .transparent, Array(title.utf8))
  }

  /// `name_`, where the page defines the name.
  private mutating func reference(_ names: inout RestructuredTextNames) -> Bool {
    let length = has("__") ? 2 : 1
    let tail = text.suffix(80)
    let start = tail.lastIndex { !RestructuredTextInlines.isName($0) }.map { $0 + 1 } ?? tail.startIndex
    let word = tail[start...]
    guard let first = word.first, first != UInt8(ascii: "_"), canClose(position + length) else { return false }
    let name = String(decoding: word, as: UTF8.self)
    guard let address = length == 2 ? names.nextAnonymous() : names.address(of: name) else { return false }
    text.removeLast(word.count)
    write(.link(url: address), Array(name.utf8))
    position += length
    return true
  }

  private mutating func substitution(_ names: inout RestructuredTextNames) -> Bool {
    guard !isValue, canOpen(1),
      let end = close(
        "|", from: position + 1, .substitution,
        suffix: { [source] in
          RestructuredTextInlines.suffixEnd(source, $0)
        })
    else { return false }
    let name = String(decoding: source[(position + 1)..<end], as: UTF8.self)
    settle()
    // A value has marks of its own, but stands for no further names.
    var value = RestructuredTextInlines(source: Array(names.text(for: name).utf8), out: out, isValue: true)
    value.scan(&names)
    out = value.out
    position = end + 1
    while position < source.count, source[position] == UInt8(ascii: "_") { position += 1 }
    return true
  }

  /// `[1]_`, `[#]_`, `[#name]_`, `[*]_`.
  private mutating func footnoteReference() -> Bool {
    let label = source[(position + 1)...].prefix(60).prefix { $0 == 0x23 || $0 == 0x2A || RestructuredTextInlines.isName($0) }
    guard !label.isEmpty, has("]_", at: label.endIndex), canOpen(1), canClose(label.endIndex + 2) else { return false }
    settle()
    out.footnoteReference(String(decoding: label, as: UTF8.self))
    position = label.endIndex + 2
    return true
  }

  /// An address in the text is a link.
  private mutating func address() -> Bool {
    guard has("https://") || has("http://"),
      source.scalar(before: position).map({ !$0.properties.isAlphabetic || $0.value >= 0x2E80 }) ?? true
    else { return false }
    var url = source[position...].prefix { $0 > 0x20 && $0 < 0x7F && !"<>\"`|\\".utf8.contains($0) }
    while let last = url.last, ".,;:!?)'".utf8.contains(last) { url.removeLast() }
    guard url.count > 8 else { return false }
    write(.link(url: String(decoding: url, as: UTF8.self)), Array(url))
    position = url.endIndex
    return true
  }

  // MARK: Writing

  private mutating func settle() {
    guard !text.isEmpty else { return }
    text.withUnsafeBufferPointer { out.text($0) }
    text.removeAll()
  }

  private mutating func write(_ run: InlineBuilder.Run, _ content: [UInt8]) {
    settle()
    out.open(run)
    content.withUnsafeBufferPointer { out.text($0) }
    out.close()
  }

  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    guard source[range].contains(UInt8(ascii: "\\")) else { return Array(source[range]) }
    var kept: [UInt8] = []
    var isEscaped = false
    for byte in source[range] {
      if isEscaped {
        if byte > 0x20 { kept.append(byte) }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        kept.append(byte)
      }
    }
    return kept
  }

  private func oneLine(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
  }
}
