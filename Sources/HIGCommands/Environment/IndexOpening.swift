import Guidelines
import Indexing
import Ingestion
import Languages

extension Session {
  /// The index to read. Where there is none but a Corpus lies beside the program, it is built on the spot, once, with a word on standard error.
  func index(_ option: String?) throws(Failure) -> GuidelineIndex {
    guard let location = IndexLocation.toRead(option: option, environment) else { throw .noIndex(path: nil) }
    if let open = opened.index, open.path == location.path { return open }
    if !Files.exists(location.path) {
      switch location.reason {
      case .option, .variable: throw .noIndex(path: location.path)
      case .checkout, .user, .installed: try build(location)
      }
    }
    if GuidelineIndex.isEarlier(location.path) { try upgrade(location.path) }
    let index = try GuidelineIndex(path: location.path)
    opened.index = index
    try confine(index)
    return index
  }

  /// A command that only reads needs no more than the index and its streams from here on. On a terminal it keeps the hits that it shows and may start a pager.
  private func confine(_ index: GuidelineIndex) throws(Failure) {
    guard opened.onlyReads, !environment.isTerminal, environment.confine() else { return }
    try index.sortInMemory()
  }

  private func upgrade(_ path: String) throws(Failure) {
    try checkSpaceToRead()
    tell(
      Localized("taking over the index of an earlier release, once", "以前の版の索引を新しい版に移しています（初回のみ）"))
    try upgradeIndex(at: path, corpus: IndexLocation.Places(environment).corpus)
  }

  private func build(_ location: IndexLocation) throws(Failure) {
    let places = IndexLocation.Places(environment)
    guard let corpus = places.corpus, Files.exists(corpus + "/topics.yaml") else { throw .noIndex(path: nil) }
    try checkSpaceToRead()
    tell(Localized("building the index from '\(corpus)', once", "'\(corpus)'から索引を作成しています（初回のみ）"))
    try Files.makeFolder(Files.parent(location.path))
    var ingestion = Ingestion(IngestRequest(paths: [corpus], index: location.path, corpus: corpus, source: corpusSourceName))
    _ = try ingestion.run()
  }
}
