import Guidelines
import Ingestion
import SystemInterface

/// What exports wrote and where, with what they wrote: a file that is still so may be written over and taken away, one that somebody has worked on since is
/// kept, and so is all that no export of this user is known to have written, whatever a list that came with a folder says.
///
/// In the state folder, a list for each place that was exported to: the place, then a line a file, the fingerprint of its bytes and its path there.
struct WrittenFiles {
  /// Of each file, by its path; of two where an export was interrupted.
  typealias Fingerprints = [String: Set<String>]

  private let folder: String?
  private static let mostBytes = 1 << 26
  /// Lists; the oldest goes for one more.
  private static let most = 200

  init(_ environment: Environment) { folder = environment.state.map { $0 + "/exports.d" } }

  /// - Parameters:
  ///   - place: a folder or file that is there, however it is written.
  ///   - format: what was exported to it; lists of different formats in one folder leave each other alone.
  /// - Returns: nil where no export to it is known.
  func files(at place: String, format: String) -> Fingerprints? {
    guard let (path, head) = list(place, format), let bytes = try? Files.read(path, limit: Self.mostBytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(head) else { return nil }
    var files: Fingerprints = [:]
    for line in text.dropFirst(head.count).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { files[parts[1], default: []].insert(parts[0]) }
    }
    return files
  }

  /// Nothing is said where it cannot be noted: the next export then keeps what it finds.
  func note(_ files: Fingerprints, at place: String, format: String) {
    guard let folder, let (path, head) = list(place, format), (try? Files.makeFolder(folder, mode: 0o700)) != nil else { return }
    let known = (Files.names(in: folder) ?? []).map { folder + "/" + $0 }
    if known.count >= Self.most, !known.contains(path), let oldest = known.min(by: { Files.modified($0) < Files.modified($1) }) {
      unlink(oldest)
    }
    let lines = files.sorted { $0.key < $1.key }.flatMap { file in file.value.sorted().map { "\($0) \(file.key)\n" } }
    try? Files.writeAtomically(Array((head + lines.joined()).utf8), to: path, mode: 0o600)
  }

  /// The list of a place, and how it begins: two places may share a name.
  private func list(_ place: String, _ format: String) -> (path: String, head: String)? {
    guard let folder, let whole = ThisProcess.resolved(place) else { return nil }
    let head = "hig-export \(format) \(whole)\n"
    return (folder + "/" + FileBytes.fingerprint(Array(head.utf8)), head)
  }
}

/// Exports into one file, which has a list of its own.
extension WrittenFiles {
  private static let single = "file"

  /// Puts what stands at a path aside, if it is not what an export wrote last: under the first name that is free. The name.
  func keepFormer(_ path: String, _ bytes: [UInt8]) throws(Failure) -> String? {
    if files(at: path, format: Self.single)?[Self.single] == [FileBytes.fingerprint(bytes)] { return nil }
    var other = path + "~"
    var number = 2
    while Files.exists(other) {
      other = path + "~\(number)"
      number += 1
    }
    if rename(path, other) != 0 { throw .unwritable(path: other, reason: errorText()) }
    return other
  }

  func note(_ path: String, _ bytes: [UInt8]) {
    note([Self.single: [FileBytes.fingerprint(bytes)]], at: path, format: Self.single)
  }
}
