import Testing

@testable import TextAnalysis

/// Vectors of <https://datatracker.ietf.org/doc/html/rfc9923>: indexes and exports store these values.
@Test(arguments: [("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
func hashesAreThoseOfFNV(text: String, hash: UInt64) {
  #expect(FNV1a.hash(bytes: Array(text.utf8)) == hash)
}
