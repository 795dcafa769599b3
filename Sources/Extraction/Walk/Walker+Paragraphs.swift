import Guidelines
import Languages
import TextAnalysis

extension Walker {
  mutating func paragraph(_ inlines: [Inline], line: Int) {
    let text = inlines.plainText
    if text.isBlank {
      // Images and nothing else: an illustration of what is open.
      if isOpen { attach(Block(.paragraph(inlines))) }
      return
    }
    if let label = pendingAside {
      pendingAside = nil
      note([Block(.paragraph(inlines), line: line)], label: label, line: line)
      return
    }
    if !text.hasCharacters(13), LeadWords.isAsideLabel(text) {
      pendingAside = text
      countLabel(inlines)
      isOpen = false
      return
    }
    if let mark = text.first(where: { !$0.isWhitespace }), mark == "※" {
      let rest = inlines.dropping("※")
      countLabel(inlines, before: rest)
      note([Block(.paragraph(rest), line: line)], label: nil, line: line)
      return
    }
    if convention == .sentences {
      if PlatformLine(text) == nil, !isDeveloperReference(text), !Block(.paragraph(inlines)).isAddress {
        proseParagraph(inlines, line: line)
        return
      }
    }
    if let lead = inlines.boldLead, convention != .sentences {
      if boldParagraph(lead.headline, rest: lead.rest, line: line) { return }
    }
    plainParagraph(inlines, text: text, line: line)
  }

  /// Whether the bold opening made a record.
  private mutating func boldParagraph(_ headline: [Inline], rest: [Inline], line: Int) -> Bool {
    let bold = headline.plainText
    let tail = rest.tidied.dropping(":").dropping("：")
    if readsBetween, Lines(headline + rest).correct {
      proseParagraph(headline + rest, line: line)
      return true
    }
    if !form.isOfficial, let role = Role(label: bold, isLevel: !tail.isEmpty), role.isAdvice {
      countLabel(headline + rest, before: tail)
      nextRole = role
      isOpen = false
      if !tail.isEmpty { proseParagraph(tail, line: line) }
      return true
    }
    if !kind.hasRulesInBold || LeadWords.matches(bold, language: language) || Pointer.isForDevelopers(bold) { return false }
    beginLead(headline, rest: rest, line: line)
    return true
  }

  private mutating func plainParagraph(_ inlines: [Inline], text: String, line: Int) {
    // An address alone says where the page came from; the records carry it.
    if Block(.paragraph(inlines)).isAddress { return accounting.addTaken("address", inlines.visibleCharacters) }
    guard let opening = Opening(of: inlines, language: language) else {
      return accounting.addDropped("blocks that say nothing", inlines.visibleCharacters)
    }
    func draft(_ kind: RecordKind) -> Draft {
      Draft(kind: kind, paragraph: inlines, boundary: opening.boundary, line: line, path: path)
    }
    if PlatformLine(text) != nil {
      begin(draft(.definition))
      isOpen = false
    } else if isDeveloperReference(text) {
      begin(draft(.reference))
      isOpen = false
    } else if convention == .leading, isRule(opening, isItem: false) {
      diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(opening.text)))
      var rule = draft(.rule)
      rule.isGuessed = true
      begin(rule)
    } else if isOpen, drafts.last?.kind == .rule, !readsBetween || !advises(inlines) {
      attach(Block(.paragraph(inlines)))
    } else if readsBetween {
      proseParagraph(inlines, line: line)
    } else {
      begin(draft(.definition))
    }
  }

  /// Whether an unmarked opening reads as a rule where it stands.
  func isRule(_ opening: Opening, isItem: Bool) -> Bool {
    // The paragraph right under a topic's title says what the thing is.
    if path.isEmpty, !isItem, drafts.isEmpty || hasSections { return false }
    if opening.text.hasSuffix(text: ":") || opening.text.hasSuffix(text: "：") { return false }
    switch Mood(of: opening.text, language: language) {
    case .none: return false
    case .advising: return false
    case .strong: return true
    case .weak:
      if path.isEmpty || isDescriptive { return false }
      return recordsInSection == 0 || opening.hasMore
    }
  }

  /// Sections that tell what something is made of; only an outright command is a rule there.
  var isDescriptive: Bool {
    path.entries.contains { ["anatomy", "overview"].contains($0.anchor) }
  }

  private func isDeveloperReference(_ text: String) -> Bool {
    let sentences = SentenceSplitter.sentences(in: text)
    guard !sentences.isEmpty, sentences.count <= 3 else { return false }
    // 「短い名前を使ってください（一覧を参照してください）。」 is a rule.
    return sentences.allSatisfy {
      let sentence = String(text[$0])
      return Pointer.isForDevelopers(sentence)
        || Pointer.matches(sentence) && Mood(of: sentence, language: language) == .none
    }
  }
}

extension [Inline] {
  /// The bold opening of a paragraph, also where a converter cut it in two (`**Consider** **doing**`).
  var boldLead: (headline: [Inline], rest: [Inline])? {
    guard mayOpenInBold else { return nil }
    guard var (headline, rest) = CanonicalForm.lead(of: trimmed) else { return nil }
    var joined = 0
    while joined + 1 < rest.count, case .text(let gap) = rest[joined], gap.isBlank, case .strong(let more) = rest[joined + 1] {
      headline += [.text(" ")] + more
      joined += 2
    }
    rest.removeFirst(joined)
    return headline.plainText.hasSuffix(anyOf: ["?", "？"]) ? nil : sentence(headline, rest)
  }

  /// Where the bold ends inside its sentence ("**Use one vocabulary** to ensure that …", 「**…しないよう**にしてください。」), the whole sentence.
  private func sentence(_ headline: [Inline], _ rest: [Inline]) -> (headline: [Inline], rest: [Inline]) {
    guard let last = headline.plainText.trimmingSpace.last, !last.isOne(of: "。．.!！:："),
      let next = rest.plainText.first(where: { !$0.isWhitespace }), next.isLowercase || next.isOne(of: ",(（にをはがともでへて")
    else { return (headline, rest) }
    let whole = headline + rest
    let (head, tail) = whole.split(at: SentenceBoundary.first(in: whole.plainText))
    let sentence = head.plainText
    guard Mood(of: sentence, language: Languages.scripted(in: sentence) ?? Languages.fallback) > .weak else {
      return (headline, rest)
    }
    return (head, tail)
  }

  /// Asked of every paragraph, before anything is copied.
  var mayOpenInBold: Bool {
    for inline in self {
      switch inline {
      case .strong: return true
      case .text(let text): if !text.isBlank { return false }
      case .softBreak, .hardBreak, .footnoteReference: continue
      case .emphasis, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby: return false
      }
    }
    return false
  }

  /// Whether there is nothing but one link: an entry of a list of places to go.
  var isOnlyLink: Bool {
    let visible = tidied
    if visible.count == 1, case .link = visible[0] { return true }
    return false
  }

  /// Without a mark at the very beginning, and the space behind it.
  func dropping(_ mark: String) -> [Inline] {
    guard case .text(let text)? = first else { return self }
    let bare = text.drop(while: \.isWhitespace)
    guard bare.hasPrefix(mark) else { return self }
    let rest = bare.dropFirst(mark.count).drop(while: \.isWhitespace)
    return (rest.isEmpty ? [] : [.text(String(rest))]) + dropFirst()
  }
}
