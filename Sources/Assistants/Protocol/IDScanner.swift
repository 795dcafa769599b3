import TextAnalysis

/// Scanner for the id of a request whose line is too long, too deep, or has too many values to parse: the value of `"id"` in the
/// outermost object. The input may be arbitrary bytes; the scanner keeps only the current member name and value.
struct IDScanner {
  private var depth = 0
  private var isString = false
  private var isEscaped = false
  private var memberName: [UInt8] = []
  /// Bytes of the outermost object since the last comma or colon.
  private var memberBytes: [UInt8] = []
  private var idBytes: [UInt8] = []

  /// Maximum length of a member name or value in bytes.
  private static let maxIDLength = 1000

  static func id(in bytes: [UInt8]) -> RequestID? {
    var scanner = IDScanner()
    scanner.scan(bytes[...])
    return scanner.id
  }

  /// Scanned id, or `nil` if none was seen.
  var id: RequestID? {
    (try? JSONParser.value(idBytes, within: JSONParser.StructureLimits(maxDepth: 0, maxValues: 1))).flatMap { RequestID($0) }
  }

  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if isString {
        append(byte)
        if byte == UInt8(ascii: "\""), !isEscaped { isString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isString = true
        append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        endMember()
        depth -= 1
      case UInt8(ascii: ":") where depth == 1: (memberName, memberBytes) = (memberBytes, [])
      case UInt8(ascii: ","): endMember()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: append(byte)
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    if depth == 1, memberBytes.count < Self.maxIDLength { memberBytes.append(byte) }
  }

  private mutating func endMember() {
    guard depth == 1 else { return }
    if memberName.elementsEqual("\"id\"".utf8) { idBytes = memberBytes }
    (memberName, memberBytes) = ([], [])
  }
}
