import Guidelines

/// Labels of encodings as pages declare them, and ICU's converters for them.
enum EncodingLabel {
  /// The label that a page declares in its first bytes: `<meta charset>`, `<meta http-equiv … content="…; charset=…">`, `<?xml encoding=…?>`.
  static func declared(in bytes: [UInt8]) -> String? {
    // Browsers look at the first 1,024 bytes; pages with long comments before the declaration exist.
    bytes.withUnsafeBufferPointer { bytes in
      let head = UnsafeBufferPointer(rebasing: bytes.prefix(8192))
      return declared("charset", in: head) ?? declared("encoding", in: head)
    }
  }

  private static func declared(_ key: StaticString, in head: UnsafeBufferPointer<UInt8>) -> String? {
    let length = key.utf8CodeUnitCount
    var start = 0
    while let found = head.firstOffset(ofCaseless: key, from: start) {
      start = found + length
      var index = start
      while index < head.count, isSpace(head[index]) { index += 1 }
      guard index < head.count, head[index] == 0x3D else { continue }
      index += 1
      while index < head.count, isSpace(head[index]) || head[index] == 0x22 || head[index] == 0x27 { index += 1 }
      let label = head[index...].prefix(while: isLabel).map(lower)
      if !label.isEmpty && label.count <= 40 { return String(decoding: label, as: UTF8.self) }
    }
    return nil
  }

  /// The encoding that browsers mean by a label (https://encoding.spec.whatwg.org/#names-and-labels), for those that occur in Japanese and
  /// English pages; the label itself for any other.
  static func canonical(_ label: String) -> String? {
    let label = label.lowercased()
    if ["utf-8", "utf8", "unicode-1-1-utf-8", "x-unicode20utf8", "unicode11utf8"].contains(label) { return "utf-8" }
    if shiftJIS.contains(label) { return "windows-31j" }
    if ["euc-jp", "eucjp", "x-euc-jp", "x-euc", "ujis", "cseucpkdfmtjapanese", "euc_jp"].contains(label) { return "euc-jp" }
    // A page that can be read as ASCII up to its declaration is in neither of these.
    if label.hasPrefix("utf-16") || label.hasPrefix("utf-32") || label.hasPrefix("iso-2022-jp") { return nil }
    if ["ascii", "us-ascii", "iso-8859-1", "iso8859-1", "latin1", "l1", "cp1252", "windows-1252", "x-cp1252"].contains(label) {
      return "windows-1252"
    }
    return label
  }

  private static let shiftJIS: Set<String> = [
    "shift_jis", "shift-jis", "sjis", "x-sjis", "s-jis", "ms_kanji", "csshiftjis", "windows-31j", "cswindows31j", "cp932",
    "ms932", "windows-932",
    "x-ms-cp932", "shift_jis-2004", "mskanji",
  ]

  /// ICU's name for a label.
  static func converter(_ label: String) -> String {
    switch label {
    case "windows-31j": "ibm-943_P15A-2003"
    case "euc-jp": "euc-jp-2007"
    default: label
    }
  }

  static func hasMicrosoftMapping(_ label: String) -> Bool {
    label == "windows-31j" || label == "euc-jp"
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private static func isLabel(_ byte: UInt8) -> Bool {
    let letter = lower(byte)
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || "-_:.".utf8.contains(byte)
  }

  private static func lower(_ byte: UInt8) -> UInt8 { byte.isASCIIUpper ? byte | 0x20 : byte }
}
