import Dispatch
import Synchronization
import TestSupport
import Testing
import TextAnalysis

@testable import Assistants

/// Requests and answers over a line connection, whatever the order and the chunks of bytes.
@Suite struct ConnectionTests {
  /// Feeds chunks to a server and gathers the lines that it writes; input stays open until the given number of answers is written.
  private static func serve(_ chunks: [[UInt8]], answers: Int) throws -> [String] {
    let testServer = try TestServer()
    let given = Mutex(chunks[...])
    let written = Mutex<[UInt8]>([])
    let connection = LineConnection(
      read: { buffer in
        if let chunk = given.withLock({ $0.popFirst() }) {
          buffer.replaceSubrange(0..<chunk.count, with: chunk)
          return chunk.count
        }
        let start = DispatchTime.now().uptimeNanoseconds
        while written.withLock({ $0.count { $0 == 10 } }) < answers, DispatchTime.now().uptimeNanoseconds - start < 60_000_000_000
        {
          _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5))
        }
        return 0
      }, isHungUp: { false },
      write: { bytes in
        written.withLock { $0 += bytes }
        return true
      }, didEnd: {})
    connection.serve(testServer.server)
    return written.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init)
  }

  /// Input from a file ends at once, before anything is answered.
  @Test("All requests read before the end of input are answered") func answersEveryRequestAfterInputEnds() throws {
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_search","arguments":{"query":"dial"}}}"#
    let testServer = try TestServer()
    let given = Mutex(Array(String(repeating: line + "\n", count: 400).utf8))
    let count = Mutex(0)
    let isEnded = Mutex(false)
    let connection = LineConnection(
      read: { buffer in
        given.withLock { bytes in
          let taken = min(bytes.count, 60_000)
          buffer.replaceSubrange(0..<taken, with: bytes.prefix(taken))
          bytes.removeFirst(taken)
          return taken
        }
      }, isHungUp: { true },
      write: { _ in
        count.withLock { $0 += 1 }
        return !isEnded.withLock { $0 }
      }, didEnd: { isEnded.withLock { $0 = true } })
    connection.serve(testServer.server)
    #expect(count.withLock { $0 } == 400)
  }

  private static func cut(_ bytes: [UInt8], with random: inout Seeded) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...60_000, using: &random)
      chunks.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return chunks
  }

  @Test("Each of a thousand ids is answered exactly once") func answersEachIDOnce() throws {
    var random = Seeded(7)
    let methods = [
      #""tools/list","params":{\#(TestServer.meta)}"#, #""server/discover","params":{\#(TestServer.meta)}"#, #""no/such""#,
      #""ping""#,
      #""prompts/list","params":{\#(TestServer.meta)}"#,
      #""resources/templates/list","params":{\#(TestServer.meta)}"#, #""no/other""#, #""ping","params":{}"#, #""tools/call""#,
      #""tools/call","params":{\#(TestServer.meta),"name":"hig_search","arguments":{"query":"dial"}}"#,
    ]
    var text = ""
    for number in (0..<1000).shuffled(using: &random) {
      let id = number % 2 == 0 ? "\(number)" : "\"\(number)\""
      text += #"{"jsonrpc":"2.0","id":\#(id),"method":\#(methods[number % methods.count])}"# + (number % 3 == 0 ? "\r\n" : "\n")
    }
    let lines = try Self.serve(Self.cut(Array(text.utf8), with: &random), answers: 1000)
    let ids = try lines.map { try JSON.value($0)["id"] }
    #expect(ids.count == 1000)
    #expect(Set(ids) == Set((0..<1000).map { $0 % 2 == 0 ? .integer($0) : .string("\($0)") }))
  }

  @Test("Malformed lines neither crash the server nor swallow valid requests") func survivesMalformedInput() throws {
    var random = Seeded(11)
    var bytes: [UInt8] = []
    var expected = 0
    let seeds = FuzzedLines.seeds
    for number in 0..<3000 {
      bytes += FuzzedLines.line(from: seeds, with: &random) + [10]
      // A valid request in between is answered whatever came before.
      if number % 10 == 0 {
        bytes += Array(#"{"jsonrpc":"2.0","id":"sound \#(number)","method":"ping"}"#.utf8) + [10]
        expected += 1
      }
    }
    bytes += Array(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#.utf8) + [10]
    let testServer = try TestServer()
    var splitter = LineSplitter()
    var sound: [String] = []
    for chunk in Self.cut(bytes, with: &random) {
      for line in splitter.lines(chunk[...]) {
        guard let answer = testServer.server.answer(Message(line)) else { continue }
        let value = try JSON.value(answer)
        #expect(!answer.contains("\n") && value["jsonrpc"] == .string("2.0"))
        #expect((value["result"] != .null) != (value["error"] != .null))
        if let code = value.code { #expect([-32700, -32600, -32601, -32602, -32603, -32022, -32002].contains(code)) }
        if let id = value["id"].string, id.hasPrefix("sound ") { sound.append(id) }
      }
    }
    #expect(sound.count == expected && Set(sound).count == expected)
  }

  @Test("A line of 4 MB is answered; a longer one is rejected") func limitsLineLength() throws {
    let testServer = try TestServer()
    let query = String(repeating: "dial ", count: 800_000)
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_search","arguments":{"query":"\#(query)"}}}"#
    var splitter = LineSplitter()
    let lines = splitter.lines(Array((line + "\n").utf8)[...])
    #expect(lines.count == 1 && lines[0] != .tooLong(id: nil))
    #expect(testServer.server.answer(Message(lines[0]))?.contains("dials/") == true)
    let long = splitter.lines((Array(repeating: UInt8(ascii: "x"), count: LineSplitter.maxLineLength + 1) + [10])[...])
    #expect(long == [.tooLong(id: nil)])
  }

  @Test("A request right before the end of input is answered") func answersRequestBeforeEndOfInput() throws {
    let lines = try Self.serve([Array((#"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n").utf8)], answers: 0)
    #expect(lines == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
  }

  /// A piped client may leave out the last newline. A line that was cut off gets a parse error instead of a hang.
  @Test("A last line without a newline is answered") func answersUnterminatedLastLine() throws {
    let lines = try Self.serve([Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)], answers: 0)
    #expect(lines == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
    let cut = try Self.serve([Array(#"{"jsonrpc":"2.0","id":1,"met"#.utf8)], answers: 0)
    #expect(try cut.map { try JSON.value($0).code } == [-32700])
  }

  // MARK: Cancelling

  private func request(_ id: Int) -> Message { .request(RPCRequest(id: .integer(id), method: "ping", parameters: .object([]))) }

  @Test("A cancelled request is not answered, and its id can be used again") func cancelledRequestIsNotAnswered() {
    let inbox = MessageQueue()
    for id in 1...3 { inbox.add(request(id), byteCount: 10) }
    inbox.add(.cancellation(.integer(2)), byteCount: 10)
    inbox.add(.cancellation(.integer(9)), byteCount: 10)
    #expect(inbox.next() == request(1))
    // Cancels a request while its answer is being made.
    inbox.add(.cancellation(.integer(1)), byteCount: 10)
    #expect(!inbox.finish())
    #expect(inbox.next() == request(3))
    #expect(inbox.finish())
    // This cancellation comes too late.
    inbox.add(.cancellation(.integer(3)), byteCount: 10)
    // The same id again is another request.
    inbox.add(request(1), byteCount: 10)
    #expect(inbox.next() == request(1))
    #expect(inbox.finish())
    inbox.close()
    #expect(inbox.next() == nil)
  }

  /// Each waiting request is visited once, whether or not its id is found.
  @Test("Cancelling many requests takes linear time", arguments: [0, 1_000_000]) func cancellationTakesLinearTime(offset: Int) {
    func time(_ count: Int) -> Duration {
      let inbox = MessageQueue()
      return ContinuousClock().measure {
        for id in 0..<count { inbox.add(request(id), byteCount: 1) }
        for id in 0..<count { inbox.add(.cancellation(.integer(offset + id)), byteCount: 1) }
        inbox.close()
        while inbox.next() != nil {}
      }
    }
    // A linear search for each cancellation took 40 s for this many requests.
    #expect(time(40_000) < .seconds(20))
  }

  @Test("A cancellation applies to earlier requests with its id, not to later ones") func cancellationAppliesToEarlierRequests() {
    let inbox = MessageQueue()
    for id in [1, 2, 1] { inbox.add(request(id), byteCount: 1) }
    inbox.add(.cancellation(.integer(1)), byteCount: 1)
    inbox.add(request(1), byteCount: 1)
    inbox.close()
    #expect(inbox.next() == request(2) && inbox.next() == request(1) && inbox.next() == nil)
  }

  /// Uses "é" in its composed and decomposed forms.
  @Test("Ids that differ only in Unicode normalization are different ids") func idsAreComparedByteByByte() throws {
    func line(_ text: String) -> Message { Message(.line(Array(text.utf8))) }
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    let inbox = MessageQueue()
    inbox.add(line(#"{"jsonrpc":"2.0","id":"\#(composed)","method":"ping"}"#), byteCount: 1)
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"\#(decomposed)"}}"#
    inbox.add(line(cancel), byteCount: 1)
    inbox.close()
    #expect(inbox.next() != nil)
    let answer = try #require(TestServer().answer(#"{"jsonrpc":"2.0","id":"\#(decomposed)","method":"ping"}"#))
    #expect(answer.unicodeScalars.contains("\u{301}") && !answer.unicodeScalars.contains("\u{E9}"))
  }

  @Test func parsesCancellation() {
    let line = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x","reason":"no"}}"#
    #expect(Message(.line(Array(line.utf8))) == .cancellation(.text([UInt8(ascii: "x")])))
  }

  @Test("The queue has no capacity while more than 8 MB wait") func queueLimitsItsBytes() {
    let inbox = MessageQueue()
    inbox.add(request(1), byteCount: 9 << 20)
    #expect(!inbox.hasCapacity)
    _ = inbox.next()
    #expect(inbox.hasCapacity)
    inbox.add(request(2), byteCount: 9 << 20)
    inbox.add(.cancellation(.integer(2)), byteCount: 0)
    inbox.add(request(3), byteCount: 10)
    #expect(inbox.next() == request(3))
    #expect(inbox.hasCapacity)
  }
}

/// Generator of malformed requests.
enum FuzzedLines {
  static let seeds: [[UInt8]] = [
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_search","arguments":{"query":"dial","limit":3}}}"#,
    #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{\#(TestServer.meta),"name":"hig_read","arguments":{"topic":"dials"}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{\#(TestServer.meta),"name":"hig_spec","arguments":{"platform":"iOS"}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{\#(TestServer.meta),"uri":"hig://topic/dials?language=ja"}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
    #"{"jsonrpc":"2.0","id":5,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"topic","value":"d"}}}"#,
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", "\\", "\\ud800", "\u{0}", "\u{7F}", ",", ":", "null", "true", "1e999", "-",
      "99999999999999999999", "\"id\":null,",
      "\u{202E}", "文字", String(repeating: "[", count: 200), String(repeating: "{\"a\":", count: 100), "\r", "\"method\":5,",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  static func line(from seeds: [[UInt8]], with random: inout Seeded) -> [UInt8] {
    var line = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...line.count, using: &random)
      let end = min(line.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: line.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 1: line.removeSubrange(place..<end)
      case 2: line.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
      default: line.insert(contentsOf: Array(line[place..<end]), at: place)
      }
    }
    return line.filter { $0 != 10 }
  }
}
