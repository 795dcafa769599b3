import Guidelines
import Languages
import TextAnalysis

/// The rules that answer a query, best first.
struct Ranking {
  struct Ranked {
    var rule: Int
    var score: Float
    /// Known of the first ones only, which are looked at as texts.
    var letters: Float = 0
  }

  let plan: QueryPlan
  let lexical: LexicalScores
  private let directions: Directions
  private let facts: [RuleFacts]
  private let topics: TopicScores
  private let topicPlatforms: [Int64: Int]
  private let weights = RankingWeights.fitted
  /// Rules that contain everything that was typed.
  let containing: [Int]
  /// Whether so few rules contain everything that was typed that one of them must be meant.
  private var isDistinctive: Bool { (1...Ranking.maxDistinctiveRules).contains(containing.count) }
  private static let maxDistinctiveRules = 3

  /// The first so many are looked at as texts, whatever is asked for: the answer does not depend on how much of it is shown.
  static let depth = 50
  /// A rule that matches by less than this share of the best is no answer; nor is one that shares no word and lies farther.
  static let leastShare: Float = 0.2
  static let leastDirection: Float = 0.45
  /// How far aside a platform's own section stands from a word that asks for none.
  private static let special: Float = 2

  init<Store: SearchStore>(_ plan: QueryPlan, _ store: Store) throws(Store.Trouble) {
    self.plan = plan
    facts = store.facts
    lexical = LexicalScores(plan.terms, plan.postings, facts)
    containing = lexical.rulesContainingAll
    directions = try Directions(plan.terms, store)
    topics = TopicScores(lexical.scores, facts)
    topicPlatforms = plan.platforms.isEmpty ? [:] : try store.topicPlatforms()
  }

  /// - Parameter allowed: by a rule's number, for each condition on it.
  func ranked<Store: SearchStore>(where allowed: [[Bool]], _ store: Store) throws(Store.Trouble) -> [Ranked] {
    var candidates = matching(where: allowed)
    let letters = SharedLetters(plan)
    guard letters.isNeeded else { return try ownFirst(candidates, store) }
    for index in candidates.indices.prefix(Ranking.depth) {
      let contents = try store.contents(of: candidates[index].rule, plan.language)
      candidates[index].letters = Float(contents.reduce(0) { max($0, letters.share($1)) })
      candidates[index].score = weights.score(features(of: candidates[index]))
    }
    candidates[..<min(Ranking.depth, candidates.count)].sort { Ranking.precedes($0, $1) }
    return try ownFirst(candidates, store)
  }

  /// Moves the user's own rules to the front if they are nearly alone in containing all that was typed. Questions and learned vectors help to find
  /// the rules of the Corpus; theirs are found by their words alone.
  private func ownFirst<Store: SearchStore>(_ candidates: [Ranked], _ store: Store) throws(Store.Trouble) -> [Ranked] {
    guard isDistinctive, plan.named.isEmpty, plan.wholeTopic == nil else { return candidates }
    var own: Set<Int> = []
    for rule in containing where try store.wordings(of: rule, passing: Filters()).contains(where: { $0.isOwn }) {
      own.insert(rule)
    }
    return own.isEmpty ? candidates : candidates.filter { own.contains($0.rule) } + candidates.filter { !own.contains($0.rule) }
  }

  /// Best first, as far as that can be told without their texts.
  private func matching(where allowed: [[Bool]]) -> [Ranked] {
    var candidates: [Ranked] = []
    let least = lexical.best * Ranking.leastShare
    for rule in 1..<max(1, facts.count + 1) {
      let matches = lexical.scores[rule] > 0 && lexical.scores[rule] >= least
      guard
        matches || direction(rule) >= Ranking.leastDirection || plan.topics.contains(Int64(facts[rule - 1].topic))
          || plan.named[rule] != nil,
        allowed.allSatisfy({ $0[rule] })
      else { continue }
      candidates.append(Ranked(rule: rule, score: weights.score(features(rule))))
    }
    candidates.sort { Ranking.precedes($0, $1) }
    return candidates
  }

  func features(of ranked: Ranked) -> Features {
    var features = features(ranked.rule)
    features[.letters] = ranked.letters
    return features
  }

  /// Lower numbers come first where two answer equally well: see `RuleClasses`.
  private static func precedes(_ a: Ranked, _ b: Ranked) -> Bool { a.score != b.score ? a.score > b.score : a.rule < b.rule }

  /// Whether the query is about what the rules are about, as far as the index can tell: without vectors it cannot.
  var matches: Bool {
    if plan.wholeTopic != nil || !plan.named.isEmpty || plan.parsed.isPasted || directions.likeness.isEmpty { return true }
    return isTransliterated || Relevance.accepts(relevance)
  }

