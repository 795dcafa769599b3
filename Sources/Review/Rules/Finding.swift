import Guidelines
import Languages

/// One place that does not keep to a rule.
package struct ReviewFinding: Hashable, Sendable {
  package let rule: ReviewRule
  /// The record of the Corpus that it is held to.
  package let record: String
  package let path: String
  /// Bytes of the file, on one line.
  package let range: Range<Int>
  package var level: ReviewRule.Level
  package let remark: ReviewRemark
  package var fix: Fix?
  /// 1-based; columns count Unicode scalars, and the end is one past the last.
  package var start = Position(line: 1, column: 1)
  package var end = Position(line: 1, column: 1)
  /// The line, without its indentation.
  package var excerpt = ""
  /// Which scalars of the excerpt are meant.
  package var mark = 0..<0

  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  /// By which its line is known again when it moved.
  package var fingerprint = ""
  /// Of the line it stands on, in bytes: formats count columns in their own ways.
  package var lineStart = 0

  /// What to write instead, where that is certain.
  package struct Fix: Hashable, Sendable {
    package let range: Range<Int>
    package let text: String
  }

  init(
    _ rule: ReviewRule, _ record: Int = 0, _ path: String, _ range: Range<Int>, _ remark: ReviewRemark,
    level: ReviewRule.Level? = nil,
    fix: Fix? = nil
  ) {
    (self.rule, self.path, self.range, self.remark, self.fix) = (rule, path, range, remark, fix)
    self.record = rule.records[record]
    self.level = level ?? rule.level
  }
}

/// The lines of a file, and what is found there.
struct LineIndex {
  private let table: LineTable
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { (table, self.bytes) = (LineTable(bytes), bytes) }

  var count: Int { table.starts.count }

  /// 1-based.
  func line(_ offset: Int) -> Int { table.line(at: offset) }

  /// The bytes of a line, without its end.
  func range(line: Int) -> Range<Int> {
    let starts = table.starts
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The visible bytes of a line, or what is found of a text there.
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

  /// Findings with their positions, their lines and what those are known by.
  func placed(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    if findings.isEmpty { return [] }
    // A file with more was written by no one.
    let findings = findings.prefix(Self.most)
    let hashes = LineFingerprint.hashes(bytes)
    return findings.map { finding in
      var finding = placed(finding)
      finding.fingerprint = hashes[finding.start.line] ?? ""
      return finding
    }
  }

  /// Findings of a file, and bytes of a line: a file of one endless line must not be read anew for each.
  private static let most = 1000
  private static let widest = 8192

  private func placed(_ finding: ReviewFinding) -> ReviewFinding {
    var finding = finding
    let number = line(finding.range.lowerBound)
    let whole = range(line: number)
    let line = whole.lowerBound..<min(whole.upperBound, whole.lowerBound + Self.widest)
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
    finding.mark = first..<max(first, min(min(160, text.count), finding.end.column - 1 - indent))
    return finding
  }
}
