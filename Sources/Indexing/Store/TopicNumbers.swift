import GRDB

/// Which topic each record is about: the topics in the head, and for each record its topic's place there, from 1.
///
/// Kept where records are of the catalogue's topics; the title of any other page is no topic that several rules are about, though where there
/// are both, such a page must not stand behind the others for it.
enum TopicNumbers {
  /// Of more topics, most are one page by itself, which says no more of its records than they do.
  private static let mostTopics = 1000

  static func store(_ database: Database) throws {
    try RecordNumbers.remove(.topics, database)
    let topics = try database.all("SELECT DISTINCT topic FROM records INDEXED BY records_topic ORDER BY topic") { $0.integer(0) }
    let listed = try database.count(
      "SELECT count(*) FROM topics t WHERE listed = 1 AND EXISTS (SELECT 1 FROM records r WHERE r.topic = t.id)")
    guard listed > 0, (2...mostTopics).contains(topics.count) else { return }
    var places: [Int64: Int] = [:]
    for (place, topic) in topics.enumerated() { places[topic] = place + 1 }
    try RecordNumbers.store(.topics, database, head: topics.map(Int.init)) { each in
      let rows = try Lookup(database, "SELECT topic, id FROM records INDEXED BY records_topic")
      while try rows.next() { each(rows.integer(1), places[rows.integer(0)] ?? 0) }
    }
  }
}
