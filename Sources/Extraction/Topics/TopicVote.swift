import Guidelines
import Languages
import TextAnalysis

/// Vote on the topic of a page. The page's file name, title, headings, links, and words each add ballots with a weight; the topic
/// with the greatest total weight wins.
///
/// The weights are chosen such that a file name of several words ("split-views") outweighs any title, a title outweighs a file
/// name of one word that may mean something else ("color", "layout"), and no weak indication wins alone.
struct TopicVote {
  struct Ballot {
    var topic: Topic
    var weight: Int
    var evidence: TopicEvidence
  }

  /// Ballots in the order in which they were added. Earlier kinds of evidence are more reliable.
  private(set) var ballots: [Ballot] = []

  /// Minimum weight for a topic to win. It is lower if the title says nothing, because then it could not name a topic of its own.
  private let minWeight: Int
  static let defaultMinWeight = 3
  /// Weight of a title that is the name of a topic.
  static let exactTitleWeight = 5

  init(minWeight weight: Int = TopicVote.defaultMinWeight) { self.minWeight = weight }

  mutating func add(_ topic: Topic?, weight: Int, by evidence: TopicEvidence) {
    if let topic { ballots.append(Ballot(topic: topic, weight: weight, evidence: evidence)) }
  }

  /// Returns the topic with the greatest total weight, the first one if several are equal, or `nil` if its weight is below the
  /// minimum or below `requiredWeight`.
  func winner(atLeast requiredWeight: Int = 0) -> (topic: Topic, evidence: [TopicEvidence])? {
    var best: (topic: Topic, ballots: [Ballot], weight: Int)?
    for ballot in ballots where best?.topic.slug != ballot.topic.slug {
      let topicBallots = ballots.filter { $0.topic.slug == ballot.topic.slug }
      let weight = topicBallots.reduce(0) { $0 + $1.weight }
      if weight > (best?.weight ?? 0) { best = (ballot.topic, topicBallots, weight) }
    }
    guard let best, best.weight >= max(minWeight, requiredWeight) else { return nil }
    return (best.topic, best.ballots.map(\.evidence))
  }
}

/// Names of a page's file and folders.
struct FileTopicName {
  /// Words of the file name, or of the nearest folder if the file name says nothing ("index", "usage", "README").
  let words: String
  /// Words of the folders above, nearest first.
  let folders: [String]
  /// Indicates whether `words` come from a folder.
  let isFolder: Bool

  /// - Parameter path: Path as stored in a source, ending in the file.
  init(path: String) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
    let folderWords = parts.dropLast().reversed().prefix(3).map { TitleNormalizer.title(ofFileStem: $0) }
    let fileWords = TitleNormalizer.title(ofFileStem: stem)
    isFolder = TitleNormalizer.normalized(fileWords).isEmpty && !folderWords.isEmpty
    words = isFolder ? folderWords[0] : fileWords
    folders = isFolder ? Array(folderWords.dropFirst()) : folderWords
  }

  /// Returns the topic that the name names, with the weight of this evidence. A name of several words is nearly unambiguous; a
  /// single word needs further evidence.
  func topic(by resolver: TopicResolver) -> (topic: Topic, weight: Int)? {
    guard let topic = resolver.topic(file: words) else { return nil }
    let bare = TitleNormalizer.normalized(words)
    let isSpecific = bare.contains(" ") || (topic.slug.contains("-") && nameKey(bare) == nameKey(topic.slug))
    return (topic, isSpecific ? 6 : 2)
  }

  /// The words as a title, or `nil` if they have no meaning or contain a number, under which a page may have been saved.
  var title: String? {
    let bare = TitleNormalizer.normalized(words)
    guard let first = bare.first, !bare.contains(where: \.isNumber) else { return nil }
    return first.uppercased() + bare.dropFirst()
  }
}
