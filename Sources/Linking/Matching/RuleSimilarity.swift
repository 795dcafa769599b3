import Guidelines

/// Similarity of two records as the log-odds that they state the same rule.
///
/// The weights were fitted once by logistic regression on pairs of rules that people had reworded, in one language and across
/// two, which gave nearly equal results, and were then rounded; none of them decides alone. The pairs and the fitting program
/// were not kept. After a change of a weight, check `WordingGroupTests` and `CorpusPairingTests`.
enum RuleSimilarity {
  static let priorLogOdds: Float = -10
  /// Weight of the cosine similarity of headline and explanation together, which counts up to `maxWholeCosine`.
  static let wholeWeight: Float = 36
  static let maxWholeCosine: Float = 0.5
  static let headlineWeight: Float = 4
  static let sameSectionBonus: Float = 1
  static let sameStrengthBonus: Float = 1.6
  /// Penalty for disjoint platforms.
  static let disjointPlatformsPenalty: Float = -3
  /// Penalty for a distance of a whole page between the relative positions of the two records.
  static let distanceWeight: Float = -2

  /// - Parameter positions: Positions of the two records among those of their kind on their pages, from 0 to 1.
  static func logOdds(_ a: Int, _ b: Int, positions: (Float, Float), _ evidence: Evidence) -> Float {
    let (first, second) = (evidence.records[a], evidence.records[b])
    let cosines: (whole: Float, headline: Float)
    if first.language == second.language {
      cosines = evidence.profiles[a].allTerms.cosines(evidence.profiles[b].allTerms)
    } else {
      cosines = evidence.profiles[a].sharedTerms.cosines(evidence.profiles[b].sharedTerms)
    }
    var odds = priorLogOdds + wholeWeight * min(cosines.whole, maxWholeCosine) + headlineWeight * cosines.headline
    if !first.anchor.isEmpty, first.anchor == second.anchor { odds += sameSectionBonus }
    if first.strength == second.strength { odds += sameStrengthBonus }
    if let platforms = first.platforms, let otherPlatforms = second.platforms, platforms != otherPlatforms,
      !platforms.contains(where: otherPlatforms.contains)
    {
      odds += disjointPlatformsPenalty
    }
    return odds + distanceWeight * abs(positions.0 - positions.1)
  }
}
