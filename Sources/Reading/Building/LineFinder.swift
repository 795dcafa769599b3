import Guidelines

/// Finds the lines of blocks that another program, or another form of the page, brought back without them: their words are looked for in the file,
/// from where the block before them ended.
struct LineFinder {
  /// Words of the file, by hash; beyond ASCII each scalar is one.
  private var words: [UInt32] = []
  private var lines: [Int32] = []
  /// Where each word stands, in order.
  private var places: [UInt32: [Int32]] = [:]
  /// Behind the last block's words.
  private var position = 0
  private var line = 1
  /// Comparisons that are left: a page that repeats itself would have any number.
  private var budget: Int

  /// Words between two of a block's, in the file: an address, a role's name.
  private static let widestGap = 16
  /// In all gaps before the end of a text's first words.
  private static let slack = 24
  /// Of a block, so many words tell where it begins.
  private static let enough = 12

  /// Sets the lines of all blocks. One that is not found has the line of the block before it.
  /// - Parameter shown: the file's text, as far as it is shown.
  static func find(_ blocks: inout [Block], in shown: [UInt8]) {
    var finder = LineFinder(shown)
    blocks = finder.placed(blocks)
  }

  /// Sets the lines of the rows of all tables, whose own lines are known.
  static func findRows(_ blocks: inout [Block], in shown: [UInt8]) {
    guard blocks.contains(where: \.holdsRows) else { return }
    var finder = LineFinder(shown)
    blocks = finder.rowsPlaced(blocks)
  }

