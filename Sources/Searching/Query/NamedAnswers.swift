import Guidelines
import Languages
import TextAnalysis

/// What a query asks for by name, other than a topic: the table of a choice between what it compares ("should it be a sheet or a popover?"), the section that
/// explains a name which is no topic's ("toast").
package struct NamedAnswers<Store: SearchStore> {
  private struct Name {
    var range: Range<Int>
    /// In the singular.
    var key: String
    /// Of choices between this and others, and of topics that explain it.
    var choices: [Int64] = []
    var explainers: [Int64] = []
  }

  private let scalars: ArraySlice<UInt32>
  private let store: Store
  private var names: [Name] = []

  /// Script runs of the longest name: "full-screen modal view" has four.
  private static var longestName: Int { 6 }
  private static var tableShare: Float { 0.7 }
  /// More than all that else speaks for a rule.
  private static var aloneShare: Float { 5 }
  /// A longer text is no question.
  private static var longestText: Int { 400 }

  package init(_ text: FoldedText, _ store: Store) throws(Store.Trouble) {
    scalars = text.unified.scalars[...]
    self.store = store
    guard scalars.count <= Self.longestText else { return }
    let runs = GlossaryForm.scriptRuns(text)
    var start = 0
    while start < runs.count {
      var next = start + 1
      for end in stride(from: min(runs.count, start + Self.longestName), to: start, by: -1) {
        let range = runs[start].lowerBound..<runs[end - 1].upperBound
        guard range.count > 1, let name = try Self.name(range, Vocabulary.string(scalars[range]), store) else { continue }
        names.append(name)
        next = end
        break
      }
      start = next
    }
  }

  private static func name(_ range: Range<Int>, _ text: String, _ store: Store) throws(Store.Trouble) -> Name? {
    for key in NameKeys.numbers(nameKey(text)) {
      var name = Name(range: range, key: key.hasSuffix("s") ? String(key.dropLast()) : key)
      for found in try store.names(key).sorted(by: { $0.place < $1.place }) where found.isListed {
        if found.rank == TopicRank.compared.rawValue {
          name.choices.append(found.topic)
        } else if found.rank == TopicRank.explained.rawValue {
          name.explainers.append(found.topic)
        }
      }
      if !name.choices.isEmpty || !name.explainers.isEmpty { return name }
    }
    return nil
  }

  /// The first of the choices between most of what is named, two things at least, where the query compares.
  /// - Parameter alone: whether it must say nothing besides.
  package func choice(alone: Bool = false) -> Int64? {
    guard names.count > 1, QueryWords.compare(Array(scalars)) else { return nil }
    var found: [(topic: Int64, names: Set<String>)] = []
    for name in names {
      for topic in name.choices {
        if let index = found.firstIndex(where: { $0.topic == topic }) {
          found[index].names.insert(name.key)
        } else {
          found.append((topic, [name.key]))
        }
      }
    }
    let most = found.map { $0.names.count }.max() ?? 0
    guard most > 1, !alone || saysNothingElse else { return nil }
    return found.first { $0.names.count == most }?.topic
  }

  private var saysNothingElse: Bool {
    let comparisons = Set(Languages.all.flatMap { $0.questions.comparisons })
    return QueryWords.ranges(Array(scalars)).allSatisfy { word in
      let text = Vocabulary.string(scalars[word])
      return names.contains { $0.range.overlaps(word) } || comparisons.contains(text) || comparisons.contains(" \(text) ")
    }
  }

  /// The table of a choice, which stands for all of it, among the first of the rules that it rests on.
  func table(of choice: Int64) throws(Store.Trouble) -> [Int: Float] {
    try store.tableRule(of: choice).map { [$0: Self.tableShare] } ?? [:]
  }

  /// What topics are that no page helps to choose between.
  func definitions(of topics: [Int64]) throws(Store.Trouble) -> [Int: Float] {
    var rules: [Int: Float] = [:]
    for topic in topics {
      guard let slug = try store.topic(topic)?.slug, let rule = try store.rule(of: slug + "/definition-1") else { continue }
      rules[rule] = Self.tableShare
    }
    return rules
  }

  /// The explanations of what is named, each with the share of the query's words that the name is.
  func explanations(_ words: [Range<Int>]) throws(Store.Trouble) -> [Int: Float] {
    var rules: [Int: Float] = [:]
    for name in names {
      for id in name.explainers {
        guard let topic = try store.topic(id) else { continue }
        let sections = topic.explained.filter { section in
          section.names.flattened.contains { NameKeys.all(of: $0).contains { $0 == name.key || $0 == name.key + "s" } }
        }
        for section in sections {
          let share = Float(words.count { $0.overlaps(name.range) }) / Float(max(1, words.count))
          // A section explains in its first definition. A record that is listed itself stands first for the word alone, and has no say beside others.
          let isRecord = section.anchor.contains("/")
          if isRecord, share < 1 { continue }
          let rule = try store.rule(of: "\(topic.slug)/\(section.anchor)" + (isRecord ? "" : "/definition-1"))
          if let rule { rules[rule] = max(rules[rule] ?? 0, isRecord ? Self.aloneShare : share) }
        }
      }
    }
    return rules
  }
}
