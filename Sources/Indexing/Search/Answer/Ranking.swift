import Guidelines
import TextAnalysis

/// How matches stand to each other. The numbers were set on judged queries and public test sets; what each does is said beside it.
enum Ranking {
  /// Worth of holding more of the question, beside BM25 relative to the best match.
  static let coverage = 0.5
  static let sentenceCoverage = 0.2
  /// Worth of a sentence with the question's characters and few others.
  static let letters = 0.8
  /// Worth of holding what was typed literally.
  static let phrase = 0.5
  /// What kinds other than rules lose where the question does not ask what a thing is; what definitions gain where it does.
  static let otherKind = 0.2
  static let reference = 0.3
  /// Notes mostly say that a platform has nothing of its own.
  static let note = 1.5
  static let definition = 0.4
  /// Worth of a number in the headline where the question asks for one; in the explanation half of it.
  static let number = 0.12
  /// Worth of being in the question's language.
  static let language = 0.08
  /// Worth of being about the topic that the question is the name of, or that some of its words name.
  static let topic = 0.7
  /// Records of a topic that the question is another name of hold that name as if it stood above them, so literally.
  static let otherName = 0.7
  static let namedTopic = 0.2
  /// Worth of being of the topic that holds most of the question; less by the square of what another holds beside it.
  static let topicShare = 0.7
  /// What a hit loses to one of a topic that has not answered yet; less where one word is asked, which tells little apart.
  static let repeatedTopic = 0.15
  static let repeatedTopicOfOneWord = 0.05
  /// Worth of naming a platform that the question names; loss for naming only others.
  static let platform = 0.12
  static let otherPlatform = 0.15
  /// Share of a platform's name that a record has which holds for the platform without naming it.
  static let unnamedPlatform = 0.6
  /// A word or two ask for the general rule before the special case: what a topic's breadth is worth then, by its chapter and by the share
  /// of the platforms that it supports; what each heading above the section and a platform of its own take away.
  static let breadth: [String: Double] = [
    "foundations": 0.16, "getting-started": 0.06, "patterns": 0.06, "components": 0.06, "inputs": 0.04, "technologies": 0,
  ]
  static let otherBreadth = 0.06
  static let reach = 0.12
  static let depth = 0.02
  static let ownPlatform = 0.04
  /// And for the section that is about the word before one that mentions it.
  static let heading = 0.15
  /// What a record gets of the best score of its group: a rule is reached by any of its wordings.
  static let lent = 0.97
  /// Hits with less than this share of the best hit's coverage are no answers.
  static let leastCoverage = 0.3

  /// Sets `score` of all matches.
  /// - Parameter topics: what each topic holds of the question, beside the one that holds most.
  static func score(_ matches: inout [Match], _ question: Question, _ topics: [Int64: Double] = [:]) {
    let best = matches.reduce(1e-9) { max($0, $1.base) }
    for index in matches.indices {
      let match = matches[index]
      var score =
        match.base / best + coverage * match.coverage + sentenceCoverage * match.sentenceCoverage + phrase * match.phrase
      score += letters * match.letters
      score += kindBonus(match.record, question)
      if question.asksForNumber {
        score += number * (holdsNumber(match.record.headline) ? 1 : holdsNumber(match.record.body) ? 0.5 : 0)
      }
      if match.record.language == question.language { score += language }
      if !question.platformHints.isEmpty { score += platformBonus(match.record, question) }
      score += question.topicHints[match.record.topic] ?? 0
      if let share = topics[match.record.topic] {
        matches[index].topicShare = share
        score += topicShare * share * share
      }
      if question.words.count <= 2 { score += generality(match, question) }
      matches[index].score = max(score, 0.001)
    }
  }

  /// A rule for all platforms of a topic is for those of the topic alone.
  private static func platformBonus(_ record: RecordText, _ question: Question) -> Double {
    guard let platforms = record.platforms else {
      guard !record.topicPlatforms.isEmpty else { return 0 }
      guard record.topicPlatforms.contains(where: question.platformHints.contains) else { return -otherPlatform }
      return record.topicPlatforms.count == 1 ? platform : 0
    }
    return platforms.contains(where: question.platformHints.contains) ? platform : -otherPlatform
  }

  private static func generality(_ match: Match, _ question: Question) -> Double {
    let record = match.record
    var worth = breadth[record.category] ?? otherBreadth
    worth += reach * record.reach
    worth += heading * match.headings
    worth -= depth * Double(max(0, record.depth - 1))
    if record.platforms != nil, question.platformHints.isEmpty { worth -= ownPlatform }
    return worth
  }

  private static func holdsNumber(_ text: FoldedText) -> Bool { text.unified.scalars.contains { $0 >= 0x30 && $0 <= 0x39 } }

  private static func kindBonus(_ record: RecordText, _ question: Question) -> Double {
    switch record.kind {
    case .rule: 0
    // The line above the platforms' sections says which have none.
    case .definition where record.name.contains("/platform-considerations/"): -note
    case .definition: question.asksForDefinition ? definition : -otherKind
    case .specification: -otherKind
    case .note: -note
    case .reference: -reference
    }
  }
}
