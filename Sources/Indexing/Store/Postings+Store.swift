import Searching

extension Postings {
  /// Of each of some terms: from the lists of common terms, else from FTS5.
  static func read(_ terms: [PlannedTerm], _ database: Database) throws -> [Postings] {
    var known: [Int: Postings] = [:]
    let lists = try CommonPostings.lists(database)
    for (index, term) in terms.enumerated() where !term.isPrefix { known[index] = try CommonPostings.read(term.text, lists) }
    var postings = try fromFTS5(terms.indices.map { terms[$0].isPrefix || known[$0] != nil ? "" : terms[$0].text }, database)
    for (index, term) in terms.enumerated() {
      if let common = known[index] {
        postings[index] = common
      } else if term.isPrefix {
        postings[index] = try beginning(term.text, database)
      }
    }
    return postings
  }

  /// As FTS5 keeps them; of "" none. All in one statement: opening FTS5's table of places again for each term takes longer than reading it.
  static func fromFTS5(_ terms: [String], _ database: Database) throws -> [Postings] {
    var postings = [Postings](repeating: Postings(), count: terms.count)
    let rows = try Statement(
      database, "SELECT j.key, v.doc, v.col FROM json_each(?) j CROSS JOIN word_places v WHERE v.term = j.value",
      [.text(array(terms))])
    while try rows.next() {
      let term = rows.number(0)
      if postings.indices.contains(term) {
        postings[term].add(Int32(truncatingIfNeeded: rows.integer(1)), try field(rows.firstByte(2)))
      }
    }
    return postings
  }

  /// Of every term, in their order: reading FTS5's places once, from the first to the last, takes a fraction of asking for each.
  static func forEachTerm(_ database: Database, _ body: (String, Postings) throws -> Void) throws {
    let rows = try Statement(database, "SELECT term, doc, col FROM word_places")
    var term: [UInt8] = []
    var postings = Postings()
    while try rows.next() {
      if !rows.holds(term, 0) {
        if !postings.rules.isEmpty { try body(String(decoding: term, as: UTF8.self), postings) }
        term = rows.bytes(0)
        postings = Postings()
        // What a forged file could ask for is bounded for each term, as long as the list of terms may be.
        rows.left = database.steps.most
      }
      postings.add(Int32(truncatingIfNeeded: rows.integer(1)), try field(rows.firstByte(2)))
    }
    if !postings.rules.isEmpty { try body(String(decoding: term, as: UTF8.self), postings) }
  }

  /// Of all terms that begin so.
  private static func beginning(_ text: String, _ database: Database) throws -> Postings {
    var postings = Postings()
    let rows = try Statement(
      database, "SELECT doc, col FROM word_places WHERE term >= ? AND term < ?", [.text(text), .text(text + "\u{10FFFF}")])
    while try rows.next() { postings.add(Int32(truncatingIfNeeded: rows.integer(0)), try field(rows.firstByte(1))) }
    postings.merge()
    return postings
  }

  /// JSON; terms are letters and digits, which need no escape.
  private static func array(_ terms: [String]) -> String { "[" + terms.map { "\"\($0)\"" }.joined(separator: ",") + "]" }

  private static func field(_ initial: UInt8) throws -> UInt8 {
    switch initial {
    case UInt8(ascii: "h"): 1
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "q"): 4
    case UInt8(ascii: "t"): 8
    default: throw ByteReader.Damaged()
    }
  }
}
