import CUnicode
import Guidelines

/// One line of a markup in which line starts and indentation delimit blocks.
struct MarkupLine {
  /// Offset of the line's first byte in the file.
  let start: Int
  /// Number of bytes of white space before the text.
  let indent: Int
  /// The text without white space at either end, as a slice of the file's bytes.
  let text: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    start = bytes.startIndex
    let tail = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    indent = tail.startIndex - bytes.startIndex
    let end = tail.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    text = end.map { tail[...$0] } ?? tail.prefix(0)
  }

  static func all(in bytes: [UInt8]) -> [MarkupLine] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(MarkupLine.init)
  }

  var isBlank: Bool { text.isEmpty }
  var string: String { String(decoding: text, as: UTF8.self) }

  func contains(_ part: String) -> Bool { string.contains(text: part) }

  func hasPrefix(_ prefix: StaticString) -> Bool { text.starts(with: bytes(of: prefix)) }

  func hasSuffix(_ suffix: StaticString) -> Bool { text.suffix(suffix.utf8CodeUnitCount).elementsEqual(bytes(of: suffix)) }

  private func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The byte that the line repeats and its count, or `nil` if the line contains anything else. Underlines, rules, and delimiters
  /// are such lines.
  var repeatedByte: (byte: UInt8, count: Int)? {
    guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
    return (first, text.count)
  }

  /// Indicates whether the line can underline or overline a title.
  var isAdornment: Bool { repeatedByte.map { Self.isPunctuation($0.byte) } ?? false }

  /// Width of the text in terminal columns.
  var columns: Int { string.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) } }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let width = scalar.value < 0x300 ? 1 : Int(hig_layout_width(scalar.value))
    return width == Int(HIG_WIDTH_AMBIGUOUS) ? 1 : width
  }

  /// Returns the offset of the byte that starts a column of the line, or the end of the text.
  func offset(ofColumn column: Int) -> Int {
    var offset = text.startIndex
    var remainingColumns = column - indent
    for scalar in string.unicodeScalars where remainingColumns > 0 {
      remainingColumns -= Self.columns(of: scalar)
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// Start columns of a table whose border is this line (`====  ===`); `nil` if the line is not a table border.
  var tableColumns: [Int]? {
    guard text.count > 2, text.contains(0x20), text.allSatisfy({ $0 == UInt8(ascii: "=") || $0 == 0x20 }) else { return nil }
    return text.indices.filter { text[$0] != 0x20 && ($0 == text.startIndex || text[$0 - 1] == 0x20) }.map { $0 - start }
  }

  /// The name and value of a line `:name: value`: a field in reStructuredText, an attribute in AsciiDoc.
  var field: (name: String, value: String)? {
    guard text.first == UInt8(ascii: ":") else { return nil }
    let rest = text.dropFirst()
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex, rest[rest.startIndex] > 0x20,
      rest[colon - 1] > 0x20, colon + 1 == rest.endIndex || rest[colon + 1] == 0x20 || rest[colon + 1] == 0x09,
      !rest[..<colon].contains(UInt8(ascii: "`"))
    else { return nil }
    return (
      String(decoding: rest[..<colon], as: UTF8.self), String(decoding: rest[(colon + 1)...], as: UTF8.self).trimmingSpace()
    )
  }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !byte.isASCIIDigit && !byte.isASCIILetter
  }
}
