import Guidelines
import Languages
import Rendering
import Review

/// Findings for people: the rule once, then its places.
struct ReviewText {
  let reviewed: ReviewedFindings
  let style: PageStyle

  private var language: Language { style.language }
  private var texts: ReviewTexts { language.interface.review }

  func lines() -> [Line] {
    var lines: [Line] = []
    for (rule, findings) in reviewed.byRule {
      if !lines.isEmpty { lines.append(.blank) }
      lines += head(rule, findings[0])
      for finding in findings { lines += place(finding) }
    }
    return lines
  }

  private func paragraph(_ spans: [Span], indent: Int = 0) -> [Line] {
    Paragraph(style.terminal.metrics).lines(spans, width: style.terminal.width, indent: indent)
  }

  private func head(_ rule: ReviewRule, _ finding: ReviewFinding) -> [Line] {
    let title = texts.rules[rule.rawValue] ?? rule.rawValue
    var lines = paragraph([Span(rule.rawValue, .bold), Span("  " + title, .heading)])
    guard let record = reviewed.record(finding.record, in: language) else { return lines }
    let strength = record.strength.map { strengthWord($0) + ": " } ?? ""
    lines += paragraph([Span(strength, .bold), Span(record.headline.plainText)], indent: 2)
    // To be clicked or copied, a place or an address stands on one line, whatever the width.
    lines.append(
      Line([Span(record.id, .faint), Span("  "), Span(record.address ?? "", .faint, link: record.address)], indent: 2))
    return lines
  }

  private func strengthWord(_ strength: Strength) -> String {
    switch strength {
    case .do: "do"
    case .avoid: language.interface.labels.avoid
    case .consider: language.interface.labels.consider
    }
  }

  private func place(_ finding: ReviewFinding) -> [Line] {
    let level = finding.level == .note ? " (\(texts.note))" : ""
    let place = "\(finding.path):\(finding.start.line):\(finding.start.column)"
    var lines = [Line([Span(place, .code), Span(level, .faint)], indent: 2)]
    let scalars = Array(finding.excerpt.unicodeScalars)
    func part(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)])) }
    lines += paragraph(
      [
        Span(part(0..<finding.mark.lowerBound), .faint), Span(part(finding.mark), .mark),
        Span(part(finding.mark.upperBound..<scalars.count), .faint),
      ], indent: 6)
    lines += paragraph([Span(ReviewedFindings.message(finding, in: language))], indent: 4)
    return lines
  }
}
