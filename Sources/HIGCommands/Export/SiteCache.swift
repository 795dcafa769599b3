import Guidelines
import Indexing
import SystemInterface
import TextAnalysis

/// The site of one index in the cache, with a record of what it was made from. Each place of an index has a folder of its own: a browser may still show
/// the pages of another. One process at a time looks at it and writes it, until this is released.
final class SiteCache {
  let folder: String
  private let made: [UInt8]
  private let lock: Int32
  private var record: String { folder + "/.hig-site" }

  init(in cache: String, of index: GuidelineIndex, base: String?, _ session: Session) throws(Failure) {
    let environment = session.environment
    let place = ThisProcess.resolved(index.path) ?? index.path
    folder = cache + "/site-" + String(FNV1a.hash(bytes: Array(place.utf8)), radix: 36)
    let places = IndexLocation.Places(environment)
    let files = [environment.program, places.engine, environment.settings[.siteLogo]].map { path in
      "\(path ?? "") \(path.flatMap { FileIdentity($0) }?.text ?? "")"
    }
    let settings = environment.settings.values.map { "\($0.name.rawValue) = \($0.text)" }
    let lines =
      [
        VersionLine.version, place, index.file?.text ?? "", base ?? "", environment.language.rawValue, places.corpus ?? "",
      ] + files + settings
    made = Array(lines.joined(separator: "\n").utf8)
    try Files.makeFolder(folder, mode: 0o700)
    lock = open(folder, O_RDONLY | O_CLOEXEC)
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if lock >= 0 { close(lock) } }

  /// True if the whole site was written from what there is now.
  var isCurrent: Bool { Files.exists(folder + "/index.html") && (try? Files.read(record)) == made }

  /// Called before the first page is written: a site that is cut short is then no site.
  func forget() { unlink(record) }

  /// Called after the last page.
  func note() throws(Failure) { try Files.writeAtomically(made, to: record, mode: 0o600) }
}
