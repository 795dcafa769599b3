import Guidelines

/// The query language: what of a query's text are operators, and what is to be searched as it stands.
///
/// `"phrase"` must stand in the record, `-word` and `-"phrase"` must not; `a OR b` is one word that may be put in two ways; `platform:`, `topic:`, `kind:`,
/// `source:`, `edition:` filter. Everything else is literal text, whatever bytes it holds: a lone quote, `AND`, `*`, a `key:` that is
/// none of ours.
struct ParsedQuery: Hashable {
  /// What is searched, in order. A phrase's quotes are gone.
  var pieces: [Piece] = []
  /// What a record must not hold.
  var excluded: [String] = []
  var filters: [(key: FilterKey, value: String)] = []
  /// Whether it is code or a copy of several lines, all of it text.
  private(set) var isPasted = false

  struct Piece: Hashable {
    var text: String
    var isPhrase = false
    /// Whether it is another way to say the piece before it.
    var isAlternative = false
  }

  enum FilterKey: String, CaseIterable {
    case platform, topic, kind, source, edition
  }

  /// Phrases that a record must hold, of each group one: `"a" OR "b"` is a group of two. A group with a word in it asks for nothing.
  var phrases: [[String]] {
    var groups: [[Piece]] = []
    for piece in pieces {
      if piece.isAlternative, !groups.isEmpty { groups[groups.count - 1].append(piece) } else { groups.append([piece]) }
    }
    return groups.filter { $0.allSatisfy { $0.isPhrase } }.map { $0.map { $0.text } }
  }

  /// Longer text than this is no question; what follows is not read.
  static let longestText = 2000

  static func == (a: ParsedQuery, b: ParsedQuery) -> Bool {
    a.pieces == b.pieces && a.excluded == b.excluded && a.filters.elementsEqual(b.filters, by: ==)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  init(_ text: String) {
    // Code and what was copied from a screen hold quotes, dashes and colons of their own.
    if ParsedQuery.isPasted(text) {
      isPasted = true
      pieces = [Piece(text: String(text.prefix(ParsedQuery.longestText)))]
      return
    }
    var words = QueryWord.split(text)
    // Operators need something to work on: without a word to search, what was excluded is searched.
    if !words.contains(where: { $0.isSearchable }) {
      for index in words.indices { words[index].isNegated = false }
    }
    var joins = false
    for (index, word) in words.enumerated() {
      if word.text == "OR", !word.isQuoted, !word.isNegated, index > 0, index + 1 < words.count, !pieces.isEmpty {
        joins = true
        continue
      }
      if let filter = word.filter {
        filters.append(filter)
      } else if word.isNegated {
        excluded.append(word.text)
      } else {
        pieces.append(Piece(text: word.text, isPhrase: word.isQuoted, isAlternative: joins))
      }
      joins = false
    }
  }
}

extension ParsedQuery {
  /// Several lines, calls, tags and assignments: nobody types them as a query.
  private static func isPasted(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(longestText))
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : 0
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case 0x0A, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return true
      case UInt8(ascii: "("): if before.isASCIILetter { return true }
      case UInt8(ascii: "<"): if next.isASCIILetter || next == UInt8(ascii: "/") { return true }
      case UInt8(ascii: "="): if before == 0x20, next == 0x20 { return true }
      default: break
      }
    }
    return false
  }
}

/// A stretch of a query between white space, or between quotes.
private struct QueryWord {
  var text = ""
  var isQuoted = false
  var isNegated = false

  var isSearchable: Bool { !isNegated && filter == nil && text != "OR" }

  var filter: (key: ParsedQuery.FilterKey, value: String)? {
    guard !isNegated, let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    guard let key = ParsedQuery.FilterKey(rawValue: text[..<colon].lowercased()) else { return nil }
    let value = text[text.index(after: colon)...]
    return value.isEmpty ? nil : (key, String(value))
  }

  static func split(_ text: String) -> [QueryWord] {
    let characters = Array(text.unicodeScalars.prefix(ParsedQuery.longestText).map(Character.init))
    var words: [QueryWord] = []
    var word = QueryWord()
    var index = 0
    func isQuote(_ c: Character) -> Bool { c == "\"" || c == "“" || c == "”" || c == "＂" }
    func finish() {
      if !word.text.isEmpty { words.append(word) }
      word = QueryWord()
    }
    while index < characters.count {
      let c = characters[index]
      if isQuote(c), let close = characters[(index + 1)...].firstIndex(where: isQuote), word.text.isEmpty || word.text.last == ":"
      {
        let quoted = String(characters[(index + 1)..<close])
        if word.text.isEmpty {
          word.text = quoted
          word.isQuoted = true
        } else {
          word.text += quoted
        }
        finish()
        index = close + 1
        continue
      }
      if c.isWhitespace || c == "\0" {
        finish()
      } else if c == "-" || c == "－", word.text.isEmpty, !word.isNegated, index + 1 < characters.count,
        !characters[index + 1].isWhitespace
      {
        word.isNegated = true
      } else {
        word.text.append(c)
      }
      index += 1
    }
    finish()
    return words
  }
}
