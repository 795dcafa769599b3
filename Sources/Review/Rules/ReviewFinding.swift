import Guidelines
import Languages

/// A place in an app that violates a rule.
package struct ReviewFinding: Hashable, Sendable {
  package let rule: ReviewRule
  /// Id of the Corpus record on which the rule is based.
  package let record: String
  package let path: String
  /// Byte range in the file, within one line.
  package let range: Range<Int>
  package var level: ReviewRule.Level
  package let violation: ReviewViolation
  package var fix: Fix?
  /// Start and end positions, 1-based. Columns count Unicode scalars; the end column is after the last scalar.
  package var start = Position(line: 1, column: 1)
  package var end = Position(line: 1, column: 1)
  /// Text of the line without its indentation.
  package var excerpt = ""
  /// Range of the finding in the excerpt, in Unicode scalars.
  package var markedRange = 0..<0

  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  /// Hash that identifies the line after it moved.
  package var fingerprint = ""
  /// Byte offset of the line's start. Output formats count columns differently.
  package var lineStart = 0

  /// A replacement, present only if it is certainly correct.
  package struct Fix: Hashable, Sendable {
    package let range: Range<Int>
    package let text: String
  }

  init(
    _ rule: ReviewRule, _ record: Int = 0, _ path: String, _ range: Range<Int>, _ remark: ReviewViolation,
    level: ReviewRule.Level? = nil,
    fix: Fix? = nil
  ) {
    (self.rule, self.path, self.range, self.violation, self.fix) = (rule, path, range, remark, fix)
    self.record = rule.records[record]
    self.level = level ?? rule.level
  }
}

/// Line table of a file, with the positions of findings.
struct LineIndex {
  private let table: LineTable
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { (table, self.bytes) = (LineTable(bytes), bytes) }

  var count: Int { table.starts.count }

  /// Returns the 1-based number of the line at an offset.
  func line(_ offset: Int) -> Int { table.line(at: offset) }

  /// Returns the byte range of a line without its line end.
  func range(line: Int) -> Range<Int> {
    let starts = table.starts
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// Returns the byte range of a text on a line, or of the visible part of the line if the text is not on it.
  func range(line: Int, of text: String = "") -> Range<Int> {
    let whole = range(line: line)
    let needle = Array(text.utf8)
    if !needle.isEmpty, whole.count >= needle.count, whole.count < 20_000 {
      for start in whole.lowerBound...(whole.upperBound - needle.count)
      where bytes[start] == needle[0] && bytes[start...].starts(with: needle) {
        return start..<(start + needle.count)
      }
    }
    let first = bytes[whole].firstIndex { $0 > 0x20 } ?? whole.lowerBound
    return first..<whole.upperBound
  }

  /// Returns findings with their positions, excerpts, and fingerprints.
  func withPositions(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    if findings.isEmpty { return [] }
    // A file with more findings is generated.
    let findings = findings.prefix(Self.maxFindings)
    let hashes = LineFingerprint.hashes(bytes)
    return findings.map { finding in
      var finding = withPosition(finding)
      finding.fingerprint = hashes[finding.start.line] ?? ""
      return finding
    }
  }

  /// Maximum number of findings in a file, and number of bytes read from a line. Decoding a file that is one huge line for each
  /// finding would take quadratic time.
  private static let maxFindings = 1000
  private static let maxLineBytes = 8192

  private func withPosition(_ finding: ReviewFinding) -> ReviewFinding {
    var finding = finding
    let number = line(finding.range.lowerBound)
    let whole = range(line: number)
    let line = whole.lowerBound..<min(whole.upperBound, whole.lowerBound + Self.maxLineBytes)
    let start = min(max(finding.range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(finding.range.upperBound, start), line.upperBound)
    func scalars(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count }
    let column = scalars(line.lowerBound..<start) + 1
    finding.lineStart = line.lowerBound
    finding.start = .init(line: number, column: column)
    finding.end = .init(line: number, column: max(column + 1, column + scalars(start..<end)))
    let indent = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let text = String(decoding: bytes[(line.lowerBound + indent)..<line.upperBound], as: UTF8.self).unicodeScalars
    finding.excerpt = String(String.UnicodeScalarView(text.prefix(160)))
    let first = max(0, min(160, column - 1 - indent))
    finding.markedRange = first..<max(first, min(min(160, text.count), finding.end.column - 1 - indent))
    return finding
  }
}
