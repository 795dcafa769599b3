import Testing

@testable import Assistants

@Suite struct JSONParserTests {
  private func value(_ text: String) throws -> JSONValue { try JSONParser.value(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    #expect(
      try value(#" {"a":[1,-2.5,true,false,null,"x"],"b":{}} "#)
        == .object([
          "a": .array([.integer(1), .number(-2.5), .boolean(true), .boolean(false), .null, .string("x")]), "b": .object([:]),
        ]))
  }

  @Test(arguments: ["1.0", "1e0", "10e-1", "1"])
  func takesAWholeNumberForOneHoweverItIsWritten(text: String) throws { #expect(try value(text) == .integer(1)) }

  @Test func keepsWhatIsTooLargeForAnInteger() throws {
    #expect(try value("9223372036854775807") == .integer(.max))
    #expect(try value("9223372036854775808").integer == nil)
    #expect(try value("1e999") == .number(.infinity))
  }

  @Test func readsEscapes() throws {
    #expect(try value(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\n""#])
  func takesHalfAPairForAReplacement(text: String) throws {
    #expect(try value(text).string?.unicodeScalars.first == "\u{FFFD}")
  }

  @Test func letsTheLastOfTwoNamesCount() throws { #expect(try value(#"{"a":1,"a":2}"#)["a"] == .integer(2)) }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "-", "nul", "tru", "\"a", "\"\\x\"", "\"\\u12g4\"",
    "\"\n\"",
    "[1 2]", "{\"a\" 1}", "1 2", "\u{0}", "NaN", "'a'", "[1", "\"\u{1}\"",
  ])
  func refusesWhatIsNoJSON(text: String) { #expect(throws: JSONParser.Refusal.self) { try value(text) } }

  @Test func refusesWhatIsNoText() {
    #expect(throws: JSONParser.Refusal.self) { try JSONParser.value([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONParser.Refusal.self) { try JSONParser.value([0x22, 0xC0, 0x80, 0x22]) }
  }

  @Test func refusesDepthAndNumber() {
    let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
    #expect(throws: JSONParser.Refusal.tooDeep) { try value(deep) }
    #expect(throws: JSONParser.Refusal.tooDeep) { try value(String(repeating: "[", count: 100_000)) }
    #expect(throws: JSONParser.Refusal.tooManyValues) {
      try value("[" + String(repeating: "0,", count: 100_000) + "0]")
    }
    #expect(throws: Never.self) { try value(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) }
  }
}

@Suite struct LineSplitterTests {
  private func lines(_ chunks: [String], longest: Int = 10) -> [LineSplitter.Line] {
    var splitter = LineSplitter(longest: longest)
    return chunks.flatMap { splitter.lines(Array($0.utf8)[...]) }
  }
  private func line(_ text: String) -> LineSplitter.Line { .line(Array(text.utf8)) }

  @Test func cutsWhereverTheBytesAreDivided() {
    #expect(lines(["a\nb", "c\r", "\n", "\nd"]) == [line("a"), line("bc"), line("")])
  }

  @Test func saysThatALineIsTooLongOnceAndGoesOn() {
    #expect(lines(["0123456789", "01234567890123456789", "x\nab\n"]) == [.tooLong, line("ab")])
    #expect(lines(["0123456789\n", "01234567890\n", "a\n"]) == [line("0123456789"), .tooLong, line("a")])
  }
}
