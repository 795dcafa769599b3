import Guidelines
import Languages
import TextAnalysis

/// Asides that advise, and samples that are none, where nothing marks a rule but its words.
extension Walker {
  /// Whether a paragraph is one of two under opposite marks that word one thing in two ways, below a rule: "✅ Hang it here. 🚫 You will hang it here."
  func isMarkedSample(_ blocks: [Block], at index: Int) -> Bool {
    guard !form.isOfficial, isOpen, drafts.last?.kind == .rule, let (strength, text) = marked(blocks[index]) else { return false }
    return [index + 1, index - 1].contains { neighbour in
      guard blocks.indices.contains(neighbour), let (other, words) = marked(blocks[neighbour]), other != strength else {
        return false
      }
      return areVariants(nameKey(text), nameKey(words))
        || [text, words].contains { $0.last?.isOne(of: ".。!！」”\"") ?? false && Mood(of: $0, language: language) == .none }
    }
  }

  private func marked(_ block: Block) -> (Strength, String)? {
    guard case .paragraph(let inlines) = block.content, let (mark, rest) = Mark.opening(of: inlines.plainText[...]),
      !rest.isEmpty,
      let strength = mark.strength
    else { return nil }
    return (strength, String(rest))
  }

  /// Whether most pairs of neighbouring characters of the shorter text stand in the longer.
  func areVariants(_ one: String, _ other: String) -> Bool {
    let pairs = [one, other].map { text in Set(zip(text, text.dropFirst()).map { String([$0, $1]) }) }.sorted {
      $0.count < $1.count
    }
    return pairs[0].count > 1 && pairs[0].count(where: pairs[1].contains) * 10 >= pairs[0].count * 7
  }

  /// Whether what is quoted are wordings, each under a mark of right or wrong ("> ✅ Save the file. ❌ The file is being saved.").
  static func holdMarkedSamples(_ blocks: [Block]) -> Bool {
    blocks.allSatisfy { block in
      guard case .paragraph(let inlines) = block.content else { return false }
      return inlines.lines.allSatisfy { Mark.opening(of: $0.plainText[...])?.mark.strength != nil }
    }
  }

  /// An aside that is labelled with what to do, or that advises. Whether it was one.
  mutating func proseAside(_ blocks: [Block], label: String?, line: Int) -> Bool {
    if let label, let role = Role(label: label) {
      isOpen = false
      for block in blocks {
        if case .paragraph(let inlines) = block.content {
          // A title that repeats the label.
          if Role(label: inlines.plainText) != nil {
            countLabel(inlines)
            continue
          }
          proseCell(inlines, role: role, line: block.line > 0 ? block.line : line)
        } else {
          walk([block], depth: 0, below: role)
        }
      }
      isOpen = false
      return true
    }
    guard case .paragraph(let inlines)? = blocks.first?.content, role != .silent else { return false }
    let statements = Statement.all(in: inlines, language: language)
    guard statements.contains(where: { Advice($0.text, role: nil, isItem: false, acceptsWeak: false, language: language) != nil })
    else { return false }
    let count = drafts.count
    _ = prose(statements, role: nil, isItem: false, line: blocks[0].line > 0 ? blocks[0].line : line)
    for block in blocks.dropFirst() { attach(block) }
    for index in count..<drafts.count {
      drafts[index].label = keptLabel(label)
      if drafts[index].kind == .definition { drafts[index].kind = .note }
    }
    isOpen = false
    return true
  }
}
