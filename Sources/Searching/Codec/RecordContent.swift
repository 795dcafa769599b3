import Guidelines
import Languages

/// What a record's row keeps in one blob: the text, and what rarely differs from the page's own data.
package struct RecordContent: Hashable, Sendable {
  /// First byte of every blob; those up to it are read, another one is refused. From the third on a body may hold figures.
  package static let version: UInt8 = 4

  package var headline: [Inline]
  package var body: [Block]
  package var label: String?
  /// Ids; blobs of the first version have none.
  package var announces: [String] = []
  /// Where the record states another source than its page: the whole reference.
  package var source: SourceReference?
  /// Systems that are none of Apple's; blobs before the fourth version have none, and what names none is written as one of the third.
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
    writer.optional(label)
    writer.strings(announces)
    writer.byte(source == nil ? 0 : 1)
    if let source {
      for text in [source.page, source.path, source.title] { writer.string(text) }
      for text in [source.url, source.edition, source.translator, source.retrieved] { writer.optional(text) }
    }
    if !systems.isEmpty { writer.strings(systems) }
    return writer.bytes
  }
}

extension RecordContent {
  /// `name` and `line` of the source stand in the row.
  package init(_ bytes: [UInt8], sourceName: String, line: Int) throws(ByteReader.Damaged) {
    var reader = ByteReader(bytes)
    let version = try reader.byte()
    guard (1...RecordContent.version).contains(version) else { throw ByteReader.Damaged() }
    headline = try reader.inlines()
    body = try reader.blocks()
    label = try reader.optional()
    announces = version > 1 ? try reader.strings() : []
    switch try reader.byte() {
    case 0: source = nil
    case 1:
      let (page, path, title) = (try reader.string(), try reader.string(), try reader.string())
      let (url, edition) = (try reader.optional(), try reader.optional())
      let (translator, retrieved) = (try reader.optional(), try reader.optional())
      source = SourceReference(
        name: sourceName, page: page, path: path, line: line, url: url, title: title, edition: edition,
        translator: translator, retrieved: retrieved)
    default: throw ByteReader.Damaged()
    }
    systems = version > 3 ? try reader.strings() : []
    guard reader.isAtEnd else { throw ByteReader.Damaged() }
  }
}

extension RecordContent {
  /// The platforms that rows of its table are for, by their first cells.
  package var rowPlatforms: [Platform] {
    guard case .table(let table)? = body.first?.content else { return [] }
    return Set(table.rows.flatMap { $0.first.flatMap { Platform.list($0.plainText) } ?? [] }).sorted()
  }
}
