import Testing

@testable import Rendering

/// The examples of FIPS 180-4 and RFC 4648.
@Suite struct HashTests {
  private func hex(_ text: String) -> String {
    SHA256.hash(text.utf8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashes(text: String, hash: String) { #expect(hex(text) == hash) }

  /// Around the end of a block.
  @Test func everyLengthIsPadded() {
    let hashes = (0...130).map { hex(String(repeating: "a", count: $0)) }
    #expect(Set(hashes).count == 131 && hashes.allSatisfy { $0.count == 64 })
    #expect(hashes[64] == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, encoded: String) { #expect(Base64.text(Array(text.utf8)) == encoded) }
}
