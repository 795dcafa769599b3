import Guidelines
import Languages
import TextAnalysis

/// Rules that a query asks for by a name other than a topic's: the table for choosing between things that the query compares
/// ("should it be a sheet or a popover?"), and the section that explains a name without a topic of its own ("toast").
package struct NamedAnswers<Store: SearchStore> {
  private struct MentionedName {
    var range: Range<Int>
    /// The name's key in the singular.
    var key: String
    /// IDs of topics that compare the named thing with others, and of topics that explain it.
    var comparisonTopics: [Int64] = []
    var explainingTopics: [Int64] = []
  }

  private let scalars: ArraySlice<UInt32>
  private let store: Store
  private var names: [MentionedName] = []

  /// Maximum number of script runs in a name: "full-screen modal view" has four.
  private static var maxNameRuns: Int { 6 }
  private static var tableShare: Float { 0.7 }
  /// Share of a record that the query names exactly. It outweighs all other ranking features.
  private static var exactNameShare: Float { 5 }
  /// Maximum length of the analyzed text, in scalars. A longer text is not a question.
  private static var maxTextLength: Int { 400 }

  package init(_ text: FoldedText, _ store: Store) throws(Store.Failure) {
    scalars = text.unified.scalars[...]
    self.store = store
    guard scalars.count <= Self.maxTextLength else { return }
    let runs = GlossaryForm.scriptRuns(text)
    var start = 0
    while start < runs.count {
      var next = start + 1
      for end in stride(from: min(runs.count, start + Self.maxNameRuns), to: start, by: -1) {
        let range = runs[start].lowerBound..<runs[end - 1].upperBound
        guard range.count > 1, let name = try Self.name(range, Vocabulary.string(scalars[range]), store) else { continue }
        names.append(name)
        next = end
        break
      }
      start = next
    }
  }

  private static func name(_ range: Range<Int>, _ text: String, _ store: Store) throws(Store.Failure) -> MentionedName? {
    for key in NameKeys.singularAndPlural(nameKey(text)) {
      var name = MentionedName(range: range, key: key.hasSuffix("s") ? String(key.dropLast()) : key)
      for match in try store.topicNames(key).sorted(by: { $0.catalogPosition < $1.catalogPosition }) where match.isListed {
        if match.rank == TopicRank.compared.rawValue {
          name.comparisonTopics.append(match.topic)
        } else if match.rank == TopicRank.explained.rawValue {
          name.explainingTopics.append(match.topic)
        }
      }
      if !name.comparisonTopics.isEmpty || !name.explainingTopics.isEmpty { return name }
    }
    return nil
  }

  /// Returns the ID of the first comparison topic that covers most of the named things, or `nil` if the query does not compare at
  /// least two of them.
  ///
  /// - Parameter alone: If `true`, the query must not contain other content words.
  package func comparisonTopic(requiringNothingElse: Bool = false) -> Int64? {
    guard names.count > 1, QueryWords.isComparison(Array(scalars)) else { return nil }
    var candidates: [(topic: Int64, names: Set<String>)] = []
    for name in names {
      for topic in name.comparisonTopics {
        if let index = candidates.firstIndex(where: { $0.topic == topic }) {
          candidates[index].names.insert(name.key)
        } else {
          candidates.append((topic, [name.key]))
        }
      }
    }
    let maxCount = candidates.map { $0.names.count }.max() ?? 0
    guard maxCount > 1, !requiringNothingElse || containsOnlyNames else { return nil }
    return candidates.first { $0.names.count == maxCount }?.topic
  }

  private var containsOnlyNames: Bool {
    let comparisons = Set(Languages.all.flatMap { $0.questions.comparisonPhrases })
    return QueryWords.contentRanges(Array(scalars)).allSatisfy { word in
      let wordText = Vocabulary.string(scalars[word])
      return names.contains { $0.range.overlaps(word) } || comparisons.contains(wordText) || comparisons.contains(" \(wordText) ")
    }
  }

  /// Returns the rule of the comparison table of a topic. The table represents the other rules of the topic.
  func table(of choice: Int64) throws(Store.Failure) -> [Int: Float] {
    try store.tableRule(of: choice).map { [$0: Self.tableShare] } ?? [:]
  }

  /// Returns the first definitions of topics that are compared without a comparison topic.
  func definitions(of topics: [Int64]) throws(Store.Failure) -> [Int: Float] {
    var rules: [Int: Float] = [:]
    for topic in topics {
      guard let slug = try store.topic(topic)?.slug, let rule = try store.rule(of: slug + "/definition-1") else { continue }
      rules[rule] = Self.tableShare
    }
    return rules
  }

  /// Returns the rules that explain the named things, each with the share of the query's words that its name makes up.
  func explanations(_ words: [Range<Int>]) throws(Store.Failure) -> [Int: Float] {
    var rules: [Int: Float] = [:]
    for name in names {
      for id in name.explainingTopics {
        guard let topic = try store.topic(id) else { continue }
        let sections = topic.explainedNames.filter { section in
          section.names.flattened.contains { NameKeys.all(of: $0).contains { $0 == name.key || $0 == name.key + "s" } }
        }
        for section in sections {
          let share = Float(words.count { $0.overlaps(name.range) }) / Float(max(1, words.count))
          // A section is explained by its first definition. A record that is listed on its own comes first if the query is only
          // its name, and is ignored otherwise.
          let isRecord = section.anchor.contains("/")
          if isRecord, share < 1 { continue }
          let rule = try store.rule(of: "\(topic.slug)/\(section.anchor)" + (isRecord ? "" : "/definition-1"))
          if let rule { rules[rule] = max(rules[rule] ?? 0, isRecord ? Self.exactNameShare : share) }
        }
      }
    }
    return rules
  }
}
