import Guidelines
import SystemInterface

/// Decides whose a file is. The names 'Corpus' and 'Apple' belong to the program: the bundled Corpus is known by its location, and the
/// official pages by `hig fetch`. A file that claims one of them keeps the name of its own folder.
struct SourceOwnership {
  private let bundledCorpus: [UInt8]?
  private let requested: String?
  private let ownsRequested: Bool
  /// Whether an export may restore the Corpus: only an index without one takes it from elsewhere.
  private let restoresCorpus: Bool

  init(_ request: IngestRequest, held: HeldPages) {
    bundledCorpus = request.bundledCorpus.flatMap { ThisProcess.resolvedBytes(NameBytes.given($0)) }
    requested = request.source
    ownsRequested = request.ownsSource
    restoresCorpus = !held.files.values.contains { $0.source == corpusSourceName }
  }

  func isBundled(_ file: FoundFile) -> Bool { bundledCorpus.map { PathText.isInside(file.identity, $0) } ?? false }

  /// Whether the folder is or holds the bundled Corpus.
  func holdsCorpus(_ folder: [UInt8]) -> Bool { bundledCorpus.map { $0 == folder || PathText.isInside($0, folder) } ?? false }

  /// Whether a file may replace what `held` holds: the same file always may.
  func mayReplace(_ held: HeldPages.File, _ file: FoundFile) -> Bool {
    mayHold(held.source, file) || !held.location.isEmpty && held.location == file.identity
  }

  private func mayHold(_ source: String, _ file: FoundFile) -> Bool {
    guard reservedSourceNames.contains(source) else { return true }
    return ownsRequested && source == requested || source == corpusSourceName && isBundled(file)
  }

  /// Source of a new file that states none.
  func source(of file: FoundFile) -> String {
    let name = file.root ?? file.stem
    return mayHold(name, file) ? name : SourceOwnership.ownName(of: file, insteadOf: name)
  }

  /// Source of a page by what its front matter states.
  func source(stated: String, by file: FoundFile) -> String {
    if mayHold(stated, file) || stated == corpusSourceName && restoresCorpus { return stated }
    return source(of: file)
  }

  /// The folder's name after its parent's, `x/Corpus`; a file's whole name.
  private static func ownName(of file: FoundFile, insteadOf name: String) -> String {
    let parts = PathText.parts(file.rootIdentity ?? file.identity).suffix(2).map(PathText.shown)
    let isWhole = file.rootIdentity == nil && parts.last != name
    return isWhole ? parts.last ?? "page" : parts.count > 1 ? parts.joined(separator: "/") : "./" + name
  }
}
