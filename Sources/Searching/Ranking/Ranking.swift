import Guidelines
import Languages
import TextAnalysis

/// Ranking of the rules that match a query.
struct Ranking {
  struct RankedRule {
    var rule: Int
    var score: Float
    /// Character overlap with the query. Computed only for the first `examinedCount` rules, whose text is read.
    var characterOverlap: Float = 0
  }

  let plan: QueryPlan
  let lexicalScores: LexicalScores
  private let embeddings: Embeddings
  private let rules: [RuleMetadata]
  private let topicScores: TopicScores
  private let topicPlatforms: [Int64: Int]
  private let weights = RankingWeights.fitted
  /// Numbers of the rules that contain every typed content term.
  let rulesContainingAll: [Int]
  /// Indicates whether so few rules contain every typed term that one of them must be meant.
  private var isDistinctive: Bool { (1...Ranking.maxDistinctiveRules).contains(rulesContainingAll.count) }
  private static let maxDistinctiveRules = 3

  /// Number of leading rules whose text is examined. It does not depend on the number of hits shown, so the answer does not
  /// either.
  static let examinedCount = 50
  /// Minimum lexical score of a candidate, as a share of the best, and minimum embedding similarity of a candidate with a lower
  /// score.
  static let minScoreShare: Float = 0.2
  static let minSimilarity: Float = 0.45
  /// Addition to the feature `secondary` of a rule for some platforms if the query is general.
  private static let platformSpecificPenalty: Float = 2

  init<Store: SearchStore>(_ plan: QueryPlan, _ store: Store) throws(Store.Failure) {
    self.plan = plan
    rules = store.ruleMetadata
    lexicalScores = LexicalScores(plan.terms, plan.postings, rules)
    rulesContainingAll = lexicalScores.rulesContainingAll
    embeddings = try Embeddings(plan.terms, store)
    topicScores = TopicScores(lexicalScores.scores, rules)
    topicPlatforms = plan.platforms.isEmpty ? [:] : try store.topicPlatforms()
  }

  /// Returns the candidates that satisfy all conditions, best first.
  ///
  /// - Parameter masks: Masks by rule number, one for each condition.
  func ranked<Store: SearchStore>(where masks: [[Bool]], _ store: Store) throws(Store.Failure) -> [RankedRule] {
    var candidates = scoredCandidates(where: masks)
    let overlap = CharacterOverlap(plan)
    guard overlap.isNeeded else { return try prioritizingOwnGuides(candidates, store) }
    for index in candidates.indices.prefix(Ranking.examinedCount) {
      let contents = try store.contents(of: candidates[index].rule, plan.language)
      candidates[index].characterOverlap = Float(contents.reduce(0) { max($0, overlap.overlap($1)) })
      candidates[index].score = weights.score(features(of: candidates[index]))
    }
    candidates[..<min(Ranking.examinedCount, candidates.count)].sort { Ranking.precedes($0, $1) }
    return try prioritizingOwnGuides(candidates, store)
  }

  /// Moves rules from the user's own guides to the front if few other rules contain every typed term. Generated questions and
  /// trained embeddings favor the rules of the Corpus; the user's rules are found by their words alone.
  private func prioritizingOwnGuides<Store: SearchStore>(_ candidates: [RankedRule], _ store: Store) throws(Store.Failure)
    -> [RankedRule]
  {
    guard isDistinctive, plan.namedRules.isEmpty, plan.exactTopic == nil else { return candidates }
    var ownRules: Set<Int> = []
    for rule in rulesContainingAll where try store.wordings(of: rule, passing: Filters()).contains(where: { $0.isFromOwnGuide }) {
      ownRules.insert(rule)
    }
    return ownRules.isEmpty
      ? candidates : candidates.filter { ownRules.contains($0.rule) } + candidates.filter { !ownRules.contains($0.rule) }
  }

  /// Returns the candidates with scores that do not depend on their text, best first.
  private func scoredCandidates(where masks: [[Bool]]) -> [RankedRule] {
    var candidates: [RankedRule] = []
    let minScore = lexicalScores.bestScore * Ranking.minScoreShare
    for rule in 1..<max(1, rules.count + 1) {
      let matches = lexicalScores.scores[rule] > 0 && lexicalScores.scores[rule] >= minScore
      guard
        matches || similarity(rule) >= Ranking.minSimilarity || plan.topics.contains(Int64(rules[rule - 1].topicRow))
          || plan.namedRules[rule] != nil,
        masks.allSatisfy({ $0[rule] })
      else { continue }
      candidates.append(RankedRule(rule: rule, score: weights.score(features(rule))))
    }
    candidates.sort { Ranking.precedes($0, $1) }
    return candidates
  }

  func features(of ranked: RankedRule) -> FeatureVector {
    var features = features(ranked.rule)
    features[.characters] = ranked.characterOverlap
    return features
  }

  /// Orders by score, then by rule number: lower numbers belong to preferred rules.
  private static func precedes(_ a: RankedRule, _ b: RankedRule) -> Bool {
    a.score != b.score ? a.score > b.score : a.rule < b.rule
  }

  /// Indicates whether the query is on topic. Without embeddings, every query is.
  var isOnTopic: Bool {
    if plan.exactTopic != nil || !plan.namedRules.isEmpty || plan.parsed.isPasted || embeddings.similarities.isEmpty {
      return true
    }
    return isTransliterated || Relevance.accepts(relevance)
  }

