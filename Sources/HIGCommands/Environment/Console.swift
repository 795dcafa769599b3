import Guidelines
import SystemInterface

/// Where the answer goes (standard output) and where the rest goes (standard error).
package final class Console {
  /// How the two streams leave the process, giving 0 or the error; tests collect them.
  private let write: (Stream, [UInt8]) -> Int32
  private var pending: [UInt8] = []
  /// Why standard output takes no more; nothing further is tried. `EPIPE` means that nobody reads, which is no error.
  package private(set) var outputError: Int32 = 0
  /// Command that shows the answer, if it is to be shown through one.
  var pager: Pager?

  package enum Stream: Sendable { case output, error }

  package init(write: @escaping (Stream, [UInt8]) -> Int32) { self.write = write }

  /// The process's own streams.
  package static func standard() -> Console {
    Console { stream, bytes in
      Descriptor(stream == .output ? STDOUT_FILENO : STDERR_FILENO).writeAll(bytes)
    }
  }

  package func print(_ text: String) {
    guard outputError == 0 else { return }
    pending += Array(text.utf8)
    if pager == nil, pending.count > 1 << 16 { flush() }
  }

  package func warn(_ text: String) {
    // What was said so far comes first, where both streams end up on one screen.
    if pager == nil { flush() }
    _ = write(.error, Array(text.utf8))
  }

  package func finish() {
    if let pager, !pending.isEmpty, pager.show(pending) {
      pending = []
      return
    }
    flush()
  }

  private func flush() {
    if pending.isEmpty || outputError != 0 { return }
    outputError = write(.output, pending)
    pending = []
  }
}
