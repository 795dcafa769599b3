import Guidelines

/// Defuses lines for which cmark-gfm 0.29 takes quadratic time or unbounded memory. No hand-written page reaches these limits.
struct MarkdownSanitizer {
  /// Maximum number of block quotes and list markers that one line may open.
  private let maxDepthPerLine: Int
  /// Maximum number of special characters in a paragraph.
  private static let maxSpecials = 20_000
  /// Maximum work for all paragraphs. The work for a paragraph is the number of its special characters times its bytes, because
  /// the end of links and emphasis is searched up to the end of the paragraph.
  private static let maxWork = 3_000_000_000
  /// Maximum number of consecutive link definitions; cmark removes each from the front of their paragraph by moving the rest of
  /// it.
  private static let maxConsecutiveDefinitions = 500
  /// Maximum number of footnotes of a page; for each, cmark searches all of them.
  private static let maxFootnotes = 2000
  /// Maximum size in bytes to which link references may expand.
  private static let maxExpansionBytes = 64 << 20
  /// Maximum number of columns of a table.
  private static let maxColumns = 128

  private var specialCount = 0
  private var paragraphBytes = 0
  private var work = 0
  private var consecutiveDefinitions = 0
  private var bracketCount = 0
  /// Offsets at which link definitions begin.
  private var definitionStarts: [Int] = []
  /// Length of the longest link definition so far, in bytes.
  private var maxDefinitionLength = 0
  private var columnCount = 0
  /// Number of cells of all tables.
  private var cellCount = 0
  /// Diagnostic for the first table row that exceeds the limit for cells.
  private var tableLimit: Diagnostic?
  private var footnoteCount = 0
  /// Limits that were reached, with the first line of each.
  private var reachedLimits: [(what: String, line: Int)] = []

  /// - Parameter isCanonical: Indicates whether the page is in the canonical form. There, the quotes and lists of other
  ///   formats, and code in them, are written on one line.
  init(isCanonical: Bool) { maxDepthPerLine = isCanonical ? 2 * PageBuilder.maxDepth : 24 }

  /// Resets the counts for a paragraph.
  mutating func startParagraph() {
    specialCount = 0
    paragraphBytes = 0
    consecutiveDefinitions = 0
    columnCount = 0
  }

