import Dispatch
import SystemInterface

/// The results of a function over all elements, in order, computed on all cores.
package func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> Output
) -> [Output] {
  guard elements.count > 1, hasThreads else { return elements.map(body) }
  return [Output](unsafeUninitializedCapacity: elements.count) { buffer, count in
    nonisolated(unsafe) let base = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      (base.baseAddress! + index).initialize(to: body(elements[index]))
    }
    count = elements.count
  }
}

/// A value that another core computes meanwhile.
///
///     let lists = Ahead { parse(file) }
///     …                                  // something else
///     use(lists.value)
package final class Ahead<Value: Sendable>: @unchecked Sendable {
  private let group = DispatchGroup()
  /// Written before the group is left, read after it was waited for.
  private var computed: Value?

  package init(_ compute: @escaping @Sendable () -> Value) {
    guard hasThreads else {
      computed = compute()
      return
    }
    DispatchQueue.global().async(group: group) { self.computed = compute() }
  }

  /// Waits where it is not there yet.
  package var value: Value {
    group.wait()
    guard let computed else { preconditionFailure("the group was left without a value") }
    return computed
  }
}

/// The results of a function over all elements, in order, computed by the other cores a little ahead of whoever takes them.
///
///     var extractions = MapAhead(pages, extract)
///     while let extraction = extractions.next() { store(extraction) }
package struct MapAhead<Element: Sendable, Output: Sendable>: IteratorProtocol {
  /// Last first, each gone once it is under way.
  private var rest: [Element]
  /// In order.
  private var underWay: [Ahead<Output>] = []
  private let depth: Int
  private let body: @Sendable (Element) -> Output

  /// - Parameter depth: how many results may wait to be taken.
  package init(_ elements: [Element], depth: Int = 512, _ body: @escaping @Sendable (Element) -> Output) {
    rest = elements.reversed()
    self.depth = depth
    self.body = body
    start()
  }

  package mutating func next() -> Output? {
    guard !underWay.isEmpty else { return nil }
    let output = underWay.removeFirst().value
    start()
    return output
  }

  private mutating func start() {
    while underWay.count < depth, let element = rest.popLast() {
      underWay.append(Ahead { [body] in body(element) })
    }
  }
}
