import CUnicode

/// The compatibility composition (NFKC) of a text in lowercase, with a mapping back to the original.
///
/// `sources[i]` is the index in the original's scalars at which the source of `scalars[i]` starts; it never decreases. The source
/// of `scalars[a..<b]` is `sources[a] ..< end(b - 1)`. `sources` is empty if every scalar corresponds to the original scalar at
/// the same index.
package struct CompatibilityFolding: Hashable, Sendable {
  package var scalars: [UInt32]
  package var sources: [Int32]
  /// Number of scalars in the original.
  package var originalCount: Int

  package init(_ text: String) {
    self.init(scalars: text.scalarValues)
  }

  package init(scalars original: [UInt32]) {
    originalCount = original.count
    sources = []
    var isSimple = true
    scalars = [UInt32](unsafeUninitializedCapacity: original.count) { buffer, count in
      original.withUnsafeBufferPointer { original in
        for index in original.indices {
          let folded = CompatibilityFolding.simpleFolding(original[index])
          if folded == 0 {
            isSimple = false
            return
          }
          buffer[index] = folded
        }
      }
      count = isSimple ? original.count : 0
    }
    if !isSimple { foldInSegments(original) }
  }

  /// Folds simple scalars directly and the segments between them with ICU. A segment includes the scalar before it, because they
  /// may combine.
  private mutating func foldInSegments(_ original: [UInt32]) {
    scalars.reserveCapacity(original.count + 16)
    sources.reserveCapacity(original.count + 16)
    var index = 0
    while index < original.count {
      let folded = CompatibilityFolding.simpleFolding(original[index])
      if folded != 0 {
        scalars.append(folded)
        sources.append(Int32(index))
        index += 1
        continue
      }
      var start = index
      if index > 0, sources.last == Int32(index - 1), CompatibilityFolding.simpleFolding(original[index - 1]) != 0 {
        start = index - 1
        scalars.removeLast()
        sources.removeLast()
      }
      while index < original.count, CompatibilityFolding.simpleFolding(original[index]) == 0 { index += 1 }
      appendUsingICU(Array(original[start..<index]), at: start)
    }
  }

  private mutating func appendUsingICU(_ segment: [UInt32], at offset: Int) {
    var capacity = segment.count * 4 + 16
    while true {
      var map = [Int32](repeating: 0, count: capacity)
      var output = [UInt32](repeating: 0, count: capacity)
      let count = hig_fold(segment, segment.count, &output, &map, capacity)
      if count > Int64(capacity) {
        capacity = Int(count)
        continue
      }
      if count < 0 {
        // ICU has no data. Keep the text unfolded so that it can still be found.
        scalars += segment
        sources += segment.indices.map { Int32(offset + $0) }
      } else {
        scalars += output.prefix(Int(count))
        sources += map.prefix(Int(count)).map { $0 + Int32(offset) }
      }
      return
    }
  }

  /// Returns the index in the original's scalars at which the source of `scalars[index]` starts.
  package func start(_ index: Int) -> Int { sources.isEmpty ? index : Int(sources[index]) }

  /// Returns the folding of a scalar that does not depend on its neighbors, except combining marks, or 0 if ICU must fold it (UAX
  /// #15).
  ///
  /// Simple scalars are ASCII, kana without the combining sound marks and their spacing forms, the common ideographs, CJK
  /// punctuation such as 、。「」, general punctuation without a decomposition, and the full-width forms of ASCII.
  @inline(__always)
  private static func simpleFolding(_ c: UInt32) -> UInt32 {
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
  /// Creates a string from the values of scalars, leaving out invalid ones.
  package init(scalarValues: ArraySlice<UInt32>) {
    self.init(unsafeUninitializedCapacity: scalarValues.count * 4) { buffer in
      var count = 0
      for c in scalarValues where c < 0xD800 || (c > 0xDFFF && c < 0x11_0000) {
        let (length, lead): (Int, UInt32) = c < 0x80 ? (1, 0) : c < 0x800 ? (2, 0xC0) : c < 0x1_0000 ? (3, 0xE0) : (4, 0xF0)
        buffer[count] = UInt8(truncatingIfNeeded: lead | c >> UInt32(6 * (length - 1)))
        for offset in 1..<Swift.max(1, length) {
          buffer[count + offset] = UInt8(truncatingIfNeeded: 0x80 | (c >> UInt32(6 * (length - 1 - offset)) & 0x3F))
        }
        count += length
      }
      return count
    }
  }

  /// The values of the string's scalars.
  package var scalarValues: [UInt32] {
    var text = self
    return text.withUTF8 { utf8 in
      [UInt32](unsafeUninitializedCapacity: utf8.count) { buffer, count in
        var index = 0
        // Strings are valid UTF-8, so each lead byte determines the length of its scalar.
        while index < utf8.count {
          let lead = UInt32(utf8[index])
          let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
          guard index + length <= utf8.count else { break }
          var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
          for offset in 1..<max(1, length) { value = value << 6 | UInt32(utf8[index + offset] & 0x3F) }
          buffer[count] = value
          count += 1
          index += length
        }
      }
    }
  }
}
