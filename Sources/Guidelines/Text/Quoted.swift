extension String {
  /// In double quotes, with a backslash before quotes and backslashes and for line ends and tabs, as JSON and YAML have it.
  /// - Parameter escape: what stands for any other scalar; nil: itself.
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
