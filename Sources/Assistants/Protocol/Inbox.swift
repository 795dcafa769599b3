import Dispatch
import Synchronization

/// Messages that wait for their answer, between the thread that reads and the one that answers. A cancelled request waits no longer; one whose
/// answer is being made is answered no more.
package final class Inbox: Sendable {
  private struct State {
    /// Last first.
    var waiting: [Entry] = []
    var arriving: [Entry] = []
    var bytes = 0
    var current: RequestID?
    var isCancelled = false
    var isClosed = false
  }

  private struct Entry {
    var message: Message
    var bytes: Int

    func isRequest(_ id: RequestID) -> Bool {
      if case .request(let request) = message { request.id == id } else { false }
    }
  }

  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)

  /// Bytes of lines that may wait; one line may whatever its length.
  private static let mostBytes = 8 << 20

  package init() {}

  package var hasRoom: Bool { state.withLock { $0.bytes < Self.mostBytes } }

  /// Takes a message, or what it says of another.
  /// - Parameter bytes: how long its line was.
  package func add(_ message: Message, bytes: Int) {
    switch message {
    case .ignored: return
    case .cancellation(let id): cancel(id)
    case .request, .refused:
      // A message of no length takes room too.
      let entry = Entry(message: message, bytes: bytes + 64)
      state.withLock {
        $0.arriving.append(entry)
        $0.bytes += entry.bytes
      }
      arrived.signal()
    }
  }

  private func cancel(_ id: RequestID) {
    state.withLock { state in
      for entry in state.waiting + state.arriving where entry.isRequest(id) { state.bytes -= entry.bytes }
      state.waiting.removeAll { $0.isRequest(id) }
      state.arriving.removeAll { $0.isRequest(id) }
      if state.current == id { state.isCancelled = true }
    }
  }

  /// The next message, as soon as there is one; nil when there will be none.
  package func next() -> Message? {
    while true {
      let (entry, isClosed) = state.withLock { state -> (Entry?, Bool) in
        if state.waiting.isEmpty { (state.waiting, state.arriving) = (state.arriving.reversed(), []) }
        let entry = state.waiting.popLast()
        state.bytes -= entry?.bytes ?? 0
        state.isCancelled = false
        state.current = if case .request(let request)? = entry?.message { request.id } else { nil }
        return (entry, state.isClosed)
      }
      if let entry { return entry.message }
      if isClosed { return nil }
      arrived.wait()
    }
  }

  /// Whether the answer to the message that was taken last is still waited for. From here on it can no longer be cancelled.
  package func finish() -> Bool {
    state.withLock { state in
      defer { state.current = nil }
      return !state.isCancelled
    }
  }

  /// No more will come.
  package func close() {
    state.withLock { $0.isClosed = true }
    arrived.signal()
  }
}
