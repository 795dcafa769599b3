import Guidelines
import TextAnalysis

/// A record as answers need its text.
final class Wording {
  let id: Int64
  let name: String
  let language: Language
  let passes: Bool
  let content: RecordContent
  private let heading: () throws -> String
  private(set) lazy var headline = FoldedText(content.headline.plainText)
  private(set) lazy var body = FoldedText(content.body.plainText)

  fileprivate init(_ row: Statement, heading: @escaping () throws -> String) throws {
    guard let language = Language(code: row.number(2)) else { throw ByteReader.Damaged() }
    id = row.integer(0)
    name = try row.text(1)
    self.language = language
    content = try RecordContent(row.bytes(4), sourceName: "", line: 0)
    passes = row.number(5) != 0
    self.heading = heading
  }

  /// Whether it holds a phrase, in either spelling; words must be whole words.
  func holds(_ phrase: FoldedText) -> Bool {
    let around = (content.label.map { [$0] } ?? []) + content.hiddenTexts + [(try? heading()) ?? ""]
    return ([headline, body] + around.map { FoldedText($0) }).contains { text in
      PhraseMatch.stands(phrase.unified.scalars, in: text.unified.scalars)
        || PhraseMatch.stands(phrase.plain.scalars, in: text.plain.scalars)
    }
  }
}

/// Reads the wordings of rules, best first.
final class WordingReader {
  private let filter: FilterSQL
  private let records: Statement
  private let sections: Statement
  private let contents: Statement
  private var headings: [Int64: String] = [:]

  init(_ database: Database, filter: FilterSQL = FilterSQL()) throws {
    self.filter = filter
    let passes = filter.isEmpty ? "1" : "coalesce(" + filter.conditions.joined(separator: " AND ") + ", 0)"
    records = try Statement(
      database,
      """
      SELECT r.id, r.name, r.language, r.section, r.content, \(passes)
      FROM records r JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source WHERE r.rule = ?
      ORDER BY \(RecordRow.precedence)
      """)
    contents = try Statement(database, "SELECT content FROM records WHERE rule = ? AND language = ?")
    sections = try Statement(database, "SELECT topic_title, path FROM sections WHERE id = ?")
  }

  /// What the wordings in one language say, without what stands around it.
  func contents(of rule: Int, _ language: Language) throws -> [RecordContent] {
    var found: [RecordContent] = []
    try contents.restart([.init(rule), .init(language.code)])
    while try contents.next() { found.append(try RecordContent(contents.bytes(0), sourceName: "", line: 0)) }
    return found
  }

  func wordings(of rule: Int) throws -> [Wording] {
    var found: [Wording] = []
    try records.restart(filter.values + [.init(rule)])
    while try records.next() {
      let section = records.integer(3)
      found.append(try Wording(records) { [unowned self] in try heading(section) })
    }
    return found
  }

  private func heading(_ section: Int64) throws -> String {
    if let known = headings[section] { return known }
    try sections.restart([.integer(section)])
    guard try sections.next() else { throw ByteReader.Damaged() }
    var bytes = ByteReader(sections.bytes(1))
    let heading = ([try sections.text(0)] + (try bytes.strings())).joined(separator: "\n")
    headings[section] = heading
    return heading
  }
}

/// Finding a stretch of text in another.
enum PhraseMatch {
  static func find(_ needle: [UInt32], in text: [UInt32], from: Int) -> Int? {
    guard let first = needle.first, needle.count <= text.count else { return nil }
    var at = from
    let last = text.count - needle.count
    while at <= last {
      if text[at] == first {
        var length = 1
        while length < needle.count, text[at + length] == needle[length] { length += 1 }
        if length == needle.count { return at }
      }
      at += 1
    }
    return nil
  }

  /// Whether it stands there; words of letters must be whole words.
  static func stands(_ needle: [UInt32], in text: [UInt32]) -> Bool {
    guard let first = needle.first, let last = needle.last else { return true }
    var from = 0
    while let at = find(needle, in: text, from: from) {
      let end = at + needle.count
      let startsWord = ScriptClass(first) != .word || at == 0 || ScriptClass(text[at - 1]) != .word
      let endsWord = ScriptClass(last) != .word || end == text.count || ScriptClass(text[end]) != .word
      if startsWord && endsWord { return true }
      from = at + 1
    }
    return false
  }
}
