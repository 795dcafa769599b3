import Guidelines
import Indexing
import Ingestion
import Languages
import SystemInterface
import TextAnalysis

extension Session {
  /// The index to read, opened again where its file was replaced, cut or removed: a server asks before each answer.
  ///
  /// Where there is none but a Corpus lies beside the program, it is built on the spot, once, with a word on standard error. A process that gave up
  /// its rights builds and upgrades nothing: while an index of an earlier release lies there, it goes on reading the one that it has.
  func index(_ option: String?) throws(Failure) -> GuidelineIndex {
    guard var location = IndexLocation.toRead(option: option, environment) else { throw .noIndex(path: nil) }
    let original = location.path
    if let copy = opened.standIn, copy.original == original, GuidelineIndex.isEarlier(original) { location.path = copy.path }
    let held = opened.index.flatMap { $0.path == location.path ? $0 : nil }
    if let held, held.isCurrent { return held }
    if !Files.exists(location.path) {
      switch location.reason {
      case .option, .variable: throw .noIndex(path: location.path)
      case .checkout, .user, .installed:
        if opened.isConfined { throw .noIndex(path: location.path) }
        prepareElsewhere(option)
        if !Files.exists(location.path) { try build(location) }
      }
    }
    if GuidelineIndex.isEarlier(location.path) {
      if let held, opened.isConfined { return held }
      let copy = standIn(for: original)
      if !(copy.map(Files.exists) ?? false) { prepareElsewhere(option) }
      if let copy, Files.exists(copy) {
        location.path = copy
      } else if GuidelineIndex.isEarlier(original) {
        do throws(Failure) {
          try upgrade(original)
        } catch {
          // Somebody else's, who has not taken it over yet.
          guard case .unwritable = error, let copy else { throw error }
          try upgrade(original, into: copy)
          location.path = copy
        }
      }
      if location.path != original { opened.standIn = (original, location.path) }
    }
    let index = try GuidelineIndex(path: location.path)
    opened.index = index
    try confine(index)
    return index
  }

  /// Lets another process of this program build or take over the index: the threads that it takes end with it. This one gives up its rights while it has no other thread.
  private func prepareElsewhere(_ option: String?) {
    guard opened.rights != nil, let program = environment.program else { return }
    let words = [program, "info"] + (option.map { ["--index", $0] } ?? [])
    _ = ChildProcess(words, input: .reading(path: "/dev/null"), output: .nowhere)?.wait()
  }

  private func confine(_ index: GuidelineIndex) throws(Failure) {
    guard opened.isConfined || opened.rights.map(confine) ?? false else { return }
    try index.sortInMemory()
  }

  /// Runs what writes an index, again while another process writes it, for so many seconds.
  func waiting<Value>(_ seconds: Int, _ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let end = environment.clock() + seconds * 1_000_000_000
    var isSaid = false
    while true {
      do throws(Failure) {
        return try body()
      } catch {
        guard case .indexBusy(let path) = error, environment.clock() < end else { throw error }
        if !isSaid { tell(.waitingForIndex(path: path)) }
        isSaid = true
        usleep(100_000)
      }
    }
  }

  /// Where an index of an earlier release, which this user may not write, is taken over to: in the state folder, by its place and what it is now.
  private func standIn(for path: String) -> String? {
    guard let state = environment.state else { return nil }
    let place = ThisProcess.resolved(path) ?? path
    func hash(_ text: String) -> String { String(FNV1a.hash(bytes: Array(text.utf8)), radix: 36) }
    let opening = "index-\(hash(place))-"
    let name = opening + hash("\(Files.modified(path)) \(Files.size(path))") + ".sqlite"
    for former in Files.names(in: state) ?? [] where former.hasPrefix(opening) && former.hasSuffix(".sqlite") && former != name {
      unlink(state + "/" + former)
    }
    return state + "/" + name
  }

  private func upgrade(_ original: String, into copy: String) throws(Failure) {
    try Files.makeFolder(Files.parent(copy), mode: 0o700)
    let corpus = IndexLocation.Places(environment).corpus
    try waiting(30) { () throws(Failure) in
      if !Files.exists(copy) { try upgradeIndex(at: copy, startingFrom: original, corpus: corpus) }
    }
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
    var ingestion = Ingestion(
      IngestRequest(
        paths: [corpus], index: location.path, corpus: corpus, bundledCorpus: corpus, source: corpusSourceName, follows: true))
    _ = try ingestion.run()
  }
}
