import Guidelines
import Searching

extension OfficialAnchors {
  /// Stores the anchors in one blob in which our spelling and the official one alternate.
  func store(_ database: Database) throws {
    var writer = ByteWriter()
    writer.strings(spellings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    try StoredBlob.anchors.store(writer.bytes, database)
  }

  init(of database: Database) throws {
    self.init()
    guard let bytes = try StoredBlob.anchors.read(database, { [UInt8]($0) }) else { return }
    var reader = ByteReader(bytes)
    let strings = try reader.strings()
    for index in stride(from: 0, to: strings.count - 1, by: 2) { spellings[strings[index]] = strings[index + 1] }
  }
}
