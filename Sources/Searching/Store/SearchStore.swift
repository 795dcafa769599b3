import Guidelines
import TextAnalysis

/// What a search reads: the program's is an SQLite file, a page's packed arrays. Whatever searches takes it as a generic parameter, so that the compiler makes one engine for
/// each, and none asks at run time which it has.
///
/// It is asked for much at a time; what is done a thousand times a search is done over what it gave.
package protocol SearchStore {
  /// What goes wrong where it reads.
  associatedtype Trouble: Error
  /// That it holds what nobody writes.
  static var damaged: Trouble { get }

  /// Of all rules, rule 1 first.
  var facts: [RuleFacts] { get }

  // MARK: Terms

  /// Of each term, in their order.
  func postings(of terms: [PlannedTerm]) throws(Trouble) -> [Postings]
  /// What a term means, a signed byte a dimension; empty where nothing is known of it.
  func vector(of term: String) throws(Trouble) -> [Int8]
  /// Calls `body` with the directions of all rules, one after the other; does not where there are none.
  func withDirections(_ body: (UnsafeRawBufferPointer) -> Void) throws(Trouble)

  // MARK: Words

  /// The eight most frequent katakana words of a skeleton but for one, most frequent first.
  func spellings(of skeleton: String, but typed: String) throws(Trouble) -> [String]
  /// Calls `body` with each word of some number of characters, and how often it stands.
  func forEachWord(_ lengths: ClosedRange<Int>, isKatakana: Bool, _ body: (String, Int) -> Void) throws(Trouble)
  /// Whether it stands in some word.
  func isPartOfWord(_ text: String) throws(Trouble) -> Bool
  /// By head, form and group.
  func glossaryTerms(_ heads: [String]) throws(Trouble) -> [GlossaryTerm]
  func glossaryGroup(_ id: Int64) throws(Trouble) -> Glossary.Group?

  // MARK: Topics and sources

  /// What has a name, by rank, then by id.
  func names(_ key: String) throws(Trouble) -> [TopicName]
  func topic(_ id: Int64) throws(Trouble) -> Topic?
  func topicID(_ slug: String) throws(Trouble) -> Int64?
  /// The platforms of each topic that states any.
  func topicPlatforms() throws(Trouble) -> [Int64: Int]
  /// In order.
  func sourceNames() throws(Trouble) -> [String]

  // MARK: Rules and their records

  /// By a rule's number, whether some wording of it passes.
  func rules(passing filters: Filters) throws(Trouble) -> [Bool]
  /// Those of a page, in whatever language.
  func rules(ofPage page: String, in source: String) throws(Trouble) -> Set<Int>
  /// Of the record of an id.
  func rule(of id: String) throws(Trouble) -> Int?
  /// Of the first table of a topic.
  func tableRule(of topic: Int64) throws(Trouble) -> Int?
  /// All wordings, best first.
  func wordings(of rule: Int, passing filters: Filters) throws(Trouble) -> [Wording]
  /// What the wordings in one language say.
  func contents(of rule: Int, _ language: Language) throws(Trouble) -> [RecordContent]
  /// What stands above a wording: the topic's title and the path of headings, a line each.
  func heading(_ section: Int64) throws(Trouble) -> String
  func record(_ id: Int64) throws(Trouble) -> Record?
  func record(of id: String, _ language: Language) throws(Trouble) -> Record?
  /// Whether a topic has rules that name a platform.
  func hasRules(of topic: Int64, for platform: Platform) throws(Trouble) -> Bool
  /// The definitions of a topic that name platforms, those in a language first.
  func platformDefinitions(of topic: Int64, _ language: Language) throws(Trouble) -> [(id: String, content: RecordContent)]
}

/// A wording of the glossary as it is looked up: see `GlossaryForm`.
package struct GlossaryTerm: Hashable, Sendable {
  package var head: String
  package var form: String
  package var group: Int64
  package var isReading: Bool

  package init(head: String, form: String, group: Int64, isReading: Bool) {
    (self.head, self.form, self.group, self.isReading) = (head, form, group, isReading)
  }
}

/// What a name is to a topic.
package struct TopicName: Hashable, Sendable {
  package var topic: Int64
  package var rank: Int
  /// Whether the catalogue lists the topic, and at which place.
  package var isListed: Bool
  package var place: Int

  package init(topic: Int64, rank: Int, isListed: Bool, place: Int) {
    (self.topic, self.rank, self.isListed, self.place) = (topic, rank, isListed, place)
  }
}
