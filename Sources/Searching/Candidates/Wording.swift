import Guidelines
import TextAnalysis

/// A record as answers need its text.
package final class Wording {
  let id: Int64
  let name: String
  /// Whether a guide of the user's states it: neither the Corpus nor a fetched page, nor one of some stated edition.
  let isOwn: Bool
  let language: Language
  /// Whether it passes the filters.
  let passes: Bool
  let content: RecordContent
  fileprivate let section: Int64
  private(set) lazy var headline = FoldedText(content.headline.plainText)
  private(set) lazy var body = FoldedText(content.body.plainText)

  package init(
    id: Int64, name: String, source: String, edition: String?, language: Language, section: Int64, passes: Bool,
    content: RecordContent
  ) {
    (self.id, self.name, self.language, self.section) = (id, name, language, section)
    isOwn = edition == nil && !reservedSourceNames.contains(source)
    (self.passes, self.content) = (passes, content)
  }

  /// Whether it holds a phrase, in either spelling; words must be whole words.
  func holds(_ phrase: FoldedText, _ store: some SearchStore) -> Bool {
    texts(store).contains { text in
      PhraseMatch.stands(phrase.unified.scalars, in: text.unified.scalars)
        || PhraseMatch.stands(phrase.plain.scalars, in: text.plain.scalars)
    }
  }
}

extension Wording {
  /// Its texts, with those that are found but not shown and the headings above it.
  func texts(_ store: some SearchStore) -> [FoldedText] {
    let around = (content.label.map { [$0] } ?? []) + content.hiddenTexts + [(try? store.heading(section)) ?? ""]
    return [headline, body] + around.map { FoldedText($0) }
  }
}

/// Finding a stretch of text in another.
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

  /// Whether it stands there; words of letters must be whole words.
  package static func stands(_ needle: [UInt32], in text: [UInt32]) -> Bool {
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
