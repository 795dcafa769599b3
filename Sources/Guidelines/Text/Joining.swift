extension Array where Element == String {
  /// As the standard library's, which is generic: its metadata, looked up at first use, would cost a search what reading ten records does.
  package func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}
