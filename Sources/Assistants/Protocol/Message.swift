import TextAnalysis

/// Id of a JSON-RPC request, returned in its answer. Text ids are compared by their bytes, because Unicode-equivalent spellings
/// of "é" are different ids.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case text([UInt8])

  /// Reads a request id. The result is `nil` for invalid ids: null, a fraction, or a string that was not valid text.
  init?(_ value: JSONValue) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .string(let text, _) where !text.unicodeScalars.contains("\u{FFFD}"): self = .text(Array(text.utf8))
    case .string, .null, .boolean, .number, .array, .object: return nil
    }
  }
}

/// A request whose form was checked but whose method and parameters were not.
package struct RPCRequest: Hashable, Sendable {
  package var id: RequestID
  package var method: String
  /// Parameters of the method, a JSON object.
  package var parameters: JSONValue
}

/// A message from the client according to JSON-RPC 2.0.
package enum Message: Hashable, Sendable {
  case request(RPCRequest)
  /// Notification that the client no longer waits for an answer.
  case cancellation(RequestID)
  /// Other notifications, responses without a request, and empty lines; never answered.
  case ignored
  case invalid(ProtocolError, id: RequestID?)

  /// Limits of a message. Valid requests need a depth of five.
  private static let bounds = JSONParser.StructureLimits(maxDepth: 64, maxValues: 100_000)

  package init(_ line: LineSplitter.InputLine) {
    switch line {
    case .tooLong(let id): self = .invalid(.invalidRequest("a line has at most \(LineSplitter.maxLineLength) bytes"), id: id)
    case .line(let bytes): self.init(bytes)
    }
  }

  private init(_ bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      self = .ignored
      return
    }
    do throws(JSONParser.ParseError) {
      self.init(try JSONParser.value(bytes, within: Self.bounds))
    } catch {
      switch error {
      case .malformed(let position): self = .invalid(.parseError("no JSON from byte \(position) on"), id: nil)
      case .tooDeep: self = .invalid(.invalidRequest("nested deeper than \(Self.bounds.maxDepth)"), id: IDScanner.id(in: bytes))
      case .tooManyValues:
        self = .invalid(.invalidRequest("more than \(Self.bounds.maxValues) values"), id: IDScanner.id(in: bytes))
      }
    }
  }

  private init(_ value: JSONValue) {
    guard let members = value.object else {
      self = .invalid(.invalidRequest("a message is one object; batches are not offered"), id: nil)
      return
    }
    let requestID = RequestID(value["id"])
    guard value["jsonrpc"] == .string("2.0") else {
      self = .invalid(.invalidRequest("'jsonrpc' must be '2.0'"), id: requestID)
      return
    }
    func has(_ name: String) -> Bool { members.contains { $0.name == name } }
    guard has("method") else {
      self = has("result") || has("error") ? .ignored : .invalid(.invalidRequest("no 'method'"), id: requestID)
      return
    }
    guard let method = value["method"].string else {
      self = .invalid(.invalidRequest("'method' must be a string"), id: requestID)
      return
    }
    let parameters = has("params") ? value["params"] : .object([])
    guard has("id") else {
      let cancelled = method == "notifications/cancelled" ? RequestID(parameters["requestId"]) : nil
      self = cancelled.map { .cancellation($0) } ?? .ignored
      return
    }
    guard let requestID else {
      self = .invalid(.invalidRequest("'id' must be a string or an integer"), id: nil)
      return
    }
    guard parameters.object != nil else {
      self = .invalid(.invalidParameters("'params' must be an object"), id: requestID)
      return
    }
    self = .request(RPCRequest(id: requestID, method: method, parameters: parameters))
  }
}