  /// Indicates whether at least half of the words are transliterations of known words. Such queries are understood only in part.
  private var isTransliterated: Bool {
    let knownTerms = plan.terms.indices.filter { plan.terms[$0].origin == .transliteration && !plan.postings[$0].rules.isEmpty }
    return !knownTerms.isEmpty && !QueryWords.hasFunctionWord(plan.text.unified.scalars)
      && 2 * plan.words.count { word in knownTerms.contains { plan.terms[$0].range.overlaps(word) } } >= plan.words.count
  }

  /// The evidence that `Relevance.accepts(_:)` judges.
  var relevance: Relevance {
    var best: Float = 0
    // No rule contains much of a long text, so a fixed term weight is enough for full coverage.
    let coverageFactor = max(1, lexicalScores.typedWeight / Relevance.shortQueryWeight)
    for rule in embeddings.similarities.indices.dropFirst() {
      best = max(best, embeddings.similarities[rule] + min(1, lexicalScores.coverage[rule] * coverageFactor))
    }
    let knownWordCount = plan.words.count { word in !plan.unknownWords.contains(word) && plan.terms(in: word).allSatisfy(isKnown)
    }
    return Relevance(
      bestMatch: best, knownShare: Float(knownWordCount) / Float(max(1, plan.words.count)),
      namesOtherSystem: OtherSystemNames.occur(in: plan))
  }

  /// Indicates whether a rule contains a typed term or an alternative for it.
  private func isKnown(_ term: Int) -> Bool {
    !plan.postings[term].rules.isEmpty
      || plan.terms.indices.contains {
        plan.terms[$0].origin != .typed && plan.terms[$0].origin != .correction
          && plan.terms[$0].range.overlaps(plan.terms[term].range) && !plan.postings[$0].rules.isEmpty
      }
  }

  private func similarity(_ rule: Int) -> Float { embeddings.similarities.isEmpty ? 0 : embeddings.similarities[rule] }

  /// Returns the features that do not depend on the rule's text.
  private func features(_ rule: Int) -> FeatureVector {
    let metadata = rules[rule - 1]
    let topic = Int64(metadata.topicRow)
    var features = FeatureVector()
    if lexicalScores.bestScore > 0 {
      features[.bm25] = lexicalScores.scores[rule] / lexicalScores.bestScore
      features[.coverage] = lexicalScores.coverage[rule]
    }
    features[.embedding] = similarity(rule)
    features[.topic] = topicScores.share(metadata.topicRow)
    if Int(metadata.languages) & 1 << plan.language.code != 0 { features[.language] = 1 }
    features[.named] = plan.exactTopic == topic ? 1 : plan.topics.contains(topic) ? 0.25 : 0
    // Rules asked for by name come before all others.
    if let share = plan.namedRules[rule] { features[.named] = max(features[.named], 2 * share) }
    if !plan.platforms.isEmpty {
      let requested = Platform.mask(plan.platforms)
      let rulePlatforms = Int(metadata.platforms)
      let topicPlatformMask = topicPlatforms[topic] ?? .max
      if (rulePlatforms == 0 ? topicPlatformMask : rulePlatforms) & requested == 0 {
        features[.platform] = -1
      } else if rulePlatforms != 0 || topicPlatformMask == requested {
        features[.platform] = 1
      }
    }
    if plan.asksForMeasure, metadata.flags.contains(.hasMeasure) { features[.measure] = 1 }
    switch metadata.kind {
    case .rule: features[.secondary] = metadata.flags.contains(.isOutdated) ? 1 : metadata.flags.contains(.isStated) ? 0 : 0.5
    case .specification: features[.secondary] = 0.3
    case .definition: features[.secondary] = plan.asksForDefinition ? 0 : 1
    case .note, .reference: features[.secondary] = 1
    }
    if plan.isGeneral, metadata.platforms != 0, metadata.kind != .specification {
      features[.secondary] += Ranking.platformSpecificPenalty
    }
    return features
  }

  /// Returns lines that explain a score: each feature with its weight, which sum to the score, and the terms that the rule
  /// contains.
  func explanation(_ ranked: RankedRule) -> [String] {
    var lines = ["score \(Ranking.formatted(ranked.score))"]
    let features = features(of: ranked)
    for name in FeatureVector.Feature.allCases where features[name] * weights[name] != 0 {
      let (value, weight) = (features[name], weights[name])
      lines.append(
        "\(name.name) \(Ranking.formatted(value)) × \(Ranking.formatted(weight)) = \(Ranking.formatted(value * weight))")
    }
    let matchedTerms = plan.terms.indices.filter { plan.postings[$0].contains(ranked.rule) }
    for origin in PlannedTerm.TermOrigin.allCases {
      let texts = matchedTerms.filter { plan.terms[$0].origin == origin }.map { index in
        let term = plan.terms[index]
        return
          "\(term.text)\(term.isPrefix ? "*" : "") (\(Ranking.formatted(Float(term.weight))), in \(plan.postings[index].rules.count))"
      }
      if !texts.isEmpty { lines.append("\(origin.rawValue): " + texts.joined(separator: ", ")) }
    }
    return lines
  }

  private static func formatted(_ value: Float) -> String {
    let thousandths = Int(exactly: (abs(value) * 1000).rounded()) ?? 0
    let digits = "00\(thousandths % 1000)".suffix(3)
    return "\(value < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1000).\(digits)"
  }
}
