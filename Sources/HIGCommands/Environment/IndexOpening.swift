import Guidelines
import Indexing
import Ingestion
import Languages
import SystemInterface

extension Session {
  /// The index to read, opened again where its file was replaced, cut or removed: a server asks before each answer.
  ///
  /// Where there is none but a Corpus lies beside the program, it is built on the spot, once, with a word on standard error. A process that gave up
  /// its rights builds and upgrades nothing: while an index of an earlier release lies there, it goes on reading the one that it has.
  func index(_ option: String?) throws(Failure) -> GuidelineIndex {
    guard let location = IndexLocation.toRead(option: option, environment) else { throw .noIndex(path: nil) }
    let held = opened.index.flatMap { $0.path == location.path ? $0 : nil }
    if let held, held.isCurrent { return held }
    if !Files.exists(location.path) {
      switch location.reason {
      case .option, .variable: throw .noIndex(path: location.path)
      case .checkout, .user, .installed:
        if opened.isConfined { throw .noIndex(path: location.path) }
        try build(location)
      }
    }
    if GuidelineIndex.isEarlier(location.path) {
      if let held, opened.isConfined { return held }
      try upgrade(location.path)
    }
    let index = try GuidelineIndex(path: location.path)
    opened.index = index
    try confine(index)
    return index
  }

  /// A command that only reads needs no more than the index and its streams from here on. On a terminal it keeps the hits that it shows and may start a pager.
  private func confine(_ index: GuidelineIndex) throws(Failure) {
    if !opened.isConfined {
      guard opened.onlyReads, !environment.isTerminal, environment.confine() else { return }
      opened.isConfined = true
    }
    try index.sortInMemory()
  }

  /// Waits where another process upgrades it already.
  private func upgrade(_ path: String) throws(Failure) {
    try checkSpaceToRead()
    tell(.upgrading)
    var looks = 600
    while GuidelineIndex.isEarlier(path) {
      do throws(Failure) {
        return try upgradeIndex(at: path, corpus: IndexLocation.Places(environment).corpus)
      } catch {
        guard case .indexBusy = error, looks > 0 else { throw error }
        looks -= 1
        usleep(50_000)
      }
    }
  }

  private func build(_ location: IndexLocation) throws(Failure) {
    let places = IndexLocation.Places(environment)
    guard let corpus = places.corpus, Files.exists(corpus + "/topics.yaml") else { throw .noIndex(path: nil) }
    try checkSpaceToRead()
    tell(.building(corpus: corpus))
    try Files.makeFolder(Files.parent(location.path))
    var ingestion = Ingestion(IngestRequest(paths: [corpus], index: location.path, corpus: corpus, source: corpusSourceName))
    _ = try ingestion.run()
  }
}
