/// ASCII character classes for scanners that work on bytes.
extension UInt8 {
  @inlinable package var isASCIIUpper: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  @inlinable package var isASCIILower: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIILower }
  @inlinable package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  /// The byte in percent-encoding (RFC 3986): `%0A`.
  package var percentEncoded: String { "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
  /// Indicates whether the byte is a space or a tab.
  @inlinable package var isASCIIBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String {
  /// The words of a whitespace-separated list in source code. Splits by bytes for speed, because some lists are needed at every
  /// start.
  package var whitespaceSeparatedWords: [String] { utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) } }
}
