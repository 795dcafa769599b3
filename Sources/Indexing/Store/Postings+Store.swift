import Searching

extension Postings {
  /// Returns the postings of each term, in order: from the lists of common terms, or else from FTS5.
  static func read(_ terms: [PlannedTerm], _ database: Database) throws -> [Postings] {
    var commonPostings: [Int: Postings] = [:]
    let lists = try CommonPostings.lists(database)
    for (index, term) in terms.enumerated() where !term.isPrefix {
      commonPostings[index] = try CommonPostings.read(term.text, lists)
    }
    var postings = try fromFTS5(
      terms.indices.map { terms[$0].isPrefix || commonPostings[$0] != nil ? "" : terms[$0].text }, database)
    for (index, term) in terms.enumerated() {
      if let postingsOfCommonTerm = commonPostings[index] {
        postings[index] = postingsOfCommonTerm
      } else if term.isPrefix {
        postings[index] = try withPrefix(term.text, database)
      }
    }
    return postings
  }

  /// Returns the postings of each term from FTS5; none for an empty term. Uses a single statement, because reopening the FTS5
  /// table for each term takes longer than reading it.
  static func fromFTS5(_ terms: [String], _ database: Database) throws -> [Postings] {
    var postings = [Postings](repeating: Postings(), count: terms.count)
    let rows = try Statement(
      database, "SELECT j.key, v.doc, v.col FROM json_each(?) j CROSS JOIN word_places v WHERE v.term = j.value",
      [.text(jsonArray(terms))])
    while try rows.next() {
      let term = rows.number(0)
      if postings.indices.contains(term) {
        postings[term].add(Int32(truncatingIfNeeded: rows.integer(1)), try field(rows.firstByte(2)))
      }
    }
    return postings
  }

  /// Calls `body` with every term and its postings, in the order of the terms. One pass over the FTS5 table is much faster than a
  /// lookup of each term.
  static func forEachTerm(in database: Database, _ body: (String, Postings) throws -> Void) throws {
    let rows = try Statement(database, "SELECT term, doc, col FROM word_places")
    var term: [UInt8] = []
    var postings = Postings()
    while try rows.next() {
      if !rows.hasBytes(term, column: 0) {
        if !postings.rules.isEmpty { try body(String(decoding: term, as: UTF8.self), postings) }
        term = rows.bytes(0)
        postings = Postings()
        // Limit the steps for each term, because a forged file could have endless postings; the list of terms may be as long as
        // needed.
        rows.remainingSteps = database.steps.maxSteps
      }
      postings.add(Int32(truncatingIfNeeded: rows.integer(1)), try field(rows.firstByte(2)))
    }
    if !postings.rules.isEmpty { try body(String(decoding: term, as: UTF8.self), postings) }
  }

  /// Returns the merged postings of all terms with a prefix.
  private static func withPrefix(_ text: String, _ database: Database) throws -> Postings {
    var postings = Postings()
    let rows = try Statement(
      database, "SELECT doc, col FROM word_places WHERE term >= ? AND term < ?", [.text(text), .text(text + "\u{10FFFF}")])
    while try rows.next() { postings.add(Int32(truncatingIfNeeded: rows.integer(0)), try field(rows.firstByte(1))) }
    postings.merge()
    return postings
  }

  /// Returns a JSON array. Terms consist of letters and digits, so no escaping is needed.
  private static func jsonArray(_ terms: [String]) -> String { "[" + terms.map { "\"\($0)\"" }.joined(separator: ",") + "]" }

  private static func field(_ firstByte: UInt8) throws -> UInt8 {
    switch firstByte {
    case UInt8(ascii: "h"): 1
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "q"): 4
    case UInt8(ascii: "t"): 8
    default: throw ByteReader.CorruptDataError()
    }
  }
}
