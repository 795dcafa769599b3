/// What a scanner found in a text: from tags and expressions to lines of modules.
struct ComponentToken {
  enum Kind {
    /// By the key that its end bears.
    case open(Component, key: String)
    case close(key: String)
    /// Holds nothing: `<Image />`, a macro.
    case empty(Component)
    /// What an expression shows.
    case text(String)
    /// A line in its place.
    case line(String)
    /// Shown nowhere; what it was, where that is to be said.
    case removed(String?)
  }

  let range: Range<Int>
  let kind: Kind
  /// The token that closes this one, or that this one closes.
  var partner: Int?
}

extension [ComponentToken] {
  /// Ends are looked for among so many open elements.
  private static var deepest: Int { 64 }

  /// Finds for each beginning its end; what is never closed has none, and holds nothing.
  mutating func pair() {
    var open: [(key: String, index: Int)] = []
    for index in indices {
      switch self[index].kind {
      case .open(_, let key): open.append((key, index))
      case .close(let key):
        guard let at = open.suffix(Self.deepest).lastIndex(where: { $0.key == key }) else { continue }
        self[index].partner = open[at].index
        self[open[at].index].partner = index
        open.removeSubrange(at...)
      case .empty, .text, .line, .removed: break
      }
    }
  }
}
