/// A token of Swift source. Comments and conditional compilation directives are stored separately, so that a chain of modifiers
/// continues through `#if`.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name or keyword. `@State`, `$text`, and `#Preview` are one token each.
    case identifier
    case number
    /// A whole literal, including delimiters and interpolations.
    case string
    case regex
    /// An opening bracket: `(`, `[`, or `{`.
    case open
    /// A closing bracket: `)`, `]`, or `}`.
    case close
    /// An operator or separator.
    case mark
  }

  let kind: Kind
  /// `true` for an opening brace that starts the body of a declaration or statement, not a closure.
  var startsBody = false
  /// Indicates whether the token is the first on its line.
  let isFirstOnLine: Bool
  /// The first byte of the token.
  let byte: UInt8
  let start: Int32
  let end: Int32
  /// Index of the matching token of a bracket, or -1 if there is none; hash of a name.
  var value: Int32 = -1

  var name: SwiftName { SwiftName(hash: kind == .identifier ? UInt32(bitPattern: value) : 0) }
  /// Index of the matching bracket, or -1 if there is none.
  var matchingBracket: Int { kind == .open || kind == .close ? Int(value) : -1 }
  /// Returns `true` if the token is a mark of this one character.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && byte == UInt8(ascii: mark) && end - start == 1 }
  func opens(_ bracket: Unicode.Scalar) -> Bool { kind == .open && byte == UInt8(ascii: bracket) }
}

/// A name in Swift source, represented by its hash because thousands are compared in each file. A hash collision can only add an
/// incorrect finding.
struct SwiftName: Hashable, ExpressibleByStringLiteral {
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

  static func ~= (pattern: SwiftName, name: SwiftName) -> Bool { pattern == name }
}

/// A conditional compilation directive and the index of the token that follows it.
struct ConditionalDirective {
  enum Kind { case begin, otherwise, end }
  let kind: Kind
  /// Byte range of the condition of `#if` or `#elseif`; `nil` for `#else` and `#endif`.
  let condition: Range<Int>?
  let token: Int
}

/// A comment with instructions for the program: `hig:disable:next icon-label - reason`.
struct RawReviewComment: Hashable, Sendable {
  /// The text from `hig:` to the end of the line.
  let text: String
  let offset: Int
}
