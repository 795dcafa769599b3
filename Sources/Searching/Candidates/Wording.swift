import Guidelines
import TextAnalysis

/// A wording of a rule: a record with its folded text.
package final class Wording {
  let id: Int64
  let recordID: String
  /// Indicates whether the wording comes from the user's own guides and not from the Corpus, a fetched page, or a page with an
  /// edition.
  let isFromOwnGuide: Bool
  let language: Language
  /// Indicates whether the wording matches the filters.
  let passesFilters: Bool
  let content: RecordContent
  fileprivate let section: Int64
  private(set) lazy var headline = FoldedText(content.headline.plainText)
  private(set) lazy var body = FoldedText(content.body.plainText)

  package init(
    id: Int64, recordID: String, source: String, edition: String?, language: Language, section: Int64, passesFilters: Bool,
    content: RecordContent
  ) {
    (self.id, self.recordID, self.language, self.section) = (id, recordID, language, section)
    isFromOwnGuide = edition == nil && !reservedSourceNames.contains(source)
    (self.passesFilters, self.content) = (passesFilters, content)
  }

  /// Indicates whether the wording contains a phrase in either spelling. Words of letters must match whole words.
  func contains(_ phrase: FoldedText, _ store: some SearchStore) -> Bool {
    texts(store).contains { text in
      PhraseMatch.contains(phrase.unified.scalars, in: text.unified.scalars)
        || PhraseMatch.contains(phrase.plain.scalars, in: text.plain.scalars)
    }
  }
}

extension Wording {
  /// Returns all searchable texts of the wording: headline, body, label, hidden texts, and the headings above it.
  func texts(_ store: some SearchStore) -> [FoldedText] {
    let otherTexts = (content.label.map { [$0] } ?? []) + content.hiddenTexts + [(try? store.heading(section)) ?? ""]
    return [headline, body] + otherTexts.map { FoldedText($0) }
  }
}

/// Search for a sequence of scalars in a text.
package enum PhraseMatch {
  package static func find(_ needle: [UInt32], in text: [UInt32], from: Int) -> Int? {
    guard let first = needle.first, needle.count <= text.count else { return nil }
    var at = from
    let last = text.count - needle.count
    while at <= last {
      if text[at] == first {
        var length = 1
        while length < needle.count, text[at + length] == needle[length] { length += 1 }
        if length == needle.count { return at }
      }
      at += 1
    }
    return nil
  }

  /// Indicates whether `needle` occurs in `text`. Words of letters must match whole words.
  package static func contains(_ needle: [UInt32], in text: [UInt32]) -> Bool {
    guard let first = needle.first, let last = needle.last else { return true }
    var from = 0
    while let at = find(needle, in: text, from: from) {
      let end = at + needle.count
      let startsWord = ScriptClass(first) != .word || at == 0 || ScriptClass(text[at - 1]) != .word
      let endsWord = ScriptClass(last) != .word || end == text.count || ScriptClass(text[end]) != .word
      if startsWord && endsWord { return true }
      from = at + 1
    }
    return false
  }
}
