import Guidelines

/// Restores the line numbers of blocks that came from a converter or from another representation of the page. Searches the file
/// for the words of each block, from the end of the block before it.
struct LineFinder {
  /// Hashes of the words in the file. Each scalar outside ASCII is a word.
  private var words: [UInt32] = []
  private var lines: [Int32] = []
  /// Offsets in `words` of each word, in ascending order.
  private var offsetsByWord: [UInt32: [Int32]] = [:]
  /// Offset after the words of the last block found.
  private var position = 0
  private var line = 1
  /// Remaining number of comparisons, which bounds the work on repetitive pages.
  private var remainingComparisons: Int

  /// Maximum number of other words in the file between two words of a block, such as a URL or the name of a role.
  private static let maxGap = 16
  /// Maximum number of such words within the first words of a block.
  private static let maxTotalGap = 24
  /// Number of words at the start of a block that identify its position.
  private static let maxLeadingWords = 12

  /// Sets the line of every block. A block that is not found has the line of the block before it.
  /// - Parameter shown: The visible text of the file.
  static func setLines(of blocks: inout [Block], in shown: [UInt8]) {
    var finder = LineFinder(shown)
    blocks = finder.blocksWithLines(blocks)
  }

  /// Sets the lines of the rows of all tables. The lines of the tables are already known.
  static func setRowLines(of blocks: inout [Block], in shown: [UInt8]) {
    guard blocks.contains(where: \.containsTable) else { return }
    var finder = LineFinder(shown)
    blocks = finder.blocksWithRowLines(blocks)
  }

