import Guidelines
import Languages

/// A preview of how a page is parsed: its rules, rejected sentences, and ambiguities.
package struct PagePreview {
  package let path: String
  let rules: [Record]
  let rejected: [Diagnostic]
  let ambiguities: [Diagnostic]
  /// All other diagnostics.
  let otherDiagnostics: [Diagnostic]

  /// - Parameters:
  ///   - records: Records of the page, in reading order.
  ///   - diagnostics: Diagnostics of the page.
  ///   - reportsUnpaired: `true` to report rules without a counterpart in the other language.
  package init(path: String, records: [Record], diagnostics: [Diagnostic], reportsUnpaired: Bool) {
    self.path = path
    rules = records.filter { $0.kind == .rule }.sorted { $0.source.line < $1.source.line }
    var (rejected, ambiguities, otherDiagnostics): ([Diagnostic], [Diagnostic], [Diagnostic]) = ([], [], [])
    for diagnostic in diagnostics {
      if case .notExtracted = diagnostic.kind {
        rejected.append(diagnostic)
      } else if case .markContradictsWording = diagnostic.kind {
        ambiguities.append(diagnostic)
      } else if case .ruleGuessed = diagnostic.kind {
        continue
      } else if case .unpaired = diagnostic.kind, !reportsUnpaired {
        continue
      } else {
        otherDiagnostics.append(diagnostic)
      }
    }
    (self.rejected, self.ambiguities, self.otherDiagnostics) = (rejected, ambiguities, otherDiagnostics)
  }

  /// `true` if no sentence was rejected and nothing is ambiguous.
  package var isClean: Bool { rejected.isEmpty && ambiguities.isEmpty }

  /// A rejected or an ambiguous sentence.
  package struct Issue {
    package let line: Int
    package let state: String
    package let text: String
    package let why: String
    package let fix: String

    /// The issue on one line.
    package var message: String { "\(text) - \(why): \(fix)" }
  }

  package func issues(in language: Language) -> [Issue] {
    (rejected + ambiguities).compactMap { diagnostic in
      guard let text = diagnostic.kind.sentence, let words = language.messages.remedy(diagnostic.kind) else { return nil }
      let state = if case .notExtracted = diagnostic.kind { "not-taken" } else { "doubt" }
      return Issue(line: max(1, diagnostic.line), state: state, text: text, why: words.why, fix: words.fix)
    }
  }

  // MARK: For people

  package func lines(_ metrics: Metrics, in language: Language) -> [String] {
    let interface = language.messages
    var lines = ["\(path): " + Phrase.rules(rules.count).text(in: language)]
    let width = rules.map { String($0.source.line).count }.max() ?? 0
    for rule in rules {
      let number = String(rule.source.line)
      let strength = (rule.strength ?? .do).rawValue
      let how = rule.isInferred ? interface.labels.inferred : interface.labels.stated
      let platforms = rule.platformNames.map { "  [\($0.joined(separator: " "))]" } ?? ""
      lines.append(
        String(repeating: " ", count: width - number.count + 2) + number + "  " + metrics.padded(strength, to: 8) + "  "
          + metrics.padded(how, to: 8) + "  " + rule.headline.plainText + platforms + "  (\(rule.topic))")
    }
    let issues = issues(in: language)
    for (title, state) in [(interface.labels.notTaken, "not-taken"), (interface.labels.doubts, "doubt")] {
      let matching = issues.filter { $0.state == state }
      if !matching.isEmpty { lines.append("\(path): \(title)") }
      for problem in matching {
        lines.append("  \(problem.line)  \(problem.text)")
        lines.append("      \(problem.why): \(problem.fix)")
      }
    }
    for diagnostic in otherDiagnostics {
      let level = interface.labels[diagnostic.level]
      lines.append(
        "\(path):\(max(1, diagnostic.line)):\(max(1, diagnostic.column)): \(level): \(interface.finding(diagnostic.kind))")
    }
    return lines.map(Sanitizer.line)
  }

  // MARK: For programs

  /// Returns one JSON object per line for each rule, rejected sentence, and ambiguity, in page order.
  package func json(in language: Language) -> [String] {
    var items: [(line: Int, object: JSONObject)] = rules.map { rule in
      return (
        rule.source.line,
        [
          "path": path, "line": rule.source.line, "state": "rule", "text": rule.headline.plainText,
          "why": rule.isInferred ? "inferred" : "stated", "fix": String?.none, "strength": rule.strength,
          "platforms": rule.platformNames, "topic": rule.topic,
        ]
      )
    }
    for problem in issues(in: language) {
      items.append(
        (
          problem.line,
          [
            "path": path, "line": problem.line, "state": problem.state, "text": problem.text, "why": problem.why,
            "fix": problem.fix,
          ]
        )
      )
    }
    return items.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
      \.element.object.jsonText)
  }
}

extension Diagnostic.Kind {
  /// The sentence that the diagnostic is about, if it may be intended as a rule.
  fileprivate var sentence: String? {
    if case .notExtracted(let text, _) = self { return text }
    if case .markContradictsWording(let text, _) = self { return text }
    return nil
  }
}
