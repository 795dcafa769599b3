import Guidelines
import Indexing
import Ingestion
import Languages
import SystemInterface
import TextAnalysis

extension Session {
  /// Returns the index to read. Opens it again if its file was replaced, truncated, or removed; a server calls this before each
  /// answer.
  ///
  /// If there is no index but the Corpus is available, builds the index once and prints a message. A sandboxed process neither
  /// builds nor upgrades an index: if the file is replaced by an index of an earlier release, it keeps reading the open one.
  func index(_ option: String?) throws(Failure) -> GuidelineIndex {
    guard var location = IndexLocation.forReading(option: option, environment) else { throw .noIndex(path: nil) }
    let original = location.path
    if let copy = state.upgradedCopy, copy.original == original, GuidelineIndex.needsMigration(original) {
      location.path = copy.path
    }
    let openIndex = state.index.flatMap { $0.path == location.path ? $0 : nil }
    if let openIndex, openIndex.isCurrent { return openIndex }
    if !Files.exists(location.path) {
      switch location.reason {
      case .option, .variable: throw .noIndex(path: location.path)
      case .checkout, .user, .installed:
        if state.isSandboxed { throw .noIndex(path: location.path) }
        prepareInChildProcess(option)
        if !Files.exists(location.path) { try build(location) }
      }
    }
    if GuidelineIndex.needsMigration(location.path) {
      if let openIndex, state.isSandboxed { return openIndex }
      let copy = upgradedCopyPath(for: original)
      if !(copy.map(Files.exists) ?? false) { prepareInChildProcess(option) }
      if let copy, Files.exists(copy) {
        location.path = copy
      } else if GuidelineIndex.needsMigration(original) {
        do throws(Failure) {
          try upgrade(original)
        } catch {
          // The index belongs to another user who has not upgraded it yet.
          guard case .unwritable = error, let copy else { throw error }
          try upgrade(original, into: copy)
          location.path = copy
        }
      }
      if location.path != original { state.upgradedCopy = (original, location.path) }
    }
    let index = try GuidelineIndex(path: location.path)
    state.index = index
    try enterSandbox(index)
    return index
  }

  /// Starts this program in a child process to build or upgrade the index, so that the necessary threads end with it. This
  /// process can then enter the sandbox with a single thread.
  private func prepareInChildProcess(_ option: String?) {
    guard state.permissions != nil, let program = environment.program else { return }
    let words = [program, "info"] + (option.map { ["--index", $0] } ?? [])
    _ = ChildProcess(words, input: .reading(path: "/dev/null"), output: .discarded)?.wait()
  }

  private func enterSandbox(_ index: GuidelineIndex) throws(Failure) {
    guard state.isSandboxed || state.permissions.map(enterSandbox) ?? false else { return }
    try index.sortInMemory()
  }

  /// Runs a body that writes an index. Retries for the given number of seconds while another process is writing to it.
  func retryWhileBusy<Value>(_ seconds: Int, _ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let deadline = environment.clock() + seconds * 1_000_000_000
    var hasReported = false
    while true {
      do throws(Failure) {
        return try body()
      } catch {
        guard case .indexBusy(let path) = error, environment.clock() < deadline else { throw error }
        if !hasReported { printInfo(.waitingForIndex(path: path)) }
        hasReported = true
        usleep(100_000)
      }
    }
  }

  /// Returns the path of the upgraded copy of an index that this user may not write. The name consists of hashes of the index
  /// path and of its present state; copies of former states are deleted.
  private func upgradedCopyPath(for path: String) -> String? {
    guard let state = environment.stateFolder else { return nil }
    let originalPath = ThisProcess.resolvedPath(path) ?? path
    func hash(_ text: String) -> String { String(FNV1a.hash(bytes: Array(text.utf8)), radix: 36) }
    let prefix = "index-\(hash(originalPath))-"
    let name = prefix + hash("\(Files.modificationTime(path)) \(Files.size(path))") + ".sqlite"
    for obsolete in Files.names(in: state) ?? []
    where obsolete.hasPrefix(prefix) && obsolete.hasSuffix(".sqlite") && obsolete != name {
      unlink(state + "/" + obsolete)
    }
    return state + "/" + name
  }

  private func upgrade(_ original: String, into copy: String) throws(Failure) {
    try Files.makeFolder(Files.parent(copy), mode: 0o700)
    let corpus = IndexLocation.SearchPaths(environment).corpus
    try retryWhileBusy(30) { () throws(Failure) in
      if !Files.exists(copy) { try migrateIndex(at: copy, startingFrom: original, corpus: corpus) }
    }
  }

  /// Upgrades an index, or waits if another process is upgrading it already.
  private func upgrade(_ path: String) throws(Failure) {
    try checkSpaceToRead()
    printInfo(.migrating)
    var attempts = 600
    while GuidelineIndex.needsMigration(path) {
      do throws(Failure) {
        return try migrateIndex(at: path, corpus: IndexLocation.SearchPaths(environment).corpus)
      } catch {
        guard case .indexBusy = error, attempts > 0 else { throw error }
        attempts -= 1
        usleep(50_000)
      }
    }
  }

  private func build(_ location: IndexLocation) throws(Failure) {
    let searchPaths = IndexLocation.SearchPaths(environment)
    guard let corpus = searchPaths.corpus, Files.exists(corpus + "/topics.yaml") else { throw .noIndex(path: nil) }
    try checkSpaceToRead()
    printInfo(.building(corpus: corpus))
    try Files.makeFolder(Files.parent(location.path))
    var ingestion = Ingestion(
      IngestRequest(
        paths: [corpus], index: location.path, corpus: corpus, bundledCorpus: corpus, source: corpusSourceName, followsLinks: true
      ))
    _ = try ingestion.run()
  }
}
