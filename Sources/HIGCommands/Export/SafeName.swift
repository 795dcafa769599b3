import TextAnalysis

/// A name from a page as one component of a path.
///
/// Different names give different components; no component is `.`, `..`, hidden, or holds a separator, a control character or anything that a
/// file system or a shell takes amiss.
enum SafeName {
  /// Longest component in bytes; ext4 allows 255, and suffixes follow.
  private static let longest = 120

  static func component(_ name: String) -> String {
    var out = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if isSafe(scalar) || (scalar == "-" && index > 0) {
        out.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { out += byte.percentEncoded }
      }
    }
    if out.isEmpty { return "%" }
    if isDevice(out) { out = out.utf8.first!.percentEncoded + out.dropFirst() }
    if out.utf8.count <= longest { return out }
    var kept = ""
    for character in out {
      if kept.utf8.count + String(character).utf8.count > longest - 18 { break }
      kept.append(character)
    }
    return kept + "%" + String(FNV1a.hash(bytes: Array(name.utf8)), radix: 16)
  }

  /// What Windows takes for a device, whatever extension follows: https://learn.microsoft.com/windows/win32/fileio/naming-a-file.
  private static func isDevice(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["con", "prn", "aux", "nul"].contains(name)
      || name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt")) && ("1"..."9").contains(name.last!)
  }

  /// Letters and digits of any script, `_` and `-`.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "ー"
  }
}
