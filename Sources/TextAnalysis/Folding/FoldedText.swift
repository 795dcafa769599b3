/// Text as the index sees it: NFKC and lower case (`plain`), then the spellings of katakana and 々 unified (`unified`).
///
/// Every position keeps its way back to the original's scalars, so that what matched can be marked in what the reader sees; folding
/// never moves a token's range.
package struct FoldedText: Hashable, Sendable {
  /// The original's scalars.
  package let original: [UInt32]
  /// NFKC and lower case, ignorable scalars dropped.
  package let plain: Layer
  /// The same with spellings unified; equal to `plain` where there was nothing to unify.
  package let unified: Layer
  /// Whether the two differ, so that the index holds tokens of both.
  package let losesText: Bool

  /// Scalars with, for each, where its original begins and ends.
  package struct Layer: Hashable, Sendable {
    package var scalars: [UInt32]
    /// Empty, both, where each scalar stands for the one in its place.
    var starts: [Int32]
    var ends: [Int32]

    package func start(_ index: Int) -> Int { starts.isEmpty ? index : Int(starts[index]) }
    package func end(_ index: Int) -> Int { ends.isEmpty ? index + 1 : Int(ends[index]) }

    /// The range of the original's scalars that stands behind a range of this layer.
    package func source(_ range: Range<Int>) -> Range<Int> {
      range.isEmpty ? 0..<0 : start(range.lowerBound)..<end(range.upperBound - 1)
    }
  }

  package init(_ text: String) { self.init(scalars: text.scalarValues) }

  package init(scalars original: [UInt32]) {
    self.original = original
    let folding = CompatibilityFolding(scalars: original)
    var plain = Layer(scalars: folding.scalars, starts: folding.sources, ends: [])
    if !folding.sources.isEmpty {
      plain.ends = folding.sources
      // An output scalar's original ends where the next segment's begins.
      var next = Int32(folding.originalCount)
      for index in plain.scalars.indices.reversed() {
        if index + 1 < plain.starts.count, plain.starts[index + 1] != plain.starts[index] { next = plain.starts[index + 1] }
        plain.ends[index] = next
      }
      if plain.scalars.contains(where: ScriptClass.isIgnorable) { plain.removeIgnorable() }
    }
    self.plain = plain
    if let unified = SpellingUnifier.unify(plain) {
      self.unified = unified
      losesText = true
    } else {
      unified = plain
      losesText = false
    }
  }
}

extension FoldedText {
  /// What the reader sees of a range of the unified layer.
  package func original(_ range: Range<Int>) -> ArraySlice<UInt32> { original[unified.source(range)] }
}

extension FoldedText.Layer {
  fileprivate mutating func removeIgnorable() {
    var kept = FoldedText.Layer(scalars: [], starts: [], ends: [])
    for index in scalars.indices where !ScriptClass.isIgnorable(scalars[index]) { kept.append(from: self, index..<index + 1) }
    self = kept
  }

  /// Appends a stretch of another layer, which must not be this one's end.
  mutating func append(from layer: FoldedText.Layer, _ range: Range<Int>) {
    scalars += layer.scalars[range]
    if layer.starts.isEmpty {
      starts += range.lazy.map { Int32($0) }
      ends += range.lazy.map { Int32($0 + 1) }
    } else {
      starts += layer.starts[range]
      ends += layer.ends[range]
    }
  }

  mutating func append(_ scalar: UInt32, from layer: FoldedText.Layer, _ range: Range<Int>) {
    let source = layer.source(range)
    scalars.append(scalar)
    starts.append(Int32(source.lowerBound))
    ends.append(Int32(source.upperBound))
  }

  /// Lets the last scalar stand for more of the original.
  mutating func extendLast(to end: Int) {
    if !ends.isEmpty { ends[ends.count - 1] = Int32(end) }
  }
}
