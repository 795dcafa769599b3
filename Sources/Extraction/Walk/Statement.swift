import Guidelines
import Languages
import TextAnalysis

/// One sentence of a paragraph, or one line where lines are statements.
struct Statement {
  var inlines: [Inline]
  /// Without white space around it.
  var text: String
  /// Line breaks of the source before it, in the paragraph.
  var linesBefore: Int

  static func all(in inlines: [Inline], language: Language) -> [Statement] {
    let text = inlines.plainText
    var ends = SentenceSplitter.sentences(in: text).map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
    ends = Set(ends + Lines(inlines).ends(language: language)).sorted()
    var rest = inlines
    var start = 0
    var found: [Statement] = []
    for end in ends where end > start {
      let (head, tail) = rest.split(at: end - start)
      // A link goes whole to the sentence where it begins.
      let length = head.plainText.utf8.count
      let statement = head.plainText.trimmingSpace
      if !statement.isEmpty {
        found.append(
          Statement(inlines: head, text: String(statement), linesBefore: inlines.linesBefore(start + (start > 0 ? 1 : 0))))
      } else if !head.isEmpty, let last = found.indices.last {
        found[last].inlines += head
      }
      rest = tail
      start += length
    }
    if !rest.isEmpty, let last = found.indices.last { found[last].inlines += rest }
    return found
  }

  /// "Read the [section on testing]": a link, and a verb that sends there.
  func pointsElsewhere(_ verbs: Set<String>) -> Bool {
    verbs.contains(text.prefix { $0.isLetter }.lowercased())
      && inlines.containsDeeply { if case .link = $0 { true } else { false } }
  }
}
