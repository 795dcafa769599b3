import Guidelines

/// What must hold of the questions of a Corpus: each is for a record that there is, rules and tables have three to five in each language, and none is asked twice.
struct QuestionChecks {
  let questions: [Language: [String: [String]]]
  let pages: [(path: String, page: Page, records: [Record])]
  /// Of the Corpus.
  let folder: String

  private static let fewest = 3
  private static let most = 5

  func findings() -> [Linter.Finding] {
    var kinds: [String: (topic: String, kind: RecordKind)] = [:]
    for record in pages.flatMap(\.records) { kinds[record.id] = (record.topic, record.kind) }
    var found: [Linter.Finding] = []
    for (language, asked) in questions {
      func add(_ topic: String, _ finding: Diagnostic.Finding) {
        found.append(
          Linter.Finding(
            path: "\(folder)/questions/\(language.rawValue)/\(topic).yaml", diagnostic: Diagnostic(.warning, line: 1, finding)))
      }
      var seen: [String: String] = [:]
      for (id, texts) in asked.sorted(by: { $0.key < $1.key }) {
        let topic = kinds[id]?.topic ?? id.split(separator: "/").first.map(String.init) ?? ""
        if kinds[id] == nil { add(topic, .deadReference(id)) }
        for text in texts {
          if let other = seen.updateValue(id, forKey: text.lowercased()) {
            add(topic, .questionRepeated(text, id: id, other: other))
          }
        }
      }
      for (id, record) in kinds where record.kind == .rule || record.kind == .specification {
        let count = asked[id]?.count ?? 0
        if count < QuestionChecks.fewest || count > QuestionChecks.most {
          add(record.topic, .questionCount(id: id, count: count))
        }
      }
    }
    return found
  }
}