  /// Sanitizes the line that was appended last.
  mutating func sanitize(_ bytes: inout [UInt8], lineStart: Int, number: Int) {
    var markers = 0
    var index = lineStart
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x3E || byte == 0x2D || byte == 0x2A || byte == 0x2B || byte == 0x2E || byte == 0x29 {
        // A list marker must be followed by white space, and a number by a period or parenthesis; otherwise the rest of the
        // line is text, as in "....... Now" or "**>>".
        let isNumber = index > lineStart && bytes[index - 1].isASCIIDigit
        guard byte == 0x3E || index + 1 == bytes.count || bytes[index + 1] == 0x20 || bytes[index + 1] <= 0x0D,
          isNumber == (byte == 0x2E || byte == 0x29)
        else { break }
        markers += 1
        if markers > maxDepthPerLine {
          bytes[index] = 0x20
          recordLimit("lists and quotes inside each other, \(maxDepthPerLine) on a line", number)
        }
      } else if byte != 0x20 && byte != 0x09 && !byte.isASCIIDigit {
        break
      }
      index += 1
    }
    countSpecials(&bytes, from: index, lineStart: lineStart, number: number)
    checkTable(&bytes, lineStart: lineStart, number: number)
  }

  /// Counts special characters, and replaces them with spaces beyond the limit.
  private mutating func countSpecials(_ bytes: inout [UInt8], from index: Int, lineStart: Int, number: Int) {
    let previousCount = specialCount
    for position in index..<bytes.count where MarkdownSanitizer.isSpecial(bytes[position]) {
      specialCount += 1
      if bytes[position] == 0x5B { bracketCount += 1 }
    }
    paragraphBytes += bytes.count - lineStart
    work += (specialCount - previousCount) * paragraphBytes
    checkDefinition(&bytes, from: index, lineStart: lineStart, number: number)
    guard specialCount > MarkdownSanitizer.maxSpecials || work > MarkdownSanitizer.maxWork else { return }
    recordLimit("\(MarkdownSanitizer.maxSpecials) marks in a paragraph", number)
    var remaining = work > MarkdownSanitizer.maxWork ? 0 : MarkdownSanitizer.maxSpecials - previousCount
    for position in index..<bytes.count where MarkdownSanitizer.isSpecial(bytes[position]) {
      remaining -= 1
      if remaining < 0 { bytes[position] = 0x20 }
    }
  }

  /// Checks a line of the form `[name]: url`.
  private mutating func checkDefinition(_ bytes: inout [UInt8], from index: Int, lineStart: Int, number: Int) {
    guard index < bytes.count, bytes[index] == 0x5B, let close = bytes[index...].prefix(1024).firstIndex(of: 0x5D),
      close + 1 < bytes.count,
      bytes[close + 1] == 0x3A
    else {
      consecutiveDefinitions = 0
      return
    }
    if bytes[index + 1] == 0x5E {
      footnoteCount += 1
      if footnoteCount > MarkdownSanitizer.maxFootnotes {
        // The text of the footnote is kept in place.
        bytes.insert(0x5C, at: index)
        recordLimit("\(MarkdownSanitizer.maxFootnotes) footnotes", number)
      }
      return
    }
    consecutiveDefinitions += 1
    if consecutiveDefinitions > MarkdownSanitizer.maxConsecutiveDefinitions {
      bytes.removeSubrange(lineStart...)
      startParagraph()
      recordLimit("\(MarkdownSanitizer.maxConsecutiveDefinitions) definitions of links in a row", number)
    } else {
      definitionStarts.append(index)
      maxDefinitionLength = max(maxDefinitionLength, bytes.count - close)
    }
  }

  /// Checks a row or delimiter row of a table.
  private mutating func checkTable(_ bytes: inout [UInt8], lineStart: Int, number: Int) {
    if columnCount > 0 {
      cellCount += columnCount
      if cellCount > TableBudget.maxCells {
        bytes.removeSubrange(lineStart...)
        tableLimit = tableLimit ?? Diagnostic(.error, line: number, TableBudget.cellLimit)
      }
      return
    }
    let line = bytes[lineStart...]
    guard line.first == 0x7C || line.first == 0x2D || line.first == 0x3A || line.first == 0x20 else { return }
    guard line.allSatisfy({ $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || $0 == 0x20 || $0 == 0x09 }) else { return }
    let pipes = line.reduce(0) { $0 + ($1 == 0x7C ? 1 : 0) }
    guard pipes > 0 else { return }
    if pipes > MarkdownSanitizer.maxColumns {
      bytes.insert(0x5C, at: lineStart)
      recordLimit("\(MarkdownSanitizer.maxColumns) columns in a table", number)
    } else {
      columnCount = pipes + 1
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x5B || byte == 0x5D || byte == 0x2A || byte == 0x5F || byte == 0x60 || byte == 0x3C || byte == 0x21 || byte == 0x7E
      || byte == 0x7C
      || byte == 0x26
  }

  private mutating func recordLimit(_ what: String, _ line: Int) {
    if !reachedLimits.contains(where: { $0.what == what }) { reachedLimits.append((what, line)) }
  }

  /// Applies the limit for link references, and appends the diagnostics.
  mutating func finish(_ bytes: inout [UInt8], _ diagnostics: inout [Diagnostic]) {
    if maxDefinitionLength * bracketCount > MarkdownSanitizer.maxExpansionBytes {
      for start in definitionStarts { bytes[start] = 0x20 }
      recordLimit("what definitions of links expand to", 0)
    }
    diagnostics += reachedLimits.map { Diagnostic(.warning, line: $0.line, .limitReached($0.what)) }
    if let tableLimit { diagnostics.append(tableLimit) }
  }
}
