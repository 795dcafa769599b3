import Guidelines

/// Text and addresses as HTML: the only place where HTML is escaped.
package enum HTMLText {
  /// Text for content and for attributes in double quotes. Control characters and overrides of direction do not pass.
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
        switch Sanitizing.passage(scalar) {
        case .keep: out.unicodeScalars.append(scalar)
        case .space: out += " "
        case .drop: break
        }
      }
    }
    return out
  }

  /// An address that may be followed: http, https or mailto, nothing that runs.
  static func webAddress(_ url: String) -> String? {
    let lower = url.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("mailto:") else { return nil }
    return url.unicodeScalars.allSatisfy { $0.value > 0x20 && Sanitizing.passage($0) == .keep } ? url : nil
  }

  /// One part of a relative address, everything but unreserved characters percent-encoded.
  package static func addressPart(_ text: String) -> String {
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

  /// RFC 3986.
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
  }
}
