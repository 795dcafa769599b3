import Testing

@testable import TextAnalysis

/// Checks vectors of <https://datatracker.ietf.org/doc/html/rfc9923>. Indexes and exports store these values.
@Test(
  "Hashes match the test vectors of FNV-1a",
  arguments: [("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
func hashMatchesFNV1a(text: String, hash: UInt64) {
  #expect(FNV1a.hash(bytes: Array(text.utf8)) == hash)
}
