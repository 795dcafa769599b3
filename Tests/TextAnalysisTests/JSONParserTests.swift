import Testing

@testable import TextAnalysis

@Suite struct JSONParserTests {
  private func value(_ text: String) throws -> JSONValue { try value(Array(text.utf8)) }
  private func value(_ bytes: [UInt8]) throws -> JSONValue {
    try JSONParser.value(bytes, within: JSONParser.StructureLimits(maxDepth: 64, maxValues: 100_000))
  }

  @Test func parsesEveryKindOfValue() throws {
    #expect(
      try value(#" {"a":[1,-2.5,true,false,null,"x"],"b":{}} "#)
        == .object([
          .init(
            name: "a", value: .array([.integer(1), .number(-2.5), .boolean(true), .boolean(false), .null, .string("x")])),
          .init(name: "b", value: .object([])),
        ]))
  }

  @Test(arguments: ["1.0", "1e0", "10e-1", "1"])
  func parsesIntegerInAnyNotation(text: String) throws { #expect(try value(text) == .integer(1)) }

  /// A `Double` cannot represent the number.
  @Test func keepsEveryDigitOfAnInteger() throws {
    #expect(try value("9007199254740993.0") == .integer(9_007_199_254_740_993))
    #expect(try value("9007199254740993e0").integer == nil)
    #expect(try value("1e300").integer == nil)
  }

  @Test func keepsNumbersTooLargeForInteger() throws {
    #expect(try value("9223372036854775807") == .integer(.max))
    #expect(try value("9223372036854775808").integer == nil)
    #expect(try value("1e999") == .number(.infinity))
  }

  @Test func decodesEscapes() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test func decodesEscapesOfEitherCase() throws { #expect(try value(#""\u3042\u30A2a\ud83d\uDE00b""#) == .string("あアa😀b")) }

  @Test(arguments: [(#""\ud83dx""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}")])
  func keepsTextAfterLoneSurrogate(text: String, read: String) throws { #expect(try value(text) == .string(read)) }

  /// Two normalization forms of a name are two names.
  @Test("Member names are compared by bytes") func comparesNamesByBytes() throws {
    let object = try value("{\"e\u{301}\":1,\"\u{E9}\":2}")
    #expect(object["e\u{301}"] == .integer(1) && object["\u{E9}"] == .integer(2))
  }

  @Test("The order of members and the offsets of strings are kept") func keepsMemberOrderAndOffsets() throws {
    let object = try value(#"{"z": "é", "a": ["x"]}"#)
    #expect(object.object?.map(\.name) == ["z", "a"])
    #expect(object["z"].offset == 6 && object["a"].array[0].offset == 18 && object["none"].offset == nil)
    #expect(object["z"] == .string("é"))
  }

  @Test func acceptsLineBreaksInStrings() throws { #expect(try value("\"a\n\tb\"") == .string("a\n\tb")) }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\n""#])
  func replacesLoneSurrogate(text: String) throws {
    #expect(try value(text).string?.unicodeScalars.first == "\u{FFFD}")
  }

  @Test func lastDuplicateNameWins() throws { #expect(try value(#"{"a":1,"a":2}"#)["a"] == .integer(2)) }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "-", "nul", "tru", "\"a", "\"\\x\"", "\"\\u12g4\"",
    "\"\\u30\"", "\"\\ud83d\\u00\"", "\"\\\"",
    "[1 2]", "{\"a\" 1}", "1 2", "\u{0}", "NaN", "'a'", "[1", "\"\u{1}\"",
  ])
  func rejectsInvalidJSON(text: String) { #expect(throws: JSONParser.ParseError.self) { try value(text) } }

  @Test func rejectsInvalidUTF8() {
    #expect(throws: JSONParser.ParseError.self) { try value([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONParser.ParseError.self) { try value([0x22, 0xC0, 0x80, 0x22]) }
  }

  @Test("Values that are nested too deeply or too many are rejected") func rejectsTooDeepOrTooMany() {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(throws: JSONParser.ParseError.tooDeep) { try value(deep) }
    #expect(throws: JSONParser.ParseError.tooDeep) { try value(String(repeating: "[", count: 100_000)) }
    #expect(throws: JSONParser.ParseError.tooManyValues) {
      try value("[" + String(repeating: "0,", count: 100_000) + "0]")
    }
    #expect(throws: Never.self) { try value(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) }
  }
}
