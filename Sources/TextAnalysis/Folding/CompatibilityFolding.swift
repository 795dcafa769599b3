import CUnicode

/// Scalars in compatibility composition (NFKC) and lower case, with the way back to the text that they came from.
///
/// `sources[i]` is the index, in the original's scalars, where what stands behind `scalars[i]` begins; it never decreases. The original of
/// `scalars[a..<b]` is `sources[a] ..< end(b - 1)`.
package struct CompatibilityFolding: Hashable, Sendable {
  package var scalars: [UInt32]
  package var sources: [Int32]
  /// Scalars of the original.
  package var originalCount: Int

  package init(_ text: String) {
    self.init(scalars: text.unicodeScalars.map(\.value))
  }

  package init(scalars original: [UInt32]) {
    originalCount = original.count
    if original.allSatisfy(CompatibilityFolding.isInert) {
      scalars = original.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
      sources = Array(0..<Int32(original.count))
      return
    }
    scalars = []
    sources = []
    var capacity = original.count + original.count / 4 + 32
    while true {
      let room = capacity
      var map = [Int32](repeating: 0, count: room)
      var written: Int64 = 0
      scalars = [UInt32](unsafeUninitializedCapacity: room) { out, count in
        written = hig_fold(original, original.count, out.baseAddress, &map, room)
        count = max(0, min(Int(written), room))
      }
      if written <= Int64(room) {
        sources = Array(map.prefix(scalars.count))
        break
      }
      capacity = Int(written)
    }
    // ICU without its data: better unfolded than not found at all.
    if scalars.isEmpty && !original.isEmpty {
      scalars = original
      sources = Array(0..<Int32(original.count))
    }
  }

  /// Where, in the original's scalars, what stands behind `scalars[index]` ends.
  package func end(_ index: Int) -> Int {
    var next = index + 1
    while next < sources.count, sources[next] == sources[index] { next += 1 }
    return next < sources.count ? Int(sources[next]) : originalCount
  }

  /// Scalars that NFKC leaves alone whatever stands beside them (UAX #15), ASCII's case aside: ASCII, kana but for the two combining
  /// sound marks and their spacing forms, the common ideographs, and the punctuation 、。「」 and its neighbours.
  private static func isInert(_ c: UInt32) -> Bool {
    c < 0x80 || (c >= 0x3001 && c <= 0x3029) || (c >= 0x3041 && c <= 0x3096) || (c >= 0x30A1 && c <= 0x30FE)
      || (c >= 0x4E00 && c <= 0x9FFF)
  }
}
