import Searching

/// The postings of the terms that many rules hold, kept beside FTS5's own as bytes that one loop reads: stepping through FTS5's rows for each of them is what a
/// question would spend most of its time on. What they give is what FTS5 gives (a test compares them).
///
/// For each rule, ascending, one number as unsigned LEB128: the gap to the one before, and in its lowest four bits the fields. Most are one byte.
enum CommonPostings {
  /// A term in fewer rules is not worth the row: of the Corpus a fifth of the terms, which have nine tenths of all postings.
  static let fewest = 16

  static func store(_ database: Database, fewest: Int = CommonPostings.fewest) throws {
    try database.execute("DELETE FROM common_postings")
    try Postings.forEachTerm(database) { term, postings in
      guard postings.rules.count >= fewest else { return }
      try database.run("INSERT INTO common_postings (term, entries) VALUES (?, ?)", [.text(term), .blob(bytes(postings))])
    }
  }

  static func bytes(_ postings: Postings) -> [UInt8] {
    var writer = ByteWriter()
    var last: Int32 = 0
    for (rule, fields) in zip(postings.rules, postings.fields) {
      writer.number(Int(rule - last) << 4 | Int(fields))
      last = rule
    }
    return writer.bytes
  }

  /// Of a term, with the number of rules that there are. A list that is longer than all of them would make is not fetched: it would take many times its size.
  static func lists(_ database: Database) throws -> Statement {
    try Statement(
      database,
      """
      SELECT entries, rules FROM common_postings, (SELECT length(content) / \(RuleFacts.size) AS rules FROM columns WHERE id = \(Columns.rules.rawValue))
      WHERE term = ? AND length(entries) <= rules * \(mostBytes)
      """)
  }

  /// Of one number.
  private static let mostBytes = 6

  /// nil for a term that is not kept. Damaged bytes give wrong numbers, never a trap: whoever uses one checks it.
  static func read(_ term: String, _ lists: Statement) throws -> Postings? {
    try lists.restart([.text(term)])
    guard try lists.next() else { return nil }
    var postings = Postings()
    let last = lists.number(1)
    lists.withBytes(0) { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      postings.reserve(bytes.count)
      var rule: Int32 = 0
      var position = 0
      while let number = bytes.number(at: &position) {
        rule &+= Int32(truncatingIfNeeded: number >> 4)
        if Int(rule) > last { break }
        postings.append(rule, UInt8(number & 15))
      }
    }
    return postings
  }
}
