import Searching

/// The postings of terms that many rules contain. They are stored in addition to FTS5 as bytes that a single loop decodes,
/// because a search would spend most of its time stepping through the rows of FTS5. A test checks that both are equal.
///
/// Each rule, in ascending order, is one number in unsigned LEB128: the gap to the preceding rule, and in the lowest four bits
/// the fields. Most take one byte.
enum CommonPostings {
  /// Minimum number of rules that contain a common term. A fifth of the Corpus's terms are common; they have nine tenths of all
  /// postings.
  static let minRuleCount = 16

  static func store(_ database: Database, minRuleCount: Int = CommonPostings.minRuleCount) throws {
    try database.execute("DELETE FROM common_postings")
    try Postings.forEachTerm(in: database) { term, postings in
      guard postings.rules.count >= minRuleCount else { return }
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

  /// Returns a statement that finds the postings of a term and the number of rules. Longer lists than all rules could produce are
  /// not read, because decoding them would take many times their size in memory.
  static func lists(_ database: Database) throws -> Statement {
    try Statement(
      database,
      """
      SELECT entries, rules FROM common_postings, (SELECT length(content) / \(RuleMetadata.byteCount) AS rules FROM columns WHERE id = \(StoredBlob.rules.rawValue))
      WHERE term = ? AND length(entries) <= rules * \(maxBytesPerNumber)
      """)
  }

  /// Maximum number of bytes of one encoded number.
  private static let maxBytesPerNumber = 6

  /// Returns the postings of a term, or `nil` if it is not common. Damaged bytes yield wrong rule numbers but never trap; callers
  /// must check the numbers.
  static func read(_ term: String, _ lists: Statement) throws -> Postings? {
    try lists.restart([.text(term)])
    guard try lists.next() else { return nil }
    var postings = Postings()
    let maxRule = lists.number(1)
    lists.withBytes(0) { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      postings.reserveCapacity(bytes.count)
      var rule: Int32 = 0
      var position = 0
      while let number = bytes.number(at: &position) {
        rule &+= Int32(truncatingIfNeeded: number >> 4)
        if Int(rule) > maxRule { break }
        postings.append(rule, UInt8(number & 15))
      }
    }
    return postings
  }
}
