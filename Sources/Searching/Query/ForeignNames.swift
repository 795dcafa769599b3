import Languages
import TextAnalysis

/// Names of other systems in a query.
enum ForeignNames {
  static func stand(in plan: QueryPlan) -> Bool {
    let runs = runs(plan.text)
    let isElsewhere = plan.language != Languages.fallback
    return runs.indices.contains { start in
      (1...longest).contains { count in
        guard start + count <= runs.count else { return false }
        let name = runs[start..<start + count].joined(separator: " ")
        return names.contains(name) || isElsewhere && namesElsewhere.contains(name)
      }
    }
  }

  /// As a query's runs of one script are joined. Folding tells nothing of ASCII that small letters don't, and takes longer.
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

  private static let names = Set(OtherSystems.names.map { key($0) })
  private static let namesElsewhere = Set(OtherSystems.namesElsewhere.map { key($0) })
  private static let longest = 3
}
