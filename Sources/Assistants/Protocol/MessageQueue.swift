import Dispatch
import Synchronization

/// Queue of messages between the thread that reads them and the thread that answers them. A cancelled request is dropped from the
/// queue; if its answer is already being made, the answer is discarded. Adding, taking, and cancelling take constant time.
package final class MessageQueue: Sendable {
  private struct Storage {
    /// Messages to be taken, in reverse order.
    var outgoing: [QueuedMessage] = []
    var incoming: [QueuedMessage] = []
    var bytes = 0
    /// Number of messages added so far.
    var addedCount = 0
    var pendingRequests: [RequestID: PendingRequests] = [:]
    var currentID: RequestID?
    var isCurrentCancelled = false
    var finishedCount = 0
    var isClosed = false

    mutating func next() -> Message? {
      (currentID, isCurrentCancelled) = (nil, false)
      while true {
        if outgoing.isEmpty { (outgoing, incoming) = (incoming.reversed(), []) }
        guard let entry = outgoing.popLast() else { return nil }
        bytes -= entry.byteCount
        guard let id = entry.id else { return entry.message }
        var pending = pendingRequests[id] ?? PendingRequests()
        pending.count -= 1
        pendingRequests[id] = pending.count > 0 ? pending : nil
        if entry.sequenceNumber < pending.cancelledBelow { continue }
        currentID = id
        return entry.message
      }
    }
  }

  private struct QueuedMessage {
    var message: Message
    var sequenceNumber: Int
    var byteCount: Int

    var id: RequestID? { if case .request(let request) = message { request.id } else { nil } }
  }

  /// Queued requests that share an id: their number, and the sequence number below which all of them are cancelled.
  private struct PendingRequests {
    var count = 0
    var cancelledBelow = 0
  }

  private let state = Mutex(Storage())
  private let messageArrived = DispatchSemaphore(value: 0)

  /// Maximum number of queued bytes. A single line is accepted regardless of its length.
  private static let maxBytes = 8 << 20

  package init() {}

  /// Number of messages whose answers were finished.
  package var finishedCount: Int { state.withLock { $0.finishedCount } }

  package var hasCapacity: Bool { state.withLock { $0.bytes < Self.maxBytes } }

  /// Adds a message to the queue, or applies it if it is a cancellation.
  /// - Parameter byteCount: Length of the line that held the message.
  package func add(_ message: Message, byteCount: Int) {
    switch message {
    case .ignored: return
    case .cancellation(let id): cancel(id)
    case .request, .invalid:
      state.withLock { state in
        // Every message counts for some bytes, so that empty ones cannot fill memory.
        let entry = QueuedMessage(message: message, sequenceNumber: state.addedCount, byteCount: byteCount + 64)
        state.addedCount += 1
        state.incoming.append(entry)
        state.bytes += entry.byteCount
        if let id = entry.id { state.pendingRequests[id, default: PendingRequests()].count += 1 }
      }
      messageArrived.signal()
    }
  }

  private func cancel(_ id: RequestID) {
    state.withLock { state in
      state.pendingRequests[id]?.cancelledBelow = state.addedCount
      if state.currentID == id { state.isCurrentCancelled = true }
    }
  }

  /// Returns the next message, waiting until there is one; `nil` after the queue was closed and emptied.
  package func next() -> Message? {
    while true {
      let (message, isClosed) = state.withLock { ($0.next(), $0.isClosed) }
      if let message { return message }
      if isClosed { return nil }
      messageArrived.wait()
    }
  }

  /// Marks the message that was taken last as answered, so that it can no longer be cancelled. Returns `true` if the client still
  /// waits for the answer.
  package func finish() -> Bool {
    state.withLock { state in
      defer { state.currentID = nil }
      state.finishedCount += 1
      return !state.isCurrentCancelled
    }
  }

  /// Closes the queue: no message is added after this.
  package func close() {
    state.withLock { $0.isClosed = true }
    messageArrived.signal()
  }
}
