import Languages
import TextAnalysis

/// Names of non-Apple systems in a query.
enum OtherSystemNames {
  static func occur(in plan: QueryPlan) -> Bool {
    let runs = runs(plan.text)
    let isNotFallbackLanguage = plan.language != Languages.fallback
    return runs.indices.contains { start in
      (1...maxRuns).contains { count in
        guard start + count <= runs.count else { return false }
        let name = runs[start..<start + count].joined(separator: " ")
        return names.contains(name) || isNotFallbackLanguage && namesInOtherLanguages.contains(name)
      }
    }
  }

  /// Returns a name as script runs joined with spaces, like the runs of a query. ASCII names skip folding, which would only
  /// lowercase them and is slower.
  private static func key(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased().split(separator: ".").joined(separator: " ") }
    return runs(FoldedText(name)).joined(separator: " ")
  }

  private static func runs(_ text: FoldedText) -> [String] {
    let scalars = text.unified.scalars
    var runs: [String] = []
    Vocabulary.forEachRun(scalars) { runs.append(Vocabulary.string(scalars[$1])) }
    return runs
  }

  private static let names = Set(OffTopicProducts.names.map { key($0) })
  private static let namesInOtherLanguages = Set(OffTopicProducts.ambiguousNames.map { key($0) })
  private static let maxRuns = 3
}
