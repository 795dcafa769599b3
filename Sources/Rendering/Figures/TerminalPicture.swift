/// A picture as bytes for a terminal that shows pictures.
package enum TerminalPicture: Hashable, Sendable {
  /// <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  case kitty
  /// <https://iterm2.com/documentation-images.html>
  case iTerm2

  /// - Parameters:
  ///   - png: the picture, as PNG.
  ///   - columns: as wide as it is to be; its height follows.
  package func text(png: [UInt8], columns: Int) -> String {
    let data = Base64.text(png)
    switch self {
    case .iTerm2: return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(data)\u{07}\n"
    case .kitty:
      // No more than 4096 bytes at once; all but the last say that more comes.
      let chunks = stride(from: 0, to: data.utf8.count, by: 4096).map { Array(data.utf8)[$0..<min($0 + 4096, data.utf8.count)] }
      return chunks.enumerated().map { place, chunk in
        let head = place == 0 ? "a=T,f=100,q=2,c=\(columns)," : ""
        return "\u{1B}_G\(head)m=\(place + 1 < chunks.count ? 1 : 0);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
      }.joined() + "\n"
    }
  }
}

/// RFC 4648, section 4.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        out.append(place <= group.count ? digits[Int(value >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
