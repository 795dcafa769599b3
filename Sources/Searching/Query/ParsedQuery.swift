import Guidelines

/// The text of a query after its operators are parsed.
///
/// Records must contain a `"phrase"`, and must not contain `-word` or `-"phrase"`. `a OR b` accepts either word. `platform:`,
/// `topic:`, `kind:`, `source:`, and `edition:` filter. Everything else is literal text, whatever it contains: a single quotation
/// mark, `AND`, `*`, an unknown `key:`.
struct ParsedQuery: Hashable {
  /// The segments to search for, in order. A phrase is stored without its quotation marks.
  var segments: [Segment] = []
  /// Texts that a record must not contain.
  var excluded: [String] = []
  var filters: [(key: FilterKey, value: String)] = []
  /// Indicates whether the text is code or several pasted lines. It is then searched without operators.
  private(set) var isPasted = false

  struct Segment: Hashable {
    var text: String
    var isPhrase = false
    /// Indicates whether this is an alternative for the preceding segment.
    var isAlternative = false
  }

  enum FilterKey: String, CaseIterable {
    case platform, topic, kind, source, edition
  }

  /// Groups of alternative phrases; a record must contain one phrase of each group. `"a" OR "b"` is one group. A group that
  /// contains a plain word imposes no condition and is left out.
  var phrases: [[String]] {
    var groups: [[Segment]] = []
    for segment in segments {
      if segment.isAlternative, !groups.isEmpty { groups[groups.count - 1].append(segment) } else { groups.append([segment]) }
    }
    return groups.filter { $0.allSatisfy { $0.isPhrase } }.map { $0.map { $0.text } }
  }

  /// Maximum length of a query, in scalars. The rest is ignored.
  static let maxTextLength = 2000

  static func == (a: ParsedQuery, b: ParsedQuery) -> Bool {
    a.segments == b.segments && a.excluded == b.excluded && a.filters.elementsEqual(b.filters, by: ==)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(segments) }

  init(_ text: String) {
    // Code and pasted text contain quotation marks, dashes, and colons that are not operators.
    if ParsedQuery.isPasted(text) {
      isPasted = true
      segments = [Segment(text: String(text.prefix(ParsedQuery.maxTextLength)))]
      return
    }
    var words = QueryWord.split(text)
    // Operators need a word to search for. Without one, search for the excluded words instead.
    if !words.contains(where: { $0.isSearchable }) {
      for index in words.indices { words[index].isNegated = false }
    }
    var isAlternative = false
    for (index, word) in words.enumerated() {
      if word.text == "OR", !word.isQuoted, !word.isNegated, index > 0, index + 1 < words.count, !segments.isEmpty {
        isAlternative = true
        continue
      }
      if let filter = word.filter {
        filters.append(filter)
      } else if word.isNegated {
        excluded.append(word.text)
      } else {
        segments.append(Segment(text: word.text, isPhrase: word.isQuoted, isAlternative: isAlternative))
      }
      isAlternative = false
    }
  }
}

extension ParsedQuery {
  /// Indicates whether a text contains line breaks, calls, tags, or assignments, which nobody types as a query.
  private static func isPasted(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(maxTextLength))
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

/// A part of a query between white space or quotation marks.
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
    let characters = Array(text.unicodeScalars.prefix(ParsedQuery.maxTextLength).map(Character.init))
    var words: [QueryWord] = []
    var word = QueryWord()
    var index = 0
    func isQuote(_ c: Character) -> Bool { c == "\"" || c == "“" || c == "”" || c == "＂" }
    func appendWord() {
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
        appendWord()
        index = close + 1
        continue
      }
      if c.isWhitespace || c == "\0" {
        appendWord()
      } else if c == "-" || c == "－", word.text.isEmpty, !word.isNegated, index + 1 < characters.count,
        !characters[index + 1].isWhitespace
      {
        word.isNegated = true
      } else {
        word.text.append(c)
      }
      index += 1
    }
    appendWord()
    return words
  }
}
