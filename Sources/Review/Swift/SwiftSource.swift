/// A file of Swift, as tokens with what lies around them.
struct SwiftSource: Sendable {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let directives: [Directive]
  let remarks: [Remark]
  let isBalanced: Bool

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    (tokens, directives, remarks, isBalanced) = bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      lexer.run()
      return (lexer.tokens, lexer.directives, lexer.remarks, lexer.isBalanced)
    }
  }

  func text(_ token: Int) -> String {
    let token = tokens[token]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// What a string token says, U+FFFC for each interpolation.
  func string(_ token: Int) -> String {
    let token = tokens[token]
    return Literal.text(bytes[Int(token.start)..<Int(token.end)])
  }

  func name(_ token: Int) -> Name { tokens.indices.contains(token) ? tokens[token].name : Name(hash: 0) }
  func isMark(_ token: Int, _ mark: Unicode.Scalar) -> Bool { tokens.indices.contains(token) && tokens[token].isMark(mark) }
  func isString(_ token: Int) -> Bool { tokens.indices.contains(token) && tokens[token].kind == .string }
  func opens(_ token: Int, _ bracket: Unicode.Scalar) -> Bool { tokens.indices.contains(token) && tokens[token].opens(bracket) }
  func isName(_ token: Int) -> Bool { tokens.indices.contains(token) && tokens[token].kind == .identifier }

  /// Whether a type or a view could be called so: it begins with a capital letter.
  func isCapitalized(_ token: Int) -> Bool {
    isName(token) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens[token].byte)
  }

  /// The tokens between a bracket and its mate; to the end of the source where it is not closed.
  func inside(_ bracket: Int) -> Range<Int> {
    let mate = tokens[bracket].mate
    return (bracket + 1)..<max(bracket + 1, mate > bracket ? mate : tokens.count)
  }

  /// One past a token, or past the brackets that it opens.
  func after(_ token: Int) -> Int {
    guard tokens[token].kind == .open else { return token + 1 }
    return tokens[token].mate > token ? tokens[token].mate + 1 : tokens.count
  }

  /// Parts of some tokens, at their own depth, between commas.
  func arguments(_ range: Range<Int>) -> [Argument] {
    var found: [Argument] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    func take(_ end: Int) {
      guard end > start else { return }
      let isLabelled = end > start + 1 && tokens[start].kind == .identifier && tokens[start + 1].isMark(":")
      found.append(Argument(label: isLabelled ? tokens[start].name : nil, value: (isLabelled ? start + 2 : start)..<end))
    }
    while index < range.upperBound {
      if tokens[index].isMark(",") {
        take(index)
        start = index + 1
      }
      index = after(index)
    }
    take(range.upperBound)
    return found
  }
}

/// What a call is given: tokens, under a label or none. The tokens of a closure are those between its braces.
struct Argument: Equatable {
  let label: Name?
  let value: Range<Int>
}
