import Testing

@testable import Reading

@Suite struct JSONTests {
  private func string(_ json: String) -> String? {
    guard case .string(let text, _)? = JSONValue(Array("\"\(json)\"".utf8)) else { return nil }
    return text
  }

  @Test(arguments: [
    (#"\u3042\u30A2"#, "あア"), (#"a\ud83d\uDE00b"#, "a😀b"), (#"\"\\\/"#, #""\/"#), (#"a\nb"#, "a\nb"),
    // Halves of pairs.
    (#"\ud83dx"#, "\u{FFFD}x"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ude00"#, "\u{FFFD}"),
  ])
  func escapesAreRead(json: String, text: String) {
    #expect(string(json) == text)
  }

  @Test(arguments: [#"\u30"#, #"\u30g2"#, #"\x41"#, #"\ud83d\u00"#, #"\"#])
  func brokenEscapesMakeNoDocument(json: String) {
    #expect(string(json) == nil)
  }
}
