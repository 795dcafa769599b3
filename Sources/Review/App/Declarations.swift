import Guidelines

/// Declarations in a file that rules look up: constants and views.
struct Declarations: Sendable {
  /// A declared value: `static let title = …`, `var title: String { … }`, or `func title(_ n: Int) -> String { … }`.
  struct DeclaredValue: Sendable {
    let name: SwiftName
    /// The enclosing types, outermost first.
    let types: [SwiftName]
    let tokens: Range<Int>
    /// Indicates whether the value is a member of a type rather than local to a function.
    let isMember: Bool
    let token: Int
  }

  private(set) var values: [DeclaredValue] = []
  /// Indices of the values by name, in source order.
  private var indicesByName: [SwiftName: [Int]] = [:]
  /// Views declared in the file, with the tokens of their bodies.
  private(set) var views: [(name: SwiftName, tokens: Range<Int>)] = []

  init(_ source: SwiftSource) {
    /// Open types and other bodies, with the index after their closing brace. The type is `nil` for a body.
    var openBodies: [(type: SwiftName?, end: Int)] = []
    let tokens = source.tokens
    var index = 0
    while index < tokens.count {
      while let last = openBodies.last, index >= last.end { openBodies.removeLast() }
      defer { index += 1 }
      guard tokens[index].kind == .identifier, !source.isMark(index - 1, ".") else { continue }
      switch tokens[index].name {
      case "struct", "class", "enum", "extension", "actor":
        guard source.isName(index + 1), let brace = Self.bodyStart(source, index + 2) else { continue }
        var name = index + 1
        while source.isMark(name + 1, "."), source.isName(name + 2) { name += 2 }
        openBodies.append((tokens[name].name, source.tokenIndex(after: brace)))
        let inherited = tokens[(name + 1)..<brace].contains { $0.name == "View" }
        if inherited { views.append((tokens[name].name, source.contents(of: brace))) }
      case "func":
        guard let brace = Self.bodyStart(source, index + 1) else { continue }
        if source.isName(index + 1), source.contents(of: brace).count < Self.maxBodyTokens {
          add(source, index + 1, source.contents(of: brace), openBodies)
        }
        openBodies.append((nil, source.tokenIndex(after: brace)))
      case "init", "deinit", "subscript":
        if let brace = Self.bodyStart(source, index + 1) { openBodies.append((nil, source.tokenIndex(after: brace))) }
      case "let", "var":
        guard source.isName(index + 1) else { continue }
        var value = index + 2
        // Skip the type.
        while value < min(tokens.count, index + 60), !tokens[value].isMark("="), !tokens[value].opens("{"),
          !tokens[value].isFirstOnLine,
          tokens[value].kind != .close, !tokens[value].isMark(",")
        {
          value = source.tokenIndex(after: value)
        }
        guard value < tokens.count else { continue }
        if tokens[value].isMark("=") {
          add(source, index + 1, Self.value(source, value + 1), openBodies)
        } else if tokens[value].opens("{") {
          if source.contents(of: value).count < Self.maxBodyTokens {
            add(source, index + 1, source.contents(of: value), openBodies)
          }
          openBodies.append((nil, source.tokenIndex(after: value)))
        }
      default: continue
      }
    }
  }

  /// Maximum number of tokens in a body that is searched for a value.
  private static let maxBodyTokens = 400

  private mutating func add(_ source: SwiftSource, _ name: Int, _ tokens: Range<Int>, _ open: [(type: SwiftName?, end: Int)]) {
    guard !tokens.isEmpty else { return }
    values.append(
      DeclaredValue(
        name: source.tokens[name].name, types: open.suffix(Self.maxEnclosingTypes).compactMap(\.type), tokens: tokens,
        isMember: open.last.map { $0.type != nil } ?? true, token: name))
    indicesByName[source.tokens[name].name, default: []].append(values.count - 1)
  }

  /// Maximum number of enclosing types by which a path can name a value.
  private static let maxEnclosingTypes = 16

  /// Returns the values with a name, limited to 200 because generated files can have more.
  func values(named name: SwiftName) -> some Sequence<DeclaredValue> {
    (indicesByName[name] ?? []).lazy.prefix(200).map { self.values[$0] }
  }

  /// Returns the first value with a name in a range of tokens.
  func value(named name: SwiftName, in tokens: Range<Int>) -> DeclaredValue? {
    let indices = indicesByName[name] ?? []
    let position = indices.partitioningIndex { values[$0].token >= tokens.lowerBound }
    return position < indices.count && tokens.contains(values[indices[position]].token) ? values[indices[position]] : nil
  }

  /// Returns the opening brace of a declaration's body, or `nil` if another statement starts first.
  private static func bodyStart(_ source: SwiftSource, _ start: Int) -> Int? {
    var index = start
    while index < min(source.tokens.count, start + 400) {
      if source.tokens[index].opens("{") { return source.tokens[index].startsBody ? index : nil }
      if source.tokens[index].kind == .close { return nil }
      switch source.tokens[index].name {
      case "func", "var", "let", "struct", "class", "enum", "extension",
        "case" where index > start:
        return nil
      default: break
      }
      index = source.tokenIndex(after: index)
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
      index = source.tokenIndex(after: index)
    }
    return start..<index
  }
}
