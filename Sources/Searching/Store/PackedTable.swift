import Guidelines

/// Entries by key, in the order of the keys' bytes, found where they lie: nothing is decoded until it is asked for.
///
/// Little endian: their number and as many offsets and one more, of 32 bits each; then of each entry the key, behind its length, and what it stands for.
struct PackedTable {
  private let bytes: [UInt8]
  private let offsets: Int
  private let entries: Int
  let count: Int

  /// The next section's bytes.
  init(_ bytes: [UInt8]) throws(ByteReader.Damaged) {
    self.bytes = bytes
    guard bytes.count >= 8 else { throw ByteReader.Damaged() }
    count = bytes.number32(at: 0)
    offsets = 4
    entries = 8 + count * 4
    guard count >= 0, count < bytes.count, entries <= bytes.count, entries + bytes.number32(at: entries - 4) <= bytes.count else {
      throw ByteReader.Damaged()
    }
  }

  private func bounds(_ index: Int) -> Range<Int> {
    let start = min(bytes.count, entries + bytes.number32(at: offsets + index * 4))
    return start..<max(start, min(bytes.count, entries + bytes.number32(at: offsets + index * 4 + 4)))
  }

  /// Where the key and the value of an entry lie.
  private func parts(_ index: Int) -> (key: Range<Int>, value: Range<Int>) {
    let bounds = bounds(index)
    guard let first = bounds.first else { return (bounds, bounds) }
    // No key is longer than two bytes can say.
    let isLong = bytes[first] >= 0x80 && bounds.count > 1
    let length = Int(bytes[first] & 0x7F) | (isLong ? Int(bytes[first + 1]) << 7 : 0)
    let start = first + (isLong ? 2 : 1)
    let end = min(bounds.upperBound, start + length)
    return (start..<end, end..<bounds.upperBound)
  }

  func key(_ index: Int) -> String { String(decoding: bytes[parts(index).key], as: UTF8.self) }

  func value(_ index: Int) -> [UInt8] { Array(bytes[parts(index).value]) }

  /// Of the first key that is not before another.
  private func place(_ key: [UInt8]) -> Int {
    (0..<count).partitioningIndex { !bytes[parts($0).key].lexicographicallyPrecedes(key) }
  }

  func value(of key: String) -> [UInt8]? {
    let key = Array(key.utf8)
    let place = place(key)
    guard place < count, bytes[parts(place).key].elementsEqual(key) else { return nil }
    return value(place)
  }

  /// Of all keys that begin so.
  func values(beginning prefix: String) -> [[UInt8]] {
    let prefix = Array(prefix.utf8)
    var found: [[UInt8]] = []
    var place = place(prefix)
    while place < count, bytes[parts(place).key].starts(with: prefix) {
      found.append(value(place))
      place += 1
    }
    return found
  }

  /// - Parameter entries: in any order, each key once.
  static func packed(_ entries: [(key: String, value: [UInt8])]) -> [UInt8] {
    let sorted = entries.map { (key: Array($0.key.utf8), value: $0.value) }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var out: [UInt8] = []
    out.append32(sorted.count)
    var offset = 0
    out.append32(0)
    for entry in sorted {
      offset += (entry.key.count < 0x80 ? 1 : 2) + entry.key.count + entry.value.count
      out.append32(offset)
    }
    for entry in sorted {
      if entry.key.count < 0x80 {
        out.append(UInt8(entry.key.count))
      } else {
        out += [UInt8(entry.key.count & 0x7F) | 0x80, UInt8(truncatingIfNeeded: entry.key.count >> 7)]
      }
      out += entry.key
      out += entry.value
    }
    return out
  }
}

extension [UInt8] {
  func number32(at place: Int) -> Int {
    guard place >= 0, place + 4 <= count else { return 0 }
    return Int(self[place]) | Int(self[place + 1]) << 8 | Int(self[place + 2]) << 16 | Int(self[place + 3] & 0x7F) << 24
  }

  mutating func append32(_ number: Int) {
    for byte in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
  }
}
