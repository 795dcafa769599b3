import Guidelines
import TextAnalysis

/// Lookup of records by a typed id, complete or abbreviated, in any case.
extension GuidelineIndex {
  /// Returns the records of all ids that the typed one can stand for.
  package func records(typed id: String) throws(Failure) -> [Record] {
    let matches = try records(id: id)
    return matches.isEmpty ? try records(id: Self.lowercasingTopicAndAnchor(id)) : matches
  }

  /// Returns the records of the single id that the typed one stands for, one per language and source.
  /// - Parameter sources: Names of sources; empty for all.
  /// - Throws: `.unknownRecord` with similar ids, or `.ambiguousRecord`.
  package func records(named id: String, sources: [String] = []) throws(Failure) -> [Record] {
    let matches = try records(typed: id).filter { sources.isEmpty || sources.contains($0.source.name) }
    guard !matches.isEmpty else { throw .unknownRecord(id: id, suggestions: try similarIDs(id)) }
    let names = matches.map(\.id).uniqued()
    guard names.count == 1 else { throw .ambiguousRecord(id: id, candidates: names) }
    return matches
  }

  /// Returns the record in a language: one of `candidates`, which have the same id, or else a counterpart.
  package func record(among candidates: [Record], in language: Language) throws(Failure) -> Record? {
    if let record = candidates.first(where: { $0.language == language }) { return record }
    guard let id = candidates.first?.counterparts[language] else { return nil }
    return try records(id: id).first { $0.id == id && $0.language == language }
  }

  /// Returns the id with its topic and anchor in lowercase. The page name is not changed.
  private static func lowercasingTopicAndAnchor(_ id: String) -> String {
    let topicAndAnchor = id.prefix { $0 != "@" }
    return topicAndAnchor.lowercased() + id.dropFirst(topicAndAnchor.count)
  }

  /// Returns similar ids of the same section, or else of the same topic.
  private func similarIDs(_ id: String) throws(Failure) -> [String] {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").map(String.init)
    guard let first = parts.first else { return [] }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let siblingIDs = try records(id: parts[..<count].joined(separator: "/") + "/", limit: 400).map(\.id).uniqued()
      if !siblingIDs.isEmpty {
        if let best = SpellingSuggestion.best(for: id, among: siblingIDs) { return [best] }
        return Array(siblingIDs.prefix(3))
      }
    }
    return try suggestions(for: first)
  }
}
