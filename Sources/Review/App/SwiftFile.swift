import Guidelines

/// A Swift file with everything that the rules need.
struct SwiftFile: Sendable {
  let source: SwiftSource
  let expressions: Expressions
  let declarations: Declarations
  let conditionalRegions: ConditionalRegions
  /// The enclosing bracket of each token, or -1 if there is none.
  let enclosingBrackets: [Int32]
  /// Previews, which users never see.
  private let previewRanges: [Range<Int>]
  /// Platforms on which the file can run, from its directories, imports, and project.
  var platforms: PlatformSet = .all
  /// Indicates whether any of these determines the platforms.
  var isPlatformKnown = false

  var path: String { source.path }

  init(path: String, bytes: [UInt8]) {
    source = SwiftSource(path: path, bytes: bytes)
    expressions = Expressions(source)
    declarations = Declarations(source)
    conditionalRegions = ConditionalRegions(source)
    var around = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int32] = []
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .close, token.matchingBracket >= 0 {
        while let last = open.last, last >= Int32(token.matchingBracket) { open.removeLast() }
      }
      around[index] = open.last ?? -1
      if token.kind == .open, token.matchingBracket > index { open.append(Int32(index)) }
    }
    self.enclosingBrackets = around
    previewRanges = Self.previews(source)
  }

  private static func previews(_ source: SwiftSource) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in source.tokens.indices {
      switch source.name(index) {
      case "#Preview":
        var end = index + 1
        if source.opens(end, "(") { end = source.tokenIndex(after: end) }
        if source.opens(end, "{") { end = source.tokenIndex(after: end) }
        ranges.append(index..<end)
      case "PreviewProvider":
        if let brace = source.tokens[index...].prefix(8).firstIndex(where: { $0.opens("{") }) {
          ranges.append(index..<source.tokenIndex(after: brace))
        }
      default: continue
      }
    }
    // Only generated files have more previews.
    return Array(ranges.prefix(500))
  }

  func isHidden(_ token: Int) -> Bool { previewRanges.contains { $0.contains(token) } || conditionalRegions.isDebug(at: token) }
  func platforms(at token: Int) -> PlatformSet { conditionalRegions.platforms(at: token, platforms) }

  /// Returns the brace of the function, closure, or type that contains a token.
  func brace(around token: Int) -> Int? {
    var bracket = Int(enclosingBrackets[token])
    // No written source nests parentheses more deeply.
    for _ in 0..<100 where bracket >= 0 && !source.opens(bracket, "{") { bracket = Int(enclosingBrackets[bracket]) }
    return source.opens(bracket, "{") ? bracket : nil
  }

  /// Returns the expressions that start in a range of tokens, in order.
  func expressions(in range: Range<Int>) -> ArraySlice<Expression> {
    let all = expressions.all
    func first(_ token: Int) -> Int { all.partitioningIndex { Int(expressions.base($0).name) >= token } }
    return all[first(range.lowerBound)..<max(first(range.lowerBound), first(range.upperBound))]
  }

  /// Returns the tokens of a value from `start` to the end of its statement: a line that does not continue it.
  func statement(from start: Int) -> Range<Int> {
    var index = start
    let tokens = source.tokens
    var steps = 0
    while index < tokens.count, tokens[index].kind != .close, !tokens[index].isMark(";"), steps < Self.maxStatementTokens {
      steps += 1
      if index > start, tokens[index].isFirstOnLine, !continuesStatement(at: index) { break }
      index = source.tokenIndex(after: index)
    }
    return start..<max(start, index)
  }

  /// Maximum number of tokens in a statement, at its nesting level.
  private static let maxStatementTokens = 400

  private func continuesStatement(at index: Int) -> Bool {
    let token = source.tokens[index]
    if token.kind == .mark { return token.byte != UInt8(ascii: "!") || index == 0 }
    let last = source.tokens[index - 1]
    return last.kind == .mark && !last.isMark("!") && !last.isMark("?")
  }
}
