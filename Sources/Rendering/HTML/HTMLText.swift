import Guidelines

/// Text and addresses in HTML. All escaping for HTML is done here.
package enum HTMLText {
  /// Returns text for content and for attributes in double quotes. Control characters and bidirectional overrides are removed.
  package static func escaped(_ text: some StringProtocol) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n": out.unicodeScalars.append(scalar)
      default:
        switch Sanitizer.disposition(scalar) {
        case .keep: out.unicodeScalars.append(scalar)
        case .space: out += " "
        case .drop: break
        }
      }
    }
    return out
  }

  /// Returns the address if it is safe to link to (HTTP, HTTPS, or mailto), or `nil`.
  static func webAddress(_ url: String) -> String? {
    let lower = url.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("mailto:") else { return nil }
    return url.unicodeScalars.allSatisfy { $0.value > 0x20 && Sanitizer.disposition($0) == .keep } ? url : nil
  }

  /// Returns a component of a relative address with all but unreserved characters percent-encoded.
  package static func urlComponent(_ text: String) -> String {
    var out = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        out += byte.percentEncoded
      }
    }
    return out
  }

  /// Returns whether the byte is an unreserved character (RFC 3986, section 2.3).
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
  }
}
