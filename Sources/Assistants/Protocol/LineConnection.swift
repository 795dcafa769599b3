import Dispatch

/// The lines between a client and the server: one thread reads, while the one that calls `serve` answers, one message after the other.
///
/// A search can so be cancelled while it runs, and the end of input is seen whatever else goes on. What reads and writes is given: standard streams, or a
/// test's.
package struct LineConnection: Sendable {
  /// Puts what there is into the buffer; how many bytes, 0 at the end, less than 0 where that fails.
  package var read: @Sendable (inout [UInt8]) -> Int
  /// Whether the other end is closed, though there may be something left to read.
  package var isHungUp: @Sendable () -> Bool
  /// Writes all of it; false where nobody takes it.
  package var write: @Sendable ([UInt8]) -> Bool
  /// Called by the reading thread when there is no more to read, and what was read is answered, or an answer has had its moment: here the process ends,
  /// whatever it is at.
  package var ended: @Sendable () -> Void

  package init(
    read: @escaping @Sendable (inout [UInt8]) -> Int, isHungUp: @escaping @Sendable () -> Bool,
    write: @escaping @Sendable ([UInt8]) -> Bool, ended: @escaping @Sendable () -> Void
  ) {
    self.read = read
    self.isHungUp = isHungUp
    self.write = write
    self.ended = ended
  }

  /// How long one answer may take, or wait to be read, behind the end of input; the process ends within twice that where no more is made.
  private static let patience = DispatchTimeInterval.milliseconds(500)

  /// Answers until there is no more to answer.
  package func serve(_ server: Server) {
    let inbox = Inbox()
    let answered = DispatchSemaphore(value: 0)
    defer { answered.signal() }
    DispatchQueue(label: "hig.reading").async {
      listen(inbox)
      inbox.close()
      // Who pipes questions in wants to see all the answers; who is gone does not keep the process.
      var count: Int
      repeat {
        count = inbox.finished
      } while answered.wait(timeout: .now() + Self.patience) == .timedOut && inbox.finished > count
      ended()
    }
    while let message = inbox.next() {
      let line = server.answer(message)
      guard inbox.finish(), let line else { continue }
      if !write(Array(line.utf8) + [UInt8(ascii: "\n")]) { return }
    }
  }

  private func listen(_ inbox: Inbox) {
    var splitter = LineSplitter()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(&buffer)
    reading: while count > 0 {
      for line in splitter.lines(buffer[..<count]) {
        while !inbox.hasRoom {
          if isHungUp() { break reading }
          rest()
        }
        inbox.add(Message(line), bytes: line.count)
      }
      count = read(&buffer)
    }
    if count == 0, let line = splitter.last() { inbox.add(Message(line), bytes: line.count) }
  }

  /// A client that asks faster than it reads waits; so does this thread, which has nothing else to do.
  private func rest() { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5)) }
}

extension LineSplitter.Line {
  fileprivate var count: Int {
    switch self {
    case .line(let bytes): bytes.count
    case .tooLong: 0
    }
  }
}
