import Guidelines

/// The head and the body of an HTTP response.
struct HTTPResponse: Hashable, Sendable {
  var status: Int
  /// Header fields by lowercase name. Values with non-ASCII characters or over 1000 bytes are dropped.
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  static let maxHeadLength = 1 << 16
}

extension HTTPResponse {
  /// Parses a response. Skips interim heads such as `100 Continue`. Returns `nil` if the bytes are not HTTP.
  init?(_ bytes: [UInt8]) {
    var remaining = bytes[...]
    repeat {
      guard let head = Self.readHead(&remaining), let first = head.first else { return nil }
      let words = first.split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]), (100...599).contains(status) else {
        return nil
      }
      self.status = status
      fields = [:]
      for line in head.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        guard value.utf8.count <= 1000, value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { continue }
        fields[line[..<colon].lowercased()] = String(value)
      }
    } while status < 200
    body = Array(remaining)
  }

  /// Removes a head, including its blank line, from the start of the bytes and returns its lines.
  private static func readHead(_ remaining: inout ArraySlice<UInt8>) -> [Substring]? {
    var lines: [Substring] = []
    let start = remaining.startIndex
    while let end = remaining.firstIndex(of: 0x0A), end - start < maxHeadLength {
      let line = remaining[remaining.startIndex..<end]
      remaining = remaining[(end + 1)...]
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { return lines }
      lines.append(text[...])
    }
    return nil
  }

  var mediaType: String {
    (fields["content-type"] ?? "").prefix { $0 != ";" }.lowercased().split(separator: " ").joined()
  }

  /// `true` if the body may be JSON.
  var isJSON: Bool { mediaType == "application/json" || mediaType.hasSuffix("+json") || mediaType.isEmpty }

  /// Seconds that the server asks to wait, from a `Retry-After` field with seconds or a date (RFC 9110, 10.2.3).
  func retryDelay() -> Int? {
    guard let text = fields["retry-after"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? Self.maxRetryDelay, Self.maxRetryDelay)
    }
    guard let moment = HTTPDate.secondsSinceEpoch(text) else { return nil }
    return min(max(0, moment - (fields["date"].flatMap(HTTPDate.secondsSinceEpoch) ?? UTCTime.now)), Self.maxRetryDelay)
  }

  /// Upper limit of the returned delay, in seconds.
  private static let maxRetryDelay = 366 * 86_400
}

extension [UInt8] {
  /// The bytes without a UTF-8 byte order mark.
  var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}

/// Parser for dates such as `Sun, 06 Nov 1994 08:49:37 GMT`, the only form that a server may send (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Returns the seconds since 1970 (UTC), or `nil` if the text is not such a date.
  static func secondsSinceEpoch(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, let day = Int(words[1]), let month = months.firstIndex(of: words[2].lowercased()),
      let year = Int(words[3]),
      (1970...9999).contains(year), (1...31).contains(day)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, time.allSatisfy({ (0...60).contains($0) }) else { return nil }
    return UTCTime.daysSinceEpoch(year, month + 1, day) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
  }
}
