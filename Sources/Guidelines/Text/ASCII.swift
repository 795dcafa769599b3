/// Classes of ASCII, for scanners of bytes.
extension UInt8 {
  @inlinable package var isASCIIUpper: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  @inlinable package var isASCIILower: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIILower }
  @inlinable package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  /// `%0A`: as it stands in addresses and names of files (RFC 3986).
  package var percentEncoded: String { "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
  /// A space or a tab.
  @inlinable package var isASCIIBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String {
  /// The words of a list that stands in the source, between spaces: taken apart by bytes, for every start that needs one word needs all.
  package var listedWords: [String] { utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) } }
}
