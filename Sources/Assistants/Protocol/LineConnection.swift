import Dispatch

/// Line-based connection between a client and the server. One thread reads; the thread that calls `serve` answers the messages in
/// order. A search can therefore be cancelled while it runs, and the end of input is always noticed. The closures that read and
/// write are either those of the standard streams or those of a test.
package struct LineConnection: Sendable {
  /// Fills the buffer with available bytes and returns their number: 0 at the end of input, negative on failure.
  package var read: @Sendable (inout [UInt8]) -> Int
  /// Indicates whether the other end is closed. Input may still be left to read.
  package var isHungUp: @Sendable () -> Bool
  /// Writes all bytes. Returns `false` if the client no longer reads.
  package var write: @Sendable ([UInt8]) -> Bool
  /// Called on the reading thread after the end of input, once all messages are answered or an answer has exceeded its time
  /// limit. The process is expected to exit here, even while an answer is still being made.
  package var didEnd: @Sendable () -> Void

  package init(
    read: @escaping @Sendable (inout [UInt8]) -> Int, isHungUp: @escaping @Sendable () -> Bool,
    write: @escaping @Sendable ([UInt8]) -> Bool, didEnd: @escaping @Sendable () -> Void
  ) {
    self.read = read
    self.isHungUp = isHungUp
    self.write = write
    self.didEnd = didEnd
  }

  /// Time limit for making and writing one answer after the end of input. If no answer is finished, the process exits within
  /// twice this time.
  private static let answerTimeout = DispatchTimeInterval.milliseconds(500)

  /// Answers messages until the input ends and the queue is empty.
  package func serve(_ server: Server) {
    let queue = MessageQueue()
    let didServe = DispatchSemaphore(value: 0)
    defer { didServe.signal() }
    DispatchQueue(label: "hig.reading").async {
      receive(into: queue)
      queue.close()
      // A client that pipes in requests expects all the answers; a client that is gone must not keep the process alive.
      var finishedCount: Int
      repeat {
        finishedCount = queue.finishedCount
      } while didServe.wait(timeout: .now() + Self.answerTimeout) == .timedOut && queue.finishedCount > finishedCount
      didEnd()
    }
    while let message = queue.next() {
      let line = server.answer(message)
      guard queue.finish(), let line else { continue }
      if !write(Array(line.utf8) + [UInt8(ascii: "\n")]) { return }
    }
  }

  private func receive(into queue: MessageQueue) {
    var splitter = LineSplitter()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(&buffer)
    reading: while count > 0 {
      for line in splitter.lines(buffer[..<count]) {
        while !queue.hasCapacity {
          if isHungUp() { break reading }
          pauseReading()
        }
        queue.add(Message(line), byteCount: line.byteCount)
      }
      count = read(&buffer)
    }
    if count == 0, let line = splitter.finalLine() { queue.add(Message(line), byteCount: line.byteCount) }
  }

  /// Waits briefly. A client that sends faster than it reads has to wait, and this thread has no other work.
  private func pauseReading() { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5)) }
}

extension LineSplitter.InputLine {
  fileprivate var byteCount: Int {
    switch self {
    case .line(let bytes): bytes.count
    case .tooLong: 0
    }
  }
}
