import Guidelines
import Languages
import Rendering
import Review

/// Findings as text: each rule once, followed by its findings.
struct ReviewText {
  let reviewed: ReviewedFindings
  let style: PageStyle

  private var language: Language { style.language }
  private var texts: ReviewTexts { language.messages.review }

  func lines() -> [StyledLine] {
    var lines: [StyledLine] = []
    for (rule, findings) in reviewed.groupedByRule {
      if !lines.isEmpty { lines.append(.blank) }
      lines += ruleHeading(rule, findings[0])
      for finding in findings { lines += findingLines(finding) }
    }
    return lines
  }

  private func paragraph(_ spans: [StyledSpan], indent: Int = 0) -> [StyledLine] {
    ParagraphLayout(style.terminal.metrics).lines(spans, width: style.terminal.width, indent: indent)
  }

  private func ruleHeading(_ rule: ReviewRule, _ finding: ReviewFinding) -> [StyledLine] {
    let title = texts.ruleTitles[rule.rawValue] ?? rule.rawValue
    var lines = paragraph([StyledSpan(rule.rawValue, .bold), StyledSpan("  " + title, .heading)])
    guard let record = reviewed.record(finding.record, in: language) else { return lines }
    let strength = record.strength.map { strengthWord($0) + ": " } ?? ""
    lines += paragraph([StyledSpan(strength, .bold), StyledSpan(record.headline.plainText)], indent: 2)
    // Positions and addresses are never wrapped, so that they can be clicked or copied.
    lines.append(
      StyledLine(
        [StyledSpan(record.id, .faint), StyledSpan("  "), StyledSpan(record.address ?? "", .faint, link: record.address)],
        indent: 2))
    return lines
  }

  private func strengthWord(_ strength: Strength) -> String {
    switch strength {
    case .do: "do"
    case .avoid: language.messages.labels.avoid
    case .consider: language.messages.labels.consider
    }
  }

  private func findingLines(_ finding: ReviewFinding) -> [StyledLine] {
    let level = finding.level == .note ? " (\(texts.note))" : ""
    let position = "\(finding.path):\(finding.start.line):\(finding.start.column)"
    var lines = [StyledLine([StyledSpan(position, .code), StyledSpan(level, .faint)], indent: 2)]
    let scalars = Array(finding.excerpt.unicodeScalars)
    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)])) }
    lines += paragraph(
      [
        StyledSpan(text(0..<finding.markedRange.lowerBound), .faint), StyledSpan(text(finding.markedRange), .highlight),
        StyledSpan(text(finding.markedRange.upperBound..<scalars.count), .faint),
      ], indent: 6)
    lines += paragraph([StyledSpan(ReviewedFindings.message(finding, in: language))], indent: 4)
    return lines
  }
}
