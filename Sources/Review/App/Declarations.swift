import Guidelines

/// What a file declares that rules look up: constants, and views.
struct Declarations: Sendable {
  /// `static let title = …`, `var title: String { … }`, `func title(_ n: Int) -> String { … }`.
  struct Value: Sendable {
    let name: Name
    /// The types around it, outermost first.
    let types: [Name]
    let tokens: Range<Int>
    /// Whether a type holds it, and not the body of a function.
    let isMember: Bool
    let token: Int
  }

  private(set) var values: [Value] = []
  /// The numbers of the values of a name, in order of the source.
  private var numbers: [Name: [Int]] = [:]
  /// Views of the file's own, by name, with the tokens of their bodies.
  private(set) var views: [(name: Name, tokens: Range<Int>)] = []

  init(_ source: SwiftSource) {
    /// Types and other bodies that are open, with the token that closes them.
    var open: [(type: Name?, end: Int)] = []
    let tokens = source.tokens
    var index = 0
    while index < tokens.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      defer { index += 1 }
      guard tokens[index].kind == .identifier, !source.isMark(index - 1, ".") else { continue }
      switch tokens[index].name {
      case "struct", "class", "enum", "extension", "actor":
        guard source.isName(index + 1), let brace = Self.body(source, index + 2) else { continue }
        var name = index + 1
        while source.isMark(name + 1, "."), source.isName(name + 2) { name += 2 }
        open.append((tokens[name].name, source.after(brace)))
        let inherited = tokens[(name + 1)..<brace].contains { $0.name == "View" }
        if inherited { views.append((tokens[name].name, source.inside(brace))) }
      case "func":
        guard let brace = Self.body(source, index + 1) else { continue }
        if source.isName(index + 1), source.inside(brace).count < Self.longest {
          add(source, index + 1, source.inside(brace), open)
        }
        open.append((nil, source.after(brace)))
      case "init", "deinit", "subscript":
        if let brace = Self.body(source, index + 1) { open.append((nil, source.after(brace))) }
      case "let", "var":
        guard source.isName(index + 1) else { continue }
        var value = index + 2
        // Past the type.
        while value < min(tokens.count, index + 60), !tokens[value].isMark("="), !tokens[value].opens("{"),
          !tokens[value].isFirstOnLine,
          tokens[value].kind != .close, !tokens[value].isMark(",")
        {
          value = source.after(value)
        }
        guard value < tokens.count else { continue }
        if tokens[value].isMark("=") {
          add(source, index + 1, Self.value(source, value + 1), open)
        } else if tokens[value].opens("{") {
          if source.inside(value).count < Self.longest { add(source, index + 1, source.inside(value), open) }
          open.append((nil, source.after(value)))
        }
      default: continue
      }
    }
  }

  /// Tokens of a body that is looked into.
  private static let longest = 400

  private mutating func add(_ source: SwiftSource, _ name: Int, _ tokens: Range<Int>, _ open: [(type: Name?, end: Int)]) {
    guard !tokens.isEmpty else { return }
    values.append(
      Value(
        name: source.tokens[name].name, types: open.suffix(Self.deepest).compactMap(\.type), tokens: tokens,
        isMember: open.last.map { $0.type != nil } ?? true, token: name))
    numbers[source.tokens[name].name, default: []].append(values.count - 1)
  }

  /// Types around a value that a path to it can name.
  private static let deepest = 16

  /// The values of a name, of those that people write.
  func values(named name: Name) -> some Sequence<Value> { (numbers[name] ?? []).lazy.prefix(200).map { self.values[$0] } }

  /// The first value of a name within some tokens.
  func value(named name: Name, in tokens: Range<Int>) -> Value? {
    let own = numbers[name] ?? []
    let place = own.partitioningIndex { values[$0].token >= tokens.lowerBound }
    return place < own.count && tokens.contains(values[own[place]].token) ? values[own[place]] : nil
  }

  /// The brace of a declaration's body, which begins before any other statement.
  private static func body(_ source: SwiftSource, _ start: Int) -> Int? {
    var index = start
    while index < min(source.tokens.count, start + 400) {
      if source.tokens[index].opens("{") { return source.tokens[index].isBody ? index : nil }
      if source.tokens[index].kind == .close { return nil }
      switch source.tokens[index].name {
      case "func", "var", "let", "struct", "class", "enum", "extension",
        "case" where index > start:
        return nil
      default: break
      }
      index = source.after(index)
    }
    return nil
  }

  private static func value(_ source: SwiftSource, _ start: Int) -> Range<Int> {
    var index = start
    while index < min(source.tokens.count, start + 400), source.tokens[index].kind != .close {
      if index > start, source.tokens[index].isFirstOnLine, source.tokens[index].kind != .mark,
        source.tokens[index - 1].kind != .mark
      {
        break
      }
      index = source.after(index)
    }
    return start..<index
  }
}
