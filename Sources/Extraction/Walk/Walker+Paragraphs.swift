import Guidelines
import Languages
import TextAnalysis

extension Walker {
  mutating func walkParagraph(_ inlines: [Inline], line: Int) {
    let text = inlines.plainText
    if text.isBlank {
      // A paragraph of images only illustrates the open record.
      if acceptsContinuation { attachToOpenRecord(Block(.paragraph(inlines))) }
      return
    }
    if let label = pendingAsideLabel {
      pendingAsideLabel = nil
      beginNote([Block(.paragraph(inlines), line: line)], label: label, line: line)
      return
    }
    if !text.hasCharacters(13), LabelPhrases.isAsideLabel(text) {
      pendingAsideLabel = text
      countLabel(inlines)
      acceptsContinuation = false
      return
    }
    if let mark = text.first(where: { !$0.isWhitespace }), mark == "※" {
      let content = inlines.removingPrefix("※")
      countLabel(inlines, before: content)
      beginNote([Block(.paragraph(content), line: line)], label: nil, line: line)
      return
    }
    if markupStyle == .everySentence {
      if PlatformLine(text) == nil, !isDeveloperReference(text), !Block(.paragraph(inlines)).isAddress {
        classifyParagraph(inlines, line: line)
        return
      }
    }
    if let boldRule = inlines.boldPrefix, markupStyle != .everySentence {
      if walkBoldParagraph(boldRule.headline, rest: boldRule.rest, line: line) { return }
    }
    walkPlainParagraph(inlines, text: text, line: line)
  }

  /// Walks a paragraph that begins in bold. Returns `true` if this created a record or a label.
  private mutating func walkBoldParagraph(_ headline: [Inline], rest: [Inline], line: Int) -> Bool {
    let bold = headline.plainText
    let tail = rest.tidied.removingPrefix(":").removingPrefix("：")
    if scansUnmarkedText, SourceLines(headline + rest).containsCorrections {
      classifyParagraph(headline + rest, line: line)
      return true
    }
    if !form.isOfficial, let meaning = LabelMeaning(label: bold, isLevel: !tail.isEmpty), meaning.isAboutAdvice {
      countLabel(headline + rest, before: tail)
      nextMeaning = meaning
      acceptsContinuation = false
      if !tail.isEmpty { classifyParagraph(tail, line: line) }
      return true
    }
    if !sectionKind.hasBoldRules || LabelPhrases.matches(bold, language: language) || CrossReference.isForDevelopers(bold) {
      return false
    }
    beginBoldRule(headline, rest: rest, line: line)
    return true
  }

  private mutating func walkPlainParagraph(_ inlines: [Inline], text: String, line: Int) {
    // An address alone states the origin of the page, which the records contain anyway.
    if Block(.paragraph(inlines)).isAddress { return accounting.addMetadata("address", inlines.visibleCharacters) }
    guard let firstSentence = FirstSentence(of: inlines, language: language) else {
      return accounting.addDropped("blocks that say nothing", inlines.visibleCharacters)
    }
    func draft(_ kind: RecordKind) -> RecordDraft {
      RecordDraft(kind: kind, paragraph: inlines, boundary: firstSentence.boundary, line: line, path: path)
    }
    if PlatformLine(text) != nil {
      beginRecord(draft(.definition))
      acceptsContinuation = false
    } else if isDeveloperReference(text) {
      beginRecord(draft(.reference))
      acceptsContinuation = false
    } else if markupStyle == .firstSentence, isRule(firstSentence, isItem: false) {
      diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(firstSentence.text)))
      var rule = draft(.rule)
      rule.isInferred = true
      beginRecord(rule)
    } else if acceptsContinuation, drafts.last?.kind == .rule, !scansUnmarkedText || !containsAdvice(inlines) {
      attachToOpenRecord(Block(.paragraph(inlines)))
    } else if scansUnmarkedText {
      classifyParagraph(inlines, line: line)
    } else {
      beginRecord(draft(.definition))
    }
  }

  /// Returns `true` if an unmarked sentence at the beginning of a paragraph is a rule in its context.
  func isRule(_ firstSentence: FirstSentence, isItem: Bool) -> Bool {
    // The paragraph right below the title of a topic defines it.
    if path.isEmpty, !isItem, drafts.isEmpty || hasSections { return false }
    if firstSentence.text.hasSuffix(text: ":") || firstSentence.text.hasSuffix(text: "：") { return false }
    switch Modality(of: firstSentence.text, language: language) {
    case .descriptive: return false
    case .advisory: return false
    case .directive: return true
    case .weak:
      if path.isEmpty || isDescriptiveSection { return false }
      return sectionRecordCount == 0 || firstSentence.hasMore
    }
  }

  /// Indicates whether the current section describes the parts of something, so that only strong commands are rules there.
  var isDescriptiveSection: Bool {
    path.components.contains { ["anatomy", "overview"].contains($0.anchor) }
  }

  private func isDeveloperReference(_ text: String) -> Bool {
    let sentences = SentenceSplitter.sentences(in: text)
    guard !sentences.isEmpty, sentences.count <= 3 else { return false }
    // A command with a reference is a rule, as in 「短い名前を使ってください（一覧を参照してください）。」.
    return sentences.allSatisfy {
      let sentence = String(text[$0])
      return CrossReference.isForDevelopers(sentence)
        || CrossReference.matches(sentence) && Modality(of: sentence, language: language) == .descriptive
    }
  }
}

