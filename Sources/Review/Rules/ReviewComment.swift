/// Comments that take findings back, as people write them for SwiftLint: `// hig:disable:next icon-label - reason`; also `:this`, `:previous`, and from
/// `disable` to `enable`.
package struct ReviewComment: Hashable, Sendable {
  package struct Problem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// It names no rule, or no way to take one back.
      case unknown(String)
      /// It takes nothing back.
      case useless(String)
    }
    package let path: String
    package let line: Int
    package let kind: Kind
  }

  private let rules: [ReviewRule]
  private let names: String
  private let line: Int
  private var lines: ClosedRange<Int>
  private var isUsed = false

  /// - Parameter asked: the rules that are looked at: of another one it is not known whether a comment takes anything back.
  static func apply(
    _ remarks: [Remark], to findings: [ReviewFinding], asked: Set<ReviewRule>, _ file: SwiftFile, _ index: LineIndex
  ) -> (kept: [ReviewFinding], suppressed: [ReviewFinding], problems: [Problem]) {
    guard !remarks.isEmpty else { return (findings, [], []) }
    var (comments, problems) = ([ReviewComment](), [Problem]())
    for remark in remarks.prefix(1000) {
      let line = index.line(remark.offset)
      let text = remark.text.dropFirst(4)
      let words = Self.words(text)
      guard let action = words.first else { continue }
      let named = words.dropFirst().map { ($0, ReviewRule.named($0)) }
      for (name, rules) in named where rules.isEmpty && name != "all" {
        problems.append(Problem(path: file.path, line: line, kind: .unknown(name)))
      }
      let rules = named.contains { $0.0 == "all" } ? ReviewRule.allCases : named.flatMap(\.1)
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
        problems.append(Problem(path: file.path, line: line, kind: .unknown(action)))
        continue
      }
      if named.isEmpty { problems.append(Problem(path: file.path, line: line, kind: .unknown(action))) }
      if !rules.isEmpty {
        comments.append(ReviewComment(rules: rules, names: words.dropFirst().joined(separator: " "), line: line, lines: lines))
      }
    }
    var (kept, suppressed) = ([ReviewFinding](), [ReviewFinding]())
    for finding in findings {
      let matching = comments.indices.filter {
        comments[$0].lines.contains(finding.start.line) && comments[$0].rules.contains(finding.rule)
      }
      for number in matching { comments[number].isUsed = true }
      if matching.isEmpty { kept.append(finding) } else { suppressed.append(finding) }
    }
    let useless = comments.filter { !$0.isUsed && asked.isSuperset(of: $0.rules) }
    problems += useless.map { Problem(path: file.path, line: $0.line, kind: .useless($0.names)) }
    return (kept, suppressed, problems.sorted { $0.line < $1.line })
  }

  /// The words before ` - `, which begins a reason.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      if word == "-" || word == "*/" || word == "–" || word == "—" { break }
      words.append(String(word))
    }
    return words
  }
}
