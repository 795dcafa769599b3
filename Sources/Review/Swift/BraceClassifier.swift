/// Keywords that are not names of calls.
enum Keyword {
  /// Keywords before a value.
  static let beforeValues: Set<SwiftName> = [
    "return", "in", "case", "try", "await", "throw", "else", "if", "guard", "while", "where", "is", "as",
  ]
  /// Keywords whose braces contain statements.
  static let statements: Set<SwiftName> = [
    "if", "guard", "while", "for", "switch", "catch", "do", "repeat", "else", "defer", "get", "set", "willSet", "didSet",
  ]
  static let declarations: Set<SwiftName> = [
    "func", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension", "actor", "var", "macro",
  ]
  /// Keywords that can precede a parenthesis without being called.
  static let notCalled: Set<SwiftName> = [
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

/// Distinguishes braces of bodies from braces of closures: the first brace after a keyword for a statement or declaration, at the
/// same depth, opens a body.
struct BraceClassifier {
  /// Expected bodies by nesting depth, innermost last. `isVariable` is true after `var`, where `=` starts a value instead.
  private var expected: [(depth: Int, isVariable: Bool, isStatement: Bool)] = []
  private(set) var isLastBraceBody = false

  mutating func readName(_ name: SwiftName, isMember: Bool, depth: Int, isFirstOnLine: Bool) {
    guard !isMember else { return }
    // A declaration without a body, as in a protocol, ends with its line.
    if isFirstOnLine, let last = expected.last, last.depth == depth, !last.isStatement, name != "where" { expected.removeLast() }
    if Keyword.statements.contains(name) {
      expectBody(depth, isVariable: false, isStatement: true)
    } else if Keyword.declarations.contains(name), expected.last.map({ $0.depth != depth || !$0.isStatement }) ?? true {
      expectBody(depth, isVariable: name == "var", isStatement: false)
    }
  }

  private mutating func expectBody(_ depth: Int, isVariable: Bool, isStatement: Bool) {
    if expected.last?.depth == depth { expected.removeLast() }
    expected.append((depth, isVariable, isStatement))
  }

  /// Handles `=`, after which a variable has a value instead of accessors, and `;`, which ends any declaration.
  mutating func readMark(_ byte: UInt8, length: Int, depth: Int) {
    guard length == 1, let last = expected.last, last.depth == depth else { return }
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") && last.isVariable { expected.removeLast() }
  }

  mutating func readOpeningBrace(depth: Int) {
    isLastBraceBody = expected.last?.depth == depth
    if isLastBraceBody { expected.removeLast() }
  }

  mutating func readClosingBracket(depth: Int) {
    while let last = expected.last, last.depth > depth { expected.removeLast() }
  }
}
