import Guidelines

/// A marker for the start or end of a container that Markdown extensions define and cmark does not support. It passes through
/// cmark as a comment on a line of its own, at which the reader opens or closes the container. A page may contain such comments
/// itself, but they can do no more than its tags.
enum BlockMarker: Hashable {
  case aside(label: String)
  case tabs
  case tab(title: String)
  /// Closes the innermost open container.
  case close

  private static let prefix = "<!--block:"

  /// Parses a comment written by `markdown`. Returns `nil` for other comments.
  init?(comment: String) {
    guard comment.hasPrefix(BlockMarker.prefix), let end = comment.firstRange(ofText: "-->") else { return nil }
    let content = comment[..<end.lowerBound].dropFirst(BlockMarker.prefix.count)
    let text = TextCleaner.cleaned(content.dropFirst()).trimmingSpace()
    switch content.first {
    case "!": self = .aside(label: text)
    case "<": self = .tabs
    case "(": self = .tab(title: text)
    case ">": self = .close
    default: return nil
    }
  }

  /// Returns `true` if a line begins with a marker.
  static func isMarker(_ line: [UInt8]) -> Bool { line.starts(with: prefix.utf8) }

  /// The comment for a line of its own.
  var markdown: String {
    switch self {
    case .aside(let label): "\(BlockMarker.prefix)!\(label.filter { $0 != ">" && $0 != "\n" })-->"
    case .tabs: "\(BlockMarker.prefix)<-->"
    case .tab(let title): "\(BlockMarker.prefix)(\(title.filter { $0 != ">" && $0 != "\n" })-->"
    case .close: "\(BlockMarker.prefix)>-->"
    }
  }

  /// The equivalent HTML tag.
  var html: String {
    switch self {
    case .aside(let label): "<div class=\"note\"><p class=\"title\">\(label)</p>"
    case .tabs, .tab: "<div>"
    case .close: "</div>"
    }
  }
}
