/// A text as it is indexed: `plain` is its NFKC form in lowercase, and `unified` also unifies the spellings of katakana and 々.
///
/// Each scalar keeps its range in the original, so that matches can be highlighted in the displayed text.
package struct FoldedText: Hashable, Sendable {
  /// Scalars of the original.
  package let original: [UInt32]
  /// The NFKC form in lowercase, without ignorable scalars.
  package let plain: Layer
  /// The plain layer with unified spellings; equal to `plain` if there is nothing to unify.
  package let unified: Layer
  /// Indicates whether the two layers differ, so that the index contains tokens of both.
  package let hasDistinctLayers: Bool

  /// Scalars with the ranges in the original that they come from.
  package struct Layer: Hashable, Sendable {
    package var scalars: [UInt32]
    /// Bounds of the source of each scalar. Both are empty if each scalar corresponds to the original scalar at the same index.
    var starts: [Int32]
    var ends: [Int32]

    package func start(_ index: Int) -> Int { starts.isEmpty ? index : Int(starts[index]) }
    package func end(_ index: Int) -> Int { ends.isEmpty ? index + 1 : Int(ends[index]) }

    /// Returns the range of the original's scalars that a range of this layer comes from.
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
      // The source of a scalar ends where that of the next segment starts.
      var segmentEnd = Int32(folding.originalCount)
      for index in plain.scalars.indices.reversed() {
        if index + 1 < plain.starts.count, plain.starts[index + 1] != plain.starts[index] { segmentEnd = plain.starts[index + 1] }
        plain.ends[index] = segmentEnd
      }
      if plain.scalars.contains(where: ScriptClass.isIgnorable) { plain.removeIgnorable() }
    }
    self.plain = plain
    if let unified = SpellingUnifier.unify(plain) {
      self.unified = unified
      hasDistinctLayers = true
    } else {
      unified = plain
      hasDistinctLayers = false
    }
  }
}

extension FoldedText {
  /// Returns the original scalars of a range of the unified layer.
  package func original(_ range: Range<Int>) -> ArraySlice<UInt32> { original[unified.source(range)] }
}

extension FoldedText.Layer {
  fileprivate mutating func removeIgnorable() {
    var filtered = FoldedText.Layer(scalars: [], starts: [], ends: [])
    for index in scalars.indices where !ScriptClass.isIgnorable(scalars[index]) { filtered.append(from: self, index..<index + 1) }
    self = filtered
  }

  /// Appends a range of another layer, which must not be at the end of this one.
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

  /// Extends the source of the last scalar to an index of the original.
  mutating func extendLast(to end: Int) {
    if !ends.isEmpty { ends[ends.count - 1] = Int32(end) }
  }
}
