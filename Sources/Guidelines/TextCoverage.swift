/// A count of what became of a page's visible characters, from the first tree that its reader built to the final tree, and on to
/// the records.
///
/// Each number is counted where blocks are dropped, taken, or kept; none is computed from the others. A step that loses text
/// without reporting it therefore shows as a sum that does not add up.
public struct TextCoverage: Hashable, Sendable {
  /// Number of visible characters in the reader's first tree.
  public var visible = 0
  /// Number of visible characters in the final tree or, after extraction, in the records: headlines, bodies, and the titles of
  /// sections, each once. A headline that repeats its record's body, such as a table's, does not count as text of the page.
  public var kept = 0
  /// Characters dropped because they are not part of the article, by reason, in the order in which the reasons first occurred.
  public private(set) var dropped: [ReasonCount] = []
  /// Characters moved to the page's metadata, by reason, in the order in which the reasons first occurred.
  public private(set) var metadata: [ReasonCount] = []

  public struct ReasonCount: Hashable, Sendable {
    public var reason: String
    public var characters: Int
  }

  public init() {}

  public var isBalanced: Bool { visible == counted }

  /// Number of characters that were kept, dropped, or moved to the metadata.
  public var counted: Int { (dropped + metadata).reduce(kept) { $0 + $1.characters } }

  public var imbalance: Diagnostic.Kind? { isBalanced ? nil : .textUnaccounted(visible: visible, counted: counted) }

  public mutating func addDropped(_ reason: String, _ characters: Int) { Self.add(reason, characters, to: &dropped) }
  public mutating func addMetadata(_ reason: String, _ characters: Int) { Self.add(reason, characters, to: &metadata) }

  /// Adds the characters that a later step dropped or moved to the metadata.
  public mutating func add(_ later: TextCoverage) {
    for entry in later.dropped { addDropped(entry.reason, entry.characters) }
    for entry in later.metadata { addMetadata(entry.reason, entry.characters) }
  }

  private static func add(_ reason: String, _ characters: Int, to entries: inout [ReasonCount]) {
    guard characters > 0 else { return }
    if let index = entries.firstIndex(where: { $0.reason == reason }) {
      entries[index].characters += characters
    } else {
      entries.append(ReasonCount(reason: reason, characters: characters))
    }
  }
}

/// Visible characters are the Unicode scalars of text and code that are not white space, and of a figure, those of its legend.
/// Images and the labels of asides and footnotes have none.
extension Block {
  public var visibleCharacters: Int {
    if case .code(_, let code) = content { return code.visibleCharacters }
    if let figure { return figure.legend.reduce(0) { $0 + $1.visibleCharacters } }
    var count = 0
    forEachPart(inlines: { count += $0.visibleCharacters }, blocks: { count += $0.visibleCharacters })
    return count
  }
}

extension [Block] {
  public var visibleCharacters: Int { reduce(0) { $0 + $1.visibleCharacters } }
}

extension [Inline] {
  public var visibleCharacters: Int {
    var count = 0
    walk { inline in
      switch inline {
      case .text(let text), .code(let text): count += text.visibleCharacters
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .ruby, .image, .footnoteReference, .softBreak,
        .hardBreak:
        break
      }
    }
    return count
  }
}

extension StringProtocol {
  public var visibleCharacters: Int { unicodeScalars.count { !$0.isWhiteSpace } }
}

extension Unicode.Scalar {
  /// Same as `properties.isWhitespace`, whose table is too slow for every character of every page (Unicode 15.1, PropList.txt,
  /// White_Space; a test compares the two).
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
