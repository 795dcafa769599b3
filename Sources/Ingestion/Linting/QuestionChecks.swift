import Guidelines

/// Checks the questions of a Corpus: each must belong to an existing record, rules and tables need three to five in each
/// language, and no question may be repeated.
struct QuestionChecks {
  let questions: [Language: [String: [String]]]
  let pages: [(path: String, page: Page, records: [Record])]
  /// Path of the Corpus folder.
  let folder: String

  private static let minCount = 3
  private static let maxCount = 5

  func diagnostics() -> [Linter.FileDiagnostic] {
    var kinds: [String: (topic: String, kind: RecordKind)] = [:]
    for record in pages.flatMap(\.records) { kinds[record.id] = (record.topic, record.kind) }
    var diagnostics: [Linter.FileDiagnostic] = []
    for (language, questionsByRecord) in questions {
      func add(_ topic: String, _ kind: Diagnostic.Kind) {
        diagnostics.append(
          Linter.FileDiagnostic(
            path: "\(folder)/questions/\(language.rawValue)/\(topic).yaml", diagnostic: Diagnostic(.warning, line: 1, kind)))
      }
      var idsByQuestion: [String: String] = [:]
      for (id, texts) in questionsByRecord.sorted(by: { $0.key < $1.key }) {
        let topic = kinds[id]?.topic ?? id.split(separator: "/").first.map(String.init) ?? ""
        if kinds[id] == nil { add(topic, .deadReference(id)) }
        for text in texts {
          if let other = idsByQuestion.updateValue(id, forKey: text.lowercased()) {
            add(topic, .questionRepeated(text, id: id, other: other))
          }
        }
      }
      for (id, record) in kinds where record.kind == .rule || record.kind == .specification {
        let count = questionsByRecord[id]?.count ?? 0
        if count < QuestionChecks.minCount || count > QuestionChecks.maxCount {
          add(record.topic, .questionCount(id: id, count: count))
        }
      }
    }
    return diagnostics
  }
}
