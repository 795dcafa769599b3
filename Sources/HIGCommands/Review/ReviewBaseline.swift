import Guidelines
import Review

/// A list of known findings, one per line. Findings are identified by rule and line content, so that moved files match.
struct ReviewBaseline {
  private var counts: [String: Int] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 2)
      if parts.count >= 2 { counts["\(parts[0])\t\(parts[1])", default: 0] += 1 }
    }
  }

  /// Returns the findings that are not listed; each line of the list matches one finding.
  func unlisted(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    var remaining = counts
    return findings.filter { finding in
      guard let count = remaining[Self.key(finding)], count > 0 else { return true }
      remaining[Self.key(finding)] = count - 1
      return false
    }
  }

  /// Returns the identity of a finding without the counter after the hash, which changes if an equal line is inserted above.
  private static func key(_ finding: ReviewFinding) -> String {
    "\(finding.rule.rawValue)\t\(finding.fingerprint.prefix { $0 != ":" })"
  }

  static func text(_ findings: [ReviewFinding]) -> String {
    "# hig review --baseline\n"
      + findings.map { "\(key($0))\t\($0.path):\($0.start.line)".split(separator: "\n").joined(separator: " ") + "\n" }.joined()
  }
}
