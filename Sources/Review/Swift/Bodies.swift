/// Words that are no names of what is called.
enum Keyword {
  /// After them a value begins.
  static let beforeValues: Set<Name> = [
    "return", "in", "case", "try", "await", "throw", "else", "if", "guard", "while", "where", "is", "as",
  ]
  /// Their braces hold statements.
  static let statements: Set<Name> = [
    "if", "guard", "while", "for", "switch", "catch", "do", "repeat", "else", "defer", "get", "set", "willSet", "didSet",
  ]
  static let declarations: Set<Name> = [
    "func", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension", "actor", "var", "macro",
  ]
  /// What stands before a parenthesis without being called.
  static let notCalled: Set<Name> = [
    "if", "guard", "while", "for", "switch", "catch", "do", "repeat", "else", "defer", "return", "in", "case", "try", "await",
    "throw", "throws",
    "rethrows", "where", "is", "as", "func", "subscript", "let", "var", "any", "some", "inout", "default", "fallthrough", "break",
    "continue",
    "import", "class", "struct", "enum", "protocol", "extension", "actor", "async", "private", "fileprivate", "internal",
    "public", "open",
    "package", "static", "final", "lazy", "weak", "unowned", "mutating", "nonisolated", "borrowing", "consuming", "repeat",
    "each", "get", "set",
    "willSet", "didSet", "deinit", "typealias", "associatedtype", "operator", "macro", "convenience", "required", "override",
    "indirect",
  ]
}

/// Tells braces that hold the body of a statement or a declaration from closures: the first brace after such a word, at its depth.
struct Bodies {
  /// Depths at which a body is awaited, the innermost last; whether a value of a `var` was begun there.
  private var awaited: [(depth: Int, isVariable: Bool, isStatement: Bool)] = []
  private(set) var lastIsBody = false

  mutating func name(_ name: Name, isMember: Bool, depth: Int, isFirstOnLine: Bool) {
    guard !isMember else { return }
    // A declaration without a body (of a protocol) ends with its line.
    if isFirstOnLine, let last = awaited.last, last.depth == depth, !last.isStatement, name != "where" { awaited.removeLast() }
    if Keyword.statements.contains(name) {
      expect(depth, isVariable: false, isStatement: true)
    } else if Keyword.declarations.contains(name), awaited.last.map({ $0.depth != depth || !$0.isStatement }) ?? true {
      expect(depth, isVariable: name == "var", isStatement: false)
    }
  }

  private mutating func expect(_ depth: Int, isVariable: Bool, isStatement: Bool) {
    if awaited.last?.depth == depth { awaited.removeLast() }
    awaited.append((depth, isVariable, isStatement))
  }

  /// `=` gives a variable a value: what follows is no accessor. `;` ends whatever there was.
  mutating func mark(_ byte: UInt8, length: Int, depth: Int) {
    guard length == 1, let last = awaited.last, last.depth == depth else { return }
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") && last.isVariable { awaited.removeLast() }
  }

  mutating func brace(depth: Int) {
    lastIsBody = awaited.last?.depth == depth
    if lastIsBody { awaited.removeLast() }
  }

  mutating func closed(depth: Int) {
    while let last = awaited.last, last.depth > depth { awaited.removeLast() }
  }
}
