import Guidelines
import Languages
import TextAnalysis

/// One sentence of a paragraph, or one line where lines are statements.
struct Statement {
  /// What it says, without the mark or label that it opens with.
  var inlines: [Inline]
  /// Likewise, without white space around it; empty where it is a label alone, of the statements behind it.
  var text: String
  /// What that mark or label makes of it.
  var role: Role?
  /// With them.
  var whole: [Inline]
  /// Line breaks of the source before it, in the paragraph.
  var linesBefore: Int

  /// In order; together they are the paragraph. A link, or a code span, goes whole to the sentence where it begins.
  static func all(in inlines: [Inline], language: Language) -> [Statement] {
    let text = inlines.plainText
    var ranges = SentenceSplitter.sentences(in: text)
    // "1-1. Keep it short."
    if ranges.count > 1 { ranges.removeAll { RuleNumber.isAlone(String(text[$0])) } }
    let sentences = ranges.map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
    let broken = Lines(inlines)
    let marked = Role.opening(of: text) == nil ? [] : Role.turns(in: text)
    let lines = broken.ends(language: language) + broken.labelled
    // What begins a line is a statement of that line.
    var ends = Set(sentences + lines + marked.filter { !broken.starts.contains($0) }).sorted()[...]
    var offset = 0
    var linesBefore = 0
    var found: [Statement] = []
    let parts = parts(of: inlines, cutAt: &ends, from: &offset)
    for (index, part) in parts.enumerated() {
      let text = part.plainText.trimmingSpace
      if !text.isEmpty {
        let before = part.prefix { $0.plainText.isBlank }.count(where: \.isBreak)
        let next = parts.indices.contains(index + 1) ? parts[index + 1].first { !$0.plainText.isBlank || $0.isBreak } : nil
        found.append(
          Statement(
            part, text: String(text), linesBefore: linesBefore + before, isLine: before > 0 || found.isEmpty,
            goesOn: next.map { !$0.isBreak } ?? false))
      } else if let last = found.indices.last {
        found[last].inlines += part
        found[last].whole += part
      }
      linesBefore += part.count(where: \.isBreak)
    }
    if linesBefore > 0 {
      for (index, role) in Role.corrections(found.map { String($0.whole.plainText.trimmingSpace) }).enumerated() where role != nil
      { found[index].correct(role) }
    }
    return found
  }

  /// - Parameter goesOn: whether another stands behind it in its line.
  private init(_ part: [Inline], text: String, linesBefore: Int, isLine: Bool, goesOn: Bool) {
    (inlines, whole, self.text, self.linesBefore, self.isLine) = (part, part, text, linesBefore, isLine)
    let trimmed = part.trimmed
    // 「使わない。枠線で区別する。」: a sentence, and no label of the next.
    if isLine, !goesOn || !text.hasSuffix(anyOf: ["。", ".", "!", "！"]), let role = Role(label: text), role.isAdvice {
      (self.role, self.text, inlines, isLabelled) = (role, "", [], true)
    } else if let (role, rest) = Role.opening(of: text) {
      let said = goesOn ? rest.trimmingSuffix { $0.isOne(of: "→⇒➡/／|") || $0.isWhitespace } : rest
      (self.role, self.text, isLabelled) = (role, String(said), Mark.opening(of: text[...]) == nil)
      let behind = trimmed.split(at: text.utf8.count - rest.utf8.count).tail
      inlines = said.endIndex < rest.endIndex ? behind.split(at: said.utf8.count).head : behind
    } else if let (role, rest) = Role.closing(of: text) {
      (self.role, self.text, inlines) = (role, String(rest), trimmed.split(at: rest.utf8.count).head)
    } else if let role = Self.role(ofPicture: trimmed.first) {
      (self.role, inlines) = (role, Array(trimmed.dropFirst()).trimmed)
    } else if let role = Self.role(ofPicture: trimmed.last) {
      (self.role, inlines) = (role, Array(trimmed.dropLast()).trimmed)
    }
  }

  /// What a picture beside the words makes of them, by its alternative text: "Don't", "NG".
  private static func role(ofPicture inline: Inline?) -> Role? {
    guard case .image(let alternative, _)? = inline, let role = Role(label: alternative), role.isAdvice else { return nil }
    return role
  }

  /// Takes off the label that says that it was so, or is to be so.
  private mutating func correct(_ role: Role?) {
    let said = String(whole.plainText.trimmingSpace)
    let rest = Role.withoutLabel(said)
    inlines = whole.trimmed.split(at: said.utf8.count - rest.utf8.count).tail
    (self.role, text, corrects, isLabelled) = (role, String(rest), true, true)
  }

  /// Whether it is one of two that show a thing as it was and as it is to be: a rule in whatever form.
  private(set) var corrects = false

  /// Whether it opens with a label in words, and no mark, or is one.
  private(set) var isLabelled = false

  /// Visible characters of the mark or label.
  var labelCharacters: Int { whole.visibleCharacters - inlines.visibleCharacters }

  /// Whether it begins a line of its paragraph.
  var isLine = false

  /// Whether it is withdrawn, or code and nothing else.
  var saysNothing: Bool { inlines.isWithdrawn || inlines.isCode }

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

extension [Inline] {
  /// Whether what it says is struck through.
  var isWithdrawn: Bool {
    var struck = 0
    for inline in self { if case .strikethrough(let inner) = inline { struck += inner.visibleCharacters } }
    return struck * 2 > visibleCharacters
  }

  fileprivate var isCode: Bool {
    let visible = trimmed
    return !visible.isEmpty && visible.allSatisfy { if case .code = $0 { true } else { $0.plainText.isBlank } }
  }
}
