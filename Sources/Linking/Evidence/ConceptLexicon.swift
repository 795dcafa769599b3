import Guidelines
import TextAnalysis

/// The glossary as a trie, so that the concepts that a text names are found in one pass, whatever their spelling or language.
///
/// A text is a line of symbols: one for each Japanese character, one for each stemmed word of letters or digits, and a break wherever
/// punctuation stands between.
struct ConceptLexicon: Sendable {
  /// Symbols; words carry the top bit, so that no character is taken for a word.
  typealias Symbol = UInt64
  static let breakSymbol: Symbol = 0
  static func symbol(word: some Sequence<UInt32>) -> Symbol { EvidenceTerm.hash(word) | 1 << 63 }

  private struct Step: Hashable {
    var node: Int32
    var symbol: Symbol
  }
  private var steps: [Step: Int32] = [:]
  /// The groups that end at a node.
  private var groups: [Int32: [Int32]] = [:]
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
      let step = Step(node: node, symbol: symbol)
      if let next = steps[step] {
        node = next
      } else {
        steps[step] = nodeCount
        node = nodeCount
        nodeCount += 1
      }
    }
    if groups[node]?.contains(number) != true { groups[node, default: []].append(number) }
  }

  /// The concepts of a text: at each place the longest term, the next one sought behind it.
  func concepts(in line: SymbolLine) -> [Int32] {
    guard !steps.isEmpty else { return [] }
    var found: [Int32] = []
    var start = 0
    while start < line.symbols.count {
      var node: Int32 = 0
      var end = start
      var longest: (end: Int, groups: [Int32])?
      while end < line.symbols.count, let next = steps[Step(node: node, symbol: line.symbols[end])] {
        node = next
        end += 1
        if let groups = groups[node], line.isTerm(start..<end) { longest = (end, groups) }
      }
      if let longest { found += longest.groups }
      start = longest?.end ?? start + 1
    }
    return found
  }
}

extension SymbolLine {
  /// Whether a term may stand at `range`: a katakana term is a whole run, and so is a term of one kanji or of up to two hiragana.
  fileprivate func isTerm(_ range: Range<Int>) -> Bool {
    let first = scripts[range.lowerBound]
    let last = scripts[range.upperBound - 1]
    let before = range.lowerBound > 0 ? scripts[range.lowerBound - 1] : .separator
    let after = range.upperBound < scripts.count ? scripts[range.upperBound] : .separator
    let isShort = range.count == 1 || (range.count == 2 && first == .hiragana)
    if first == before, first == .katakana || (isShort && first.isUnspaced) { return false }
    return !(last == after && (last == .katakana || (isShort && last.isUnspaced)))
  }
}
