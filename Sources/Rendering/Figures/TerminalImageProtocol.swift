/// A protocol for displaying images in a terminal.
package enum TerminalImageProtocol: Hashable, Sendable {
  /// The kitty graphics protocol, <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
  case kitty
  /// The inline image protocol of iTerm2, <https://iterm2.com/documentation-images.html>.
  case iTerm2

  /// Returns the escape sequence that displays an image.
  /// - Parameters:
  ///   - png: The image in PNG format.
  ///   - columns: Width in columns; the height is proportional.
  package func escapeSequence(png: [UInt8], columns: Int) -> String {
    let data = Base64.encoded(png)
    switch self {
    case .iTerm2: return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(data)\u{07}\n"
    case .kitty:
      // The protocol limits each chunk to 4096 bytes; `m=1` announces that another one follows.
      let chunks = stride(from: 0, to: data.utf8.count, by: 4096).map { Array(data.utf8)[$0..<min($0 + 4096, data.utf8.count)] }
      return chunks.enumerated().map { index, chunk in
        let head = index == 0 ? "a=T,f=100,q=2,c=\(columns)," : ""
        return "\u{1B}_G\(head)m=\(index + 1 < chunks.count ? 1 : 0);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
      }.joined() + "\n"
    }
  }
}

/// Base64 encoding (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        out.append(index <= group.count ? digits[Int(value >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
