import Guidelines
import Reading

/// The two lists of a Corpus folder: topics, and terms.
struct CorpusLists: Sendable {
  var catalog: TopicCatalog
  var glossary: Glossary

  static func read(_ folder: String) -> Result<CorpusLists, Failure> {
    let topics = folder + "/topics.yaml"
    let terms = folder + "/glossary.yaml"
    do throws(Failure) {
      return .success(
        CorpusLists(
          catalog: try CorpusFiles.topicCatalog(try FileBytes.read(topics), path: topics),
          glossary: try CorpusFiles.glossary(try FileBytes.read(terms), path: terms)))
    } catch {
      return .failure(error)
    }
  }
}
