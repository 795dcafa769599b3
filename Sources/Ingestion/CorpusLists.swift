import Guidelines
import Indexing
import Languages
import Reading

/// The lists of a Corpus folder: its content other than pages.
struct CorpusLists: Sendable {
  var catalog: TopicCatalog
  var glossary: Glossary
  var changes: [ChangelogEntry] = []
  var quantities: [Quantity] = []
  var anchors = OfficialAnchors()
  /// Ids that must not be used again.
  var retiredIDs: Set<String> = []
  /// Preferred terms for authors, by language.
  var terms: [Language: Terminology] = [:]
  /// Questions by language and record id.
  var questions: [Language: [String: [String]]] = [:]
  var vectors: TermEmbeddings?

  /// Reads the lists of a folder.
  /// - Parameter forSearch: Indicates whether to read questions and vectors, which take longer than the other lists.
  static func read(_ folder: String, forSearch: Bool = true) -> Result<CorpusLists, Failure> {
    let topics = folder + "/topics.yaml"
    let terms = folder + "/glossary.yaml"
    do throws(Failure) {
      var lists = CorpusLists(
        catalog: try CorpusFiles.topicCatalog(try FileReader.read(topics), path: topics),
        glossary: try CorpusFiles.glossary(try FileReader.read(terms), path: terms))
      let resources = try optional(folder + "/resources.yaml", CorpusFiles.resources) ?? [:]
      if let unknown = Set(resources.keys).subtracting(lists.catalog.topics.map(\.slug)).min() {
        throw .corpus(path: folder + "/resources.yaml", line: 1, reason: "unknown topic '\(unknown)'")
      }
      for index in lists.catalog.topics.indices {
        lists.catalog.topics[index].resources = resources[lists.catalog.topics[index].slug] ?? []
      }
      lists.changes = try optional(folder + "/changes.yaml", CorpusFiles.changes) ?? []
      lists.quantities = try optional(folder + "/quantities.yaml", CorpusFiles.quantities) ?? []
      lists.anchors = try optional(folder + "/anchors.yaml", CorpusFiles.anchors) ?? OfficialAnchors()
      lists.retiredIDs = Set(try optional(folder + "/gone.yaml", CorpusFiles.goneIDs) ?? [])
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
    FileReader.exists(path) ? try read(try FileReader.read(path), path) : nil
  }

  /// Reads the questions by language and record id. There is one file per language and topic; a topic without a file has no
  /// questions.
  static func questions(_ folder: String, _ catalog: TopicCatalog) throws(Failure) -> [Language: [String: [String]]] {
    var questions: [Language: [String: [String]]] = [:]
    for language in Languages.supported {
      for slug in catalog.topics.map(\.slug) {
        let path = "\(folder)/questions/\(language.rawValue)/\(slug).yaml"
        guard FileReader.exists(path) else { continue }
        questions[language, default: [:]].merge(try CorpusFiles.questions(try FileReader.read(path), path: path)) { $0 + $1 }
      }
    }
    return questions
  }

  private static func vectors(_ path: String) throws(Failure) -> TermEmbeddings? {
    guard FileReader.exists(path) else { return nil }
    guard let vectors = TermEmbeddings(try FileReader.read(path)) else {
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
    try writer.setEmbeddings(vectors)
  }
}

/// Migrates an index of an earlier release: rebuilds it with all of its records and, if there is a Corpus, its current lists.
/// - Parameter original: The index to copy to `path` first, or `nil` to migrate the index at `path` itself.
package func migrateIndex(at path: String, startingFrom original: String? = nil, corpus: String?) throws(Failure) {
  let writer = try IndexWriter(path: path, startingFrom: original)
  do throws(Failure) {
    if let corpus { try CorpusLists.read(corpus).get().store(in: writer) }
    try writer.commit()
  } catch {
    writer.abandon()
    throw error
  }
}
