import Guidelines
import Languages

/// Lists of corrections and checklists.
extension Walker {
  /// Returns the byte ranges of the arrows in items of the form "before → after", by the line of the item. The result is empty
  /// unless most items have an arrow, because a single arrow usually leads through menus.
  func corrections(in list: List) -> [Int: (before: Int, after: Int)] {
    guard list.items.count > 1 else { return [:] }
    var arrowRanges: [Int: (before: Int, after: Int)] = [:]
    var arrowCount = 0
    for item in list.items {
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { continue }
      let text = inlines.plainText
      let parts = text.split(maxSplits: 2, whereSeparator: { $0.isOne(of: "→⇒➡") }).map { $0.trimmingWhitespace }
      guard parts.count == 2 else { continue }
      arrowCount += 1
      guard parts.allSatisfy({ Modality(of: String($0), language: language) != .descriptive }),
        LabelMeaning(label: String(parts[0])) == nil,
        LabelMeaning.opening(of: String(parts[0])) == nil
      else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: parts[0].endIndex)
      arrowRanges[item.line] = (start, text.utf8.distance(from: text.startIndex, to: parts[1].startIndex))
    }
    return arrowCount * 2 > list.items.count ? arrowRanges : [:]
  }

  /// Begins two rules for a correction: one to avoid the state before and one for the state after.
  mutating func beginCorrection(_ arrowStart: Int, _ arrowEnd: Int, of inlines: [Inline], line: Int) {
    let parts: [([Inline], Strength)] = [(inlines.split(at: arrowStart).head, .avoid), (inlines.split(at: arrowEnd).tail, .do)]
    for (words, strength) in parts {
      let words = words.tidied
      diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(words.plainText)))
      var draft = RecordDraft(kind: .rule, headline: words, line: line, path: path)
      draft.isInferred = true
      draft.statedStrength = strength
      beginRecord(draft)
    }
    accounting.addMetadata(
      "labels", inlines.visibleCharacters - parts.reduce(0) { $0 + $1.0.tidied.visibleCharacters })
  }

  /// Returns `true` if a list is a checklist: it has at least two items, each of which is a single yes-or-no question.
  func isChecklist(_ list: List) -> Bool {
    guard list.items.count > 1, !(path.titles.last?.contains(where: { $0.isOne(of: "?？") }) ?? false) else { return false }
    return list.items.allSatisfy { item in
      guard item.blocks.count == 1, case .paragraph(let inlines) = item.blocks[0].content else { return false }
      let statements = ParagraphSentence.all(in: inlines, language: language)
      guard statements.count == 1, statements[0].text.last?.isOne(of: "?？か") ?? false else { return false }
      let text = statements[0].text
      return Languages.profile(ofSentence: text, onPageIn: language).guidance.asksForFault(text) != nil
    }
  }
}
