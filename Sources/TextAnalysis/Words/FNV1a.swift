/// FNV-1a, 64 bits: the same on every machine and in every run, as Swift's own hashes are not. What indexes and exports store depends on it.
package enum FNV1a {
  @inlinable package static func hash(_ values: some Sequence<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in values { hash = (hash ^ UInt64(value)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Of an array and nothing more general: over the 64 MB that a forged record may have, a loop that no compiler specialises takes ten seconds.
  package static func hash(bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
