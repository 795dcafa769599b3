import Guidelines
import Languages

/// A record in the making: what the walker knows of it before the page's ids are given.
struct Draft {
  var kind: RecordKind
  var headline: [Inline]
  var body: [Block] = []
  var line: Int
  var path: SectionPath
  var label: String?
  /// Whether the body says again what the headline says.
  var isDerived = false
  /// Why what stands in it was not read for advice.
  var silence: Diagnostic.NotTaken?
  /// Visible characters that the body says again: a column's name in each of its rows.
  var repeated = 0
  /// Whether wording alone made it a rule; and whether that was an item of a list.
  var isGuessed = false
  var isItem = false
  /// Stated by an annotation; overrides what section and wording say.
  var statedStrength: Strength?
  /// What it is for; empty where that is said to be all.
  var statedScope: SystemNames?
  var statedNumber: Int?
  var statedEdition: String?
}

extension Draft {
  /// A record that opens with a paragraph: its first sentence, or an explicit boundary, is the headline.
  /// - Parameter boundary: length of the headline in bytes of the paragraph's plain text.
  init(kind: RecordKind, paragraph: [Inline], boundary: Int, line: Int, path: SectionPath) {
    var (head, tail) = paragraph.split(at: boundary)
    // Citations alone say nothing: they stay with what rests on them.
    if tail.plainText.isBlank { (head, tail) = (paragraph, []) }
    let rest = tail.tidied
    self.init(
      kind: kind, headline: head.tidied, body: rest.isEmpty ? [] : [Block(.paragraph(rest))],
      line: line + paragraph.linesBefore(0), path: path)
  }

  /// A record that opens with something else; its headline is derived from it.
  init?(kind: RecordKind, derivedFrom block: Block, path: SectionPath) {
    guard let tidy = block.tidied else { return nil }
    let headline: [Inline]
    switch tidy.content {
    case .paragraph(let inlines):
      if inlines.plainText.isBlank { return nil }
      self.init(
        kind: kind, paragraph: inlines, boundary: SentenceBoundary.first(in: inlines.plainText), line: block.line, path: path)
      return
    case .table(let table):
      if table.isBlank { return nil }
      headline = table.derivedHeadline
    case .list, .definitionList, .code, .tabs, .quote, .aside, .footnote, .heading, .thematicBreak, .figure:
      let text = tidy.plainText.trimmingSpace
      let firstLine = String(text.prefix { $0 != "\n" })
      let sentence = firstLine.firstSentence
      guard !sentence.isEmpty else { return nil }
      // It may be a line of code; a headline is prose.
      headline = [.text(sentence.withSingleSpaces)]
    }
    self.init(kind: kind, headline: headline, body: [tidy], line: block.line, path: path)
    isDerived = true
  }

  /// Of the page, in what the draft holds.
  var visibleCharacters: Int { (isDerived ? 0 : headline.visibleCharacters) + body.visibleCharacters - repeated }
}
