import Guidelines
import Indexing
import Ingestion
import Reading

/// Indexes that targets start from, each built once per process.
enum Templates {
  private static let fixtures = TemporaryDirectory.root + "/Tests/CommandTests/Fixtures"

  /// Path of an index of the test fixtures, with all parts of a Corpus.
  static let smallIndex: String = {
    let path = TemporaryDirectory.path("small.sqlite")
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

  static let smallIndexBytes = TemporaryDirectory.read(smallIndex)

  /// An index with the topics and glossary of the Corpus but no pages.
  static let corpusLists: (index: String, catalog: TopicCatalog, glossary: Glossary) = {
    let path = TemporaryDirectory.path("lists.sqlite")
    do {
      let catalog = try CorpusFiles.topicCatalog(
        TemporaryDirectory.read(TemporaryDirectory.root + "/Corpus/topics.yaml"), path: "topics.yaml")
      let glossary = try CorpusFiles.glossary(
        TemporaryDirectory.read(TemporaryDirectory.root + "/Corpus/glossary.yaml"), path: "glossary.yaml")
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