  private mutating func blocksWithRowLines(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      guard block.containsTable else { return block }
      guard case .table(var table) = block.content else { return block.mappingBlocks { blocksWithRowLines($0) } }
      line = block.line
      position = lines.partitioningIndex { Int($0) >= line }
      _ = findLine(of: table.header.map(\.plainText).joined(separator: " "))
      table.lines = table.rows.map { row in findLine(of: row.map(\.plainText).joined(separator: " ")) }
      var block = block
      block.content = .table(table)
      return block
    }
  }

  private init(_ text: [UInt8]) {
    var located: [(word: UInt32, line: Int)] = []
    Self.split(text) { word, line in located.append((word, line)) }
    words = located.map(\.word)
    lines = located.map { Int32($0.line) }
    remainingComparisons = 1 << 20 + located.count * 64
    for (place, word) in words.enumerated() { offsetsByWord[word, default: []].append(Int32(place)) }
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
        // Punctuation varies between representations of the same text.
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

  private mutating func blocksWithLines(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      var block = block
      switch block.content {
      case .heading(_, let text, _), .paragraph(let text): block.line = findLine(of: text.plainText)
      case .code(_, let text): block.line = findLine(of: text)
      case .table(let table):
        let texts = ([table.caption ?? []] + table.header + table.rows.joined()).filter { !$0.isEmpty }
        block.line = findLine(of: texts.first?.plainText ?? "")
        for cell in texts.dropFirst() { _ = findLine(of: cell.plainText) }
      case .list(var list):
        for index in list.items.indices {
          list.items[index].blocks = blocksWithLines(list.items[index].blocks)
          list.items[index].line = list.items[index].blocks.first?.line ?? line
        }
        block.content = .list(list)
        block.line = list.items.first?.line ?? line
      case .definitionList(var definitions):
        for index in definitions.indices {
          definitions[index].line = findLine(of: definitions[index].term.plainText)
          definitions[index].blocks = blocksWithLines(definitions[index].blocks)
        }
        block.content = .definitionList(definitions)
        block.line = definitions.first?.line ?? line
      case .quote(let inner):
        let inner = blocksWithLines(inner)
        block.content = .quote(inner)
        block.line = inner.first?.line ?? line
      case .aside(let label, let inner):
        let inner = blocksWithLines(inner)
        block.content = .aside(label: label, inner)
        block.line = inner.first?.line ?? line
      case .footnote(let label, let inner):
        let inner = blocksWithLines(inner)
        block.content = .footnote(label: label, inner)
        block.line = inner.first?.line ?? line
      case .tabs(var tabs):
        for index in tabs.indices {
          _ = findLine(of: tabs[index].title.plainText)
          tabs[index].blocks = blocksWithLines(tabs[index].blocks)
        }
        block.content = .tabs(tabs)
        block.line = tabs.first?.blocks.first?.line ?? line
      case .thematicBreak, .figure: block.line = line
      }
      return block
    }
  }

  /// Returns the line of a text. The next search starts after the text.
  private mutating func findLine(of text: String) -> Int {
    var searchWords: [UInt32] = []
    Self.split(text.utf8) { word, _ in searchWords.append(word) }
    guard !searchWords.isEmpty else { return line }
    if let (start, end) = match(searchWords, from: position) {
      position = end
      line = Int(lines[start])
    } else if searchWords.count > 2, let (start, _) = match(searchWords, from: 0) {
      // The source of a footnote can be anywhere in the file.
      return Int(lines[start])
    }
    return line
  }

  /// Returns the range of a text's words in the file: the first position where most of the words at the start of the text follow
  /// each other. A text of up to three words prefers a line of its own to a part of a line.
  private mutating func match(_ searchWords: [UInt32], from: Int) -> (start: Int, end: Int)? {
    let first = searchWords.prefix(Self.maxLeadingWords)
    if searchWords.count < 4, let start = candidates(of: first[0], from: from).first(where: { fillsLine(searchWords, at: $0) }) {
      return (start, start + searchWords.count)
    }
    // The source can spell the first words differently than the converted page.
    for skippedWords in 0..<min(3, max(1, first.count - 3)) {
      let remainingWords = first.dropFirst(skippedWords)
      for start in candidates(of: remainingWords[skippedWords], from: from) {
        guard remainingComparisons > 0 else { return nil }
        guard let matched = matchFollowing(remainingWords, at: start, maxMisses: remainingWords.count / 4) else { continue }
        // Prefer the last occurrence of the first word before the second word.
        let nearestStart = candidates(of: remainingWords[skippedWords], from: start).prefix { $0 < matched.second }.reduce(start)
        { $1 }
        // The end of a long text is closer to the next block than its start.
        return (
          nearestStart,
          matchFollowing(searchWords.dropFirst(skippedWords), at: nearestStart, maxMisses: searchWords.count / 4)?.end
            ?? matched.end
        )
      }
    }
    return nil
  }

  private func candidates(of word: UInt32, from: Int) -> some Sequence<Int> {
    let all = offsetsByWord[word] ?? []
    return all[all.partitioningIndex { Int($0) >= from }...].lazy.map { Int($0) }
  }

  /// Returns `true` if the words fill a whole line.
  private func fillsLine(_ wanted: [UInt32], at start: Int) -> Bool {
    let end = start + wanted.count
    return end <= words.count && words[start..<end].elementsEqual(wanted) && lines[start] == lines[end - 1]
      && (start == 0 || lines[start - 1] != lines[start]) && (end == words.count || lines[end] != lines[start])
  }

  /// Matches words from a start, skipping a few that are missing.
  ///
  /// - Returns: The offset of the second word, and the offset after the last word; `nil` if too many words are missing.
  private mutating func matchFollowing(_ wanted: ArraySlice<UInt32>, at start: Int, maxMisses: Int) -> (second: Int, end: Int)? {
    var end = start + 1
    var second: Int?
    var misses = maxMisses
    var remainingGap = Self.maxTotalGap + max(0, wanted.count - Self.maxLeadingWords)
    for word in wanted.dropFirst() {
      let found = words[end..<min(words.count, end + min(Self.maxGap, remainingGap))].firstIndex(of: word)
      remainingComparisons -= (found ?? end + Self.maxGap) - end + 1
      if let found {
        remainingGap -= found - end
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
  /// Indicates whether the block is a table or contains one.
  var containsTable: Bool {
    if case .table = content { return true }
    var isFound = false
    forEachPart(inlines: { _ in }, blocks: { isFound = isFound || $0.contains(where: \.containsTable) })
    return isFound
  }
}
