import Guidelines
import Indexing
import Ingestion
import Reading

/// Indexes that targets start from, made once a process.
enum Templates {
  private static let fixtures = Scratch.root + "/Tests/CommandTests/Fixtures"

  /// The fixtures of the commands, with all that a Corpus has.
  static let small: String = {
    let path = Scratch.path("small.sqlite")
    var corpus = Ingestion(
      IngestRequest(paths: [fixtures + "/Corpus"], index: path, corpus: fixtures + "/Corpus", source: corpusSourceName))
    var pages = Ingestion(IngestRequest(paths: [fixtures + "/pages"], index: path, source: "old"))
    do {
      _ = try corpus.run()
      _ = try pages.run()
    } catch {
      fatalError("cannot make the index: \(error)")
    }
    return path
  }()

  static let smallBytes = Scratch.read(small)

  /// The topics of the Corpus and its design terms, without a page.
  static let lists: (index: String, catalog: TopicCatalog, glossary: Glossary) = {
    let path = Scratch.path("lists.sqlite")
    do {
      let catalog = try CorpusFiles.topicCatalog(Scratch.read(Scratch.root + "/Corpus/topics.yaml"), path: "topics.yaml")
      let glossary = try CorpusFiles.glossary(Scratch.read(Scratch.root + "/Corpus/glossary.yaml"), path: "glossary.yaml")
      let writer = try IndexWriter(path: path)
      try writer.setCatalog(catalog)
      try writer.setGlossary(glossary)
      try writer.commit()
      return (path, catalog, glossary)
    } catch {
      fatalError("cannot make the index: \(error)")
    }
  }()
}
