/// One name of a chain, with what it is called with: `.padding(8)`, `Button(role: .cancel) { … } label: { … }`, `.body`.
struct Link {
  let name: Int32
  /// The token that opens its arguments, the first of its closures; -1 for none.
  var parenthesis: Int32 = -1
  var brace: Int32 = -1
  /// One past it.
  var end: Int32 = 0

  var isCall: Bool { parenthesis >= 0 || brace >= 0 }
}

/// A chain from its first name on: `Text("…").font(.body)`, also through `#if`.
struct Expression {
  let links: Range<Int>
  /// `.alert(…)`: what it is a member of is not named, or is no name.
  let isImplicit: Bool
}

/// All chains of a source that call something. Each name stands in one of them; those in arguments and closures are chains of their own.
struct Expressions {
  let source: SwiftSource
  private(set) var all: [Expression] = []
  private(set) var links: [Link] = []

  init(_ source: SwiftSource) {
    self.source = source
    let tokens = source.tokens
    var isTaken = [Bool](repeating: false, count: tokens.count)
    for index in tokens.indices where tokens[index].kind == .identifier && !isTaken[index] {
      let isMember = index > 0 && tokens[index - 1].isMark(".")
      if !isMember, Keyword.notCalled.contains(tokens[index].name) { continue }
      if !isMember, index > 0, Self.declares(tokens[index - 1].name) { continue }
      // `case .custom(let value)` matches.
      if isMember, index > 1, tokens[index - 2].name == "case" { continue }
      let first = links.count
      var next: Int? = index
      var calls = false
      while let name = next {
        isTaken[name] = true
        let link = read(name)
        calls = calls || link.isCall
        links.append(link)
        next = member(after: Int(link.end))
      }
      if calls {
        all.append(Expression(links: first..<links.count, isImplicit: isMember))
      } else {
        links.removeSubrange(first...)
      }
    }
  }

  /// What follows is declared, or matched, and not called.
  private static func declares(_ name: Name) -> Bool {
    switch name {
    case "func", "struct", "class", "enum", "extension", "protocol", "actor", "case", "init", "macro", "import": true
    default: false
    }
  }

  /// The name that goes on after a link: `.name`, `?.name`, `!.name`, `[0].name`.
  private func member(after end: Int) -> Int? {
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
        index = source.after(index)
      } else {
        return nil
      }
    }
    return nil
  }

  private func read(_ name: Int) -> Link {
    let tokens = source.tokens
    var link = Link(name: Int32(name))
    var index = name + 1
    if source.isMark(index, "<"), source.isCapitalized(name), let end = endOfGenerics(index) { index = end }
    if source.opens(index, "("), !tokens[index].isFirstOnLine, source.name(index + 1) != "let", source.name(index + 1) != "var" {
      link.parenthesis = Int32(index)
      index = source.after(index)
    }
    if source.opens(index, "{"), !tokens[index].isBody, !tokens[index].isFirstOnLine || link.parenthesis >= 0 {
      link.brace = Int32(index)
      index = source.after(index)
      while source.isName(index), source.isMark(index + 1, ":"), source.opens(index + 2, "{") { index = source.after(index + 2) }
    }
    link.end = Int32(index)
    return link
  }

  /// One past `<…>` that a parenthesis or a brace follows; within it there are types and nothing else.
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

  // MARK: What a link holds

  func name(_ link: Link) -> Name { source.tokens[Int(link.name)].name }

  /// In parentheses, then the closures behind them.
  func arguments(_ link: Link) -> [Argument] {
    (link.parenthesis < 0 ? [] : source.arguments(source.inside(Int(link.parenthesis)))) + closures(link)
  }

  func closures(_ link: Link) -> [Argument] {
    guard link.brace >= 0 else { return [] }
    var found = [Argument(label: nil, value: source.inside(Int(link.brace)))]
    var index = source.after(Int(link.brace))
    while index < Int(link.end) {
      found.append(Argument(label: source.name(index), value: source.inside(index + 2)))
      index = source.after(index + 2)
    }
    return found
  }

  /// The first name of a chain.
  func base(_ expression: Expression) -> Link { links[expression.links.lowerBound] }

  /// The rest of it, in order.
  func modifiers(_ expression: Expression) -> ArraySlice<Link> { links[expression.links].dropFirst() }
}