  /// Whether half of the words at least are known ones in Latin letters for another script: such a text is half understood at best.
  private var isTransliterated: Bool {
    let known = plan.terms.indices.filter { plan.terms[$0].origin == .transliteration && !plan.postings[$0].rules.isEmpty }
    return !known.isEmpty && !QueryWords.hasFunctionWord(plan.text.unified.scalars)
      && 2 * plan.words.count { word in known.contains { plan.terms[$0].range.overlaps(word) } } >= plan.words.count
  }

  /// What `Relevance` judges by.
  var relevance: Relevance {
    var best: Float = 0
    // Of a long text no rule holds much; what some words of a question tell is enough.
    let share = max(1, lexical.typed / Relevance.enough)
    for rule in directions.likeness.indices.dropFirst() {
      best = max(best, directions.likeness[rule] + min(1, lexical.coverage[rule] * share))
    }
    let known = plan.words.count { word in !plan.unknown.contains(word) && plan.terms(in: word).allSatisfy(isKnown) }
    return Relevance(
      best: best, known: Float(known) / Float(max(1, plan.words.count)),
      namesOther: ForeignNames.stand(in: plan))
  }

  /// Whether a rule holds a typed term, or another way to say it.
  private func isKnown(_ term: Int) -> Bool {
    !plan.postings[term].rules.isEmpty
      || plan.terms.indices.contains {
        plan.terms[$0].origin != .typed && plan.terms[$0].origin != .correction
          && plan.terms[$0].range.overlaps(plan.terms[term].range) && !plan.postings[$0].rules.isEmpty
      }
  }

  private func direction(_ rule: Int) -> Float { directions.likeness.isEmpty ? 0 : directions.likeness[rule] }

  /// All but those that need the text.
  private func features(_ rule: Int) -> Features {
    let facts = facts[rule - 1]
    let topic = Int64(facts.topic)
    var features = Features()
    if lexical.best > 0 {
      features[.bm25] = lexical.scores[rule] / lexical.best
      features[.coverage] = lexical.coverage[rule]
    }
    features[.direction] = direction(rule)
    features[.topic] = topics.share(facts.topic)
    if Int(facts.languages) & 1 << plan.language.code != 0 { features[.language] = 1 }
    features[.named] = plan.wholeTopic == topic ? 1 : plan.topics.contains(topic) ? 0.25 : 0
    // What is asked for by name comes before all else.
    if let share = plan.named[rule] { features[.named] = max(features[.named], 2 * share) }
    if !plan.platforms.isEmpty {
      let asked = Platform.mask(plan.platforms)
      let own = Int(facts.platforms)
      let supported = topicPlatforms[topic] ?? .max
      if (own == 0 ? supported : own) & asked == 0 {
        features[.platform] = -1
      } else if own != 0 || supported == asked {
        features[.platform] = 1
      }
    }
    if plan.asksFigure, facts.marks.contains(.figure) { features[.figure] = 1 }
    switch facts.kind {
    case .rule: features[.aside] = facts.marks.contains(.older) ? 1 : facts.marks.contains(.stated) ? 0 : 0.5
    case .specification: features[.aside] = 0.3
    case .definition: features[.aside] = plan.asksMeaning ? 0 : 1
    case .note, .reference: features[.aside] = 1
    }
    if plan.asksGenerally, facts.platforms != 0, facts.kind != .specification { features[.aside] += Ranking.special }
    return features
  }

  /// What explains a score: its features by their weights, which add up to it, and the terms that the rule holds.
  func explanation(_ ranked: Ranked) -> [String] {
    var lines = ["score \(Ranking.number(ranked.score))"]
    let features = features(of: ranked)
    for name in Features.Name.allCases where features[name] * weights[name] != 0 {
      let (value, weight) = (features[name], weights[name])
      lines.append("\(name.word) \(Ranking.number(value)) × \(Ranking.number(weight)) = \(Ranking.number(value * weight))")
    }
    let held = plan.terms.indices.filter { plan.postings[$0].holds(ranked.rule) }
    for origin in PlannedTerm.Origin.allCases {
      let texts = held.filter { plan.terms[$0].origin == origin }.map { index in
        let term = plan.terms[index]
        return
          "\(term.text)\(term.isPrefix ? "*" : "") (\(Ranking.number(Float(term.weight))), in \(plan.postings[index].rules.count))"
      }
      if !texts.isEmpty { lines.append("\(origin.rawValue): " + texts.joined(separator: ", ")) }
    }
    return lines
  }

  private static func number(_ value: Float) -> String {
    let thousandths = Int(exactly: (abs(value) * 1000).rounded()) ?? 0
    let digits = "00\(thousandths % 1000)".suffix(3)
    return "\(value < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1000).\(digits)"
  }
}
