import Foundation
import Guidelines
import Languages
import Searching
import Testing

@testable import Indexing

/// Topic names as queries, in every language.
@Suite struct TopicNameTests {
  /// Resolves names without a search; searching for each would take a minute. The next test searches for titles.
  @Test("Every slug, title, and alias resolves to its topic") func everyNameResolvesToItsTopic() throws {
    let index = try GuidelineIndex(path: Program.index())
    let topics = try index.topics()
    var strays: [String] = []
    try index.connection.use { database in
      let names = TopicNameLookup(SQLiteStore(database, []))
      for topic in topics {
        for name in ([topic.slug] + topic.titles.values) + topic.aliases.flattened {
          let meant = try names.topic(name, isSymbol: SymbolName.isSymbolLike(name)).flatMap { id in
            try database.first("SELECT slug FROM topics WHERE id = ?", [.integer(id)]) { try $0.text(0) }
          }
          if meant != topic.slug { strays.append("\(name) → \(meant ?? "nothing")") }
        }
      }
    }
    #expect(topics.count > 100)
    #expect(strays == [])
  }

  /// The parts run concurrently.
  @Test("Search for a title returns a rule of its topic first", arguments: 0..<4) func titlesFindTheirTopicFirst(part: Int) throws
  {
    let index = try GuidelineIndex(path: Program.index())
    var strays: [String] = []
    for (number, topic) in try index.topics().enumerated() where number % 4 == part {
      for name in [topic.slug] + topic.titles.values {
        let answer = try index.search(Query(text: name, readerLanguage: .japanese, limit: 1))
        if answer.hits.first?.record.topic != topic.slug {
          strays.append("\(name) → \(answer.hits.first?.record.topic ?? "nothing")")
        }
      }
    }
    #expect(strays == [])
  }
}
