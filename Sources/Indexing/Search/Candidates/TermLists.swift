import GRDB
import Guidelines

/// Which records hold a token: from the lists of common tokens where it has one, from FTS5 otherwise.
final class TermLists {
  /// A token, or several that a record must all hold.
  struct Expression: Hashable {
    var tokens: [Token]
    /// Whether they must stand in the sentence that states the rule.
    var inHeadline = false

    struct Token: Hashable {
      var text: String
      /// Whether every token that begins so counts.
      var isPrefix: Bool
    }
  }

  /// Record numbers, ascending.
  enum Postings {
    case numbers([Int64])
    /// As `PostingList` writes them.
    case bytes(UnsafeRawBufferPointer)

    var isEmpty: Bool {
      switch self {
      case .numbers(let numbers): numbers.isEmpty
      case .bytes(let bytes): bytes.isEmpty
      }
    }

    @inline(__always)
    func visit(_ body: (Int64) -> Void) {
      switch self {
      case .numbers(let numbers): for number in numbers { body(number) }
      case .bytes(let bytes): PostingList.forEach(bytes, body)
      }
    }
  }

  private let words: Lookup
  private let lists: Lookup
  /// nil where the index is too small to keep lists of common tokens.
  private let frequent: Lookup?
  /// Common tokens among those that were asked for, headline marks included.
  private var common: [String: (count: Int, list: Int64)] = [:]
  private var known: Set<String> = []

  init(_ database: Database, recordCount: Int) throws {
    words = try Lookup(database, "SELECT rowid FROM words WHERE words MATCH ? LIMIT ?")
    lists = try Lookup(database, "SELECT entries FROM lists WHERE id = ?")
    frequent = recordCount > CommonTerms.threshold ? try Lookup(database, "SELECT count, list FROM frequent WHERE term = ?") : nil
  }

  /// Learns which tokens of some expressions are common; what is read must have been prepared.
  func prepare(_ expressions: [Expression]) throws {
    guard let frequent else { return }
    for token in expressions.flatMap(\.tokens) where !token.isPrefix {
      for text in [token.text, TermLists.marked(token.text)] where known.insert(text).inserted {
        try frequent.restart([.text(text)])
        if try frequent.next() { common[text] = (frequent.number(0), frequent.integer(1)) }
      }
    }
  }

  /// How many records hold a token that many hold; nil for another.
  func count(_ expression: Expression) -> Int? { listed(expression)?.count }

  private func listed(_ expression: Expression) -> (count: Int, list: Int64)? {
    guard expression.tokens.count == 1, let token = expression.tokens.first, !token.isPrefix else { return nil }
    return common[expression.inHeadline ? TermLists.marked(token.text) : token.text]
  }

  /// Hands over the records that hold what is asked for, the first `limit` where FTS5 has to find them.
  func read<Result>(_ expression: Expression, limit: Int, _ body: (Postings) throws -> Result) throws -> Result {
    if let listed = listed(expression) {
      try lists.restart([.integer(listed.list)])
      guard try lists.next() else { return try body(.numbers([])) }
      return try lists.withBytes(0) { try body(.bytes($0)) }
    }
    return try body(.numbers(numbers(expression, limit: limit)))
  }

  func numbers(_ expression: Expression, limit: Int) throws -> [Int64] {
    guard !expression.tokens.isEmpty else { return [] }
    let parts = expression.tokens.map { Expression(tokens: [$0], inHeadline: expression.inHeadline) }
    if parts.count > 1, parts.allSatisfy({ listed($0) != nil }) { return try intersection(parts) }
    var found: [Int64] = []
    try words.restart([.text(TermLists.match(expression)), .init(limit)])
    while try words.next() { found.append(words.integer(0)) }
    return found
  }

  /// Of common tokens, the shortest list first.
  private func intersection(_ parts: [Expression]) throws -> [Int64] {
    let sorted = parts.sorted { (count($0) ?? 0) < (count($1) ?? 0) }
    var kept: [Int64] = []
    for (number, part) in sorted.enumerated() {
      try read(part, limit: 0) { postings in
        if number == 0 {
          postings.visit { kept.append($0) }
          return
        }
        var next = 0
        var both: [Int64] = []
        postings.visit { id in
          while next < kept.count, kept[next] < id { next += 1 }
          if next < kept.count, kept[next] == id { both.append(id) }
        }
        kept = both
      }
    }
    return kept
  }

  /// For FTS5: tokens hold letters and digits only, and quotes make them literal.
  private static func match(_ expression: Expression) -> String {
    expression.tokens.map { "\"\(expression.inHeadline ? marked($0.text) : $0.text)\"\($0.isPrefix ? "*" : "")" }
      .joined(separator: " AND ")
  }

  private static func marked(_ text: String) -> String { "\u{E000}" + text }
}

extension TermLists.Expression {
  init(_ term: QueryTerm, inHeadline: Bool = false) {
    self.init(tokens: [Token(text: term.text, isPrefix: term.isPrefix)], inHeadline: inHeadline)
  }

  /// For records that hold all tokens of an alternative.
  init(_ alternative: QuerySpan.Alternative, inHeadline: Bool = false) {
    self.init(tokens: alternative.tokens.map { Token(text: $0.text, isPrefix: $0.isPrefix) }, inHeadline: inHeadline)
  }
}
