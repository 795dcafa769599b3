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

  /// In order; together they are the paragraph. A link, or a code span, goes whole to the sentence where it begins.
  static func all(in inlines: [Inline], language: Language) -> [Statement] {
    let text = inlines.plainText
    var ranges = SentenceSplitter.sentences(in: text)
    // "1-1. Keep it short."
    if ranges.count > 1, RuleNumber.isAlone(String(text[ranges[0]])) { ranges.removeFirst() }
    let sentences = ranges.map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
    var ends = Set(sentences + Lines(inlines).ends(language: language)).sorted()[...]
    var offset = 0
    var lines = 0
    var found: [Statement] = []
    for part in parts(of: inlines, cutAt: &ends, from: &offset) {
      let text = part.plainText.trimmingSpace
      if !text.isEmpty {
        let before = part.prefix { $0.plainText.isBlank }.count(where: \.isBreak)
        found.append(Statement(inlines: part, text: String(text), linesBefore: lines + before))
      } else if let last = found.indices.last {
        found[last].inlines += part
      }
      lines += part.count(where: \.isBreak)
    }
    return found
  }

  /// What stands between the ends of sentences, the last part being what follows the last of them. Each run is looked at once.
  /// - Parameters:
  ///   - ends: in bytes of the paragraph's plain text; those that were reached are taken off.
  ///   - offset: where the runs begin there, and then where they end.
  private static func parts(of inlines: [Inline], cutAt ends: inout ArraySlice<Int>, from offset: inout Int) -> [[Inline]] {
    var parts: [[Inline]] = []
    var part: [Inline] = []
    func closeIfEnded() {
      guard let end = ends.first, end <= offset else { return }
      ends = ends.drop { $0 <= offset }
      parts.append(part)
      part = []
    }
    for inline in inlines {
      let length = inline.plainText.utf8.count
      guard let end = ends.first, end > offset, end < offset + length else {
        part.append(inline)
        offset += length
        closeIfEnded()
        continue
      }
      switch inline {
      case .text(let text):
        var rest = text[...]
        let last = offset + length
        while let end = ends.first, end < last {
          let cut = rest.utf8.index(rest.startIndex, offsetBy: end - offset)
          part.append(.text(String(rest[..<cut])))
          rest = rest[cut...]
          offset = end
          closeIfEnded()
        }
        part.append(.text(String(rest)))
        offset = last
        closeIfEnded()
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let inner = Self.parts(of: inline.children, cutAt: &ends, from: &offset)
        for group in inner.dropLast() {
          parts.append(part + [inline.wrapping(group)])
          part = []
        }
        if let last = inner.last, !last.isEmpty { part.append(inline.wrapping(last)) }
      case .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak:
        part.append(inline)
        offset += length
        ends = ends.drop { $0 < offset }
        closeIfEnded()
      }
    }
    return parts + [part]
  }

  /// "Read the [section on testing]": a link, and a verb that sends there.
  func pointsElsewhere(_ guidance: LanguageRules.Guidance) -> Bool {
    (guidance.pointingVerbs.contains(text.prefix { $0.isLetter }.lowercased()) || text.hasSuffix(anyOf: guidance.pointingEndings))
      && inlines.containsDeeply { if case .link = $0 { true } else { false } }
  }
}
