import Guidelines
import Languages
import TextAnalysis

/// What a page's name, title, headings, links and words say of its topic; each has a weight, and the heaviest topic wins.
///
/// Weights are such that a file's name of several words ("split-views") stands against any title, that a title stands against a file's name of one word,
/// which may mean something else elsewhere ("color", "layout"), and that no weak hint wins alone.
struct TopicVote {
  struct Ballot {
    var topic: Topic
    var weight: Int
    var evidence: TopicEvidence
  }

  /// In the order in which they were given; the earlier kinds are trusted more.
  private(set) var ballots: [Ballot] = []

  /// What a topic needs to win; less where the title says nothing, of which the page could make a topic of its own.
  private let needed: Int
  static let enough = 3
  /// What a title has that names a topic whole.
  static let certain = 5

  init(needs needed: Int = TopicVote.enough) { self.needed = needed }

  mutating func add(_ topic: Topic?, weight: Int, by evidence: TopicEvidence) {
    if let topic { ballots.append(Ballot(topic: topic, weight: weight, evidence: evidence)) }
  }

  /// The topic with the heaviest ballots together, the first of even ones; nil where it has not enough, or not as much as is asked for.
  func winner(of least: Int = 0) -> (topic: Topic, evidence: [TopicEvidence])? {
    var best: (topic: Topic, ballots: [Ballot], weight: Int)?
    for ballot in ballots where best?.topic.slug != ballot.topic.slug {
      let same = ballots.filter { $0.topic.slug == ballot.topic.slug }
      let weight = same.reduce(0) { $0 + $1.weight }
      if weight > (best?.weight ?? 0) { best = (ballot.topic, same, weight) }
    }
    guard let best, best.weight >= max(needed, least) else { return nil }
    return (best.topic, best.ballots.map(\.evidence))
  }
}

/// The names that a page's file and folders give it.
struct FileTopicName {
  /// The words of the file's name; of the nearest folder's where that says nothing ("index", "usage", "README").
  let words: String
  /// Of the folders above, the nearest first.
  let folders: [String]
  /// Whether the words are a folder's.
  let isFolder: Bool

  /// - Parameter path: as a source keeps it, the file last.
  init(path: String) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
    let above = parts.dropLast().reversed().prefix(3).map { TitleWording.words(ofFile: $0) }
    let own = TitleWording.words(ofFile: stem)
    isFolder = TitleWording.bare(own).isEmpty && !above.isEmpty
    words = isFolder ? above[0] : own
    folders = isFolder ? Array(above.dropFirst()) : above
  }

  /// The topic that it names. Several words mean hardly anything else; of one, other hints must tell.
  func topic(by resolver: TopicResolver) -> (topic: Topic, weight: Int)? {
    guard let topic = resolver.topic(file: words) else { return nil }
    let bare = TitleWording.bare(words)
    let isSpecific = bare.contains(" ") || (topic.slug.contains("-") && nameKey(bare) == nameKey(topic.slug))
    return (topic, isSpecific ? 6 : 2)
  }

  /// As a title of the page's own, where they say something in words and are no number under which a page was saved.
  var title: String? {
    let bare = TitleWording.bare(words)
    guard let first = bare.first, !bare.contains(where: \.isNumber) else { return nil }
    return first.uppercased() + bare.dropFirst()
  }
}
