import Guidelines
import SystemInterface

/// Determines the source that a file belongs to. The names 'Corpus' and 'Apple' are reserved: the bundled Corpus is recognized by
/// its location, and the official pages by `hig fetch`. A file that claims one of these names gets the name of its own folder
/// instead.
struct SourceOwnership {
  private let bundledCorpus: [UInt8]?
  private let requested: String?
  private let ownsRequested: Bool
  /// Indicates whether an export may restore the Corpus, which is only allowed if the index has none.
  private let restoresCorpus: Bool

  init(_ request: IngestRequest, held: IndexedPages) {
    bundledCorpus = request.bundledCorpus.flatMap { ThisProcess.resolvedPath(FileNameCoding.argumentBytes($0)) }
    requested = request.source
    ownsRequested = request.ownsSource
    restoresCorpus = !held.files.values.contains { $0.source == corpusSourceName }
  }

  func isBundledCorpusFile(_ file: DiscoveredFile) -> Bool { bundledCorpus.map { BytePath.isInside(file.identity, $0) } ?? false }

  /// Indicates whether the folder is the bundled Corpus or contains it.
  func containsCorpus(_ folder: [UInt8]) -> Bool { bundledCorpus.map { $0 == folder || BytePath.isInside($0, folder) } ?? false }

  /// Indicates whether a file may replace an indexed one. The same file always may.
  func mayReplace(_ indexed: IndexedPages.File, _ file: DiscoveredFile) -> Bool {
    mayUse(indexed.source, file) || !indexed.location.isEmpty && indexed.location == file.identity
  }

  private func mayUse(_ source: String, _ file: DiscoveredFile) -> Bool {
    guard reservedSourceNames.contains(source) else { return true }
    return ownsRequested && source == requested || source == corpusSourceName && isBundledCorpusFile(file)
  }

  /// Returns the source of a new file that does not state one.
  func source(of file: DiscoveredFile) -> String {
    let name = file.root ?? file.stem
    return mayUse(name, file) ? name : SourceOwnership.alternativeName(of: file, insteadOf: name)
  }

  /// Returns the source of a page whose front matter states one.
  func source(stated: String, by file: DiscoveredFile) -> String {
    if mayUse(stated, file) || stated == corpusSourceName && restoresCorpus { return stated }
    return source(of: file)
  }

  /// Returns the folder's name with its parent's, such as `x/Corpus`, or a file's complete name.
  private static func alternativeName(of file: DiscoveredFile, insteadOf name: String) -> String {
    let parts = BytePath.components(file.rootIdentity ?? file.identity).suffix(2).map(BytePath.displayText)
    let isWhole = file.rootIdentity == nil && parts.last != name
    return isWhole ? parts.last ?? "page" : parts.count > 1 ? parts.joined(separator: "/") : "./" + name
  }
}
