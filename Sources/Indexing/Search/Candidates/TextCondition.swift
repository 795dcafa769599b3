import Guidelines
import Languages
import TextAnalysis

/// What of a query decides by the text itself whether a rule may be an answer: phrases that it must hold, words that it must not.
struct TextCondition {
  /// Of each group a wording must hold one.
  private let phrases: [[FoldedText]]
  private let excluded: [FoldedText]

  /// - Parameter holding: whether phrases count.
  init(_ parsed: ParsedQuery, holding: Bool = true) {
    phrases = !holding ? [] : parsed.phrases.map { $0.map { FoldedText($0) } }
    excluded = parsed.excluded.map { FoldedText($0) }
  }

  var isEmpty: Bool { phrases.isEmpty && excluded.isEmpty }

  /// By a rule's number: none of its wordings holds what is excluded, one holds the phrases.
  func rules(_ count: Int, _ database: Database) throws -> [Bool]? {
    guard !isEmpty else { return nil }
    var allowed = [Bool](repeating: phrases.isEmpty, count: count + 1)
    let texts = try WordingReader(database)
    if !phrases.isEmpty {
      for rule in try phrases.map({ try holders($0, database) }).reduce(nil, TextCondition.both) ?? [] {
        guard allowed.indices.contains(rule) else { continue }
        allowed[rule] = try texts.wordings(of: rule).contains { wording in
          phrases.allSatisfy { $0.contains(where: wording.holds) }
        }
      }
    }
    for word in excluded {
      for rule in try holders([word], database) ?? Set(1...max(1, count)) where allowed.indices.contains(rule) && allowed[rule] {
        allowed[rule] = try !texts.wordings(of: rule).contains { $0.holds(word) }
      }
    }
    return allowed
  }

  private static func both(_ a: Set<Int>?, _ b: Set<Int>?) -> Set<Int>? {
    guard let a else { return b }
    return b.map { a.intersection($0) } ?? a
  }

  /// Rules with all terms of one of some texts, in either spelling; nil where one has no terms.
  private func holders(_ texts: [FoldedText], _ database: Database) throws -> Set<Int>? {
    var found: Set<Int> = []
    for text in texts {
      for layer in text.losesText ? [text.unified, text.plain] : [text.unified] {
        let terms = Term.all(in: text, layer, mode: .query).filter { $0.kind != .part && $0.kind != .lone }
          .map { PlannedTerm($0, weight: 1, range: $0.range, origin: .typed) }
        let common = try Postings.read(terms, database).map { Set($0.rules.map(Int.init)) }.reduce(nil, TextCondition.both)
        guard let common else { return nil }
        found.formUnion(common)
      }
    }
    return found
  }
}
