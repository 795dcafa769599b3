/// Writes the YAML front matter of a canonical page: one `key: value` per line, all values strings.
struct FrontMatterWriter {
  private(set) var lines: [String] = []

  mutating func add(_ key: String, _ value: String?) {
    if let value { lines.append("\(key): \(FrontMatterWriter.scalar(value))") }
  }

  /// Adds the version of the form, the only value that is a number.
  mutating func addVersion(_ version: Int) { lines.append("hig: \(version)") }

  var text: String { "---\n" + lines.map { $0 + "\n" }.joined() + "---\n" }

  /// Returns a YAML scalar that every YAML parser reads as this string: plain if that is certain, otherwise in double quotes.
  static func scalar(_ value: String) -> String {
    isPlain(value) ? value : value.quoted(escape: escape)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    if Sanitizer.disposition(scalar) == .keep { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let isSupplementary = scalar.value > 0xFFFF
    return (isSupplementary ? "\\U" : "\\u") + String(repeating: "0", count: (isSupplementary ? 8 : 4) - digits.utf8.count)
      + digits
  }

  private static let reserved: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

  private static func isPlain(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else { return false }
    if isMonth(value) { return true }
    guard first.properties.isAlphabetic, last != " ", last != ":", !reserved.contains(value.lowercased()) else { return false }
    var previous: Unicode.Scalar = first
    for scalar in value.unicodeScalars {
      guard Sanitizer.disposition(scalar) == .keep else { return false }
      if scalar.isASCII {
        let isSafe =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " -_.:/?=&+(),@~%'".unicodeScalars.contains(scalar)
        guard isSafe else { return false }
      }
      if previous == ":", scalar == " " { return false }
      previous = scalar
    }
    return true
  }

  /// Returns whether the value is a month such as `2026-06`, which YAML reads as a string.
  private static func isMonth(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    return bytes.count == 7 && bytes[4] == 0x2D
      && bytes.enumerated().allSatisfy { $0.offset == 4 || $0.element.isASCIIDigit }
  }
}
