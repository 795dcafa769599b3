extension String {
  /// Returns the text in double quotes. Quotes, backslashes, line ends, and tabs are escaped with a backslash, as in JSON and
  /// YAML.
  /// - Parameter escape: Returns the escape sequence for any other scalar, or `nil` to keep it.
  package func quoted(escape: (Unicode.Scalar) -> String?) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return "\"" + self + "\"" }
    var out = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default: if let other = escape(scalar) { out += other } else { out.unicodeScalars.append(scalar) }
      }
    }
    return out + "\""
  }
}
