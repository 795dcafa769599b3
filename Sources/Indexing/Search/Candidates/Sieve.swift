import GRDB
import TextAnalysis

/// What of a query decides by the text itself whether a record may be an answer: phrases that it must hold, words that it must not.
///
/// Lists tell beforehand most of the records that need no look: one without all tokens of a phrase cannot hold it, one without all tokens of an
/// excluded word does not.
struct Sieve {
  private let phrases: [FoldedText]
  private let excluded: [FoldedText]
  /// Records that can hold all phrases; nil where all can.
  private var holders: Set<Int64>?
  /// Records that may hold something excluded; nil where all may.
  private var suspects: Set<Int64>? = []

  init(_ parsed: ParsedQuery, _ database: Database, recordCount: Int) throws {
    let (must, mustNot) = (parsed.pieces.filter(\.isPhrase).map(\.text), parsed.excluded)
    phrases = must.map { FoldedText($0) }
    excluded = mustNot.map { FoldedText($0) }
    guard !must.isEmpty || !mustNot.isEmpty else { return }
    let lists = try TermLists(database, recordCount: recordCount)
    try lists.prepare((must + mustNot).flatMap(Sieve.spellings))
    for phrase in must {
      guard let found = try Sieve.holders(phrase, lists) else { continue }
      holders = holders.map { $0.intersection(found) } ?? found
    }
    for word in mustNot {
      suspects = try Sieve.holders(word, lists).flatMap { found in suspects.map { $0.union(found) } }
    }
  }

  /// Records with all tokens of a text in either of its spellings; nil where it has none that is searched.
  private static func holders(_ text: String, _ lists: TermLists) throws -> Set<Int64>? {
    let spellings = spellings(text)
    guard !spellings.isEmpty, spellings.allSatisfy({ !$0.tokens.isEmpty }) else { return nil }
    var found: Set<Int64> = []
    for spelling in spellings {
      try lists.read(spelling, limit: .max) { postings in postings.visit { found.insert($0) } }
    }
    return found
  }

  private static func spellings(_ text: String) -> [TermLists.Expression] {
    let folded = FoldedText(text)
    let layers = folded.losesText ? [folded.unified, folded.plain] : [folded.unified]
    return layers.map { layer in
      TermLists.Expression(
        tokens: Expansion.tokens(folded, layer).map { TermLists.Expression.Token(text: $0.text, isPrefix: $0.isPrefix) })
    }
  }

  var isEmpty: Bool { phrases.isEmpty && excluded.isEmpty }

  /// Whether a record can be an answer, as far as lists tell.
  func mayAdmit(_ id: Int64) -> Bool { holders?.contains(id) ?? true }

  /// Whether only its text tells.
  func needsText(_ id: Int64) -> Bool { !phrases.isEmpty || suspects?.contains(id) ?? true }

  func admits(_ record: RecordText) -> Bool {
    phrases.allSatisfy { PhraseMatch.holds($0, record) } && !excludes(record)
  }

  func excludes(_ record: RecordText) -> Bool { excluded.contains { PhraseMatch.holds($0, record) } }
}
