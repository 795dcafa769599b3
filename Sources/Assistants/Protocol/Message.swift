import TextAnalysis

/// What a client names a request, so as to know its answer again. Texts are told apart by their bytes: "é" may be spelt in two ways, which are two ids.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case text([UInt8])

  /// nil for what is no id: null, a fraction, a string that was no text.
  init?(_ value: JSONValue) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .string(let text, _) where !text.unicodeScalars.contains("\u{FFFD}"): self = .text(Array(text.utf8))
    case .string, .null, .boolean, .number, .array, .object: return nil
    }
  }
}

/// A request, its form checked, its meaning not yet.
package struct Request: Hashable, Sendable {
  package var id: RequestID
  package var method: String
  /// An object.
  package var parameters: JSONValue
}

/// What a line from the client is (JSON-RPC 2.0).
package enum Message: Hashable, Sendable {
  case request(Request)
  /// That the client no longer waits for an answer.
  case cancellation(RequestID)
  /// Other notifications, answers to nothing, empty lines: never answered.
  case ignored
  case refused(ProtocolError, id: RequestID?)

  /// Requests need a depth of five.
  private static let bounds = JSONParser.Bounds(depth: 64, values: 100_000)

  package init(_ line: LineSplitter.Line) {
    switch line {
    case .tooLong(let id): self = .refused(.invalidRequest("a line has at most \(LineSplitter.longest) bytes"), id: id)
    case .line(let bytes): self.init(bytes)
    }
  }

  private init(_ bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      self = .ignored
      return
    }
    do throws(JSONParser.Refusal) {
      self.init(try JSONParser.value(bytes, within: Self.bounds))
    } catch {
      switch error {
      case .malformed(let position): self = .refused(.parseError("no JSON from byte \(position) on"), id: nil)
      case .tooDeep: self = .refused(.invalidRequest("nested deeper than \(Self.bounds.depth)"), id: IDScanner.id(in: bytes))
      case .tooManyValues:
        self = .refused(.invalidRequest("more than \(Self.bounds.values) values"), id: IDScanner.id(in: bytes))
      }
    }
  }

  private init(_ value: JSONValue) {
    guard let members = value.object else {
      self = .refused(.invalidRequest("a message is one object; batches are not offered"), id: nil)
      return
    }
    let id = RequestID(value["id"])
    guard value["jsonrpc"] == .string("2.0") else {
      self = .refused(.invalidRequest("'jsonrpc' must be '2.0'"), id: id)
      return
    }
    func has(_ name: String) -> Bool { members.contains { $0.name == name } }
    guard has("method") else {
      self = has("result") || has("error") ? .ignored : .refused(.invalidRequest("no 'method'"), id: id)
      return
    }
    guard let method = value["method"].string else {
      self = .refused(.invalidRequest("'method' must be a string"), id: id)
      return
    }
    let parameters = has("params") ? value["params"] : .object([])
    guard has("id") else {
      let cancelled = method == "notifications/cancelled" ? RequestID(parameters["requestId"]) : nil
      self = cancelled.map { .cancellation($0) } ?? .ignored
      return
    }
    guard let id else {
      self = .refused(.invalidRequest("'id' must be a string or an integer"), id: nil)
      return
    }
    guard parameters.object != nil else {
      self = .refused(.invalidParameters("'params' must be an object"), id: id)
      return
    }
    self = .request(Request(id: id, method: method, parameters: parameters))
  }
}
