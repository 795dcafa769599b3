/// The hashes by which code hosts know a line again when it moved: `primaryLocationLineHash`, over the next hundred characters that are no spaces. They
/// are computed as codeql-action computes them (src/fingerprints.ts), for only these match what it fills in.
struct LineFingerprint {
  private static let block = 100

  /// By line, 1-based: the hash in hexadecimal, and how often it came up so far.
  static func hashes(_ bytes: [UInt8]) -> [Int: String] {
    var (found, counts) = ([Int: String](), [UInt64: Int]())
    var window = [UInt64](repeating: 0, count: block)
    var lines = [Int](repeating: -1, count: block)
    var (hash, index, line) = (UInt64(0), 0, 0)
    var (isLineStart, isAfterReturn) = (true, false)
    var first: UInt64 = 1
    for _ in 0..<block { first = first &* 37 }
    func output() {
      counts[hash, default: 0] += 1
      found[lines[index]] = String(hash, radix: 16) + ":\(counts[hash] ?? 1)"
      lines[index] = -1
    }
    func update(_ unit: UInt64) {
      let oldest = window[index]
      window[index] = unit
      hash = hash &* 37 &+ unit &- first &* oldest
      index = (index + 1) % block
    }
    func take(_ character: UInt16) {
      var unit = character
      if unit == 0x20 || unit == 0x09 || isAfterReturn && unit == 0x0A {
        isAfterReturn = false
        return
      }
      isAfterReturn = unit == 0x0D
      if isAfterReturn { unit = 0x0A }
      if lines[index] != -1 { output() }
      if isLineStart {
        isLineStart = false
        line += 1
        lines[index] = line
      }
      if unit == 0x0A { isLineStart = true }
      update(UInt64(unit))
    }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { take(unit) }
    take(0xFFFF)
    for _ in 0..<block {
      if lines[index] != -1 { output() }
      update(0)
    }
    return found
  }
}
