import Guidelines
import Languages

/// One word for one thing: what `terms.yaml` says of a language must hold of everything that is written in it, line by line, whatever the form of the file.
struct TermChecks {
  let terms: [Language: Terminology]

  /// In a page, or in questions, which are written as people ask.
  func findings(_ path: String, _ bytes: [UInt8], _ language: Language, asks: Bool = false, lineOffset: Int = 0) -> [Linter
    .Finding]
  {
    guard let terms = terms[language] else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      terms.misuses(in: String(decoding: line, as: UTF8.self), asks: asks).map { Self.finding(path, lineOffset + number + 1, $0) }
    }
  }

  /// In what a Corpus holds beside its pages: questions, changes, titles of topics.
  func findings(ofListsIn folder: String, _ catalog: TopicCatalog) throws(Failure) -> [Linter.Finding] {
    let titles = catalog.topics.map(\.titles) + catalog.categories.flatMap { [$0.titles] + $0.groups.map(\.titles) }
    let changes = folder + "/changes.yaml"
    var found: [Linter.Finding] = []
    for (language, terms) in terms {
      for topic in catalog.topics {
        let path = "\(folder)/questions/\(language.rawValue)/\(topic.slug).yaml"
        if FileBytes.exists(path) { found += findings(path, try FileBytes.read(path), language, asks: true) }
      }
      if FileBytes.exists(changes) { found += findings(changes, try FileBytes.read(changes), language) }
      found += titles.compactMap { $0[language] }.flatMap { terms.misuses(in: $0) }.map {
        Self.finding(folder + "/topics.yaml", 1, $0)
      }
    }
    return found
  }

  private static func finding(_ path: String, _ line: Int, _ misuse: (variant: String, word: String)) -> Linter.Finding {
    Linter.Finding(
      path: path, diagnostic: Diagnostic(.warning, line: line, .otherTerm(misuse.variant, preferred: misuse.word)))
  }
}
