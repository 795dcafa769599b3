import Guidelines

/// A read-only table of values, sorted by the bytes of their keys and searched in place. Nothing is decoded until it is read.
///
/// The format is little-endian: the number of entries, then that many offsets plus one (32 bits each); then, for each entry, the
/// key with its length before it, followed by the value.
struct PackedTable {
  private let bytes: [UInt8]
  private let offsetsStart: Int
  private let entriesStart: Int
  let count: Int

  /// Creates a table from the bytes of one section.
  init(_ bytes: [UInt8]) throws(ByteReader.CorruptDataError) {
    self.bytes = bytes
    guard bytes.count >= 8 else { throw ByteReader.CorruptDataError() }
    count = bytes.number32(at: 0)
    offsetsStart = 4
    entriesStart = 8 + count * 4
    guard count >= 0, count < bytes.count, entriesStart <= bytes.count,
      entriesStart + bytes.number32(at: entriesStart - 4) <= bytes.count
    else {
      throw ByteReader.CorruptDataError()
    }
  }

  private func entryRange(_ index: Int) -> Range<Int> {
    let lowerBound = min(bytes.count, entriesStart + bytes.number32(at: offsetsStart + index * 4))
    return lowerBound..<max(lowerBound, min(bytes.count, entriesStart + bytes.number32(at: offsetsStart + index * 4 + 4)))
  }

  /// Returns the byte ranges of the key and value of an entry.
  private func keyAndValueRanges(_ index: Int) -> (key: Range<Int>, value: Range<Int>) {
    let bounds = entryRange(index)
    guard let first = bounds.first else { return (bounds, bounds) }
    // A key's length takes at most two bytes.
    let hasTwoLengthBytes = bytes[first] >= 0x80 && bounds.count > 1
    let length = Int(bytes[first] & 0x7F) | (hasTwoLengthBytes ? Int(bytes[first + 1]) << 7 : 0)
    let start = first + (hasTwoLengthBytes ? 2 : 1)
    let end = min(bounds.upperBound, start + length)
    return (start..<end, end..<bounds.upperBound)
  }

  func key(_ index: Int) -> String { String(decoding: bytes[keyAndValueRanges(index).key], as: UTF8.self) }

  func value(_ index: Int) -> [UInt8] { Array(bytes[keyAndValueRanges(index).value]) }

  /// Returns the index of the first key that does not precede `key`.
  private func lowerBoundIndex(_ key: [UInt8]) -> Int {
    (0..<count).partitioningIndex { !bytes[keyAndValueRanges($0).key].lexicographicallyPrecedes(key) }
  }

  func value(of key: String) -> [UInt8]? {
    let key = Array(key.utf8)
    let index = lowerBoundIndex(key)
    guard index < count, bytes[keyAndValueRanges(index).key].elementsEqual(key) else { return nil }
    return value(index)
  }

  /// Returns the values of all keys with the given prefix.
  func values(withPrefix prefix: String) -> [[UInt8]] {
    let prefix = Array(prefix.utf8)
    var values: [[UInt8]] = []
    var index = lowerBoundIndex(prefix)
    while index < count, bytes[keyAndValueRanges(index).key].starts(with: prefix) {
      values.append(value(index))
      index += 1
    }
    return values
  }

  /// Returns the bytes of a table with the given entries.
  ///
  /// - Parameter entries: Keys and values in any order. Each key occurs once.
  static func packed(_ entries: [(key: String, value: [UInt8])]) -> [UInt8] {
    let sorted = entries.map { (key: Array($0.key.utf8), value: $0.value) }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var bytes: [UInt8] = []
    bytes.append32(sorted.count)
    var offset = 0
    bytes.append32(0)
    for entry in sorted {
      offset += (entry.key.count < 0x80 ? 1 : 2) + entry.key.count + entry.value.count
      bytes.append32(offset)
    }
    for entry in sorted {
      if entry.key.count < 0x80 {
        bytes.append(UInt8(entry.key.count))
      } else {
        bytes += [UInt8(entry.key.count & 0x7F) | 0x80, UInt8(truncatingIfNeeded: entry.key.count >> 7)]
      }
      bytes += entry.key
      bytes += entry.value
    }
    return bytes
  }
}

extension [UInt8] {
  func number32(at offset: Int) -> Int {
    guard offset >= 0, offset + 4 <= count else { return 0 }
    return Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16 | Int(self[offset + 3] & 0x7F) << 24
  }

  mutating func append32(_ number: Int) {
    for byte in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
  }
}
