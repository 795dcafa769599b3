import Guidelines
import Searching

extension OfficialAnchors {
  /// One blob: ours and the official one in turn.
  func store(_ database: Database) throws {
    var writer = ByteWriter()
    writer.strings(spellings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    try Columns.anchors.store(writer.bytes, database)
  }

  init(of database: Database) throws {
    self.init()
    guard let bytes = try Columns.anchors.read(database, { [UInt8]($0) }) else { return }
    var reader = ByteReader(bytes)
    let words = try reader.strings()
    for place in stride(from: 0, to: words.count - 1, by: 2) { spellings[words[place]] = words[place + 1] }
  }
}
