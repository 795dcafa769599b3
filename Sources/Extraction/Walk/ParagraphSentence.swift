import Guidelines
import Languages
import TextAnalysis

/// A sentence of a paragraph, or a line if lines are statements.
struct ParagraphSentence {
  /// Content without the mark or label at its beginning.
  var inlines: [Inline]
  /// Plain text of `inlines` without white space at the ends; empty for a label alone, which applies to the sentences after it.
  var text: String
  /// Meaning of the mark or label, or `nil` if there is none.
  var meaning: LabelMeaning?
  /// Content including the mark or label.
  var labeledInlines: [Inline]
  /// Number of source line breaks before it in the paragraph.
  var linesBefore: Int

  /// Returns the sentences of a paragraph in order; together they are the whole paragraph. A link or code span belongs entirely
  /// to the sentence in which it begins.
  static func all(in inlines: [Inline], language: Language) -> [ParagraphSentence] {
    let text = inlines.plainText
    var ranges = SentenceSplitter.sentences(in: text)
    // A number alone is not a sentence, as in "1-1. Keep it short."
    if ranges.count > 1 { ranges.removeAll { RuleNumber.isOnlyNumber(String(text[$0])) } }
    let sentenceEnds = ranges.map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
    let sourceLines = SourceLines(inlines)
    let labelOffsets = LabelMeaning.opening(of: text) == nil ? [] : LabelMeaning.labelOffsets(in: text)
    let lineEnds = sourceLines.statementEnds(language: language) + sourceLines.labeledLineEnds
    // A label at the beginning of a line belongs to that line and ends no sentence.
    var ends = Set(sentenceEnds + lineEnds + labelOffsets.filter { !sourceLines.starts.contains($0) }).sorted()[...]
    var offset = 0
    var linesBefore = 0
    var result: [ParagraphSentence] = []
    let parts = parts(of: inlines, splitAt: &ends, from: &offset)
    for (index, part) in parts.enumerated() {
      let text = part.plainText.trimmingWhitespace
      if !text.isEmpty {
        let leadingBreaks = part.prefix { $0.plainText.isBlank }.count(where: \.isBreak)
        let nextInline = parts.indices.contains(index + 1) ? parts[index + 1].first { !$0.plainText.isBlank || $0.isBreak } : nil
        result.append(
          ParagraphSentence(
            part, text: String(text), linesBefore: linesBefore + leadingBreaks, isLine: leadingBreaks > 0 || result.isEmpty,
            isContinued: nextInline.map { !$0.isBreak } ?? false))
      } else if let last = result.indices.last {
        result[last].inlines += part
        result[last].labeledInlines += part
      }
      linesBefore += part.count(where: \.isBreak)
    }
    if linesBefore > 0 {
      for (index, meaning) in LabelMeaning.corrections(result.map { String($0.labeledInlines.plainText.trimmingWhitespace) })
        .enumerated() where meaning != nil
      { result[index].markAsCorrection(meaning) }
    }
    return result
  }

  /// - Parameter isContinued: Indicates whether another sentence follows on the same line.
  private init(_ part: [Inline], text: String, linesBefore: Int, isLine: Bool, isContinued: Bool) {
    (inlines, labeledInlines, self.text, self.linesBefore, self.startsLine) = (part, part, text, linesBefore, isLine)
    let trimmed = part.trimmed
    // A sentence on a line with others is not a label of the next one, as in 「使わない。枠線で区別する。」.
    if isLine, !isContinued || !text.hasSuffix(anyOf: ["。", ".", "!", "！"]), let meaning = LabelMeaning(label: text),
      meaning.isAboutAdvice
    {
      (self.meaning, self.text, inlines, isLabeled) = (meaning, "", [], true)
    } else if let (meaning, rest) = LabelMeaning.opening(of: text) {
      let content = isContinued ? rest.trimmingSuffix { $0.isOne(of: "→⇒➡/／|") || $0.isWhitespace } : rest
      (self.meaning, self.text, isLabeled) = (meaning, String(content), StrengthMark.leadingMark(of: text[...]) == nil)
      let contentInlines = trimmed.split(at: text.utf8.count - rest.utf8.count).tail
      inlines = content.endIndex < rest.endIndex ? contentInlines.split(at: content.utf8.count).head : contentInlines
    } else if let (meaning, rest) = LabelMeaning.closing(of: text) {
      (self.meaning, self.text, inlines) = (meaning, String(rest), trimmed.split(at: rest.utf8.count).head)
    } else if let meaning = Self.meaning(ofImage: trimmed.first) {
      (self.meaning, inlines) = (meaning, Array(trimmed.dropFirst()).trimmed)
    } else if let meaning = Self.meaning(ofImage: trimmed.last) {
      (self.meaning, inlines) = (meaning, Array(trimmed.dropLast()).trimmed)
    }
  }

