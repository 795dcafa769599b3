import Dispatch
import Synchronization

/// Messages that wait for their answer, between the thread that reads and the one that answers. A cancelled request waits no longer; one whose
/// answer is being made is answered no more. Adding, taking and cancelling cost the same however many wait.
package final class Inbox: Sendable {
  private struct State {
    /// Last first.
    var waiting: [Entry] = []
    var arriving: [Entry] = []
    var bytes = 0
    /// How many entries there were.
    var count = 0
    var requests: [RequestID: Requests] = [:]
    var current: RequestID?
    var isCancelled = false
    var finished = 0
    var isClosed = false

    mutating func next() -> Message? {
      (current, isCancelled) = (nil, false)
      while true {
        if waiting.isEmpty { (waiting, arriving) = (arriving.reversed(), []) }
        guard let entry = waiting.popLast() else { return nil }
        bytes -= entry.bytes
        guard let id = entry.id else { return entry.message }
        var own = requests[id] ?? Requests()
        own.count -= 1
        requests[id] = own.count > 0 ? own : nil
        if entry.number < own.cancelled { continue }
        current = id
        return entry.message
      }
    }
  }

  private struct Entry {
    var message: Message
    var number: Int
    var bytes: Int

    var id: RequestID? { if case .request(let request) = message { request.id } else { nil } }
  }

  /// Those of one id: how many wait, and which of them wait for nothing, all that came before an entry of this number.
  private struct Requests {
    var count = 0
    var cancelled = 0
  }

  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)

  /// Bytes of lines that may wait; one line may whatever its length.
  private static let mostBytes = 8 << 20

  package init() {}

  /// How many answers were made.
  package var finished: Int { state.withLock { $0.finished } }

  package var hasRoom: Bool { state.withLock { $0.bytes < Self.mostBytes } }

  /// Takes a message, or what it says of another.
  /// - Parameter bytes: how long its line was.
  package func add(_ message: Message, bytes: Int) {
    switch message {
    case .ignored: return
    case .cancellation(let id): cancel(id)
    case .request, .refused:
      state.withLock { state in
        // A message of no length takes room too.
        let entry = Entry(message: message, number: state.count, bytes: bytes + 64)
        state.count += 1
        state.arriving.append(entry)
        state.bytes += entry.bytes
        if let id = entry.id { state.requests[id, default: Requests()].count += 1 }
      }
      arrived.signal()
    }
  }

  private func cancel(_ id: RequestID) {
    state.withLock { state in
      state.requests[id]?.cancelled = state.count
      if state.current == id { state.isCancelled = true }
    }
  }

  /// The next message, as soon as there is one; nil when there will be none.
  package func next() -> Message? {
    while true {
      let (message, isClosed) = state.withLock { ($0.next(), $0.isClosed) }
      if let message { return message }
      if isClosed { return nil }
      arrived.wait()
    }
  }

  /// Whether the answer to the message that was taken last is still waited for. From here on it can no longer be cancelled.
  package func finish() -> Bool {
    state.withLock { state in
      defer { state.current = nil }
      state.finished += 1
      return !state.isCancelled
    }
  }

  /// No more will come.
  package func close() {
    state.withLock { $0.isClosed = true }
    arrived.signal()
  }
}
