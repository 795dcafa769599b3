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
  func rules<Store: SearchStore>(_ store: Store) throws(Store.Trouble) -> [Bool]? {
    guard !isEmpty else { return nil }
    let count = store.facts.count
    var allowed = [Bool](repeating: phrases.isEmpty, count: count + 1)
    if !phrases.isEmpty {
      var found: Set<Int>?
      for group in phrases { found = TextCondition.both(found, try holders(group, store)) }
      for rule in found ?? [] where allowed.indices.contains(rule) {
        allowed[rule] = try store.wordings(of: rule, passing: Filters()).contains { wording in
          phrases.allSatisfy { $0.contains { wording.holds($0, store) } }
        }
      }
    }
    for word in excluded {
      for rule in try holders([word], store) ?? Set(1...max(1, count)) where allowed.indices.contains(rule) && allowed[rule] {
        allowed[rule] = try !store.wordings(of: rule, passing: Filters()).contains { $0.holds(word, store) }
      }
    }
    return allowed
  }

  private static func both(_ a: Set<Int>?, _ b: Set<Int>?) -> Set<Int>? {
    guard let a else { return b }
    return b.map { a.intersection($0) } ?? a
  }

  /// Rules with all terms of one of some texts, in either spelling; nil where one has no terms.
  private func holders<Store: SearchStore>(_ texts: [FoldedText], _ store: Store) throws(Store.Trouble) -> Set<Int>? {
    var found: Set<Int> = []
    for text in texts {
      for layer in text.losesText ? [text.unified, text.plain] : [text.unified] {
        let terms = Term.all(in: text, layer, mode: .query).filter { $0.kind != .part && $0.kind != .lone }
          .map { PlannedTerm($0, weight: 1, range: $0.range, origin: .typed) }
        let common = try store.postings(of: terms).map { Set($0.rules.map { Int($0) }) }.reduce(nil, TextCondition.both)
        guard let common else { return nil }
        found.formUnion(common)
      }
    }
    return found
  }
}
