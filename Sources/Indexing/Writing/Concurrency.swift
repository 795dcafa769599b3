import Dispatch

/// The results of a function over all elements, in order, computed on all cores.
package func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element], _ body: @Sendable (Element) -> Output
) -> [Output] {
  guard elements.count > 1 else { return elements.map(body) }
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
  private let compute: @Sendable () -> Value

  package init(_ compute: @escaping @Sendable () -> Value) {
    self.compute = compute
    DispatchQueue.global().async(group: group) { self.computed = compute() }
  }

  /// Waits where it is not there yet.
  package var value: Value {
    group.wait()
    return computed ?? compute()
  }
}
