import Guidelines

/// Encoding labels that pages declare, and the names of ICU's converters for them.
enum EncodingLabel {
  /// Returns the label that a page declares in its first bytes: `<meta charset>`, `<meta http-equiv … content="…; charset=…">`,
  /// or `<?xml encoding=…?>`.
  static func declaredLabel(in bytes: [UInt8]) -> String? {
    // Browsers look at the first 1,024 bytes only, but some pages have long comments before the declaration.
    bytes.withUnsafeBufferPointer { bytes in
      let head = UnsafeBufferPointer(rebasing: bytes.prefix(8192))
      return declaredLabel("charset", in: head) ?? declaredLabel("encoding", in: head)
    }
  }

  private static func declaredLabel(_ key: StaticString, in head: UnsafeBufferPointer<UInt8>) -> String? {
    let length = key.utf8CodeUnitCount
    var start = 0
    while let offset = head.firstOffset(ofCaseless: key, from: start) {
      start = offset + length
      var index = start
      while index < head.count, isSpace(head[index]) { index += 1 }
      guard index < head.count, head[index] == 0x3D else { continue }
      index += 1
      while index < head.count, isSpace(head[index]) || head[index] == 0x22 || head[index] == 0x27 { index += 1 }
      let label = head[index...].prefix(while: isLabelByte).map(lowercased)
      if !label.isEmpty && label.count <= 40 { return String(decoding: label, as: UTF8.self) }
    }
    return nil
  }

  /// Returns the encoding that browsers use for a label (https://encoding.spec.whatwg.org/#names-and-labels), among those that
  /// occur in Japanese and English pages, or the label itself in lower case. Returns `nil` for encodings that contradict the
  /// declaration.
  static func canonicalLabel(_ label: String) -> String? {
    let label = label.lowercased()
    if ["utf-8", "utf8", "unicode-1-1-utf-8", "x-unicode20utf8", "unicode11utf8"].contains(label) { return "utf-8" }
    if shiftJISLabels.contains(label) { return "windows-31j" }
    if ["euc-jp", "eucjp", "x-euc-jp", "x-euc", "ujis", "cseucpkdfmtjapanese", "euc_jp"].contains(label) { return "euc-jp" }
    // A page whose declaration is readable as ASCII cannot be in one of these encodings.
    if label.hasPrefix("utf-16") || label.hasPrefix("utf-32") || label.hasPrefix("iso-2022-jp") { return nil }
    if ["ascii", "us-ascii", "iso-8859-1", "iso8859-1", "latin1", "l1", "cp1252", "windows-1252", "x-cp1252"].contains(label) {
      return "windows-1252"
    }
    return label
  }

  private static let shiftJISLabels: Set<String> = [
    "shift_jis", "shift-jis", "sjis", "x-sjis", "s-jis", "ms_kanji", "csshiftjis", "windows-31j", "cswindows31j", "cp932",
    "ms932", "windows-932",
    "x-ms-cp932", "shift_jis-2004", "mskanji",
  ]

  /// Returns the name of ICU's converter for a canonical label.
  static func converterName(_ label: String) -> String {
    switch label {
    case "windows-31j": "ibm-943_P15A-2003"
    case "euc-jp": "euc-jp-2007"
    default: label
    }
  }

  /// Returns `true` if text in the encoding needs `MicrosoftMapping`.
  static func usesMicrosoftMapping(_ label: String) -> Bool {
    label == "windows-31j" || label == "euc-jp"
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    let letter = lowercased(byte)
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || "-_:.".utf8.contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte.isASCIIUpper ? byte | 0x20 : byte }
}
