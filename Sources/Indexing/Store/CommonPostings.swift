import GRDB

/// The postings of the terms that many rules of a large index hold, kept beside FTS5's own as bytes that one loop reads: stepping through FTS5's rows for each of
/// them is what a question would spend its time on. Smaller indexes keep none. What they give is what FTS5 gives (a test compares them).
///
/// For each rule, ascending: the gap to the one before as unsigned LEB128, then a byte with its fields.
enum CommonPostings {
  /// An index of fewer rules answers from FTS5 alone.
  static let largeIndex = 20_000
  /// A term in fewer rules is not worth the row.
  static let fewest = 1000

  static func store(_ database: Database, fewest: Int = CommonPostings.fewest) throws {
    try database.execute(
      sql: """
        DELETE FROM common_postings;
        CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_counts USING fts5vocab (main, words, row)
        """)
    let terms = try database.all("SELECT term FROM word_counts WHERE doc >= ?", [.init(fewest)]) { try $0.text(0) }
    let insert = try Lookup(database, "INSERT INTO common_postings (term, entries) VALUES (?, ?)")
    for term in terms {
      let postings = try Postings.fromFTS5([term], database)[0]
      var writer = ByteWriter()
      var last: Int32 = 0
      for (rule, fields) in zip(postings.rules, postings.fields) {
        writer.number(Int(rule - last))
        writer.byte(fields)
        last = rule
      }
      try insert.run([.text(term), .blob(writer.bytes)])
    }
    try database.execute(sql: "DROP TABLE temp.word_counts")
  }

  /// nil for a term that is not kept. Damaged bytes give wrong numbers, never a trap: whoever uses one checks it.
  static func read(_ term: String, _ lists: Lookup) throws -> Postings? {
    try lists.restart([.text(term)])
    guard try lists.next() else { return nil }
    var postings = Postings()
    lists.withBytes(0) { bytes in
      postings.reserve(bytes.count / 2)
      var rule: UInt32 = 0
      var (gap, shift): (UInt32, UInt32) = (0, 0)
      var isField = false
      for byte in bytes {
        if isField {
          postings.append(Int32(bitPattern: rule), byte & 15)
          isField = false
        } else {
          gap |= UInt32(byte & 0x7F) &<< (shift & 31)
          shift &+= 7
          guard byte < 0x80 else { continue }
          rule &+= gap
          (gap, shift, isField) = (0, 0, true)
        }
      }
    }
    return postings
  }
}
