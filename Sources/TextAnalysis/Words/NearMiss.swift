/// The known name that was probably meant.
package enum NearMiss {
  /// At most a third of the letters may differ (by insertion, deletion, replacement or exchange of neighbours).
  package static func best(for name: String, among known: [String]) -> String? {
    let typed = Array(name.lowercased().prefix(60))
    if known.count(where: { $0.hasPrefix(name) }) == 1, typed.count > 1 { return known.first { $0.hasPrefix(name) } }
    let near = known.compactMap { candidate in
      distance(typed, Array(candidate.lowercased())).map { (name: candidate, distance: $0) }
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// Whether one letter is too many, missing or another, or two neighbours are exchanged.
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
