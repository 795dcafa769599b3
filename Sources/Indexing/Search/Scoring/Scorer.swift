import Guidelines
import TextAnalysis

/// What was found of a question in one record.
struct Match {
  var record: RecordText
  /// BM25 over weighted fields, other ways to say things included; not bounded.
  var base = 0.0
  /// Share of the question's worth that the record holds, 0…1.
  var coverage = 0.0
  /// The same within the sentence that holds most.
  var sentenceCoverage = 0.0
  /// The same within its topic's title and the headings above it.
  var headings = 0.0
  /// How alike the question and the most alike sentence are by their kanji and katakana, 0…1.
  var letters = 0.0
  /// How literally the record says what was typed, 0…1.
  var phrase = 0.0
  /// What its topic holds of the question beside the topic that holds most, 0…1.
  var topicShare = 0.0
  /// All of it, comparable between the matches of one question.
  var score = 0.0
  /// Terms of the question by number: whether the record holds them.
  var holds: [Bool] = []
  /// Alternatives that counted, as (span, alternative).
  var used: [(span: Int, alternative: Int)] = []
}

/// Scores records exactly.
struct Scorer {
  let question: Question
  let probes: TokenTable
  let averageLength: Double
  /// Probe numbers of terms and of alternatives' tokens.
  private let termProbes: [Int]
  private let alternativeProbes: [[[(probe: Int, weight: Double)]]]
  private let spanTerms: [[Int]]
  private let spanValues: [Double]
  /// Wider spans first.
  private let spanOrder: [Int]
  private let worth: Double
  private let needles: [[UInt32]]
  private let cohesion: Cohesion
  private let letters: SharedLetters
  /// Terms that name a platform, with the platform.
  private let platformTerms: [(term: Int, platform: Platform)]
  /// Tokens that name a topic, by topic.
  private let namedProbes: [Int64: Set<Int>]
  /// What each probe is worth as a term; 0 for tokens of alternatives.
  private let probeValues: [Double]

  static let k1 = 0.6
  static let b = 0.7

  init(_ question: Question, averageLength: Double) {
    self.question = question
    let probes = TokenTable(question)
    self.probes = probes
    self.averageLength = max(1, averageLength)
    needles = PhraseMatch.needles(question)
    let numbers = question.terms.map { probes.number(of: $0.key) ?? 0 }
    termProbes = numbers
    alternativeProbes = question.spans.map { span in
      span.alternatives.map { $0.tokens.map { (probes.number(of: $0.key) ?? 0, $0.weight) } }
    }
    let spanTerms = question.spans.map { question.terms(in: $0.range) }
    self.spanTerms = spanTerms
    spanValues = spanTerms.map { $0.reduce(0) { $0 + question.terms[$1].value } }
    spanOrder = question.spans.indices.filter { !spanTerms[$0].isEmpty }.sorted {
      question.spans[$0].range.count > question.spans[$1].range.count
    }
    worth = max(question.terms.reduce(0) { $0 + $1.value }, 1e-9)
    var values = [Double](repeating: 0, count: probes.count)
    for (term, probe) in zip(question.terms, termProbes) where probe < values.count { values[probe] += term.value }
    probeValues = values
    var named: [Int64: Set<Int>] = [:]
    for (index, span) in question.spans.enumerated() {
      for topic in span.alternatives.compactMap(\.topic) {
        named[topic, default: []].formUnion(spanTerms[index].map { numbers[$0] }.filter { $0 < values.count })
      }
    }
    namedProbes = named
    platformTerms = question.platformWords.flatMap { word in question.terms(in: word.range).map { ($0, word.platform) } }
    cohesion = Cohesion(question, probes)
    letters = SharedLetters(question)
  }

  /// Worth of one occurrence by field. Headlines of rules state the rule; those of other kinds are only where the text begins.
  static func weight(_ field: RecordText.Field, _ kind: RecordKind) -> Double {
    switch field {
    case .headline: kind == .rule ? 2.0 : 1.0
    case .body: 1.0
    case .context: 0.6
    }
  }