  /// Returns the meaning that an image next to the text has by its alternative text, such as "Don't" or "NG".
  private static func meaning(ofImage inline: Inline?) -> LabelMeaning? {
    guard case .image(let alternative, _)? = inline, let meaning = LabelMeaning(label: alternative), meaning.isAboutAdvice else {
      return nil
    }
    return meaning
  }

  /// Removes the label of a correction ("Before: …", "After: …") and sets the meaning.
  private mutating func markAsCorrection(_ meaning: LabelMeaning?) {
    let labeledText = String(labeledInlines.plainText.trimmingWhitespace)
    let content = LabelMeaning.removingLabel(labeledText)
    inlines = labeledInlines.trimmed.split(at: labeledText.utf8.count - content.utf8.count).tail
    (self.meaning, text, isCorrection, isLabeled) = (meaning, String(content), true, true)
  }

  /// Indicates whether the sentence is one of a pair of states before and after a correction, which are rules in whatever form.
  private(set) var isCorrection = false

  /// Indicates whether the sentence is, or begins with, a label in words rather than a mark.
  private(set) var isLabeled = false

  /// Number of visible characters in the mark or label.
  var labelCharacters: Int { labeledInlines.visibleCharacters - inlines.visibleCharacters }

  /// Indicates whether the sentence begins a line of its paragraph.
  var startsLine = false

  /// Indicates whether the sentence is struck through or consists of code only.
  var hasNoContent: Bool { inlines.isStruckThrough || inlines.isCodeOnly }

  /// Splits inlines at the given ends in a single pass. The last part is what follows the last end.
  /// - Parameters:
  ///   - ends: Ends in bytes of the paragraph's plain text. Ends that were reached are removed.
  ///   - offset: Offset of the first inline there; afterwards the offset after the last one.
  private static func parts(of inlines: [Inline], splitAt ends: inout ArraySlice<Int>, from offset: inout Int) -> [[Inline]] {
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
        var remaining = text[...]
        let runEnd = offset + length
        while let end = ends.first, end < runEnd {
          let splitIndex = remaining.utf8.index(remaining.startIndex, offsetBy: end - offset)
          part.append(.text(String(remaining[..<splitIndex])))
          remaining = remaining[splitIndex...]
          offset = end
          closeIfEnded()
        }
        part.append(.text(String(remaining)))
        offset = runEnd
        closeIfEnded()
      case .emphasis, .strong, .strikethrough, .subscript, .superscript:
        let inner = Self.parts(of: inline.children, splitAt: &ends, from: &offset)
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

  /// Returns `true` for a sentence with a link and a verb that refers the reader to it, such as "Read the [section on testing]".
  func isReference(_ guidance: LanguageProfile.GuidancePatterns) -> Bool {
    (guidance.crossReferenceVerbs.contains(text.prefix { $0.isLetter }.lowercased())
      || text.hasSuffix(anyOf: guidance.crossReferenceSuffixes))
      && inlines.containsDeeply { if case .link = $0 { true } else { false } }
  }
}

extension [Inline] {
  /// Indicates whether most of the text is struck through.
  var isStruckThrough: Bool {
    var struckCharacters = 0
    for inline in self { if case .strikethrough(let inner) = inline { struckCharacters += inner.visibleCharacters } }
    return struckCharacters * 2 > visibleCharacters
  }

  fileprivate var isCodeOnly: Bool {
    let visible = trimmed
    return !visible.isEmpty && visible.allSatisfy { if case .code = $0 { true } else { $0.plainText.isBlank } }
  }
}