extension [Inline] {
  /// Bold text at the beginning of a paragraph and the text after it, even if a converter split the bold text (`**Consider**
  /// **doing**`); `nil` if the paragraph does not begin in bold.
  var boldPrefix: (headline: [Inline], rest: [Inline])? {
    guard startsInBold else { return nil }
    guard var (headline, rest) = CanonicalForm.boldPrefix(of: trimmed) else { return nil }
    var joinedCount = 0
    while joinedCount + 1 < rest.count, case .text(let gap) = rest[joinedCount], gap.isBlank,
      case .strong(let more) = rest[joinedCount + 1]
    {
      headline += [.text(" ")] + more
      joinedCount += 2
    }
    rest.removeFirst(joinedCount)
    return headline.plainText.hasSuffix(anyOf: ["?", "？"]) ? nil : extendedToSentence(headline, rest)
  }

  /// Returns the whole sentence if the bold text ends inside of a command, as in "**Use one vocabulary** to ensure that …" and
  /// 「**…しないよう**にしてください。」; otherwise the arguments.
  private func extendedToSentence(_ headline: [Inline], _ rest: [Inline]) -> (headline: [Inline], rest: [Inline]) {
    guard let last = headline.plainText.trimmingWhitespace.last, !last.isOne(of: "。．.!！:："),
      let next = rest.plainText.first(where: { !$0.isWhitespace }), next.isLowercase || next.isOne(of: ",(（にをはがともでへて")
    else { return (headline, rest) }
    let inlines = headline + rest
    let (head, tail) = inlines.split(at: SentenceBoundary.first(in: inlines.plainText))
    let sentence = head.plainText
    guard Modality(of: sentence, language: Languages.scriptLanguage(in: sentence) ?? Languages.fallback) > .weak else {
      return (headline, rest)
    }
    return (head, tail)
  }

  /// Indicates whether the paragraph begins in bold. It is cheap because it is evaluated for every paragraph before anything is
  /// copied.
  var startsInBold: Bool {
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

  /// Indicates whether the inlines consist of one link only, like an entry in a list of links.
  var isLinkOnly: Bool {
    let visible = tidied
    if visible.count == 1, case .link = visible[0] { return true }
    return false
  }

  /// Returns the inlines without the given mark at their beginning and the space after it.
  func removingPrefix(_ mark: String) -> [Inline] {
    guard case .text(let text)? = first else { return self }
    let bare = text.drop(while: \.isWhitespace)
    guard bare.hasPrefix(mark) else { return self }
    let content = bare.dropFirst(mark.count).drop(while: \.isWhitespace)
    return (content.isEmpty ? [] : [.text(String(content))]) + dropFirst()
  }
}
