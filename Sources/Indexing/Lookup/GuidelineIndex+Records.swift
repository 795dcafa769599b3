import Guidelines
import TextAnalysis

/// Records by what was typed for an id: whole or short, in any case.
extension GuidelineIndex {
  /// Those of all ids that it may be.
  package func records(typed id: String) throws(Failure) -> [Record] {
    let found = try records(id: id)
    return found.isEmpty ? try records(id: Self.inLowerCase(id)) : found
  }

  /// Those of the one id that it is, one a language and source.
  /// - Parameter sources: empty for all.
  /// - Throws: `.unknownRecord` with ids near it, `.ambiguousRecord`.
  package func records(named id: String, sources: [String] = []) throws(Failure) -> [Record] {
    let found = try records(typed: id).filter { sources.isEmpty || sources.contains($0.source.name) }
    guard !found.isEmpty else { throw .unknownRecord(id: id, suggestions: try nearIDs(id)) }
    let names = found.map(\.id).uniqued()
    guard names.count == 1 else { throw .ambiguousRecord(id: id, candidates: names) }
    return found
  }

  /// Of the records of one id that in a language: one of them, or else the counterpart.
  package func record(among found: [Record], in language: Language) throws(Failure) -> Record? {
    if let record = found.first(where: { $0.language == language }) { return record }
    guard let id = found.first?.counterparts[language] else { return nil }
    return try records(id: id).first { $0.id == id && $0.language == language }
  }

  /// Topics and anchors are in lower case; the page keeps its own.
  private static func inLowerCase(_ id: String) -> String {
    let place = id.prefix { $0 != "@" }
    return place.lowercased() + id.dropFirst(place.count)
  }

  /// Ids of the same section, else of the same topic.
  private func nearIDs(_ id: String) throws(Failure) -> [String] {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").map(String.init)
    guard let first = parts.first else { return [] }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let near = try records(id: parts[..<count].joined(separator: "/") + "/", limit: 400).map(\.id).uniqued()
      if !near.isEmpty {
        if let best = NearMiss.best(for: id, among: near) { return [best] }
        return Array(near.prefix(3))
      }
    }
    return try suggestions(for: first)
  }
}
