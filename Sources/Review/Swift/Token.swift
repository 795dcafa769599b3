/// One token of Swift source. Comments and conditional compilation are no tokens: they lie beside them, so that a chain of modifiers goes on through `#if`.
struct Token {
  enum Kind: UInt8 {
    /// A name or a keyword; `@State`, `$text` and `#Preview` are one token each.
    case identifier
    case number
    /// A whole literal, with its delimiters and whatever is interpolated.
    case string
    case regex
    /// `(`, `[`, `{`.
    case open
    /// `)`, `]`, `}`.
    case close
    /// Operators and separators.
    case mark
  }

  let kind: Kind
  /// Of an opening brace: it holds the body of a declaration or a statement, and is no closure.
  var isBody = false
  /// Whether it begins its line.
  let isFirstOnLine: Bool
  /// Its first byte.
  let byte: UInt8
  let start: Int32
  let end: Int32
  /// Of a bracket: the token that closes or opens it, -1 where there is none. Of a name: its hash.
  var value: Int32 = -1

  var name: Name { Name(hash: kind == .identifier ? UInt32(bitPattern: value) : 0) }
  /// Of a bracket.
  var mate: Int { kind == .open || kind == .close ? Int(value) : -1 }
  /// Whether it is this one character.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && byte == UInt8(ascii: mark) && end - start == 1 }
  func opens(_ bracket: Unicode.Scalar) -> Bool { kind == .open && byte == UInt8(ascii: bracket) }
}

/// A name as source writes it, by its hash: thousands are compared in each file. Two names of one hash would cost a finding too many, and nothing else.
struct Name: Hashable, ExpressibleByStringLiteral {
  let hash: UInt32

  init(hash: UInt32) { self.hash = hash }
  init(stringLiteral text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  init(_ text: String) { self.init(Array(text.utf8)) }
  init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    self.hash = hash
  }

  static func ~= (pattern: Name, name: Name) -> Bool { pattern == name }
}

/// A line of conditional compilation, before the token of that number.
struct Directive {
  enum Kind { case begin, otherwise, end }
  let kind: Kind
  /// Of `#if` and `#elseif`; nil for `#else` and `#endif`.
  let condition: Range<Int>?
  let token: Int
}

/// A comment that speaks to the program: `hig:disable:next icon-label - reason`.
struct Remark: Hashable, Sendable {
  /// From `hig:` to the end of the comment's line.
  let text: String
  let offset: Int
}
