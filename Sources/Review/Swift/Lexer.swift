/// Source → tokens, in one pass, without recursion: linear for whatever bytes.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isFirstOnLine = true
  private(set) var tokens: [Token] = []
  private(set) var directives: [Directive] = []
  private(set) var remarks: [Remark] = []
  /// Brackets that are open, by the numbers of their tokens.
  private var open: [Int] = []
  private var bodies = Bodies()
  /// Whether every bracket found its mate.
  private(set) var isBalanced = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func run() {
    if at(0) == UInt8(ascii: "#"), at(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x0A, 0x0D:
        isFirstOnLine = true
        position += 1
      case 0x00...0x20: position += 1
      case UInt8(ascii: "/") where at(position + 1) == UInt8(ascii: "/"): lineComment()
      case UInt8(ascii: "/") where at(position + 1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "/") where isRegexStart: add(.regex, to: Literal.endOfRegex(bytes, position) ?? position + 1)
      case UInt8(ascii: "\""): add(.string, to: Literal.endOfString(bytes, position, hashes: 0))
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "{") { bodies.brace(depth: open.count) }
        open.append(tokens.count)
        add(.open, to: position + 1)
        tokens[tokens.count - 1].isBody = byte == UInt8(ascii: "{") && bodies.lastIsBody
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, to: endOfNumber())
      case UInt8(ascii: "`"): quotedName()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "@"),
        UInt8(ascii: "$"), 0x80...0xFF:
        name(from: position)
      default: mark(byte)
      }
    }
    for index in open {
      tokens[index].value = -1
      isBalanced = false
    }
  }

  private mutating func add(_ kind: Token.Kind, to end: Int, value: Int32 = -1) {
    tokens.append(
      Token(
        kind: kind, isFirstOnLine: isFirstOnLine, byte: bytes[position], start: Int32(position), end: Int32(end), value: value))
    isFirstOnLine = false
    position = end
  }

  // MARK: Brackets

  private mutating func closeBracket(_ byte: UInt8) {
    let opening: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    // One that closes nothing, or closes past another, which is given up: source that somebody is typing.
    if let last = open.last, tokens[last].byte != opening,
      let index = open.suffix(8).lastIndex(where: { tokens[$0].byte == opening })
    {
      for lost in open[(index + 1)...] { tokens[lost].value = -1 }
      open.removeSubrange((index + 1)...)
      isBalanced = false
    }
    var mate = -1
    if let last = open.last, tokens[last].byte == opening {
      mate = last
      open.removeLast()
      tokens[last].value = Int32(tokens.count)
    } else {
      isBalanced = false
    }
    bodies.closed(depth: open.count)
    add(.close, to: position + 1, value: Int32(mate))
  }

  // MARK: Names, numbers, marks

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func name(from start: Int) {
    var end = start + 1
    var hash = (UInt32(0x811C_9DC5) ^ UInt32(bytes[start])) &* 0x0100_0193
    while end < bytes.count, Self.isNamePart(bytes[end]) {
      hash = (hash ^ UInt32(bytes[end])) &* 0x0100_0193
      end += 1
    }
    let isMember = tokens.last?.isMark(".") ?? false
    bodies.name(Name(hash: hash), isMember: isMember, depth: open.count, isFirstOnLine: isFirstOnLine)
    add(.identifier, to: end, value: Int32(bitPattern: hash))
  }

  /// A keyword that serves as a name: called what stands between the quotes.
  private mutating func quotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    let name = Name(bytes[(position + 1)..<max(position + 1, end)])
    add(.identifier, to: min(end + 1, bytes.count), value: Int32(bitPattern: name.hash))
  }

  private func endOfNumber() -> Int {
    var end = position + 1
    while end < bytes.count {
      let byte = bytes[end]
      if Self.isNamePart(byte) && byte < 0x80 {
        end += 1
      } else if byte == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(end + 1)) {
        end += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), bytes[end - 1] | 0x20 == UInt8(ascii: "e"),
        at(position + 1) | 0x20 != UInt8(ascii: "x")
      {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "%"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private mutating func mark(_ byte: UInt8) {
    var end = position + 1
    if byte == UInt8(ascii: ".") {
      while at(end) == byte { end += 1 }
      if end > position + 1, at(end) == UInt8(ascii: "<") { end += 1 }
    } else if Self.isOperator(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") || at(end) == UInt8(ascii: "=") {
      while Self.isOperator(at(end)), !(at(end) == UInt8(ascii: "/") && (at(end + 1) | 0x05) == 0x2F) { end += 1 }
    } else if byte == UInt8(ascii: "?"), at(end) == byte {
      end += 1
    }
    bodies.mark(byte, length: end - position, depth: open.count)
    add(.mark, to: end)
  }

  // MARK: Comments and what begins with #

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  private mutating func lineComment() {
    let start = position
    skipLine()
    note(start, position)
  }

  private mutating func blockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), at(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), at(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if bytes[position] == 0x0A { isFirstOnLine = true }
        position += 1
      }
    }
    note(start, min(position, bytes.count))
  }

  /// Keeps a comment that begins with `hig:`.
  private mutating func note(_ start: Int, _ end: Int) {
    var first = start + 2
    while first < end, bytes[first] == UInt8(ascii: "/") || bytes[first] == UInt8(ascii: "*") || bytes[first] == 0x20 {
      first += 1
    }
    guard end - first > 4, bytes[first] == UInt8(ascii: "h"), bytes[first + 1] == UInt8(ascii: "i"),
      bytes[first + 2] == UInt8(ascii: "g"), bytes[first + 3] == UInt8(ascii: ":")
    else { return }
    let line = bytes[first..<min(end, first + 400)].prefix { $0 != 0x0A && $0 != 0x0D }
    remarks.append(Remark(text: String(decoding: line, as: UTF8.self), offset: start))
  }

  private mutating func hash() {
    var hashes = 1
    while at(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch at(position + hashes) {
    case UInt8(ascii: "\""): return add(.string, to: Literal.endOfString(bytes, position, hashes: hashes))
    case UInt8(ascii: "/"):
      if let end = Literal.endOfExtendedRegex(bytes, position, hashes: hashes) { return add(.regex, to: end) }
      return add(.mark, to: position + hashes)
    default: if hashes > 1 { return add(.mark, to: position + hashes) }
    }
    for (word, kind) in [("if", Directive.Kind.begin), ("elseif", .otherwise), ("else", .otherwise), ("endif", .end)]
      as [(StaticString, Directive.Kind)]
    {
      let end = position + 1 + word.utf8CodeUnitCount
      guard end <= bytes.count, !Self.isNamePart(at(end)),
        bytes[(position + 1)..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      else { continue }
      skipLine()
      let hasCondition = word.utf8CodeUnitCount == 2 || word.utf8CodeUnitCount == 6
      directives.append(Directive(kind: kind, condition: hasCondition ? end..<position : nil, token: tokens.count))
      return
    }
    name(from: position)
  }

  /// Whether a value may begin here, and a slash that is no operator opens a literal that ends on its line.
  private var isRegexStart: Bool {
    let next = at(position + 1)
    guard next != 0x20, next != 0x09, next != 0x0A, next != UInt8(ascii: "=") else { return false }
    if let last = tokens.last {
      switch last.kind {
      case .number, .string, .regex: return false
      case .close: guard isFirstOnLine, last.byte == UInt8(ascii: "}") else { return false }
      case .identifier: guard isFirstOnLine || Keyword.beforeValues.contains(last.name) else { return false }
      case .mark where last.byte == UInt8(ascii: "."): return false
      case .mark where (last.byte == UInt8(ascii: "!") || last.byte == UInt8(ascii: "?")) && Int(last.end) == position:
        return false
      case .mark, .open: break
      }
    }
    return Literal.endOfRegex(bytes, position) != nil
  }
}
