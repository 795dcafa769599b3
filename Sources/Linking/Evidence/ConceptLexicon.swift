import Guidelines
import TextAnalysis

/// Trie of the glossary, with which the concepts in a text are found in one pass, in any spelling or language.
///
/// A text is a sequence of symbols: one for each Japanese character, one for each stemmed word of letters or digits, and a break
/// symbol for punctuation.
struct ConceptLexicon: Sendable {
  /// A character or a word. Words have the top bit set so that they never equal a character.
  typealias Symbol = UInt64
  static let breakSymbol: Symbol = 0
  static func symbol(word: some Sequence<UInt32>) -> Symbol { EvidenceTerm.hash(word) | 1 << 63 }

  private struct TrieEdge: Hashable {
    var node: Int32
    var symbol: Symbol
  }
  private var edges: [TrieEdge: Int32] = [:]
  /// Glossary groups with a term that ends at a node.
  private var groupsByNode: [Int32: [Int32]] = [:]
  private var nodeCount: Int32 = 1

  init(_ glossary: Glossary) {
    for (number, group) in glossary.groups.enumerated() {
      for term in group.members.flattened { add(term, Int32(truncatingIfNeeded: number)) }
    }
  }

  private mutating func add(_ term: String, _ number: Int32) {
    let symbols = SymbolLine(term).symbols.filter { $0 != ConceptLexicon.breakSymbol }
    guard !symbols.isEmpty else { return }
    var node: Int32 = 0
    for symbol in symbols {
      let step = TrieEdge(node: node, symbol: symbol)
      if let next = edges[step] {
        node = next
      } else {
        edges[step] = nodeCount
        node = nodeCount
        nodeCount += 1
      }
    }
    if groupsByNode[node]?.contains(number) != true { groupsByNode[node, default: []].append(number) }
  }

  /// Returns the concepts in a text by longest match from left to right, without overlaps.
  func concepts(in line: SymbolLine) -> [Int32] {
    guard !edges.isEmpty else { return [] }
    var result: [Int32] = []
    var start = 0
    while start < line.symbols.count {
      var node: Int32 = 0
      var end = start
      var bestMatch: (end: Int, groups: [Int32])?
      while end < line.symbols.count, let next = edges[TrieEdge(node: node, symbol: line.symbols[end])] {
        node = next
        end += 1
        if let groups = groupsByNode[node], line.canBeTerm(start..<end) { bestMatch = (end, groups) }
      }
      if let bestMatch { result += bestMatch.groups }
      start = bestMatch?.end ?? start + 1
    }
    return result
  }
}

extension SymbolLine {
  /// Returns `true` if the range can be a term. A katakana term has to be a whole run, as does a term of one kanji or of at most
  /// two hiragana.
  fileprivate func canBeTerm(_ range: Range<Int>) -> Bool {
    let first = scripts[range.lowerBound]
    let last = scripts[range.upperBound - 1]
    let before = range.lowerBound > 0 ? scripts[range.lowerBound - 1] : .separator
    let after = range.upperBound < scripts.count ? scripts[range.upperBound] : .separator
    let isShort = range.count == 1 || (range.count == 2 && first == .hiragana)
    if first == before, first == .katakana || (isShort && first.isUnspaced) { return false }
    return !(last == after && (last == .katakana || (isShort && last.isUnspaced)))
  }
}
