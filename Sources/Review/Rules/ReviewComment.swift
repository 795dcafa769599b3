/// A comment that suppresses findings, in the syntax of SwiftLint: `// hig:disable:next icon-label - reason`, also with `:this`
/// and `:previous`, or from `disable` to `enable`.
package struct ReviewComment: Hashable, Sendable {
  package struct Misuse: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The comment contains an unknown rule or action.
      case unknown(String)
      /// The comment suppresses no finding.
      case unused(String)
    }
    package let path: String
    package let line: Int
    package let kind: Kind
  }

  private let rules: [ReviewRule]
  private let names: String
  private let line: Int
  private var lines: ClosedRange<Int>
  private var hasSuppressed = false

  /// Separates the findings that comments suppress from the others.
  /// - Parameter checkedRules: The rules that were checked. A comment for any other rule is never reported as unused.
  static func apply(
    _ remarks: [RawReviewComment], to findings: [ReviewFinding], checkedRules: Set<ReviewRule>, in file: SwiftFile,
    lines index: LineIndex
  ) -> (kept: [ReviewFinding], suppressed: [ReviewFinding], problems: [Misuse]) {
    guard !remarks.isEmpty else { return (findings, [], []) }
    var (comments, misuses) = ([ReviewComment](), [Misuse]())
    for remark in remarks.prefix(1000) {
      let line = index.line(remark.offset)
      let text = remark.text.dropFirst(4)
      let words = Self.words(text)
      guard let action = words.first else { continue }
      let namedRules = words.dropFirst().map { ($0, ReviewRule.rules(named: $0)) }
      for (name, rules) in namedRules where rules.isEmpty && name != "all" {
        misuses.append(Misuse(path: file.path, line: line, kind: .unknown(name)))
      }
      let rules = namedRules.contains { $0.0 == "all" } ? ReviewRule.allCases : namedRules.flatMap(\.1)
      let lines: ClosedRange<Int>
      switch action {
      case "disable:next": lines = (line + 1)...(line + 1)
      case "disable:this": lines = line...line
      case "disable:previous": lines = max(1, line - 1)...max(1, line - 1)
      case "disable": lines = line...Int.max
      case "enable":
        for number in comments.indices
        where comments[number].lines.upperBound == .max && !Set(comments[number].rules).isDisjoint(with: rules) {
          comments[number].lines = comments[number].lines.lowerBound...line
        }
        continue
      default:
        misuses.append(Misuse(path: file.path, line: line, kind: .unknown(action)))
        continue
      }
      if namedRules.isEmpty { misuses.append(Misuse(path: file.path, line: line, kind: .unknown(action))) }
      if !rules.isEmpty {
        comments.append(ReviewComment(rules: rules, names: words.dropFirst().joined(separator: " "), line: line, lines: lines))
      }
    }
    var (kept, suppressed) = ([ReviewFinding](), [ReviewFinding]())
    for finding in findings {
      let matching = comments.indices.filter {
        comments[$0].lines.contains(finding.start.line) && comments[$0].rules.contains(finding.rule)
      }
      for number in matching { comments[number].hasSuppressed = true }
      if matching.isEmpty { kept.append(finding) } else { suppressed.append(finding) }
    }
    let unused = comments.filter { !$0.hasSuppressed && checkedRules.isSuperset(of: $0.rules) }
    misuses += unused.map { Misuse(path: file.path, line: $0.line, kind: .unused($0.names)) }
    return (kept, suppressed, misuses.sorted { $0.line < $1.line })
  }

  /// Returns the words before ` - `, which starts a reason.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      if word == "-" || word == "*/" || word == "–" || word == "—" { break }
      words.append(String(word))
    }
    return words
  }
}
