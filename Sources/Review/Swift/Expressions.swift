/// A name in a chain of members with its arguments: `.padding(8)`, `Button(role: .cancel) { … } label: { … }`, `.body`.
struct ChainLink {
  let name: Int32
  /// Index of the token that opens the arguments, and of the brace that opens the first closure; -1 if there is none.
  var parenthesis: Int32 = -1
  var brace: Int32 = -1
  /// Index after the last token of the link.
  var end: Int32 = 0

  var isCall: Bool { parenthesis >= 0 || brace >= 0 }
}

/// An expression that is a chain of members, such as `Text("…").font(.body)`, including members within `#if`.
struct Expression {
  let links: Range<Int>
  /// Indicates a chain such as `.alert(…)` whose base is not named, or is not a name.
  let hasImplicitBase: Bool
}

/// The expressions of a source that contain a call. Each name belongs to one expression; arguments and closures contain
/// expressions of their own.
struct Expressions {
  let source: SwiftSource
  private(set) var all: [Expression] = []
  private(set) var links: [ChainLink] = []

  init(_ source: SwiftSource) {
    self.source = source
    let tokens = source.tokens
    var isRead = [Bool](repeating: false, count: tokens.count)
    for index in tokens.indices where tokens[index].kind == .identifier && !isRead[index] {
      let isMember = index > 0 && tokens[index - 1].isMark(".")
      if !isMember, Keyword.notCalled.contains(tokens[index].name) { continue }
      if !isMember, index > 0, Self.startsDeclaration(tokens[index - 1].name) { continue }
      // `case .custom(let value)` is a pattern.
      if isMember, index > 1, tokens[index - 2].name == "case" { continue }
      let first = links.count
      var next: Int? = index
      var hasCall = false
      while let name = next {
        isRead[name] = true
        let link = makeLink(at: name)
        hasCall = hasCall || link.isCall
        links.append(link)
        next = nextMember(after: Int(link.end))
      }
      if hasCall {
        all.append(Expression(links: first..<links.count, hasImplicitBase: isMember))
      } else {
        links.removeSubrange(first...)
      }
    }
  }

  /// Returns `true` if the name after this keyword is declared or matched, not called.
  private static func startsDeclaration(_ name: SwiftName) -> Bool {
    switch name {
    case "func", "struct", "class", "enum", "extension", "protocol", "actor", "case", "init", "macro", "import": true
    default: false
    }
  }

  /// Returns the index of the name that continues a chain after a link: `.name`, `?.name`, `!.name`, or `[0].name`.
  private func nextMember(after end: Int) -> Int? {
    var index = end
    let tokens = source.tokens
    while index < tokens.count {
      if tokens[index].isMark("."), source.isName(index + 1) { return index + 1 }
      let isPostfix =
        (tokens[index].isMark("?") || tokens[index].isMark("!")) && index > 0 && tokens[index - 1].end == tokens[index].start
      if isPostfix {
        index += 1
      } else if tokens[index].opens("[") || tokens[index].opens("("), !tokens[index].isFirstOnLine,
        tokens[index - 1].end == tokens[index].start
      {
        index = source.tokenIndex(after: index)
      } else {
        return nil
      }
    }
    return nil
  }

  private func makeLink(at name: Int) -> ChainLink {
    let tokens = source.tokens
    var link = ChainLink(name: Int32(name))
    var index = name + 1
    if source.isMark(index, "<"), source.isCapitalized(name), let end = endOfGenerics(index) { index = end }
    if source.opens(index, "("), !tokens[index].isFirstOnLine, source.name(index + 1) != "let", source.name(index + 1) != "var" {
      link.parenthesis = Int32(index)
      index = source.tokenIndex(after: index)
    }
    if source.opens(index, "{"), !tokens[index].startsBody, !tokens[index].isFirstOnLine || link.parenthesis >= 0 {
      link.brace = Int32(index)
      index = source.tokenIndex(after: index)
      while source.isName(index), source.isMark(index + 1, ":"), source.opens(index + 2, "{") {
        index = source.tokenIndex(after: index + 2)
      }
    }
    link.end = Int32(index)
    return link
  }

  /// Returns the index after generic arguments `<…>` that are followed by a parenthesis; `nil` if anything but types is inside.
  private func endOfGenerics(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<min(open + 40, source.tokens.count) {
      let token = source.tokens[index]
      switch token.kind {
      case .identifier: continue
      case .mark where token.byte == UInt8(ascii: "<"): depth += 1
      case .mark where token.byte == UInt8(ascii: ">"):
        depth -= Int(token.end - token.start)
        if depth <= 0 { return source.opens(index + 1, "(") ? index + 1 : nil }
      case .mark where token.isMark(".") || token.isMark(",") || token.isMark("?") || token.isMark(":") || token.isMark("&"):
        continue
      case .open where token.byte == UInt8(ascii: "["), .close where token.byte == UInt8(ascii: "]"): continue
      default: return nil
      }
    }
    return nil
  }

  // MARK: Parts of a link

  func name(_ link: ChainLink) -> SwiftName { source.tokens[Int(link.name)].name }

  /// Arguments in parentheses, followed by the closures.
  func arguments(_ link: ChainLink) -> [Argument] {
    (link.parenthesis < 0 ? [] : source.arguments(source.contents(of: Int(link.parenthesis)))) + closures(link)
  }

  func closures(_ link: ChainLink) -> [Argument] {
    guard link.brace >= 0 else { return [] }
    var closures = [Argument(label: nil, value: source.contents(of: Int(link.brace)))]
    var index = source.tokenIndex(after: Int(link.brace))
    while index < Int(link.end) {
      closures.append(Argument(label: source.name(index), value: source.contents(of: index + 2)))
      index = source.tokenIndex(after: index + 2)
    }
    return closures
  }

  /// The first link of a chain.
  func base(_ expression: Expression) -> ChainLink { links[expression.links.lowerBound] }

  /// The links after the first, in order.
  func modifiers(_ expression: Expression) -> ArraySlice<ChainLink> { links[expression.links].dropFirst() }
}
