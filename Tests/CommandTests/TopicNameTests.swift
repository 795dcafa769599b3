import Foundation
import Guidelines
import Indexing
import Languages
import Testing

/// Whoever searches for a topic by its name, in any language, or by one of its other names, gets its rules first.
@Suite struct TopicNameTests {
  /// In parts, which run side by side: nothing else here takes as long.
  @Test(arguments: 0..<4) func everyNameOfATopicFindsItFirst(part: Int) throws {
    let index = try GuidelineIndex(path: Program.index())
    let topics = try index.topics()
    var strays: [String] = []
    for (number, topic) in topics.enumerated() where number % 4 == part {
      for name in ([topic.slug] + topic.titles.values) + topic.aliases.flattened {
        let answer = try index.search(Query(text: name, readerLanguage: .japanese, limit: 1))
        if answer.hits.first?.record.topic != topic.slug {
          strays.append("\(name) → \(answer.hits.first?.record.topic ?? "nothing")")
        }
      }
    }
    #expect(topics.count > 100)
    #expect(strays == [])
  }
}
