import Guidelines
import Languages
import TextAnalysis

/// The conditions of a query on the text of a rule: phrases that it must contain and words that it must not.
struct TextCondition {
  /// Groups of alternative phrases. A wording must contain one phrase of each group.
  private let phrases: [[FoldedText]]
  private let excluded: [FoldedText]

  /// Creates the conditions of a query. If `holding` is `false`, phrases are not required; excluded words still are.
  init(_ parsed: ParsedQuery, requiringPhrases: Bool = true) {
    phrases = !requiringPhrases ? [] : parsed.phrases.map { $0.map { FoldedText($0) } }
    excluded = parsed.excluded.map { FoldedText($0) }
  }

  var isEmpty: Bool { phrases.isEmpty && excluded.isEmpty }

  /// Returns, for each rule number, whether one of its wordings contains the phrases and none contains an excluded word. Returns
  /// `nil` if there is no condition.
  func ruleMask<Store: SearchStore>(_ store: Store) throws(Store.Failure) -> [Bool]? {
    guard !isEmpty else { return nil }
    let count = store.ruleMetadata.count
    var allowed = [Bool](repeating: phrases.isEmpty, count: count + 1)
    if !phrases.isEmpty {
      var candidates: Set<Int>?
      for group in phrases { candidates = TextCondition.intersection(candidates, try rulesContainingTerms(group, store)) }
      for rule in candidates ?? [] where allowed.indices.contains(rule) {
        allowed[rule] = try store.wordings(of: rule, passing: Filters()).contains { wording in
          phrases.allSatisfy { $0.contains { wording.contains($0, store) } }
        }
      }
    }
    for word in excluded {
      for rule in try rulesContainingTerms([word], store) ?? Set(1...max(1, count))
      where allowed.indices.contains(rule) && allowed[rule] {
        allowed[rule] = try !store.wordings(of: rule, passing: Filters()).contains { $0.contains(word, store) }
      }
    }
    return allowed
  }

  private static func intersection(_ a: Set<Int>?, _ b: Set<Int>?) -> Set<Int>? {
    guard let a else { return b }
    return b.map { a.intersection($0) } ?? a
  }

  /// Returns the rules that contain all terms of at least one of the texts, in either spelling. Returns `nil` if a text has no
  /// terms.
  private func rulesContainingTerms<Store: SearchStore>(_ texts: [FoldedText], _ store: Store) throws(Store.Failure) -> Set<Int>?
  {
    var rules: Set<Int> = []
    for text in texts {
      for layer in text.hasDistinctLayers ? [text.unified, text.plain] : [text.unified] {
        let terms = Term.all(in: text, layer, mode: .query).filter { $0.kind != .part && $0.kind != .loneKanji }
          .map { PlannedTerm($0, weight: 1, range: $0.range, origin: .typed) }
        let matchingRules = try store.postings(of: terms).map { Set($0.rules.map { Int($0) }) }.reduce(
          nil, TextCondition.intersection)
        guard let matchingRules else { return nil }
        rules.formUnion(matchingRules)
      }
    }
    return rules
  }
}
