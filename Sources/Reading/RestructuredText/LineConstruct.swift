/// What a line at the margin begins, in the order in which docutils asks (`docutils.parsers.rst.states.Body`).
enum LineConstruct {
  case item(ListMarker)
  /// `:name: body`: bytes of the name, and of what stands before the body.
  case field(name: Range<Int>, bodyStart: Int)
  /// `-a, --all  What it does`: where what it does begins.
  case option(bodyStart: Int)
  /// `>>> code`
  case doctest
  /// `| a line`
  case lineBlock
  case gridTable
  case simpleTable
  /// `.. anything`
  case explicit
  /// `__ address`
  case anonymousTarget
  /// Punctuation, repeated.
  case adornment
  case text

  init(_ line: MarkupLine) {
    let text = line.text
    guard let first = text.first else {
      self = .text
      return
    }
    let second = text.dropFirst().first ?? 0x20
    let isMark = second == 0x20 || second == 0x09
    if let marker = ListMarker(text) {
      self = .item(marker)
    } else if first == UInt8(ascii: ":"), let field = LineConstruct.field(text) {
      self = field
    } else if first == UInt8(ascii: "-"), let start = LineConstruct.option(text) {
      self = .option(bodyStart: start)
    } else if text.starts(with: ">>>".utf8), text.count == 3 || text[text.startIndex + 3] == 0x20 {
      self = .doctest
    } else if first == UInt8(ascii: "|"), isMark {
      self = .lineBlock
    } else if first == UInt8(ascii: "+"), second == UInt8(ascii: "-"), text.last == first,
      text.allSatisfy({ $0 == first || $0 == second })
    {
      self = .gridTable
    } else if first == UInt8(ascii: "="), LineConstruct.isColumns(text, first) {
      self = .simpleTable
    } else if text.starts(with: "..".utf8), text.count == 2 || text[text.startIndex + 2] == 0x20 {
      self = .explicit
    } else if text.starts(with: "__ ".utf8) {
      self = .anonymousTarget
    } else if let mark = line.repeated, LineConstruct.isPunctuation(mark.byte), !text.elementsEqual("::".utf8) {
      self = .adornment
    } else {
      self = .text
    }
  }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !(byte >= 0x30 && byte <= 0x39) && !((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
  }

  /// `====  ===`: at least two columns.
  static func isColumns(_ text: ArraySlice<UInt8>, _ mark: UInt8) -> Bool {
    text.contains(0x20) && text.allSatisfy { $0 == mark || $0 == 0x20 }
  }

  /// A colon, a name, a colon and a space; `` :role:`text` `` is none.
  private static func field(_ text: ArraySlice<UInt8>) -> LineConstruct? {
    guard let first = text.dropFirst().first, first != UInt8(ascii: ":"), first != 0x20 else { return nil }
    var index = text.startIndex + 1
    while let colon = text[index...].firstIndex(of: UInt8(ascii: ":")) {
      let after = colon + 1
      if after == text.endIndex || text[after] == 0x20 || text[after] == 0x09 {
        guard text[colon - 1] != 0x20 else { return nil }
        return .field(name: text.startIndex + 1..<colon, bodyStart: after)
      }
      if text[after] == UInt8(ascii: "`") { return nil }
      index = after
    }
    return nil
  }

  /// Two spaces part an option from what it does.
  private static func option(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.drop { $0 == UInt8(ascii: "-") }
    guard text.count - name.count <= 2, let first = name.first, !isPunctuation(first), first < 0x80, first > 0x20 else {
      return nil
    }
    var index = name.startIndex
    while index + 1 < text.endIndex, !(text[index] == 0x20 && text[index + 1] == 0x20) { index += 1 }
    return index + 1 < text.endIndex ? index : nil
  }
}
