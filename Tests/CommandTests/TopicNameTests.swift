import Foundation
import Guidelines
import Indexing
import Testing

/// Whoever searches for a topic by its name, in either language, or by one of its other names, gets its rules first.
@Suite struct TopicNameTests {
  @Test func everyNameOfATopicFindsItFirst() throws {
    let index = try GuidelineIndex(path: Program.index)
    let topics = try index.topics()
    var strays: [String] = []
    for topic in topics {
      for name in [topic.slug, topic.english, topic.japanese] + topic.aliases.values.flatMap({ $0 }) {
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
