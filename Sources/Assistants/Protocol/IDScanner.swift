import TextAnalysis

/// Finds the id of a request whose line is too long, too deep or too full to be read: the value of "id" in the outermost object. Nothing else is kept of
/// what it passes, which may be any bytes.
struct IDScanner {
  private var depth = 0
  private var isString = false
  private var isEscaped = false
  private var name: [UInt8] = []
  /// Of the outermost object, what stands since the last comma or colon.
  private var held: [UInt8] = []
  private var found: [UInt8] = []

  /// In bytes.
  private static let longestID = 1000

  static func id(in bytes: [UInt8]) -> RequestID? {
    var scanner = IDScanner()
    scanner.pass(bytes[...])
    return scanner.id
  }

  /// nil where none was seen.
  var id: RequestID? {
    (try? JSONParser.value(found, within: JSONParser.Bounds(depth: 0, values: 1))).flatMap { RequestID($0) }
  }

  mutating func pass(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if isString {
        hold(byte)
        if byte == UInt8(ascii: "\""), !isEscaped { isString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isString = true
        hold(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        endMember()
        depth -= 1
      case UInt8(ascii: ":") where depth == 1: (name, held) = (held, [])
      case UInt8(ascii: ","): endMember()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: hold(byte)
      }
    }
  }

  private mutating func hold(_ byte: UInt8) {
    if depth == 1, held.count < Self.longestID { held.append(byte) }
  }

  private mutating func endMember() {
    guard depth == 1 else { return }
    if name.elementsEqual("\"id\"".utf8) { found = held }
    (name, held) = ([], [])
  }
}
