/// A Swift file as tokens, with its directives and comments.
struct SwiftSource: Sendable {
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let conditionalDirectives: [ConditionalDirective]
  let reviewComments: [RawReviewComment]
  let isBalanced: Bool

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    (tokens, conditionalDirectives, reviewComments, isBalanced) = bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      lexer.tokenize()
      return (lexer.tokens, lexer.conditionalDirectives, lexer.reviewComments, lexer.isBalanced)
    }
  }

  func text(_ token: Int) -> String {
    let token = tokens[token]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Returns the text of a string token with each interpolation replaced by U+FFFC.
  func string(_ token: Int) -> String {
    let token = tokens[token]
    return Literal.text(bytes[Int(token.start)..<Int(token.end)])
  }

  func name(_ token: Int) -> SwiftName { tokens.indices.contains(token) ? tokens[token].name : SwiftName(hash: 0) }
  func isMark(_ token: Int, _ mark: Unicode.Scalar) -> Bool { tokens.indices.contains(token) && tokens[token].isMark(mark) }
  func isString(_ token: Int) -> Bool { tokens.indices.contains(token) && tokens[token].kind == .string }
  func opens(_ token: Int, _ bracket: Unicode.Scalar) -> Bool { tokens.indices.contains(token) && tokens[token].opens(bracket) }
  func isName(_ token: Int) -> Bool { tokens.indices.contains(token) && tokens[token].kind == .identifier }

  /// Returns `true` if a token can be the name of a type or view: it starts with an uppercase letter.
  func isCapitalized(_ token: Int) -> Bool {
    isName(token) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens[token].byte)
  }

  /// Returns the tokens between a bracket and the matching one, or to the end of the source if there is none.
  func contents(of bracket: Int) -> Range<Int> {
    let match = tokens[bracket].matchingBracket
    return (bracket + 1)..<max(bracket + 1, match > bracket ? match : tokens.count)
  }

  /// Returns the index after a token, or after the matching bracket if the token opens one.
  func tokenIndex(after token: Int) -> Int {
    guard tokens[token].kind == .open else { return token + 1 }
    return tokens[token].matchingBracket > token ? tokens[token].matchingBracket + 1 : tokens.count
  }

  /// Returns the parts of a range of tokens that commas separate, at the nesting level of the range.
  func arguments(_ range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    func appendArgument(upTo end: Int) {
      guard end > start else { return }
      let isLabelled = end > start + 1 && tokens[start].kind == .identifier && tokens[start + 1].isMark(":")
      arguments.append(Argument(label: isLabelled ? tokens[start].name : nil, value: (isLabelled ? start + 2 : start)..<end))
    }
    while index < range.upperBound {
      if tokens[index].isMark(",") {
        appendArgument(upTo: index)
        start = index + 1
      }
      index = tokenIndex(after: index)
    }
    appendArgument(upTo: range.upperBound)
    return arguments
  }
}

/// An argument of a call: tokens with an optional label. The tokens of a closure exclude its braces.
struct Argument: Equatable {
  let label: SwiftName?
  let value: Range<Int>
}
