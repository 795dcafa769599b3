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

  // MARK: For people

  package func lines(_ metrics: Metrics, in language: Language) -> [String] {
    let interface = language.interface
    var lines = ["\(path): \(rules.count) \(interface.labels.rules)"]
    let width = rules.map { String($0.source.line).count }.max() ?? 0
    for rule in rules {
      let number = String(rule.source.line)
      let strength = (rule.strength ?? .do).rawValue
      let how = rule.isGuessed ? interface.labels.inferred : interface.labels.stated
      let platforms = rule.platforms.map { "  [\($0.map(\.rawValue).joined(separator: " "))]" } ?? ""
      lines.append(
        String(repeating: " ", count: width - number.count + 2) + number + "  " + metrics.filled(strength, to: 8) + "  "
          + metrics.filled(how, to: 8) + "  " + rule.headline.plainText + platforms + "  (\(rule.topic))")
    }
    for (title, diagnostics) in [(interface.labels.notTaken, notTaken), (interface.labels.doubts, doubts)]
    where !diagnostics.isEmpty {
      lines.append("\(path): \(title)")
      for diagnostic in diagnostics {
        let line = max(1, diagnostic.line)
        guard let text = diagnostic.finding.subject, let remedy = interface.remedy(diagnostic.finding) else { continue }
        lines.append("  \(line)  \(text)")
        lines.append("      \(remedy.why): \(remedy.fix)")
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
    let remedy = language.interface.remedy
    var items: [(line: Int, object: JSONObject)] = rules.map { rule in
      return (
        rule.source.line,
        [
          "path": path, "line": rule.source.line, "state": "rule", "text": rule.headline.plainText,
          "why": rule.isGuessed ? "inferred" : "stated", "fix": String?.none, "strength": rule.strength,
          "platforms": rule.platforms, "topic": rule.topic,
        ]
      )
    }
    for diagnostic in notTaken + doubts {
      guard let text = diagnostic.finding.subject, let words = remedy(diagnostic.finding) else { continue }
      let state = if case .notTaken = diagnostic.finding { "not-taken" } else { "doubt" }
      items.append(
        (
          diagnostic.line,
          ["path": path, "line": diagnostic.line, "state": state, "text": text, "why": words.why, "fix": words.fix]
        )
      )
    }
    return items.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
      \.element.object.jsonText)
  }

  /// Commands of a workflow, as GitHub reads them: a warning at the line of each text that was not taken, and of each doubt.
  package func annotations(in language: Language) -> [String] {
    (notTaken + doubts).compactMap { diagnostic in
      guard let text = diagnostic.finding.subject, let words = language.interface.remedy(diagnostic.finding) else { return nil }
      func escaped(_ text: String, _ also: String = "") -> String {
        text.unicodeScalars.map { scalar in
          "%\r\n\(also)".unicodeScalars.contains(scalar) ? "%" + hex(scalar.value) : String(scalar)
        }.joined()
      }
      return "::warning file=\(escaped(path, ":,")),line=\(max(1, diagnostic.line))::"
        + escaped("\(text) - \(words.why): \(words.fix)")
    }
  }

  private func hex(_ value: UInt32) -> String { (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true) }
}

extension Diagnostic.Finding {
  /// The text of the page that it is about, where that may be meant for a rule.
  fileprivate var subject: String? {
    if case .notTaken(let text, _) = self { return text }
    if case .markAgainstWords(let text, _) = self { return text }
    return nil
  }
}

extension Metrics {
  fileprivate func filled(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
