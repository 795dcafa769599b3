/// Hashes by which code hosts identify a line after it moved (`primaryLocationLineHash`), computed over the next hundred
/// characters other than spaces. The algorithm is that of codeql-action (src/fingerprints.ts), whose hashes these have to match.
struct LineFingerprint {
  private static let windowSize = 100

  /// Returns the hash of each line, by 1-based number: hexadecimal, followed by the number of its occurrences so far.
  static func hashes(_ bytes: [UInt8]) -> [Int: String] {
    var (hashesByLine, counts) = ([Int: String](), [UInt64: Int]())
    var window = [UInt64](repeating: 0, count: windowSize)
    var lines = [Int](repeating: -1, count: windowSize)
    var (hash, index, line) = (UInt64(0), 0, 0)
    var (isLineStart, isAfterReturn) = (true, false)
    var first: UInt64 = 1
    for _ in 0..<windowSize { first = first &* 37 }
    func storeHash() {
      counts[hash, default: 0] += 1
      hashesByLine[lines[index]] = String(hash, radix: 16) + ":\(counts[hash] ?? 1)"
      lines[index] = -1
    }
    func update(_ unit: UInt64) {
      let oldest = window[index]
      window[index] = unit
      hash = hash &* 37 &+ unit &- first &* oldest
      index = (index + 1) % windowSize
    }
    func read(_ character: UInt16) {
      var unit = character
      if unit == 0x20 || unit == 0x09 || isAfterReturn && unit == 0x0A {
        isAfterReturn = false
        return
      }
      isAfterReturn = unit == 0x0D
      if isAfterReturn { unit = 0x0A }
      if lines[index] != -1 { storeHash() }
      if isLineStart {
        isLineStart = false
        line += 1
        lines[index] = line
      }
      if unit == 0x0A { isLineStart = true }
      update(UInt64(unit))
    }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { read(unit) }
    read(0xFFFF)
    for _ in 0..<windowSize {
      if lines[index] != -1 { storeHash() }
      update(0)
    }
    return hashesByLine
  }
}
