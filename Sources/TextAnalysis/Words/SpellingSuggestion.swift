/// Suggestions for misspelled names.
package enum SpellingSuggestion {
  /// Returns the known name that was probably meant: the only one with this prefix, or the nearest one if at most a third of the
  /// letters differ.
  package static func best(for name: String, among known: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(60))
    if known.count(where: { $0.hasPrefix(name) }) == 1, letters.count > 1 { return known.first { $0.hasPrefix(name) } }
    let nearby = known.compactMap { candidate in
      distance(letters, Array(candidate.lowercased())).map { (name: candidate, distance: $0) }
    }
    return nearby.min { $0.distance < $1.distance }?.name
  }

  /// Indicates whether two names differ by at most one inserted, deleted, or replaced letter or one transposition.
  package static func isOneEdit(_ name: String, _ known: String) -> Bool {
    abs(name.count - known.count) <= 1 && Similarity.distance(Array(name.lowercased()), Array(known), limit: 1) != nil
  }

  package static func isNear(_ name: String, _ known: String) -> Bool {
    abs(name.count - known.count) <= name.count / 3 && distance(Array(name), Array(known)) != nil
  }

  private static func distance(_ typed: [Character], _ known: [Character]) -> Int? {
    Similarity.distance(typed, known, limit: max(1, typed.count / 3))
  }
}
