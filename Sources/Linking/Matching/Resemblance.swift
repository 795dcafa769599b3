import Guidelines

/// How much two records look like the same rule, as log-odds.
///
/// The weights were fitted once, by logistic regressions over pairs of rules that people put in other words, in one language and across two, which gave nearly
/// the same, and then rounded: none of them decides alone. Neither the pairs nor the program that fitted them is kept, so what holds the weights is what they
/// give: `ConcordanceTests` and `CorpusPairingTests`. Who changes one measures there.
enum Resemblance {
  static let prior: Float = -10
  /// Shared terms, headline and explanation together. More than half in common proves no more than half.
  static let whole: Float = 36
  static let wholeCeiling: Float = 0.5
  static let headline: Float = 4
  static let sameSection: Float = 1
  static let sameStrength: Float = 1.6
  /// Platforms stated on both sides that exclude each other.
  static let otherPlatforms: Float = -3
  /// For the whole length of a page between the places of the two.
  static let distance: Float = -2

  /// - Parameter places: where each stands among the records of its kind on its page, 0…1.
  static func logOdds(_ a: Int, _ b: Int, places: (Float, Float), _ evidence: Evidence) -> Float {
    let (first, second) = (evidence.records[a], evidence.records[b])
    let cosines: (whole: Float, headline: Float)
    if first.language == second.language {
      cosines = evidence.profiles[a].all.cosines(evidence.profiles[b].all)
    } else {
      cosines = evidence.profiles[a].crossing.cosines(evidence.profiles[b].crossing)
    }
    var odds = prior + whole * min(cosines.whole, wholeCeiling) + headline * cosines.headline
    if !first.anchor.isEmpty, first.anchor == second.anchor { odds += sameSection }
    if first.strength == second.strength { odds += sameStrength }
    if let ours = first.platforms, let theirs = second.platforms, ours != theirs, !ours.contains(where: theirs.contains) {
      odds += otherPlatforms
    }
    return odds + distance * abs(places.0 - places.1)
  }
}
