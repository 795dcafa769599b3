/// The names of the files in the first part of a ZIP archive, by their local headers (APPNOTE.TXT 4.3.7). Nothing is unpacked: headers are sought by
/// their signature, for those that are written in one pass do not say how long what follows them is.
struct ArchiveNames {
  private(set) var names: [String] = []
  /// What the first file holds, where it is stored as it is: documents say there what they are.
  private(set) var opening = ""

  private static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  private static let headerLength = 30
  private static let longestName = 256
  private static let mostNames = 64

  init?(_ bytes: some RandomAccessCollection<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.starts(with: ArchiveNames.signature) else { return nil }
    var start = 0
    while start + ArchiveNames.headerLength <= bytes.count, names.count < ArchiveNames.mostNames {
      guard bytes[start] == 0x50, bytes[start..<(start + 4)].elementsEqual(ArchiveNames.signature) else {
        start += 1
        continue
      }
      func number(at offset: Int) -> Int { Int(bytes[start + offset]) | Int(bytes[start + offset + 1]) << 8 }
      let nameStart = start + ArchiveNames.headerLength
      let nameEnd = nameStart + number(at: 26)
      guard nameEnd <= bytes.count, nameEnd - nameStart <= ArchiveNames.longestName else {
        start += 4
        continue
      }
      names.append(String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self))
      let content = nameEnd + number(at: 28)
      // Method 0: stored. The length may stand behind the content instead, so it is not asked.
      if names.count == 1, number(at: 8) == 0, content <= bytes.count {
        opening = String(decoding: bytes[content...].prefix(64).prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
      }
      start = nameEnd
    }
  }
}
