import Guidelines
import Review

/// Findings that are known: a line each, told again by rule and line, wherever the file moved.
struct ReviewBaseline {
  private var known: [String: Int] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 2)
      if parts.count >= 2 { known["\(parts[0])\t\(parts[1])", default: 0] += 1 }
    }
  }

  /// Those that it does not list; each line counts for one.
  func filter(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    var rest = known
    return findings.filter { finding in
      guard let count = rest[Self.key(finding)], count > 0 else { return true }
      rest[Self.key(finding)] = count - 1
      return false
    }
  }

  /// Without the count behind the hash, which changes when a line like it comes in above.
  private static func key(_ finding: ReviewFinding) -> String {
    "\(finding.rule.rawValue)\t\(finding.fingerprint.prefix { $0 != ":" })"
  }

  static func text(_ findings: [ReviewFinding]) -> String {
    "# hig review --baseline\n"
      + findings.map { "\(key($0))\t\($0.path):\($0.start.line)".split(separator: "\n").joined(separator: " ") + "\n" }.joined()
  }
}
