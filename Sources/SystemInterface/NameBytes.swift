import CProcess

/// Names of files, which are bytes to the system and mostly text.
package enum NameBytes {
  /// As text. A byte that belongs to no character stands as `%E9`, so that different names stay different.
  package static func shown(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      if rest.count >= length, let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        text += first < 16 ? "%0\(digits)" : "%\(digits)"
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The bytes of a name that this process was given: where it is no text, it is known by how it is shown.
  package static func given(_ text: String) -> [UInt8] {
    if text.utf8.contains(UInt8(ascii: "%")) {
      for index in 0..<max(0, Int(hig_process_argument_count())) {
        guard let argument = hig_process_argument(Int32(index)), String(validatingCString: argument) == nil else { continue }
        let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
        if shown(bytes) == text { return bytes }
      }
    }
    return Array(text.utf8)
  }
}
