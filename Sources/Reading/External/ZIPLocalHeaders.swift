/// File names in the first part of a ZIP archive, read from its local file headers (APPNOTE.TXT 4.3.7). Nothing is
/// decompressed. Headers are found by their signature, because those written in one pass do not state how long the following
/// data is.
struct ZIPLocalHeaders {
  private(set) var fileNames: [String] = []
  /// Beginning of the first file if it is stored uncompressed, otherwise an empty string. Documents state their media type
  /// there.
  private(set) var firstFileStart = ""

  private static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  private static let headerLength = 30
  private static let maxNameLength = 256
  private static let maxNames = 64

  /// Reads the local headers in the first part of an archive. Returns `nil` if the bytes are not a ZIP archive.
  init?(_ bytes: some RandomAccessCollection<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.starts(with: ZIPLocalHeaders.signature) else { return nil }
    var start = 0
    while start + ZIPLocalHeaders.headerLength <= bytes.count, fileNames.count < ZIPLocalHeaders.maxNames {
      guard bytes[start] == 0x50, bytes[start..<(start + 4)].elementsEqual(ZIPLocalHeaders.signature) else {
        start += 1
        continue
      }
      func uint16(at offset: Int) -> Int { Int(bytes[start + offset]) | Int(bytes[start + offset + 1]) << 8 }
      let nameStart = start + ZIPLocalHeaders.headerLength
      let nameEnd = nameStart + uint16(at: 26)
      guard nameEnd <= bytes.count, nameEnd - nameStart <= ZIPLocalHeaders.maxNameLength else {
        start += 4
        continue
      }
      fileNames.append(String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self))
      let contentStart = nameEnd + uint16(at: 28)
      // Method 0 means stored. The length is not checked because it may be in a data descriptor after the content.
      if fileNames.count == 1, uint16(at: 8) == 0, contentStart <= bytes.count {
        firstFileStart = String(decoding: bytes[contentStart...].prefix(64).prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
      }
      start = nameEnd
    }
  }
}
