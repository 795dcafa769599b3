import Guidelines
import Languages

/// Checks that texts use the preferred terms of `terms.yaml`, line by line and regardless of the file format.
struct TermChecks {
  let terms: [Language: Terminology]

  /// Returns the diagnostics of a page or a file of questions.
  /// - Parameter allowsSpokenVariants: Indicates whether the text is written as people ask, so that spoken variants are allowed.
  func diagnostics(
    _ path: String, _ bytes: [UInt8], _ language: Language, allowsSpokenVariants: Bool = false, lineOffset: Int = 0
  ) -> [Linter
    .FileDiagnostic]
  {
    guard let terms = terms[language] else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      terms.misuses(in: String(decoding: line, as: UTF8.self), allowsSpokenVariants: allowsSpokenVariants).map {
        Self.diagnostic(path, lineOffset + number + 1, $0)
      }
    }
  }

  /// Returns the diagnostics of a Corpus folder's lists: questions, changes, and titles of topics.
  func diagnostics(ofListsIn folder: String, _ catalog: TopicCatalog) throws(Failure) -> [Linter.FileDiagnostic] {
    let titles = catalog.topics.map(\.titles) + catalog.categories.flatMap { [$0.titles] + $0.groups.map(\.titles) }
    let changes = folder + "/changes.yaml"
    var allDiagnostics: [Linter.FileDiagnostic] = []
    for (language, terms) in terms {
      for topic in catalog.topics {
        let path = "\(folder)/questions/\(language.rawValue)/\(topic.slug).yaml"
        if FileReader.exists(path) {
          allDiagnostics += diagnostics(path, try FileReader.read(path), language, allowsSpokenVariants: true)
        }
      }
      if FileReader.exists(changes) { allDiagnostics += diagnostics(changes, try FileReader.read(changes), language) }
      allDiagnostics += titles.compactMap { $0[language] }.flatMap { terms.misuses(in: $0) }.map {
        Self.diagnostic(folder + "/topics.yaml", 1, $0)
      }
    }
    return allDiagnostics
  }

  private static func diagnostic(_ path: String, _ line: Int, _ misuse: (variant: String, word: String)) -> Linter.FileDiagnostic
  {
    Linter.FileDiagnostic(
      path: path, diagnostic: Diagnostic(.warning, line: line, .otherTerm(misuse.variant, preferred: misuse.word)))
  }
}
