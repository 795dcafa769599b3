/// What became of a page's visible characters: from the first tree that its reader built to the one that leaves reading, and on to the records.
///
/// Each figure is counted where blocks are dropped, taken or left, and none is worked out from others: a step that loses text without saying so
/// shows as a sum that is not right.
public struct Accounting: Hashable, Sendable {
  /// Of the reader's first tree.
  public var visible = 0
  /// Of the tree that reading hands on; behind extraction, of what the records hold: headlines, bodies, and titles of sections once each. A headline
  /// that repeats its record's body, as a table's does, is no text of the page.
  public var kept = 0
  /// As no part of the article, by reason, in the order in which the reasons came up.
  public private(set) var dropped: [Entry] = []
  /// As what the page states of itself, likewise.
  public private(set) var taken: [Entry] = []

  public struct Entry: Hashable, Sendable {
    public var reason: String
    public var characters: Int
  }

  public init() {}

  public var isBalanced: Bool { visible == counted }

  /// Of which it is known what became of them.
  public var counted: Int { (dropped + taken).reduce(kept) { $0 + $1.characters } }

  public var imbalance: Diagnostic.Finding? { isBalanced ? nil : .textUnaccounted(visible: visible, counted: counted) }

  public mutating func addDropped(_ reason: String, _ characters: Int) { Self.add(reason, characters, to: &dropped) }
  public mutating func addTaken(_ reason: String, _ characters: Int) { Self.add(reason, characters, to: &taken) }

  /// What a later step dropped and took.
  public mutating func add(_ later: Accounting) {
    for entry in later.dropped { addDropped(entry.reason, entry.characters) }
    for entry in later.taken { addTaken(entry.reason, entry.characters) }
  }

  private static func add(_ reason: String, _ characters: Int, to entries: inout [Entry]) {
    guard characters > 0 else { return }
    if let index = entries.firstIndex(where: { $0.reason == reason }) {
      entries[index].characters += characters
    } else {
      entries.append(Entry(reason: reason, characters: characters))
    }
  }
}

/// Visible characters: Unicode scalars of text and code that are no white space; of a figure, those of its legend. Images, labels of asides and of footnotes give none.
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
  /// As `properties.isWhitespace`, whose table is too slow for every character of every page (Unicode 15.1, PropList.txt, White_Space; a test compares
  /// them).
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
