import Guidelines
import Languages

/// Lists that show how a thing was and how it is to be, and lists that ask.
extension Walker {
  /// The items that correct, by their lines: where in the bytes of an item's text the arrow begins, and where it ends. One arrow alone may as well lead
  /// through menus: most items have to have one.
  func corrections(in list: List) -> [Int: (before: Int, after: Int)] {
    guard list.items.count > 1 else { return [:] }
    var found: [Int: (before: Int, after: Int)] = [:]
    var arrows = 0
    for item in list.items {
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { continue }
      let text = inlines.plainText
      let parts = text.split(maxSplits: 2, whereSeparator: { $0.isOne(of: "→⇒➡") }).map { $0.trimmingSpace }
      guard parts.count == 2 else { continue }
      arrows += 1
      guard parts.allSatisfy({ Mood(of: String($0), language: language) != .none }), Role(label: String(parts[0])) == nil,
        Role.opening(of: String(parts[0])) == nil
      else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: parts[0].endIndex)
      found[item.line] = (start, text.utf8.distance(from: text.startIndex, to: parts[1].startIndex))
    }
    return arrows * 2 > list.items.count ? found : [:]
  }

  /// An avoidance, and its cure.
  mutating func correct(_ before: Int, _ after: Int, of inlines: [Inline], line: Int) {
    let parts: [([Inline], Strength)] = [(inlines.split(at: before).head, .avoid), (inlines.split(at: after).tail, .do)]
    for (words, strength) in parts {
      let words = words.tidied
      diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(words.plainText)))
      var draft = Draft(kind: .rule, headline: words, line: line, path: path)
      draft.isGuessed = true
      draft.statedStrength = strength
      begin(draft)
    }
    accounting.addTaken(
      "labels", inlines.visibleCharacters - parts.reduce(0) { $0 + $1.0.tidied.visibleCharacters })
  }

  /// Whether a list is a checklist's: each of its items, two or more, is one question that yes or no answers.
  func asksChecks(_ list: List) -> Bool {
    guard list.items.count > 1, !(path.titles.last?.contains(where: { $0.isOne(of: "?？") }) ?? false) else { return false }
    return list.items.allSatisfy { item in
      guard item.blocks.count == 1, case .paragraph(let inlines) = item.blocks[0].content else { return false }
      let statements = Statement.all(in: inlines, language: language)
      guard statements.count == 1, statements[0].text.last?.isOne(of: "?？か") ?? false else { return false }
      let text = statements[0].text
      return Languages.grammar(of: text, on: language).guidance.asksForFault(text) != nil
    }
  }
}
