import Guidelines

/// Recognizes files that are not text.
enum BinaryCheck {
  /// Returns the reason for rejecting a file, or `nil` if it is text.
  static func rejectionReason(for bytes: [UInt8]) -> Failure.NotAPageError? {
    guard !bytes.isEmpty else { return .empty }
    for magic in signatures where bytes.starts(with: magic) { return .binary }
    // UTF-16 and UTF-32 text is full of zeros. It is recognized by its byte order mark or by the positions of the zeros.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return nil
    }
    var zeros = 0
    var controls = 0
    var evenZeros = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0 {
        zeros += 1
        if index % 2 == 0 { evenZeros += 1 }
      } else if byte < 0x20 && !(byte >= 0x09 && byte <= 0x0D) && byte != 0x1B {
        controls += 1
      }
    }
    let isWide = bytes.count % 2 == 0 && zeros * 8 > bytes.count && (evenZeros == 0 || evenZeros == zeros)
    if zeros * 256 > bytes.count && !isWide { return .binary }
    if controls * 16 > bytes.count { return .binary }
    return nil
  }

  private static let signatures: [[UInt8]] = [
    Array("%PDF-".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), [0x50, 0x4B, 0x03, 0x04],
    [0x1F, 0x8B], [0x7F, 0x45, 0x4C, 0x46],
    Array("SQLite format 3".utf8), Array("bplist00".utf8), [0x42, 0x5A, 0x68], [0xFD, 0x37, 0x7A, 0x58, 0x5A],
    [0xCF, 0xFA, 0xED, 0xFE], [0x00, 0x61, 0x73, 0x6D], Array("OggS".utf8), Array("ID3".utf8), Array("RIFF".utf8),
  ]
}
