import Dispatch
import SystemInterface

/// Returns the results of a function for all elements, in order. They are computed on all processors.
package func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> Output
) -> [Output] {
  guard elements.count > 1, ThisProcess.hasThreads else { return elements.map(body) }
  return [Output](unsafeUninitializedCapacity: elements.count) { buffer, count in
    nonisolated(unsafe) let base = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      (base.baseAddress! + index).initialize(to: body(elements[index]))
    }
    count = elements.count
  }
}

/// A value that is computed on another thread.
///
///     let lists = Future { parse(file) }
///     …                                  // something else
///     use(lists.value)
package final class Future<Value: Sendable>: @unchecked Sendable {
  private let group = DispatchGroup()
  /// Written before the group is left, and read after it has been waited for.
  private var computed: Value?

  package init(_ compute: @escaping @Sendable () -> Value) {
    guard ThisProcess.hasThreads else {
      computed = compute()
      return
    }
    DispatchQueue.global().async(group: group) { self.computed = compute() }
  }

  /// The value. Waits until it has been computed.
  package var value: Value {
    group.wait()
    guard let computed else { preconditionFailure("the group was left without a value") }
    return computed
  }
}

/// An iterator over the results of a function for all elements, in order. Other threads compute the results ahead of the
/// consumer.
///
///     var extractions = PrefetchingMap(pages, extract)
///     while let extraction = extractions.next() { store(extraction) }
package struct PrefetchingMap<Element: Sendable, Output: Sendable>: IteratorProtocol {
  /// Elements that have not been started, in reverse order.
  private var remaining: [Element]
  /// Results that are being computed or wait for the consumer, in order.
  private var pending: [Future<Output>] = []
  private let maxPending: Int
  private let body: @Sendable (Element) -> Output

  /// Creates an iterator.
  /// - Parameter depth: Maximum number of results that are computed ahead of the consumer.
  package init(_ elements: [Element], depth: Int = 512, _ body: @escaping @Sendable (Element) -> Output) {
    remaining = elements.reversed()
    self.maxPending = depth
    self.body = body
    fill()
  }

  package mutating func next() -> Output? {
    guard !pending.isEmpty else { return nil }
    let output = pending.removeFirst().value
    fill()
    return output
  }

  private mutating func fill() {
    while pending.count < maxPending, let element = remaining.popLast() {
      pending.append(Future { [body] in body(element) })
    }
  }
}
