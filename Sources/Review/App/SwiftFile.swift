import Guidelines

/// A file of Swift with all that rules ask of it.
struct SwiftFile: Sendable {
  let source: SwiftSource
  let expressions: Expressions
  let declarations: Declarations
  let regions: Regions
  /// Of each token, the bracket around it; -1 for none.
  let around: [Int32]
  /// Previews and what is compiled for debugging: nobody meets it.
  private let hidden: [Range<Int>]
  /// Where it may run, from its folders, its imports, its project.
  var platforms: PlatformSet = .every
  /// Whether something said so.
  var isPlatformKnown = false

  var path: String { source.path }

  init(path: String, bytes: [UInt8]) {
    source = SwiftSource(path: path, bytes: bytes)
    expressions = Expressions(source)
    declarations = Declarations(source)
    regions = Regions(source)
    var around = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int32] = []
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .close, token.mate >= 0 {
        while let last = open.last, last >= Int32(token.mate) { open.removeLast() }
      }
      around[index] = open.last ?? -1
      if token.kind == .open, token.mate > index { open.append(Int32(index)) }
    }
    self.around = around
    hidden = Self.previews(source)
  }

  private static func previews(_ source: SwiftSource) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in source.tokens.indices {
      switch source.name(index) {
      case "#Preview":
        var end = index + 1
        if source.opens(end, "(") { end = source.after(end) }
        if source.opens(end, "{") { end = source.after(end) }
        found.append(index..<end)
      case "PreviewProvider":
        if let brace = source.tokens[index...].prefix(8).firstIndex(where: { $0.opens("{") }) {
          found.append(index..<source.after(brace))
        }
      default: continue
      }
    }
    // A file of thousands is no file that people write.
    return Array(found.prefix(500))
  }

  func isHidden(_ token: Int) -> Bool { hidden.contains { $0.contains(token) } || regions.isDebug(at: token) }
  func platforms(at token: Int) -> PlatformSet { regions.platforms(at: token, platforms) }

  /// The brace of the function, closure or type that a token stands in.
  func brace(around token: Int) -> Int? {
    var bracket = Int(around[token])
    // Nobody writes more parentheses around anything.
    for _ in 0..<100 where bracket >= 0 && !source.opens(bracket, "{") { bracket = Int(around[bracket]) }
    return source.opens(bracket, "{") ? bracket : nil
  }

  /// The expressions that begin within some tokens, in order.
  func expressions(in range: Range<Int>) -> ArraySlice<Expression> {
    let all = expressions.all
    func first(_ token: Int) -> Int { all.partitioningIndex { Int(expressions.base($0).name) >= token } }
    return all[first(range.lowerBound)..<max(first(range.lowerBound), first(range.upperBound))]
  }

  /// The tokens of a value from `start` to the end of its statement: a new line that does not go on with it.
  func statement(from start: Int) -> Range<Int> {
    var index = start
    let tokens = source.tokens
    var steps = 0
    while index < tokens.count, tokens[index].kind != .close, !tokens[index].isMark(";"), steps < Self.longest {
      steps += 1
      if index > start, tokens[index].isFirstOnLine, !continues(index) { break }
      index = source.after(index)
    }
    return start..<max(start, index)
  }

  /// Tokens of a statement at its own depth, of those that people write.
  private static let longest = 400

  private func continues(_ index: Int) -> Bool {
    let token = source.tokens[index]
    if token.kind == .mark { return token.byte != UInt8(ascii: "!") || index == 0 }
    let last = source.tokens[index - 1]
    return last.kind == .mark && !last.isMark("!") && !last.isMark("?")
  }
}
