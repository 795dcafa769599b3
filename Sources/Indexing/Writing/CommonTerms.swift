import GRDB

/// The lists of the tokens that many records hold, kept beside FTS5's own as bytes that one loop reads: a question has a dozen such tokens,
/// and stepping through FTS5's rows for each of them is what a search in a large index would spend its time on.
enum CommonTerms {
  /// Tokens in fewer records are not worth the row: FTS5 gives such a list at once.
  static let threshold = 1000

  static func store(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM frequent; DELETE FROM lists")
    let records = try database.count("SELECT count(*) FROM records")
    guard records > threshold else { return }
    let terms = try database.all("SELECT term, doc FROM word_counts WHERE doc > ?", [.init(threshold)]) {
      (text: try $0.text(0), count: $0.number(1))
    }
    let holders = try Lookup(database, "SELECT rowid FROM words WHERE words MATCH ?")
    let name = try Lookup(database, "INSERT INTO frequent (term, count, list) VALUES (?, ?, ?)")
    let list = try Lookup(database, "INSERT INTO lists (id, entries) VALUES (?, ?)")
    for (number, term) in terms.enumerated() {
      try holders.restart([.text("\"\(term.text)\"")])
      var postings = PostingList()
      while try holders.next() { postings.append(holders.integer(0)) }
      try list.run([.init(number), .blob(postings.bytes)])
      try name.run([.text(term.text), .init(postings.count), .init(number)])
    }
  }
}
