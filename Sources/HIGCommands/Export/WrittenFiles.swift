import Guidelines
import Ingestion
import SystemInterface

/// The single files that exports wrote, with what they wrote: a file that is still so is written over, one that somebody has worked on since is kept. (A folder
/// has its list in itself.)
///
/// In the state folder, a line a file, the newest last: the fingerprint of its bytes and its whole path.
struct WrittenFiles {
  private let list: String?
  private static let most = 200
  private static let mostBytes = 1 << 20

  init(_ environment: Environment) { list = environment.state.map { $0 + "/exports" } }

  /// Puts what stands at a path aside, if it is not what an export wrote last: under the first name that is free. The name.
  func keepFormer(_ path: String, _ bytes: [UInt8]) throws(Failure) -> String? {
    if lines.contains(line(path, bytes)) { return nil }
    var other = path + "~"
    var number = 2
    while Files.exists(other) {
      other = path + "~\(number)"
      number += 1
    }
    if rename(path, other) != 0 { throw .unwritable(path: other, reason: errorText()) }
    return other
  }

  /// Nothing is said where it cannot be noted: the next export then keeps what it finds.
  func note(_ path: String, _ bytes: [UInt8]) {
    guard let list, (try? Files.makeFolder(Files.parent(list), mode: 0o700)) != nil else { return }
    let place = Self.whole(path)
    let now =
      lines.filter { $0.split(separator: " ", maxSplits: 1).last.map(String.init) != place }.suffix(Self.most - 1) + [
        line(path, bytes)
      ]
    try? Files.writeAtomically(Array((now.joined(separator: "\n") + "\n").utf8), to: list, mode: 0o600, lasts: false)
  }

  private var lines: [String] {
    guard let list, let bytes = try? Files.read(list, limit: Self.mostBytes) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func line(_ path: String, _ bytes: [UInt8]) -> String { FileBytes.fingerprint(bytes) + " " + Self.whole(path) }

  private static func whole(_ path: String) -> String { ThisProcess.resolved(path) ?? path }
}
