import struct Foundation.Data

extension [UInt8] {
  /// The bytes as GRDB binds them.
  var databaseBlob: Data { Data(self) }
}
