import Guidelines

/// A block that extensions of Markdown open or close, on its way through cmark, which knows none of them: a comment of ours on a line of its
/// own, at which the reader opens or closes a container. A page may hold such comments itself; they can do no more than its tags.
enum BlockMark: Hashable {
  case aside(label: String)
  case tabs
  case tab(title: String)
  /// Closes what was opened last.
  case close

  private static let start = "<!--block:"

  /// From what `line` made.
  init?(comment: String) {
    guard comment.hasPrefix(BlockMark.start), let end = comment.firstRange(ofText: "-->") else { return nil }
    let words = comment[..<end.lowerBound].dropFirst(BlockMark.start.count)
    let text = TextCleaner.string(words.dropFirst()).trimmingSpace()
    switch words.first {
    case "!": self = .aside(label: text)
    case "<": self = .tabs
    case "(": self = .tab(title: text)
    case ">": self = .close
    default: return nil
    }
  }

  /// Whether a line is a mark.
  static func opens(_ line: [UInt8]) -> Bool { line.starts(with: start.utf8) }

  var line: String {
    switch self {
    case .aside(let label): "\(BlockMark.start)!\(label.filter { $0 != ">" && $0 != "\n" })-->"
    case .tabs: "\(BlockMark.start)<-->"
    case .tab(let title): "\(BlockMark.start)(\(title.filter { $0 != ">" && $0 != "\n" })-->"
    case .close: "\(BlockMark.start)>-->"
    }
  }

  /// The same in HTML.
  var html: String {
    switch self {
    case .aside(let label): "<div class=\"note\"><p class=\"title\">\(label)</p>"
    case .tabs, .tab: "<div>"
    case .close: "</div>"
    }
  }
}
