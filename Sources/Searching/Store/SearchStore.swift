import Guidelines
import TextAnalysis

/// The interface through which a search reads an index.
///
/// The program reads an SQLite file; a web page reads packed arrays (`PackedStore`). Search types take the store as a generic
/// parameter, so that the compiler specializes one engine for each store and nothing is dispatched at run time.
///
/// Each call returns many values at once. Work that a search repeats thousands of times runs over the returned arrays, not
/// through this protocol.
package protocol SearchStore {
  /// The error that reading throws.
  associatedtype Failure: Error
  /// The error thrown when stored data is corrupt.
  static var corruptData: Failure { get }

  /// Metadata of every rule, ordered by rule number; rule 1 is the first element.
  var ruleMetadata: [RuleMetadata] { get }

  // MARK: Terms

  /// Returns the postings of each term, in the order of `terms`.
  func postings(of terms: [PlannedTerm]) throws(Failure) -> [Postings]
  /// Returns the embedding of a term, one signed byte per dimension. The result is empty if the index has none for the term.
  func embedding(of term: String) throws(Failure) -> [Int8]
  /// Calls `body` with the concatenated embeddings of all rules, ordered by rule number. Does not call it if the index has none.
  func withRuleEmbeddings(_ body: (UnsafeRawBufferPointer) -> Void) throws(Failure)

  // MARK: Words

  /// Returns up to eight katakana words with the given skeleton, most frequent first, without the word that was typed.
  func spellings(of skeleton: String, excluding typed: String) throws(Failure) -> [String]
  /// Calls `body` with each indexed word of the given lengths (in characters) and its number of occurrences.
  func forEachWord(_ lengths: ClosedRange<Int>, isKatakana: Bool, _ body: (String, Int) -> Void) throws(Failure)
  /// Indicates whether `text` is part of any indexed word.
  func isPartOfWord(_ text: String) throws(Failure) -> Bool
  /// Returns the glossary terms with the given heads (see `GlossaryForm`), ordered by head, form, and group.
  func glossaryTerms(_ heads: [String]) throws(Failure) -> [GlossaryTerm]
  func glossaryGroup(_ id: Int64) throws(Failure) -> Glossary.Group?

  // MARK: Topics and sources

  /// Returns the topics that have the name with the given key (see `NameKeys`), ordered by rank, then by topic ID.
  func topicNames(_ key: String) throws(Failure) -> [TopicNameMatch]
  func topic(_ id: Int64) throws(Failure) -> Topic?
  func topicID(_ slug: String) throws(Failure) -> Int64?
  /// Returns the platforms of each topic that states any, as a bit mask keyed by topic ID.
  func topicPlatforms() throws(Failure) -> [Int64: Int]
  /// Returns the names of all sources, sorted.
  func sourceNames() throws(Failure) -> [String]

  // MARK: Rules and their records

  /// Returns, for each rule number, whether any of its wordings matches `filters`.
  func ruleMask(passing filters: Filters) throws(Failure) -> [Bool]
  /// Returns the numbers of a page's rules, in every language.
  func rules(ofPage page: String, in source: String) throws(Failure) -> Set<Int>
  /// Returns the number of the rule that a record belongs to, or `nil` if no rule has the record.
  func rule(of id: String) throws(Failure) -> Int?
  /// Returns the number of the rule of a topic's first table.
  func tableRule(of topic: Int64) throws(Failure) -> Int?
  /// Returns all wordings of a rule, best first.
  func wordings(of rule: Int, passing filters: Filters) throws(Failure) -> [Wording]
  /// Returns the contents of a rule's wordings in one language.
  func contents(of rule: Int, _ language: Language) throws(Failure) -> [RecordContent]
  /// Returns the headings above a wording: the topic's title and the heading path, one per line.
  func heading(_ section: Int64) throws(Failure) -> String
  func record(_ id: Int64) throws(Failure) -> Record?
  func record(of id: String, _ language: Language) throws(Failure) -> Record?
  /// Indicates whether a topic has rules that name a platform.
  func hasRules(of topic: Int64, for platform: Platform) throws(Failure) -> Bool
  /// Returns the definitions of a topic that name platforms; those in `language` come first.
  func platformDefinitions(of topic: Int64, _ language: Language) throws(Failure) -> [(id: String, content: RecordContent)]
}

/// A searchable form of a glossary term: see `GlossaryForm`.
package struct GlossaryTerm: Hashable, Sendable {
  package var head: String
  package var form: String
  package var group: Int64
  package var isReading: Bool

  package init(head: String, form: String, group: Int64, isReading: Bool) {
    (self.head, self.form, self.group, self.isReading) = (head, form, group, isReading)
  }
}

/// A topic that has a given name, and the kind of the name.
package struct TopicNameMatch: Hashable, Sendable {
  package var topic: Int64
  package var rank: Int
  /// Indicates whether the catalog lists the topic.
  package var isListed: Bool
  package var catalogPosition: Int

  package init(topic: Int64, rank: Int, isListed: Bool, catalogPosition: Int) {
    (self.topic, self.rank, self.isListed, self.catalogPosition) = (topic, rank, isListed, catalogPosition)
  }
}
