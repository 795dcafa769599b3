import Guidelines

extension Record {
  /// Splits the record into pieces, in order, whose explanations have about `maxLength` bytes each. Every piece has the id,
  /// headline, and section. Tables are split between rows, lists between items, text between scalars.
  func pieces(of maxLength: Int) -> [Record] {
    var record = self
    record.truncateNames()
    guard body.plainText.utf8.count > maxLength else { return [record] }
    var pieces: [[Block]] = [[]]
    var size = 0
    for block in explanation.flatMap({ $0.pieces(of: maxLength) }) {
      let bytes = block.plainText.utf8.count
      if size + bytes > maxLength, size > 0 {
        pieces.append([])
        size = 0
      }
      pieces[pieces.count - 1].append(block)
      size += bytes
    }
    return pieces.map { blocks in
      var piece = record
      piece.body = blocks
      return piece
    }
  }

  /// Returns the first piece, with an ellipsis if more follow. If `maxLength` is 0, the result contains only the headline.
  func shortened(to maxLength: Int) -> Record {
    if maxLength == 0 {
      var record = self
      record.truncateNames()
      record.body = []
      return record
    }
    let pieces = pieces(of: maxLength)
    var first = pieces[0]
    if pieces.count > 1 { first.body.append(Block(.paragraph([.text("…")]))) }
    return first
  }

  /// Returns the Markdown of the record. If markup, such as an overlong address, makes it far longer than its text, the result is
  /// plain text.
  func markdown(_ write: (Record) -> String) -> String {
    let text = write(self)
    if text.utf8.count <= 4000 { return text }
    var plain = self
    plain.headline = [.text(headline.plainText)]
    plain.body = [Block(.paragraph([.text(body.plainText)]))]
    return write(plain)
  }

  /// Truncates the names, edition, and address so that overlong ones do not fill an answer.
  fileprivate mutating func truncateNames() {
    if headline.plainText.utf8.count > 600 { headline = [.text(headline.plainText.split(maxLength: 600)[0] + "…")] }
    topicTitle = topicTitle.truncatedForMessage
    section = section.suffix(4).map(\.truncatedForMessage)
    if source.url.map({ $0.utf8.count > 400 }) ?? false { source.url = nil }
    source.edition = source.edition?.truncatedForMessage
    source.name = source.name.truncatedForMessage
  }
}

extension TopicPage {
  /// The page with truncated names, so that overlong ones do not fill an answer.
  var withTruncatedNames: TopicPage {
    var page = self
    page.source.topicTitle = topicTitle.truncatedForMessage
    page.source.source = source.source.truncatedForMessage
    page.source.edition = source.edition?.truncatedForMessage
    if let url = source.url, url.utf8.count > 400 { page.source.url = nil }
    return page
  }
}

extension SpecSheet.Specification {
  /// Splits the entry into pieces of about `maxLength` bytes. A table is split between rows, statements of measures between
  /// sentences.
  func pieces(of maxLength: Int) -> [SpecSheet.Specification] {
    var entry = self
    entry.record.truncateNames()
    entry.equivalentIDs = Array(equivalentIDs.prefix(8))
    guard let table else {
      return sentences.flatMap { $0.split(maxLength: maxLength) }.grouped(of: maxLength, size: \.utf8.count).map { sentences in
        entry.sentences = sentences
        return entry
      }
    }
    return Block(.table(table)).pieces(of: maxLength).map { block in
      if case .table(let rows) = block.content {
        entry.table = rows
      } else {
        (entry.table, entry.sentences) = (nil, [block.plainText])
      }
      return entry
    }
  }
}

extension Block {
  func pieces(of maxLength: Int) -> [Block] {
    if plainText.utf8.count <= maxLength { return [self] }
    switch content {
    case .table(let table):
      let maxRowSize = ([table.header] + table.rows).map(\.size).max() ?? 0
      // A table with an overlong row cannot be split between rows.
      if maxRowSize > maxLength { return plainText.paragraphs(of: maxLength) }
      return table.rows.grouped(of: maxLength, size: \.size).map { rows in
        var part = table
        part.rows = rows
        return Block(.table(part))
      }
    case .list(let list):
      var start = list.start
      return list.items.grouped(of: maxLength, size: { $0.blocks.plainText.utf8.count }).flatMap { items -> [Block] in
        let first = start
        start = start.map { $0 &+ items.count }
        let isLong = items.count == 1 && items[0].blocks.plainText.utf8.count > maxLength
        return isLong ? items[0].blocks.plainText.paragraphs(of: maxLength) : [Block(.list(List(start: first, items: items)))]
      }
    case .code(let language, let text): return text.split(maxLength: maxLength).map { Block(.code(language: language, $0)) }
    case .heading, .paragraph, .definitionList, .quote, .aside, .tabs, .footnote, .thematicBreak, .figure:
      return plainText.paragraphs(of: maxLength)
    }
  }
}

extension Array {
  /// Groups consecutive elements so that the total size of a group does not exceed the limit. An element that is larger forms a
  /// group alone.
  fileprivate func grouped(of maxSize: Int, size: (Element) -> Int) -> [[Element]] {
    var groups: [[Element]] = []
    var remainingSize = 0
    for element in self {
      let bytes = size(element)
      if groups.isEmpty || bytes > remainingSize {
        groups.append([])
        remainingSize = maxSize
      }
      groups[groups.count - 1].append(element)
      remainingSize -= bytes
    }
    return groups
  }
}

extension [[Inline]] {
  /// Size of a table row in bytes, including the separators between cells.
  fileprivate var size: Int { reduce(0) { $0 + $1.plainText.utf8.count + 3 } }
}

extension String {
  /// Splits the text between scalars into parts of at most the given number of bytes. There is always at least one part.
  func split(maxLength length: Int) -> [String] {
    var parts = [""]
    var size = 0
    for scalar in unicodeScalars {
      let bytes = scalar.utf8.count
      if size + bytes > Swift.max(4, length) {
        parts.append("")
        size = 0
      }
      parts[parts.count - 1].unicodeScalars.append(scalar)
      size += bytes
    }
    return parts
  }

  fileprivate func paragraphs(of maxLength: Int) -> [Block] {
    split(maxLength: Swift.max(40, maxLength)).map { Block(.paragraph([.text($0)])) }
  }
}
