/// What a client names a request, so as to know its answer again.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)

  /// nil for what is no id: null, a fraction, a string that was no text.
  init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .string(let text) where !text.unicodeScalars.contains("\u{FFFD}"): self = .string(text)
    case .string, .null, .boolean, .number, .array, .object, nil: return nil
    }
  }
}

/// A request, its form checked, its meaning not yet.
package struct Request: Hashable, Sendable {
  package var id: RequestID
  package var method: String
  package var parameters: [String: JSONValue]
}

/// What a line from the client is (JSON-RPC 2.0).
package enum Message: Hashable, Sendable {
  case request(Request)
  /// That the client no longer waits for an answer.
  case cancellation(RequestID)
  /// Other notifications, answers to nothing, empty lines: never answered.
  case ignored
  case refused(ProtocolError, id: RequestID?)

  package init(_ line: LineSplitter.Line) {
    switch line {
    case .tooLong: self = .refused(.invalidRequest("a line has at most \(LineSplitter.longest) bytes"), id: nil)
    case .line(let bytes): self.init(bytes)
    }
  }

  private init(_ bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      self = .ignored
      return
    }
    do throws(JSONParser.Refusal) {
      self.init(try JSONParser.value(bytes))
    } catch {
      switch error {
      case .malformed(let position): self = .refused(.parseError("no JSON from byte \(position) on"), id: nil)
      case .tooDeep: self = .refused(.invalidRequest("nested deeper than \(JSONParser.deepest)"), id: nil)
      case .tooManyValues: self = .refused(.invalidRequest("more than \(JSONParser.mostValues) values"), id: nil)
      }
    }
  }

  private init(_ value: JSONValue) {
    guard let members = value.object else {
      self = .refused(.invalidRequest("a message is one object; batches are not offered"), id: nil)
      return
    }
    let id = RequestID(members["id"])
    guard members["jsonrpc"] == .string("2.0") else {
      self = .refused(.invalidRequest("'jsonrpc' must be '2.0'"), id: id)
      return
    }
    guard let method = members["method"] else {
      let isAnswer = members["result"] != nil || members["error"] != nil
      self = isAnswer ? .ignored : .refused(.invalidRequest("no 'method'"), id: id)
      return
    }
    guard let name = method.string else {
      self = .refused(.invalidRequest("'method' must be a string"), id: id)
      return
    }
    let parameters = members["params"] ?? .object([:])
    if members["id"] == nil {
      let cancelled = name == "notifications/cancelled" ? RequestID(parameters["requestId"]) : nil
      self = cancelled.map { .cancellation($0) } ?? .ignored
      return
    }
    guard let id else {
      self = .refused(.invalidRequest("'id' must be a string or an integer"), id: nil)
      return
    }
    guard let object = parameters.object else {
      self = .refused(.invalidParameters("'params' must be an object"), id: id)
      return
    }
    self = .request(Request(id: id, method: name, parameters: object))
  }
}
