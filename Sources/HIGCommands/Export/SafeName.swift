import TextAnalysis

/// Encodes a name from a page as one component of a path.
///
/// Different names yield different components. A component is never `.`, `..`, hidden, or a device name, and contains no
/// separators, control characters, or characters that file systems or shells treat specially.
enum SafeName {
  /// Maximum length of a component in bytes. ext4 allows 255, and suffixes are appended.
  private static let maxLength = 120

  static func component(_ name: String) -> String {
    var encoded = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if isSafe(scalar) || (scalar == "-" && index > 0) {
        encoded.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { encoded += byte.percentEncoded }
      }
    }
    if encoded.isEmpty { return "%" }
    if isDeviceName(encoded) { encoded = encoded.utf8.first!.percentEncoded + encoded.dropFirst() }
    if encoded.utf8.count <= maxLength { return encoded }
    var prefix = ""
    for character in encoded {
      if prefix.utf8.count + String(character).utf8.count > maxLength - 18 { break }
      prefix.append(character)
    }
    return prefix + "%" + String(FNV1a.hash(bytes: Array(name.utf8)), radix: 16)
  }

  /// Indicates whether Windows treats a name as a device, regardless of its extension:
  /// https://learn.microsoft.com/windows/win32/fileio/naming-a-file.
  private static func isDeviceName(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["con", "prn", "aux", "nul"].contains(name)
      || name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt")) && ("1"..."9").contains(name.last!)
  }

  /// Indicates whether a scalar is a letter or digit of any script, `_`, or the prolonged sound mark.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "ー"
  }
}
