import Guidelines
import Languages
import TextAnalysis

/// Asides that give advice and samples that do not, for pages that mark rules only by their wording.
extension Walker {
  /// Returns `true` if a paragraph below a rule is one of a pair of samples with opposite marks that express the same thing
  /// differently, as in "✅ Hang it here. 🚫 You will hang it here."
  func isMarkedSample(_ blocks: [Block], at index: Int) -> Bool {
    guard !form.isOfficial, acceptsContinuation, drafts.last?.kind == .rule, let (strength, text) = markedText(of: blocks[index])
    else { return false }
    return [index + 1, index - 1].contains { neighbour in
      guard blocks.indices.contains(neighbour), let (other, words) = markedText(of: blocks[neighbour]), other != strength else {
        return false
      }
      return areVariants(nameKey(text), nameKey(words))
        || [text, words].contains {
          $0.last?.isOne(of: ".。!！」”\"") ?? false && Modality(of: $0, language: language) == .descriptive
        }
    }
  }

  private func markedText(of block: Block) -> (Strength, String)? {
    guard case .paragraph(let inlines) = block.content, let (mark, rest) = StrengthMark.leadingMark(of: inlines.plainText[...]),
      !rest.isEmpty,
      let strength = mark.strength
    else { return nil }
    return (strength, String(rest))
  }

  /// Returns `true` if at least 70 % of the character pairs of the shorter text occur in the longer one.
  func areVariants(_ one: String, _ other: String) -> Bool {
    let pairs = [one, other].map { text in Set(zip(text, text.dropFirst()).map { String([$0, $1]) }) }.sorted {
      $0.count < $1.count
    }
    return pairs[0].count > 1 && pairs[0].count(where: pairs[1].contains) * 10 >= pairs[0].count * 7
  }

  /// Returns `true` if all quoted lines are samples with a mark, as in "> ✅ Save the file. ❌ The file is being saved."
  static func containsOnlyMarkedSamples(_ blocks: [Block]) -> Bool {
    blocks.allSatisfy { block in
      guard case .paragraph(let inlines) = block.content else { return false }
      return inlines.lines.allSatisfy { StrengthMark.leadingMark(of: $0.plainText[...])?.mark.strength != nil }
    }
  }

  /// Begins rules for an aside that gives advice by its label or its sentences. Returns `false` if it gives none.
  mutating func classifyAside(_ blocks: [Block], label: String?, line: Int) -> Bool {
    if let label, let meaning = LabelMeaning(label: label) {
      acceptsContinuation = false
      for block in blocks {
        if case .paragraph(let inlines) = block.content {
          // A title that repeats the label adds nothing.
          if LabelMeaning(label: inlines.plainText) != nil {
            countLabel(inlines)
            continue
          }
          classifyCell(inlines, meaning: meaning, line: block.line > 0 ? block.line : line)
        } else {
          walk([block], depth: 0, below: meaning)
        }
      }
      acceptsContinuation = false
      return true
    }
    guard case .paragraph(let inlines)? = blocks.first?.content, currentMeaning != .nonguidance else { return false }
    let statements = ParagraphSentence.all(in: inlines, language: language)
    guard
      statements.contains(where: {
        RuleClassification($0.text, meaning: nil, isItem: false, includesWeakStatements: false, language: language) != nil
      })
    else { return false }
    let count = drafts.count
    _ = beginRules(statements, meaning: nil, isItem: false, line: blocks[0].line > 0 ? blocks[0].line : line)
    for block in blocks.dropFirst() { attachToOpenRecord(block) }
    for index in count..<drafts.count {
      drafts[index].label = specificLabel(label)
      if drafts[index].kind == .definition { drafts[index].kind = .note }
    }
    acceptsContinuation = false
    return true
  }
}
