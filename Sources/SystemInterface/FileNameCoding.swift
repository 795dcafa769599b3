import CProcess

/// Conversions between text and file names, which are arbitrary bytes.
package enum FileNameCoding {
  /// Returns a name as text. Bytes that are not valid UTF-8 are written as `%E9`, so that different names remain different.
  package static func displayText(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var remainder = bytes[...]
    while let first = remainder.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      if remainder.count >= length, let character = String(validating: remainder.prefix(length), as: UTF8.self) {
        text += character
        remainder = remainder.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        text += first < 16 ? "%0\(digits)" : "%\(digits)"
        remainder = remainder.dropFirst()
      }
    }
    return text
  }

  /// Returns the original bytes of a command-line argument. An argument that is not valid UTF-8 is found by its displayed text.
  package static func argumentBytes(_ text: String) -> [UInt8] {
    if text.utf8.contains(UInt8(ascii: "%")) {
      for index in 0..<max(0, Int(hig_process_argument_count())) {
        guard let argument = hig_process_argument(Int32(index)), String(validatingCString: argument) == nil else { continue }
        let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
        if displayText(bytes) == text { return bytes }
      }
    }
    return Array(text.utf8)
  }
}
