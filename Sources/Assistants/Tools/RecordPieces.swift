import Guidelines

extension Record {
  /// The record in pieces that each explain it with about so many bytes, in order; each has the id, the headline and its place. A table is cut between
  /// rows, a list between items, text between characters.
  func pieces(of most: Int) -> [Record] {
    var record = self
    record.bound()
    guard body.plainText.utf8.count > most else { return [record] }
    var pieces: [[Block]] = [[]]
    var size = 0
    for block in explanation.flatMap({ $0.pieces(of: most) }) {
      let bytes = block.plainText.utf8.count
      if size + bytes > most, size > 0 {
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

  /// The first piece, with a mark where there is more; nothing but the headline where there is no room.
  func shortened(to most: Int) -> Record {
    if most == 0 {
      var record = self
      record.bound()
      record.body = []
      return record
    }
    let pieces = pieces(of: most)
    var first = pieces[0]
    if pieces.count > 1 { first.body.append(Block(.paragraph([.text("…")]))) }
    return first
  }

  /// Its Markdown; where markup, such as an address without end, makes that far longer than what it says, without markup.
  func markdown(_ write: (Record) -> String) -> String {
    let text = write(self)
    if text.utf8.count <= 4000 { return text }
    var plain = self
    plain.headline = [.text(headline.plainText)]
    plain.body = [Block(.paragraph([.text(body.plainText)]))]
    return write(plain)
  }

  /// Keeps names that somebody made endless from filling an answer.
  fileprivate mutating func bound() {
    if headline.plainText.utf8.count > 600 { headline = [.text(headline.plainText.cut(to: 600)[0] + "…")] }
    topicTitle = topicTitle.short
    section = section.suffix(4).map(\.short)
    if source.url.map({ $0.utf8.count > 400 }) ?? false { source.url = nil }
    source.edition = source.edition?.short
    source.name = source.name.short
  }
}

extension TopicPage {
  /// The same with names that no answer is filled with.
  var bounded: TopicPage {
    var page = self
    page.source.topicTitle = topicTitle.short
    page.source.source = source.source.short
    page.source.edition = source.edition?.short
    if let url = source.url, url.utf8.count > 400 { page.source.url = nil }
    return page
  }
}

extension SpecSheet.Entry {
  /// Pieces of about so many bytes: a table is cut between rows, what states a figure between sentences.
  func pieces(of most: Int) -> [SpecSheet.Entry] {
    var entry = self
    entry.record.bound()
    entry.also = Array(also.prefix(8))
    guard let table else {
      return sentences.flatMap { $0.cut(to: most) }.grouped(of: most, size: \.utf8.count).map { some in
        entry.sentences = some
        return entry
      }
    }
    return Block(.table(table)).pieces(of: most).map { block in
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
  func pieces(of most: Int) -> [Block] {
    if plainText.utf8.count <= most { return [self] }
    switch content {
    case .table(let table):
      let widest = ([table.header] + table.rows).map(\.size).max() ?? 0
      // What has no end within one row is no table to cut between rows.
      if widest > most { return plainText.paragraphs(of: most) }
      return table.rows.grouped(of: most, size: \.size).map { rows in
        var part = table
        part.rows = rows
        return Block(.table(part))
      }
    case .list(let list):
      var start = list.start
      return list.items.grouped(of: most, size: { $0.blocks.plainText.utf8.count }).flatMap { items -> [Block] in
        let first = start
        start = start.map { $0 &+ items.count }
        let isLong = items.count == 1 && items[0].blocks.plainText.utf8.count > most
        return isLong ? items[0].blocks.plainText.paragraphs(of: most) : [Block(.list(List(start: first, items: items)))]
      }
    case .code(let language, let text): return text.cut(to: most).map { Block(.code(language: language, $0)) }
    case .heading, .paragraph, .definitionList, .quote, .aside, .tabs, .footnote, .thematicBreak, .figure:
      return plainText.paragraphs(of: most)
    }
  }
}

extension Array {
  /// Runs of elements that together are no larger than this; one that is larger stands alone.
  fileprivate func grouped(of most: Int, size: (Element) -> Int) -> [[Element]] {
    var groups: [[Element]] = []
    var room = 0
    for element in self {
      let bytes = size(element)
      if groups.isEmpty || bytes > room {
        groups.append([])
        room = most
      }
      groups[groups.count - 1].append(element)
      room -= bytes
    }
    return groups
  }
}

extension [[Inline]] {
  /// Of a row, in bytes, with what stands between cells.
  fileprivate var size: Int { reduce(0) { $0 + $1.plainText.utf8.count + 3 } }
}

extension String {
  /// Parts of at most so many bytes, cut between characters; one at least.
  func cut(to most: Int) -> [String] {
    var parts = [""]
    var size = 0
    for scalar in unicodeScalars {
      let bytes = scalar.utf8.count
      if size + bytes > Swift.max(4, most) {
        parts.append("")
        size = 0
      }
      parts[parts.count - 1].unicodeScalars.append(scalar)
      size += bytes
    }
    return parts
  }

  fileprivate func paragraphs(of most: Int) -> [Block] {
    cut(to: Swift.max(40, most)).map { Block(.paragraph([.text($0)])) }
  }
}
