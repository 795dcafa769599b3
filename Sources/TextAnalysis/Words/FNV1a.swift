/// FNV-1a, 64 bits: the same on every machine and in every run, as Swift's own hashes are not. What indexes and exports store depends on it.
package enum FNV1a {
  @inlinable package static func hash(_ values: some Sequence<UInt32>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in values { hash = (hash ^ UInt64(value)) &* 0x100_0000_01B3 }
    return hash
  }

  @inlinable package static func hash(bytes: some Sequence<UInt8>) -> UInt64 { hash(bytes.lazy.map(UInt32.init)) }
}
