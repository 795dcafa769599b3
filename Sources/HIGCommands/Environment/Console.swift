import Guidelines
import SystemInterface

/// The output streams: answers on standard output, messages on standard error.
package final class Console {
  /// Writes bytes to a stream and returns 0 or an error number; tests collect the bytes.
  private let write: (OutputStream, [UInt8]) -> Int32
  private var pending: [UInt8] = []
  /// The error after which nothing more is written to standard output. `EPIPE` means that the reader has exited, which is not
  /// an error.
  package private(set) var outputError: Int32 = 0
  /// The pager that shows the answer, if any.
  var pager: Pager?

  package enum OutputStream: Sendable { case output, error }

  package init(write: @escaping (OutputStream, [UInt8]) -> Int32) { self.write = write }

  /// The console with the streams of the process.
  package static func standard() -> Console {
    Console { stream, bytes in
      FileDescriptor(stream == .output ? STDOUT_FILENO : STDERR_FILENO).writeAll(bytes)
    }
  }

  package func print(_ text: String) {
    guard outputError == 0 else { return }
    pending += Array(text.utf8)
    if pager == nil, pending.count > 1 << 16 { flush() }
  }

  package func printError(_ text: String) {
    // Flush first, so that both streams keep their order on the same screen.
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
