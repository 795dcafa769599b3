import CUnicode

/// Scalars in compatibility composition (NFKC) and lower case, with the way back to the text that they came from.
///
/// `sources[i]` is the index, in the original's scalars, where what stands behind `scalars[i]` begins; it never decreases. The original of
/// `scalars[a..<b]` is `sources[a] ..< end(b - 1)`. `sources` is empty where every scalar stands for the one in its place.
package struct CompatibilityFolding: Hashable, Sendable {
  package var scalars: [UInt32]
  package var sources: [Int32]
  /// Scalars of the original.
  package var originalCount: Int

  package init(_ text: String) {
    self.init(scalars: text.scalarValues)
  }

  package init(scalars original: [UInt32]) {
    originalCount = original.count
    sources = []
    var isSimple = true
    scalars = [UInt32](unsafeUninitializedCapacity: original.count) { out, count in
      original.withUnsafeBufferPointer { original in
        for index in original.indices {
          let folded = CompatibilityFolding.simple(original[index])
          if folded == 0 {
            isSimple = false
            return
          }
          out[index] = folded
        }
      }
      count = isSimple ? original.count : 0
    }
    if !isSimple { foldInPieces(original) }
  }

  /// Folds simple scalars here and the stretches between them, each with the scalar before it, which they may combine with, by ICU.
  private mutating func foldInPieces(_ original: [UInt32]) {
    scalars.reserveCapacity(original.count + 16)
    sources.reserveCapacity(original.count + 16)
    var index = 0
    while index < original.count {
      let folded = CompatibilityFolding.simple(original[index])
      if folded != 0 {
        scalars.append(folded)
        sources.append(Int32(index))
        index += 1
        continue
      }
      var start = index
      if index > 0, sources.last == Int32(index - 1), CompatibilityFolding.simple(original[index - 1]) != 0 {
        start = index - 1
        scalars.removeLast()
        sources.removeLast()
      }
      while index < original.count, CompatibilityFolding.simple(original[index]) == 0 { index += 1 }
      appendByICU(Array(original[start..<index]), at: start)
    }
  }

  private mutating func appendByICU(_ piece: [UInt32], at offset: Int) {
    var capacity = piece.count * 4 + 16
    while true {
      var map = [Int32](repeating: 0, count: capacity)
      var out = [UInt32](repeating: 0, count: capacity)
      let written = hig_fold(piece, piece.count, &out, &map, capacity)
      if written > Int64(capacity) {
        capacity = Int(written)
        continue
      }
      if written < 0 {
        // ICU without its data: better unfolded than not found at all.
        scalars += piece
        sources += piece.indices.map { Int32(offset + $0) }
      } else {
        scalars += out.prefix(Int(written))
        sources += map.prefix(Int(written)).map { $0 + Int32(offset) }
      }
      return
    }
  }

  /// Where, in the original's scalars, what stands behind `scalars[index]` begins.
  package func start(_ index: Int) -> Int { sources.isEmpty ? index : Int(sources[index]) }

  /// What a scalar folds to on its own, whatever stands beside it but a combining mark; 0 if ICU must say (UAX #15).
  ///
  /// Simple are ASCII, kana but for the combining sound marks and their spacing forms, the common ideographs, the punctuation 、。「」 and its
  /// neighbours, general punctuation that has no decomposition, and the full-width forms of ASCII.
  @inline(__always)
  private static func simple(_ c: UInt32) -> UInt32 {
    if c < 0x80 { return c >= 0x41 && c <= 0x5A ? c + 0x20 : c == 0 ? 0xFFFD : c }
    if c >= 0x4E00 && c <= 0x9FFF { return c }
    if c >= 0x3041 && c <= 0x3096 || c >= 0x30A1 && c <= 0x30FE || c >= 0x3001 && c <= 0x3029 { return c }
    if c >= 0xFF01 && c <= 0xFF5E { return c >= 0xFF21 && c <= 0xFF3A ? c - 0xFEC0 : c - 0xFEE0 }
    if c == 0x3000 { return 0x20 }
    if c >= 0x2012 && c <= 0x2016 || c >= 0x2018 && c <= 0x201F || c >= 0x2020 && c <= 0x2022 { return c }
    return 0
  }
}

extension String {
  /// What some values of scalars say; those that are none are left out.
  package init(scalarValues: ArraySlice<UInt32>) {
    self.init(unsafeUninitializedCapacity: scalarValues.count * 4) { out in
      var count = 0
      for c in scalarValues where c < 0xD800 || (c > 0xDFFF && c < 0x11_0000) {
        let (length, lead): (Int, UInt32) = c < 0x80 ? (1, 0) : c < 0x800 ? (2, 0xC0) : c < 0x1_0000 ? (3, 0xE0) : (4, 0xF0)
        out[count] = UInt8(truncatingIfNeeded: lead | c >> UInt32(6 * (length - 1)))
        for offset in 1..<Swift.max(1, length) {
          out[count + offset] = UInt8(truncatingIfNeeded: 0x80 | (c >> UInt32(6 * (length - 1 - offset)) & 0x3F))
        }
        count += length
      }
      return count
    }
  }

  /// The scalars' values.
  package var scalarValues: [UInt32] {
    var text = self
    return text.withUTF8 { utf8 in
      [UInt32](unsafeUninitializedCapacity: utf8.count) { out, count in
        var index = 0
        // Swift's strings are valid UTF-8, so each lead byte says how many follow.
        while index < utf8.count {
          let lead = UInt32(utf8[index])
          let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
          guard index + length <= utf8.count else { break }
          var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
          for offset in 1..<max(1, length) { value = value << 6 | UInt32(utf8[index + offset] & 0x3F) }
          out[count] = value
          count += 1
          index += length
        }
      }
    }
  }
}
