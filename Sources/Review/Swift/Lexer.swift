/// Splits Swift source into tokens in one pass without recursion, in linear time for arbitrary bytes.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isFirstOnLine = true
  private(set) var tokens: [SwiftToken] = []
  private(set) var conditionalDirectives: [ConditionalDirective] = []
  private(set) var reviewComments: [RawReviewComment] = []
  /// Indices of the tokens that open the enclosing brackets.
  private var openBrackets: [Int] = []
  private var braceClassifier = BraceClassifier()
  /// Indicates whether every bracket has a matching one.
  private(set) var isBalanced = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private func peek(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func tokenize() {
    if peek(0) == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x0A, 0x0D:
        isFirstOnLine = true
        position += 1
      case 0x00...0x20: position += 1
      case UInt8(ascii: "/") where peek(position + 1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(position + 1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "/") where isRegexStart: addToken(.regex, to: Literal.endOfRegex(bytes, position) ?? position + 1)
      case UInt8(ascii: "\""): addToken(.string, to: Literal.endOfString(bytes, position, hashes: 0))
      case UInt8(ascii: "#"): addHashToken()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "{") { braceClassifier.readOpeningBrace(depth: openBrackets.count) }
        openBrackets.append(tokens.count)
        addToken(.open, to: position + 1)
        tokens[tokens.count - 1].startsBody = byte == UInt8(ascii: "{") && braceClassifier.isLastBraceBody
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): addToken(.number, to: endOfNumber())
      case UInt8(ascii: "`"): addQuotedName()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "@"),
        UInt8(ascii: "$"), 0x80...0xFF:
        addName(from: position)
      default: addMark(byte)
      }
    }
    for index in openBrackets {
      tokens[index].value = -1
      isBalanced = false
    }
  }

  private mutating func addToken(_ kind: SwiftToken.Kind, to end: Int, value: Int32 = -1) {
    tokens.append(
      SwiftToken(
        kind: kind, isFirstOnLine: isFirstOnLine, byte: bytes[position], start: Int32(position), end: Int32(end), value: value))
    isFirstOnLine = false
    position = end
  }

  // MARK: Brackets

  private mutating func closeBracket(_ byte: UInt8) {
    let opening: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    // A closing bracket without a match, or one that closes past another bracket, is common in source that is being typed. The
    // bracket in between is left unmatched.
    if let last = openBrackets.last, tokens[last].byte != opening,
      let index = openBrackets.suffix(8).lastIndex(where: { tokens[$0].byte == opening })
    {
      for unmatched in openBrackets[(index + 1)...] { tokens[unmatched].value = -1 }
      openBrackets.removeSubrange((index + 1)...)
      isBalanced = false
    }
    var match = -1
    if let last = openBrackets.last, tokens[last].byte == opening {
      match = last
      openBrackets.removeLast()
      tokens[last].value = Int32(tokens.count)
    } else {
      isBalanced = false
    }
    braceClassifier.readClosingBracket(depth: openBrackets.count)
    addToken(.close, to: position + 1, value: Int32(match))
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

  private mutating func addName(from start: Int) {
    var end = start + 1
    var hash = (UInt32(0x811C_9DC5) ^ UInt32(bytes[start])) &* 0x0100_0193
    while end < bytes.count, Self.isNamePart(bytes[end]) {
      hash = (hash ^ UInt32(bytes[end])) &* 0x0100_0193
      end += 1
    }
    let isMember = tokens.last?.isMark(".") ?? false
    braceClassifier.readName(SwiftName(hash: hash), isMember: isMember, depth: openBrackets.count, isFirstOnLine: isFirstOnLine)
    addToken(.identifier, to: end, value: Int32(bitPattern: hash))
  }

  /// Adds a keyword quoted by backticks as a name without its backticks.
  private mutating func addQuotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    let name = SwiftName(bytes[(position + 1)..<max(position + 1, end)])
    addToken(.identifier, to: min(end + 1, bytes.count), value: Int32(bitPattern: name.hash))
  }

  private func endOfNumber() -> Int {
    var end = position + 1
    while end < bytes.count {
      let byte = bytes[end]
      if Self.isNamePart(byte) && byte < 0x80 {
        end += 1
      } else if byte == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(end + 1)) {
        end += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), bytes[end - 1] | 0x20 == UInt8(ascii: "e"),
        peek(position + 1) | 0x20 != UInt8(ascii: "x")
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

  private mutating func addMark(_ byte: UInt8) {
    var end = position + 1
    if byte == UInt8(ascii: ".") {
      while peek(end) == byte { end += 1 }
      if end > position + 1, peek(end) == UInt8(ascii: "<") { end += 1 }
    } else if Self.isOperator(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") || peek(end) == UInt8(ascii: "=") {
      while Self.isOperator(peek(end)), !(peek(end) == UInt8(ascii: "/") && (peek(end + 1) | 0x05) == 0x2F) { end += 1 }
    } else if byte == UInt8(ascii: "?"), peek(end) == byte {
      end += 1
    }
    braceClassifier.readMark(byte, length: end - position, depth: openBrackets.count)
    addToken(.mark, to: end)
  }

  // MARK: Comments and tokens that start with #

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  private mutating func skipLineComment() {
    let start = position
    skipLine()
    storeReviewComment(start, position)
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if bytes[position] == 0x0A { isFirstOnLine = true }
        position += 1
      }
    }
    storeReviewComment(start, min(position, bytes.count))
  }

  /// Stores a comment that starts with `hig:`.
  private mutating func storeReviewComment(_ start: Int, _ end: Int) {
    var first = start + 2
    while first < end, bytes[first] == UInt8(ascii: "/") || bytes[first] == UInt8(ascii: "*") || bytes[first] == 0x20 {
      first += 1
    }
    guard end - first > 4, bytes[first] == UInt8(ascii: "h"), bytes[first + 1] == UInt8(ascii: "i"),
      bytes[first + 2] == UInt8(ascii: "g"), bytes[first + 3] == UInt8(ascii: ":")
    else { return }
    let line = bytes[first..<min(end, first + 400)].prefix { $0 != 0x0A && $0 != 0x0D }
    reviewComments.append(RawReviewComment(text: String(decoding: line, as: UTF8.self), offset: start))
  }

  private mutating func addHashToken() {
    var hashCount = 1
    while peek(position + hashCount) == UInt8(ascii: "#") { hashCount += 1 }
    switch peek(position + hashCount) {
    case UInt8(ascii: "\""): return addToken(.string, to: Literal.endOfString(bytes, position, hashes: hashCount))
    case UInt8(ascii: "/"):
      if let end = Literal.endOfExtendedRegex(bytes, position, hashes: hashCount) { return addToken(.regex, to: end) }
      return addToken(.mark, to: position + hashCount)
    default: if hashCount > 1 { return addToken(.mark, to: position + hashCount) }
    }
    for (word, kind) in [("if", ConditionalDirective.Kind.begin), ("elseif", .otherwise), ("else", .otherwise), ("endif", .end)]
      as [(StaticString, ConditionalDirective.Kind)]
    {
      let end = position + 1 + word.utf8CodeUnitCount
      guard end <= bytes.count, !Self.isNamePart(peek(end)),
        bytes[(position + 1)..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      else { continue }
      skipLine()
      let hasCondition = word.utf8CodeUnitCount == 2 || word.utf8CodeUnitCount == 6
      conditionalDirectives.append(
        ConditionalDirective(kind: kind, condition: hasCondition ? end..<position : nil, token: tokens.count))
      return
    }
    addName(from: position)
  }

  /// Indicates whether a value can start here and the slash starts a regex literal that ends on its line.
  private var isRegexStart: Bool {
    let next = peek(position + 1)
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
