import Guidelines

/// Defuses lines that cost cmark-gfm 0.29 quadratic time or unbounded memory. No page that a person wrote comes near these limits.
struct MarkdownGuard {
  /// Block quotes and list markers that one line may open.
  private let deepestLine: Int
  /// Characters with a meaning that one paragraph may hold.
  private static let mostSpecials = 20_000
  /// What all paragraphs together may cost, each its special characters times its bytes: links and emphasis that do not close are looked for
  /// up to the paragraph's end.
  private static let mostWork = 3_000_000_000
  /// Definitions of links in a row; each is taken off the front of their paragraph by moving the rest.
  private static let mostDefinitions = 500
  /// Notes of one page; cmark looks through all of them for each.
  private static let mostFootnotes = 2000
  /// Bytes that references may expand to.
  private static let mostExpansion = 64 << 20
  private static let mostColumns = 128

  private var specials = 0
  private var paragraphBytes = 0
  private var work = 0
  private var definitions = 0
  private var brackets = 0
  /// Where definitions of links begin, and the longest of them.
  private var definitionStarts: [Int] = []
  private var longestDefinition = 0
  private var columns = 0
  /// Of all tables, and where they were too many.
  private var cells = 0
  private var tableLimit: Diagnostic?
  private var footnotes = 0
  /// What was cut, and where first.
  private var reached: [(what: String, line: Int)] = []

  /// - Parameter isCanonical: whether it was written by us: there the quotes and lists of other formats, and code in them, stand on one line.
  init(isCanonical: Bool) { deepestLine = isCanonical ? 2 * PageBuilder.deepest : 24 }

  mutating func startParagraph() {
    specials = 0
    paragraphBytes = 0
    definitions = 0
    columns = 0
  }

  /// Looks at the line that was appended last.
  mutating func check(_ bytes: inout [UInt8], lineStart: Int, number: Int) {
    var markers = 0
    var index = lineStart
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x3E || byte == 0x2D || byte == 0x2A || byte == 0x2B || byte == 0x2E || byte == 0x29 {
        // "....... Now", "**>>": only what white space follows opens a list, and a number only what a point follows; behind anything else all is text.
        let isNumber = index > lineStart && bytes[index - 1].isASCIIDigit
        guard byte == 0x3E || index + 1 == bytes.count || bytes[index + 1] == 0x20 || bytes[index + 1] <= 0x0D,
          isNumber == (byte == 0x2E || byte == 0x29)
        else { break }
        markers += 1
        if markers > deepestLine {
          bytes[index] = 0x20
          note("lists and quotes inside each other, \(deepestLine) on a line", number)
        }
      } else if byte != 0x20 && byte != 0x09 && !byte.isASCIIDigit {
        break
      }
      index += 1
    }
    countSpecials(&bytes, from: index, lineStart: lineStart, number: number)
    checkTable(&bytes, lineStart: lineStart, number: number)
  }

  private mutating func countSpecials(_ bytes: inout [UInt8], from index: Int, lineStart: Int, number: Int) {
    let before = specials
    for position in index..<bytes.count where MarkdownGuard.isSpecial(bytes[position]) {
      specials += 1
      if bytes[position] == 0x5B { brackets += 1 }
    }
    paragraphBytes += bytes.count - lineStart
    work += (specials - before) * paragraphBytes
    checkDefinition(&bytes, from: index, lineStart: lineStart, number: number)
    guard specials > MarkdownGuard.mostSpecials || work > MarkdownGuard.mostWork else { return }
    note("\(MarkdownGuard.mostSpecials) marks in a paragraph", number)
    var kept = work > MarkdownGuard.mostWork ? 0 : MarkdownGuard.mostSpecials - before
    for position in index..<bytes.count where MarkdownGuard.isSpecial(bytes[position]) {
      kept -= 1
      if kept < 0 { bytes[position] = 0x20 }
    }
  }

  /// `[name]: address`
  private mutating func checkDefinition(_ bytes: inout [UInt8], from index: Int, lineStart: Int, number: Int) {
    guard index < bytes.count, bytes[index] == 0x5B, let close = bytes[index...].prefix(1024).firstIndex(of: 0x5D),
      close + 1 < bytes.count,
      bytes[close + 1] == 0x3A
    else {
      definitions = 0
      return
    }
    if bytes[index + 1] == 0x5E {
      footnotes += 1
      if footnotes > MarkdownGuard.mostFootnotes {
        // Its text stays, where it stands.
        bytes.insert(0x5C, at: index)
        note("\(MarkdownGuard.mostFootnotes) footnotes", number)
      }
      return
    }
    definitions += 1
    if definitions > MarkdownGuard.mostDefinitions {
      bytes.removeSubrange(lineStart...)
      startParagraph()
      note("\(MarkdownGuard.mostDefinitions) definitions of links in a row", number)
    } else {
      definitionStarts.append(index)
      longestDefinition = max(longestDefinition, bytes.count - close)
    }
  }

  private mutating func checkTable(_ bytes: inout [UInt8], lineStart: Int, number: Int) {
    if columns > 0 {
      cells += columns
      if cells > TableRoom.maxCells {
        bytes.removeSubrange(lineStart...)
        tableLimit = tableLimit ?? Diagnostic(.error, line: number, TableRoom.cellLimit)
      }
      return
    }
    let line = bytes[lineStart...]
    guard line.first == 0x7C || line.first == 0x2D || line.first == 0x3A || line.first == 0x20 else { return }
    guard line.allSatisfy({ $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || $0 == 0x20 || $0 == 0x09 }) else { return }
    let pipes = line.reduce(0) { $0 + ($1 == 0x7C ? 1 : 0) }
    guard pipes > 0 else { return }
    if pipes > MarkdownGuard.mostColumns {
      bytes.insert(0x5C, at: lineStart)
      note("\(MarkdownGuard.mostColumns) columns in a table", number)
    } else {
      columns = pipes + 1
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x5B || byte == 0x5D || byte == 0x2A || byte == 0x5F || byte == 0x60 || byte == 0x3C || byte == 0x21 || byte == 0x7E
      || byte == 0x7C
      || byte == 0x26
  }

  private mutating func note(_ what: String, _ line: Int) {
    if !reached.contains(where: { $0.what == what }) { reached.append((what, line)) }
  }

  mutating func finish(_ bytes: inout [UInt8], _ diagnostics: inout [Diagnostic]) {
    if longestDefinition * brackets > MarkdownGuard.mostExpansion {
      for start in definitionStarts { bytes[start] = 0x20 }
      note("what definitions of links expand to", 0)
    }
    diagnostics += reached.map { Diagnostic(.warning, line: $0.line, .limitReached($0.what)) }
    if let tableLimit { diagnostics.append(tableLimit) }
  }
}