  private mutating func rowsPlaced(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      guard block.holdsRows else { return block }
      guard case .table(var table) = block.content else { return block.mappingBlocks { rowsPlaced($0) } }
      line = block.line
      position = lines.partitioningIndex { Int($0) >= line }
      _ = place(table.header.map(\.plainText).joined(separator: " "))
      table.lines = table.rows.map { row in place(row.map(\.plainText).joined(separator: " ")) }
      var block = block
      block.content = .table(table)
      return block
    }
  }

  private init(_ text: [UInt8]) {
    var found: [(word: UInt32, line: Int)] = []
    Self.split(text) { word, line in found.append((word, line)) }
    words = found.map(\.word)
    lines = found.map { Int32($0.line) }
    budget = 1 << 20 + found.count * 64
    for (place, word) in words.enumerated() { places[word, default: []].append(Int32(place)) }
  }

  private static func split(_ text: some Sequence<UInt8>, _ take: (_ word: UInt32, _ line: Int) -> Void) {
    var line = 1
    var hash: UInt32 = 0
    var scalar: (value: UInt32, left: Int) = (0, 0)
    func end() {
      if hash != 0 { take(hash, line) }
      hash = 0
    }
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        hash = (hash == 0 ? 2_166_136_261 : hash) ^ UInt32(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        hash = hash &* 16_777_619
      case ..<0x80:
        end()
        if byte == 0x0A { line += 1 }
      case ..<0xC0:
        scalar = (scalar.value << 6 | UInt32(byte & 0x3F), scalar.left - 1)
        // Punctuation is written in more ways than one.
        let isPunctuation = scalar.value < 0xC0 || scalar.value >> 8 == 0x20
        if scalar.left == 0, !isPunctuation { take(scalar.value | 1 << 31, line) }
      default:
        end()
        scalar = byte < 0xE0 ? (UInt32(byte & 0x1F), 1) : byte < 0xF0 ? (UInt32(byte & 0x0F), 2) : (UInt32(byte & 0x07), 3)
      }
    }
    end()
  }

  // MARK: Blocks

  private mutating func placed(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      var block = block
      switch block.content {
      case .heading(_, let text, _), .paragraph(let text): block.line = place(text.plainText)
      case .code(_, let text): block.line = place(text)
      case .table(let table):
        let texts = ([table.caption ?? []] + table.header + table.rows.joined()).filter { !$0.isEmpty }
        block.line = place(texts.first?.plainText ?? "")
        for cell in texts.dropFirst() { _ = place(cell.plainText) }
      case .list(var list):
        for index in list.items.indices {
          list.items[index].blocks = placed(list.items[index].blocks)
          list.items[index].line = list.items[index].blocks.first?.line ?? line
        }
        block.content = .list(list)
        block.line = list.items.first?.line ?? line
      case .definitionList(var definitions):
        for index in definitions.indices {
          definitions[index].line = place(definitions[index].term.plainText)
          definitions[index].blocks = placed(definitions[index].blocks)
        }
        block.content = .definitionList(definitions)
        block.line = definitions.first?.line ?? line
      case .quote(let inner):
        let inner = placed(inner)
        block.content = .quote(inner)
        block.line = inner.first?.line ?? line
      case .aside(let label, let inner):
        let inner = placed(inner)
        block.content = .aside(label: label, inner)
        block.line = inner.first?.line ?? line
      case .footnote(let label, let inner):
        let inner = placed(inner)
        block.content = .footnote(label: label, inner)
        block.line = inner.first?.line ?? line
      case .tabs(var tabs):
        for index in tabs.indices {
          _ = place(tabs[index].title.plainText)
          tabs[index].blocks = placed(tabs[index].blocks)
        }
        block.content = .tabs(tabs)
        block.line = tabs.first?.blocks.first?.line ?? line
      case .thematicBreak, .figure: block.line = line
      }
      return block
    }
  }

  /// The line of a text, from which on the next is looked for.
  private mutating func place(_ text: String) -> Int {
    var wanted: [UInt32] = []
    Self.split(text.utf8) { word, _ in wanted.append(word) }
    guard !wanted.isEmpty else { return line }
    if let (start, end) = match(wanted, from: position) {
      position = end
      line = Int(lines[start])
    } else if wanted.count > 2, let (start, _) = match(wanted, from: 0) {
      // A note stands where its author liked.
      return Int(lines[start])
    }
    return line
  }

  /// Where a text's words begin and end in the file: the first place where most of its first words follow each other. A word or two are sooner taken
  /// for a line of their own than for a part of one.
  private mutating func match(_ wanted: [UInt32], from: Int) -> (start: Int, end: Int)? {
    let first = wanted.prefix(Self.enough)
    if wanted.count < 4, let start = candidates(of: first[0], from: from).first(where: { fills(wanted, at: $0) }) {
      return (start, start + wanted.count)
    }
    // The first words may be written otherwise than they are shown.
    for skipped in 0..<min(3, max(1, first.count - 3)) {
      let rest = first.dropFirst(skipped)
      for start in candidates(of: rest[skipped], from: from) {
        guard budget > 0 else { return nil }
        guard let found = follow(rest, at: start, misses: rest.count / 4) else { continue }
        // The same word may stand before it too.
        let near = candidates(of: rest[skipped], from: start).prefix { $0 < found.second }.reduce(start) { $1 }
        // A long text's end is nearer to the next block than its beginning.
        return (near, follow(wanted.dropFirst(skipped), at: near, misses: wanted.count / 4)?.end ?? found.end)
      }
    }
    return nil
  }

  private func candidates(of word: UInt32, from: Int) -> some Sequence<Int> {
    let all = places[word] ?? []
    return all[all.partitioningIndex { Int($0) >= from }...].lazy.map { Int($0) }
  }

  /// Whether the words are all that stands on a line.
  private func fills(_ wanted: [UInt32], at start: Int) -> Bool {
    let end = start + wanted.count
    return end <= words.count && words[start..<end].elementsEqual(wanted) && lines[start] == lines[end - 1]
      && (start == 0 || lines[start - 1] != lines[start]) && (end == words.count || lines[end] != lines[start])
  }

  /// Where the first word after the start stands, and behind the last, where all but a few of them follow it.
  private mutating func follow(_ wanted: ArraySlice<UInt32>, at start: Int, misses: Int) -> (second: Int, end: Int)? {
    var end = start + 1
    var second: Int?
    var misses = misses
    var slack = Self.slack + max(0, wanted.count - Self.enough)
    for word in wanted.dropFirst() {
      let found = words[end..<min(words.count, end + min(Self.widestGap, slack))].firstIndex(of: word)
      budget -= (found ?? end + Self.widestGap) - end + 1
      if let found {
        slack -= found - end
        end = found + 1
        second = second ?? found
      } else {
        misses -= 1
        if misses < 0 { return nil }
      }
    }
    return (second ?? start, end)
  }
}

extension Block {
  /// Whether it is a table, or holds one.
  var holdsRows: Bool {
    if case .table = content { return true }
    var holds = false
    forEachPart(inlines: { _ in }, blocks: { holds = holds || $0.contains(where: \.holdsRows) })
    return holds
  }
}
