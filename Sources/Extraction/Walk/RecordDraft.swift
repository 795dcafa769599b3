import Guidelines
import Languages

/// A record that is still being assembled: its contents, before ids are assigned.
struct RecordDraft {
  var kind: RecordKind
  var headline: [Inline]
  var body: [Block] = []
  var line: Int
  var path: SectionPath
  var label: String?
  /// Indicates whether the headline was derived from the body, which repeats it.
  var isDerived = false
  /// Reason why rules in the draft are ignored, or `nil` if they are not.
  var ignoredReason: Diagnostic.NonRuleReason?
  /// Number of visible characters in the body that repeat other text of the page, such as the name of a column in each of its
  /// rows.
  var repeatedCharacters = 0
  /// Indicate whether the draft is a rule by its wording alone, and whether that rule was a list item.
  var isInferred = false
  var isListItem = false
  /// Strength stated by an annotation, which takes precedence over section and wording.
  var statedStrength: Strength?
  /// Stated platforms and systems; empty if the record is stated to apply everywhere.
  var statedScope: PlatformScope?
  var statedNumber: Int?
  var statedEdition: String?
}

extension RecordDraft {
  /// Creates a draft from a paragraph whose first part is the headline.
  /// - Parameter boundary: Length of the headline in bytes of the paragraph's plain text.
  init(kind: RecordKind, paragraph: [Inline], boundary: Int, line: Int, path: SectionPath) {
    var (head, tail) = paragraph.split(at: boundary)
    // A rest without text consists of citations, which stay with the sentence that they support.
    if tail.plainText.isBlank { (head, tail) = (paragraph, []) }
    let remaining = tail.tidied
    self.init(
      kind: kind, headline: head.tidied, body: remaining.isEmpty ? [] : [Block(.paragraph(remaining))],
      line: line + paragraph.linesBefore(0), path: path)
  }

  /// Creates a draft whose headline is derived from a block. The result is `nil` if the block has no content.
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
      let text = tidy.plainText.trimmingWhitespace
      let firstLine = String(text.prefix { $0 != "\n" })
      let sentence = firstLine.firstSentence
      guard !sentence.isEmpty else { return nil }
      // The text may be a line of code, but a headline is prose with single spaces.
      headline = [.text(sentence.normalizingSpaces)]
    }
    self.init(kind: kind, headline: headline, body: [tidy], line: block.line, path: path)
    isDerived = true
  }

  /// Number of visible source characters covered by this draft.
  var visibleCharacters: Int { (isDerived ? 0 : headline.visibleCharacters) + body.visibleCharacters - repeatedCharacters }
}