  func match(_ record: RecordText) -> Match {
    var match = Match(record: record)
    var frequencies = [Double](repeating: 0, count: probes.count)
    var length = 0
    var credits = frequencies
    var places: [[TokenTable.Occurrence]] = []
    var best: [Double] = []
    // The first of the context.
    var areHeadings = true
    let named = namedProbes[record.topic] ?? []
    for (field, text) in record.fields {
      var (found, tokens) = probes.occurrences(in: text)
      cohesion.weigh(&found)
      length += field == .context ? 0 : tokens
      let weight = Scorer.weight(field, record.kind)
      for occurrence in found {
        let probe = Int(occurrence.number)
        frequencies[probe] += weight * occurrence.share
        credits[probe] = max(credits[probe], occurrence.share)
      }
      places.append(found)
      if field != .context {
        guard !found.isEmpty else { continue }
        let sentences = Sentences.ranges(text.unified.scalars)
        best.append(bestSentence(found, sentences, named: named))
        match.letters = max(match.letters, letters.share(text.unified.scalars, sentences))
      } else if areHeadings {
        match.headings = share(Set(found.map(\.number)))
        areHeadings = false
      }
    }
    let norm = Scorer.k1 * (1 - Scorer.b + Scorer.b * Double(length) / averageLength)
    let saturated = frequencies.map { $0 * (Scorer.k1 + 1) / ($0 + norm) }
    for (index, term) in question.terms.enumerated() {
      let frequency = frequencies[termProbes[index]]
      match.holds.append(frequency > 0)
      guard frequency > 0 else { continue }
      match.base += term.value * saturated[termProbes[index]]
      match.coverage += term.value * credits[termProbes[index]]
    }
    addAlternatives(&match, credits, saturated, places)
    addPlatforms(&match)
    match.coverage = min(1, match.coverage / worth)
    match.sentenceCoverage = best.max() ?? 0
    match.phrase = PhraseMatch.value(needles, record)
    // What a whole question of several words is another way to say is said literally, too.
    for (index, number) in match.used where question.words.count > 1 && spanTerms[index].count == question.terms.count {
      let weight = question.spans[index].alternatives[number].weight * Ranking.otherName
      match.sentenceCoverage = max(match.sentenceCoverage, weight)
      match.phrase = max(match.phrase, weight)
      match.letters = max(match.letters, weight)
    }
    if question.namedTopic == record.topic {
      match.headings = 1
      match.sentenceCoverage = max(match.sentenceCoverage, Ranking.otherName)
      match.phrase = max(match.phrase, Ranking.otherName)
    }
    return match
  }

  /// What holds for a platform need not name it.
  private func addPlatforms(_ match: inout Match) {
    let record = match.record
    for (term, platform) in platformTerms
    where !match.holds[term] && (record.platforms ?? record.topicPlatforms).contains(platform) {
      match.base += question.terms[term].value * Ranking.unnamedPlatform
      match.coverage += question.terms[term].value * Ranking.unnamedPlatform
    }
  }

  /// Gives each span the most that any way to say it gives.
  private func addAlternatives(
    _ match: inout Match, _ credits: [Double], _ saturated: [Double], _ places: [[TokenTable.Occurrence]]
  ) {
    var gained = Set<Int>()
    // A term gains once.
    for index in spanOrder {
      let span = question.spans[index]
      let terms = spanTerms[index]
      guard gained.isEmpty || terms.allSatisfy({ !gained.contains($0) }) else { continue }
      let total = spanValues[index]
      let own = terms.reduce(0) { $0 + question.terms[$1].value * saturated[termProbes[$1]] }
      let ownCoverage = terms.reduce(0) { $0 + credits[termProbes[$1]] * question.terms[$1].value }
      var most = (value: own, coverage: ownCoverage, alternative: -1)
      for (number, alternative) in span.alternatives.enumerated() {
        let share = self.share(alternative, alternativeProbes[index][number], match.record, saturated, places)
        guard share > 0 else { continue }
        let value = total * alternative.weight * share
        if value > most.value { most = (value, max(ownCoverage, total * alternative.weight), number) }
      }
      guard most.alternative >= 0 else { continue }
      match.base += most.value - own
      match.coverage += most.coverage - ownCoverage
      match.used.append((index, most.alternative))
      gained.formUnion(terms)
    }
  }

  /// How much of an alternative's worth a record has: 0 unless it has all tokens together.
  private func share(
    _ alternative: QuerySpan.Alternative, _ probes: [(probe: Int, weight: Double)], _ record: RecordText,
    _ saturated: [Double], _ places: [[TokenTable.Occurrence]]
  ) -> Double {
    if let topic = alternative.topic { return topic == record.topic ? 1 : 0 }
    var (sum, weights) = (0.0, 0.0)
    for (probe, weight) in probes {
      guard saturated[probe] > 0 else { return 0 }
      sum += weight * saturated[probe]
      weights += weight
    }
    guard weights > 0, alternative.isPlain || probes.count == 1 || Cohesion.areTogether(probes.map(\.probe), places) else {
      return 0
    }
    return sum / weights
  }

  /// The share of the question's worth that some probes make up.
  private func share(_ numbers: Set<Int32>) -> Double { min(1, numbers.reduce(0) { $0 + probeValues[Int($1)] } / worth) }

  /// The largest share of the question's worth that one sentence holds.
  /// - Parameter named: tokens that name the record's topic; every sentence is about it.
  private func bestSentence(_ found: [TokenTable.Occurrence], _ sentences: [Range<Int>], named: Set<Int>) -> Double {
    var best = 0.0
    let ofTopic = named.reduce(0) { $0 + probeValues[$1] }
    var lastSeen = [Int](repeating: -1, count: probes.count)
    var next = 0
    for (number, sentence) in sentences.enumerated() {
      var value = ofTopic
      while next < found.count, found[next].isPlain || Int(found[next].start) < sentence.upperBound {
        let probe = Int(found[next].number)
        if !found[next].isPlain, lastSeen[probe] != number, !named.contains(probe) {
          lastSeen[probe] = number
          value += probeValues[probe] * found[next].share
        }
        next += 1
      }
      best = max(best, value)
    }
    return min(1, best / worth)
  }
}
