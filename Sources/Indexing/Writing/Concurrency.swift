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
