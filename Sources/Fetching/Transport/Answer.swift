import Guidelines

/// The head and the body of an answer, as they came over the line.
struct Answer: Hashable, Sendable {
  var status: Int
  /// Names in lower case; values that are printable, and no longer than anything one would send back.
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  static let longestHead = 1 << 16
}

extension Answer {
  /// nil for what is no HTTP. Heads that only announce another (`100 Continue`) are passed over.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    repeat {
      guard let head = Self.head(&rest), let first = head.first else { return nil }
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
    body = Array(rest)
  }

  /// Lines up to the blank one.
  private static func head(_ rest: inout ArraySlice<UInt8>) -> [Substring]? {
    var lines: [Substring] = []
    let start = rest.startIndex
    while let end = rest.firstIndex(of: 0x0A), end - start < longestHead {
      let line = rest[rest.startIndex..<end]
      rest = rest[(end + 1)...]
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { return lines }
      lines.append(text[...])
    }
    return nil
  }

  var mediaType: String {
    (fields["content-type"] ?? "").prefix { $0 != ";" }.lowercased().split(separator: " ").joined()
  }

  /// Whether its body may be JSON.
  var isJSON: Bool { mediaType == "application/json" || mediaType.hasSuffix("+json") || mediaType.isEmpty }

  /// Seconds that the server asks to wait, given as such or as a moment (RFC 9110, 10.2.3).
  func secondsToWait() -> Int? {
    guard let text = fields["retry-after"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return min(Int(text) ?? Self.year, Self.year) }
    guard let moment = HTTPDate.seconds(text) else { return nil }
    return min(max(0, moment - (fields["date"].flatMap(HTTPDate.seconds) ?? Moment.now)), Self.year)
  }

  /// Nobody waits longer.
  private static let year = 366 * 86_400
}

extension [UInt8] {
  /// Without the mark that some write before a text in UTF-8.
  var withoutMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}

/// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that a server may send today.
enum HTTPDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Since 1970, UTC.
  static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, let day = Int(words[1]), let month = months.firstIndex(of: words[2].lowercased()),
      let year = Int(words[3]),
      (1970...9999).contains(year), (1...31).contains(day)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, time.allSatisfy({ (0...60).contains($0) }) else { return nil }
    return Moment.days(year, month + 1, day) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
  }
}
