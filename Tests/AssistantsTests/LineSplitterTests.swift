import Testing

@testable import Assistants

@Suite struct LineSplitterTests {
  private func lines(_ chunks: [String], longest: Int = 10) -> [LineSplitter.InputLine] {
    var splitter = LineSplitter(maxLength: longest)
    return chunks.flatMap { splitter.lines(Array($0.utf8)[...]) }
  }
  private func line(_ text: String) -> LineSplitter.InputLine { .line(Array(text.utf8)) }

  @Test("Lines are split at newlines, however the bytes are chunked") func splitsAcrossChunks() {
    #expect(lines(["a\nb", "c\r", "\n", "\nd"]) == [line("a"), line("bc"), line("")])
  }

  @Test("The end of input ends the last line") func returnsUnterminatedLastLine() {
    var splitter = LineSplitter(maxLength: 10)
    #expect(splitter.lines(Array("a\nb\r".utf8)[...]) == [line("a")] && splitter.finalLine() == line("b"))
    #expect(splitter.finalLine() == nil)
    #expect(splitter.lines(Array("01234567890".utf8)[...]) == [] && splitter.finalLine() == .tooLong(id: nil))
  }

  /// The sender waits for an answer with its id, wherever the id is in the line.
  @Test(
    "The id of a line that is too long is extracted",
    arguments: [
      (#"{"id":7,"x":"0123456789"}"#, RequestID.integer(7)),
      (#"{"x":"0123456789","a":{"id":8},"id":"y\"z" }"#, .text(Array("y\"z".utf8))),
      (#"{"x":[1,2,3,4,5,6,{"id":1}],"y":"\"id\":2"}"#, nil), (#"{"id":{"id":1},"x":"0123456789"}"#, nil),
      (#"[{"id":1},"0123456789"]"#, nil),
      (#"{"id":"0123456789012345"#, nil), (#"}}]],:"id":7,{"id":5"#, nil), (#"{"id":null,"x":"0123456789"}"#, nil),
    ])
  func extractsIDOfLongLine(text: String, id: RequestID?) {
    for size in [1, 7, 100] {
      var splitter = LineSplitter(maxLength: 10)
      let bytes = Array((text + "\n").utf8)
      let chunks = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min(bytes.count, $0 + size)] }
      #expect(chunks.flatMap { splitter.lines($0) } == [.tooLong(id: id)])
    }
  }

  @Test("A line that is too long is reported once, and the next lines are read") func reportsLongLineOnce() {
    #expect(lines(["0123456789", "01234567890123456789", "x\nab\n"]) == [.tooLong(id: nil), line("ab")])
    #expect(lines(["0123456789\n", "01234567890\n", "a\n"]) == [line("0123456789"), .tooLong(id: nil), line("a")])
  }
}
