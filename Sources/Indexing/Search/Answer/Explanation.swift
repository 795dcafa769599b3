import Guidelines

/// Why a hit stands where it stands, line by line.
enum Explanation {
  static func lines(_ folded: FoldedMatch, _ match: Match, _ question: Question) -> [String] {
    var lines = [
      "score \(number(folded.score)): coverage \(number(match.coverage)), in one sentence \(number(match.sentenceCoverage)), "
        + "literally \(number(match.phrase)), by letters \(number(match.letters)), bm25 \(number(match.base))"
    ]
    for (index, term) in question.terms.enumerated() where match.holds.indices.contains(index) && match.holds[index] {
      lines.append(
        "term '\(term.text)\(term.isPrefix ? "*" : "")': weight \(number(term.weight)), in \(term.count) records, worth \(number(term.value))"
      )
    }
    for (span, alternative) in match.used {
      let used = question.spans[span].alternatives[alternative]
      lines.append("\(used.why.rawValue) '\(used.text)': weight \(number(used.weight))")
    }
    if match.topicShare > 0 {
      lines.append("topic: all of it holds \(number(match.topicShare)) of what the most fitting topic holds")
    }
    if match.record.language == question.language { lines.append("language \(question.language.rawValue): preferred") }
    for platform in question.platformHints where match.record.platforms?.contains(platform) == true {
      lines.append("platform \(platform.rawValue): named in the query")
    }
    if let lender = folded.lender {
      lines.append("found by '\(lender.record.name)' (\(lender.record.language.rawValue)), another wording of the rule")
    }
    return lines
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
