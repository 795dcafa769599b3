import Guidelines
import Indexing
import SystemInterface
import TextAnalysis

/// The cached site of one index, with a fingerprint of its inputs. Each index path has a folder of its own, because a browser
/// may still show the pages of another one. The folder is locked for other processes until this object is released.
final class SiteCache {
  let folder: String
  private let inputs: [UInt8]
  private let lock: Int32
  private var recordPath: String { folder + "/.hig-site" }

  init(in cache: String, of index: GuidelineIndex, base: String?, _ session: Session) throws(Failure) {
    let environment = session.environment
    let indexPath = ThisProcess.resolvedPath(index.path) ?? index.path
    folder = cache + "/site-" + String(FNV1a.hash(bytes: Array(indexPath.utf8)), radix: 36)
    let searchPaths = IndexLocation.SearchPaths(environment)
    let files = [environment.program, searchPaths.searchModule, environment.settings[.siteLogo]].map { path in
      "\(path ?? "") \(path.flatMap { FileIdentity($0) }?.text ?? "")"
    }
    let settings = environment.settings.values.map { "\($0.name.rawValue) = \($0.text)" }
    let lines =
      [
        VersionLine.version, indexPath, index.file?.text ?? "", base ?? "", environment.language.rawValue,
        searchPaths.corpus ?? "",
      ] + files + settings
    inputs = Array(lines.joined(separator: "\n").utf8)
    try Files.makeFolder(folder, mode: 0o700)
    lock = open(folder, O_RDONLY | O_CLOEXEC)
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Indicates whether the site was written completely and from the present inputs.
  var isCurrent: Bool { Files.exists(folder + "/index.html") && (try? Files.read(recordPath)) == inputs }

  /// Removes the fingerprint. Must be called before the first page is written, so that an incomplete site is not used.
  func invalidate() { unlink(recordPath) }

  /// Stores the fingerprint. Must be called after the last page was written.
  func markCurrent() throws(Failure) { try Files.writeAtomically(inputs, to: recordPath, mode: 0o600) }
}
