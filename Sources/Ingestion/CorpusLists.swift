import Guidelines
import Indexing
import Languages
import Reading

/// What a Corpus folder holds beside its pages.
struct CorpusLists: Sendable {
  var catalog: TopicCatalog
  var glossary: Glossary
  var changes: [Change] = []
  var quantities: [Quantity] = []
  var anchors = OfficialAnchors()
  /// Ids that no record may have again.
  var gone: Set<String> = []
  /// The one word for a thing, for those who write.
  var terms: [Language: Terminology] = [:]
  /// By language and record.
  var questions: [Language: [String: [String]]] = [:]
  var vectors: TermVectors?

  /// - Parameter forSearch: whether questions and vectors are wanted, which take longer than the rest.
  static func read(_ folder: String, forSearch: Bool = true) -> Result<CorpusLists, Failure> {
    let topics = folder + "/topics.yaml"
    let terms = folder + "/glossary.yaml"
    do throws(Failure) {
      var lists = CorpusLists(
        catalog: try CorpusFiles.topicCatalog(try FileBytes.read(topics), path: topics),
        glossary: try CorpusFiles.glossary(try FileBytes.read(terms), path: terms))
      let resources = try optional(folder + "/resources.yaml", CorpusFiles.resources) ?? [:]
      if let unknown = Set(resources.keys).subtracting(lists.catalog.topics.map(\.slug)).min() {
        throw .corpus(path: folder + "/resources.yaml", line: 1, reason: "unknown topic '\(unknown)'")
      }
      for place in lists.catalog.topics.indices {
        lists.catalog.topics[place].resources = resources[lists.catalog.topics[place].slug] ?? []
      }
      lists.changes = try optional(folder + "/changes.yaml", CorpusFiles.changes) ?? []
      lists.quantities = try optional(folder + "/quantities.yaml", CorpusFiles.quantities) ?? []
      lists.anchors = try optional(folder + "/anchors.yaml", CorpusFiles.anchors) ?? OfficialAnchors()
      lists.gone = Set(try optional(folder + "/gone.yaml", CorpusFiles.goneIDs) ?? [])
      if !forSearch { lists.terms = try optional(folder + "/terms.yaml", CorpusFiles.terms) ?? [:] }
      if forSearch {
        lists.questions = try questions(folder, lists.catalog)
        lists.vectors = try vectors(folder + "/vectors.bin")
      }
      return .success(lists)
    } catch {
      return .failure(error)
    }
  }

  private static func optional<Value>(
    _ path: String, _ read: ([UInt8], String) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    FileBytes.exists(path) ? try read(try FileBytes.read(path), path) : nil
  }

  /// One file a language and topic; a topic without one has no questions.
  static func questions(_ folder: String, _ catalog: TopicCatalog) throws(Failure) -> [Language: [String: [String]]] {
    var questions: [Language: [String: [String]]] = [:]
    for language in Languages.codes {
      for slug in catalog.topics.map(\.slug) {
        let path = "\(folder)/questions/\(language.rawValue)/\(slug).yaml"
        guard FileBytes.exists(path) else { continue }
        questions[language, default: [:]].merge(try CorpusFiles.questions(try FileBytes.read(path), path: path)) { $0 + $1 }
      }
    }
    return questions
  }

  private static func vectors(_ path: String) throws(Failure) -> TermVectors? {
    guard FileBytes.exists(path) else { return nil }
    guard let vectors = TermVectors(try FileBytes.read(path)) else {
      throw .corpus(path: path, line: 1, reason: "no vectors: 'hig-bench-search train' makes them")
    }
    return vectors
  }

  func store(in writer: IndexWriter) throws(Failure) {
    try writer.setCatalog(catalog)
    try writer.setGlossary(glossary)
    try writer.setChanges(changes)
    try writer.setQuantities(quantities)
    try writer.setAnchors(anchors)
    try writer.setQuestions(questions)
    try writer.setVectors(vectors)
  }
}

/// Takes over an index of an earlier release: rebuilt once, with every record it has, and the lists of a Corpus if there is one.
/// - Parameter original: the index where it stays as it is and `path` is a copy of it to be made.
package func upgradeIndex(at path: String, startingFrom original: String? = nil, corpus: String?) throws(Failure) {
  let writer = try IndexWriter(path: path, startingFrom: original)
  do throws(Failure) {
    if let corpus { try CorpusLists.read(corpus).get().store(in: writer) }
    try writer.commit()
  } catch {
    writer.abandon()
    throw error
  }
}
