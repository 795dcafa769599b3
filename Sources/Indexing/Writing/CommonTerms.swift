import GRDB

/// How many records hold the tokens that many records hold: a search must know before it reads their lists, for reading those of every
/// word of a question is what costs in a large index.
enum CommonTerms {
  /// Tokens in fewer records are not worth the row: reading their list says how long it is.
  static let threshold = 1000

  static func store(_ database: Database) throws {
    try database.execute(sql: "DELETE FROM frequent")
    let records = try Int.fetchOne(database, sql: "SELECT count(*) FROM records") ?? 0
    guard records > threshold else { return }
    try database.execute(
      sql: "INSERT INTO frequent SELECT term, doc FROM word_counts WHERE doc > ?", arguments: [threshold])
  }
}
