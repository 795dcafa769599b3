import Guidelines
import Languages

/// The part of a record that the index stores as one blob: its text, and values that rarely differ from those of the page.
package struct RecordContent: Hashable, Sendable {
  /// Current format version, stored as the first byte of each blob. Older versions can be read; newer ones are rejected as
  /// corrupt. Bodies can contain figures since version 3.
  package static let version: UInt8 = 4

  package var headline: [Inline]
  package var body: [Block]
  package var label: String?
  /// IDs of the tables that the record announces. Blobs of version 1 have none.
  package var announces: [String] = []
  /// Source of the record if it differs from that of its page, or `nil`.
  package var source: SourceReference?
  /// Names of systems other than Apple's that the record applies to. Only version 4 stores them; a record without any is written
  /// as version 3.
  package var systems: [String] = []

  package init(
    headline: [Inline], body: [Block], label: String? = nil, announces: [String] = [], source: SourceReference? = nil,
    systems: [String] = []
  ) {
    self.headline = headline
    self.body = body
    self.label = label
    self.announces = announces
    self.source = source
    self.systems = systems
  }

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(systems.isEmpty ? RecordContent.version - 1 : RecordContent.version)
    writer.inlines(headline)
    writer.blocks(body)
    writer.optionalString(label)
    writer.strings(announces)
    writer.byte(source == nil ? 0 : 1)
    if let source {
      for text in [source.page, source.path, source.title] { writer.string(text) }
      for text in [source.url, source.edition, source.translator, source.retrieved] { writer.optionalString(text) }
    }
    if !systems.isEmpty { writer.strings(systems) }
    return writer.bytes
  }
}

extension RecordContent {
  /// Decodes a blob.
  ///
  /// - Parameters:
  ///   - sourceName: The source name from the record's row; blobs do not contain it.
  ///   - line: The source line from the record's row.
  package init(_ bytes: [UInt8], sourceName: String, line: Int) throws(ByteReader.CorruptDataError) {
    var reader = ByteReader(bytes)
    let version = try reader.byte()
    guard (1...RecordContent.version).contains(version) else { throw ByteReader.CorruptDataError() }
    headline = try reader.inlines()
    body = try reader.blocks()
    label = try reader.optionalString()
    announces = version > 1 ? try reader.strings() : []
    switch try reader.byte() {
    case 0: source = nil
    case 1:
      let (page, path, title) = (try reader.string(), try reader.string(), try reader.string())
      let (url, edition) = (try reader.optionalString(), try reader.optionalString())
      let (translator, retrieved) = (try reader.optionalString(), try reader.optionalString())
      source = SourceReference(
        name: sourceName, page: page, path: path, line: line, url: url, title: title, edition: edition,
        translator: translator, retrieved: retrieved)
    default: throw ByteReader.CorruptDataError()
    }
    systems = version > 3 ? try reader.strings() : []
    guard reader.isAtEnd else { throw ByteReader.CorruptDataError() }
  }
}

extension RecordContent {
  /// Platforms that the rows of the record's table apply to, found in the first cell of each row.
  package var rowPlatforms: [Platform] {
    guard case .table(let table)? = body.first?.content else { return [] }
    return Set(table.rows.flatMap { $0.first.flatMap { Platform.platforms(listedIn: $0.plainText) } ?? [] }).sorted()
  }
}
