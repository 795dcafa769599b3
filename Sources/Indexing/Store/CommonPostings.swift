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
      """
      DELETE FROM common_postings;
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_counts USING fts5vocab (main, words, row)
      """)
    let terms = try database.all("SELECT term FROM word_counts WHERE doc >= ?", [.init(fewest)]) { try $0.text(0) }
    for term in terms {
      let postings = try Postings.fromFTS5([term], database)[0]
      var writer = ByteWriter()
      var last: Int32 = 0
      for (rule, fields) in zip(postings.rules, postings.fields) {
        writer.number(Int(rule - last))
        writer.byte(fields)
        last = rule
      }
      try database.run("INSERT INTO common_postings (term, entries) VALUES (?, ?)", [.text(term), .blob(writer.bytes)])
    }
    try database.execute("DROP TABLE temp.word_counts")
  }

  /// nil for a term that is not kept. Damaged bytes give wrong numbers, never a trap: whoever uses one checks it.
  static func read(_ term: String, _ lists: Statement) throws -> Postings? {
    try lists.restart([.text(term)])
    guard try lists.next() else { return nil }
    var postings = Postings()
    lists.withBytes(0) { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      postings.reserve(bytes.count / 2)
      var rule: Int32 = 0
      var position = 0
      while let gap = bytes.number(at: &position), position < bytes.count {
        rule &+= Int32(truncatingIfNeeded: gap)
        postings.append(rule, bytes[position] & 15)
        position += 1
      }
    }
    return postings
  }
}
