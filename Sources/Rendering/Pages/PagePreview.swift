import Guidelines
import Languages

/// How one page is read, before it is read in: its rules, then what was not taken for one, then what is doubtful.
package struct PagePreview {
  package let path: String
  let rules: [Record]
  let notTaken: [Diagnostic]
  let doubts: [Diagnostic]
  /// What else was noticed.
  let others: [Diagnostic]

  /// - Parameters:
  ///   - records: of the page, in reading order.
  ///   - findings: of the page.
  ///   - pairs: whether to say which rules have no counterpart in the other language.
  package init(path: String, records: [Record], findings: [Diagnostic], pairs: Bool) {
    self.path = path
    rules = records.filter { $0.kind == .rule }.sorted { $0.source.line < $1.source.line }
    var (notTaken, doubts, others): ([Diagnostic], [Diagnostic], [Diagnostic]) = ([], [], [])
    for diagnostic in findings {
      if case .notTaken = diagnostic.finding {
        notTaken.append(diagnostic)
      } else if case .markAgainstWords = diagnostic.finding {
        doubts.append(diagnostic)
      } else if case .ruleGuessed = diagnostic.finding {
        continue
      } else if case .unpaired = diagnostic.finding, !pairs {
        continue
      } else {
        others.append(diagnostic)
      }
    }
    (self.notTaken, self.doubts, self.others) = (notTaken, doubts, others)
  }

  /// Whether nothing is missing and nothing doubtful.
  package var isClean: Bool { notTaken.isEmpty && doubts.isEmpty }

  /// A text that was not taken, or a doubt.
  package struct Problem {
    package let line: Int
    package let state: String
    package let text: String
    package let why: String
    package let fix: String

    /// In one line.
    package var message: String { "\(text) - \(why): \(fix)" }
  }

  package func problems(in language: Language) -> [Problem] {
    (notTaken + doubts).compactMap { diagnostic in
      guard let text = diagnostic.finding.subject, let words = language.interface.remedy(diagnostic.finding) else { return nil }
      let state = if case .notTaken = diagnostic.finding { "not-taken" } else { "doubt" }
      return Problem(line: max(1, diagnostic.line), state: state, text: text, why: words.why, fix: words.fix)
    }
  }

  // MARK: For people

  package func lines(_ metrics: Metrics, in language: Language) -> [String] {
    let interface = language.interface
    var lines = ["\(path): " + Phrase.rules(rules.count).text(in: language)]
    let width = rules.map { String($0.source.line).count }.max() ?? 0
    for rule in rules {
      let number = String(rule.source.line)
      let strength = (rule.strength ?? .do).rawValue
      let how = rule.isGuessed ? interface.labels.inferred : interface.labels.stated
      let platforms = rule.platformNames.map { "  [\($0.joined(separator: " "))]" } ?? ""
      lines.append(
        String(repeating: " ", count: width - number.count + 2) + number + "  " + metrics.padded(strength, to: 8) + "  "
          + metrics.padded(how, to: 8) + "  " + rule.headline.plainText + platforms + "  (\(rule.topic))")
    }
    let problems = problems(in: language)
    for (title, state) in [(interface.labels.notTaken, "not-taken"), (interface.labels.doubts, "doubt")] {
      let named = problems.filter { $0.state == state }
      if !named.isEmpty { lines.append("\(path): \(title)") }
      for problem in named {
        lines.append("  \(problem.line)  \(problem.text)")
        lines.append("      \(problem.why): \(problem.fix)")
      }
    }
    for diagnostic in others {
      let level = interface.labels[diagnostic.level]
      lines.append(
        "\(path):\(max(1, diagnostic.line)):\(max(1, diagnostic.column)): \(level): \(interface.finding(diagnostic.finding))")
    }
    return lines.map(Sanitizing.line)
  }

  // MARK: For programs

  /// An object a line: each rule, each text that was not taken, each doubt, in the order of the page.
  package func json(in language: Language) -> [String] {
    var items: [(line: Int, object: JSONObject)] = rules.map { rule in
      return (
        rule.source.line,
        [
          "path": path, "line": rule.source.line, "state": "rule", "text": rule.headline.plainText,
          "why": rule.isGuessed ? "inferred" : "stated", "fix": String?.none, "strength": rule.strength,
          "platforms": rule.platformNames, "topic": rule.topic,
        ]
      )
    }
    for problem in problems(in: language) {
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

extension Diagnostic.Finding {
  /// The text of the page that it is about, where that may be meant for a rule.
  fileprivate var subject: String? {
    if case .notTaken(let text, _) = self { return text }
    if case .markAgainstWords(let text, _) = self { return text }
    return nil
  }
}
