/// The 64-bit FNV-1a hash. Unlike Swift's hashes, it is the same on every machine and in every run; indexes and exports store it.
package enum FNV1a {
  @inlinable package static func hash(_ values: some Sequence<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in values { hash = (hash ^ UInt64(value)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns the hash of bytes. Takes an array and not a generic sequence: on the 64 MB that a forged record may have, an
  /// unspecialized loop takes ten seconds.
  package static func hash(bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
