import Guidelines
import Languages

/// What a part of a page is, and what says so.
struct SectionKind: Hashable {
  var genre: LanguageRules.Genre
  var evidence: Diagnostic.KindEvidence = .page

  var isGuidance: Bool { genre == .guidance }
  /// Elsewhere bold words open steps, entries and episodes.
  var hasRulesInBold: Bool { genre == .guidance || genre == .reference || genre == .glossary }
}

/// The kinds of a page's sections. A section is what its title or its own text says, else what the section above it is, else what the page is: so what stands in
/// one says nothing of another, however long the page.
struct SectionKinds {
  private(set) var page = SectionKind(genre: .guidance)
  private(set) var advisesOutright = true
  /// Of what stands above the first heading, or below the page's own title.
  private var opening: SectionKind?
  private var sections: [Key: SectionKind] = [:]

  private struct Key: Hashable {
    var line: Int
    var title: String
  }

  /// All of it guidance.
  init() {}

  init(of page: Page) {
    let rules = page.metadata.language.rules
    var whole = SectionEvidence(rules)
    var found: [(key: Key?, level: Int, evidence: SectionEvidence)] = []
    for section in page.blocks.sections {
      let heading = section.first.flatMap(Self.heading)
      var evidence = SectionEvidence(rules)
      for block in section { evidence.add(block) }
      whole += evidence
      found.append((heading.map { Key(line: $0.line, title: $0.title) }, heading?.level ?? 0, evidence))
    }
    let title = page.metadata.title
    let isForeign = whole.genre(below: title) == .guidance && whole.isForeign(title)
    let verdicts = found.map { section in
      let name = section.key.flatMap { $0.title == title ? nil : $0.title } ?? ""
      let verdict = section.evidence.kind(below: name)
      // "Do" and "Don't" stand in handbooks too.
      return isForeign && verdict?.isGuidance ?? true && !section.evidence.announcesAdvice(name) ? nil : verdict
    }
    advisesOutright = whole.advisesOutright(below: title)
    self.page = SectionKind(genre: whole.genre(below: title))
    if self.page.isGuidance, !whole.isAdvising(title), let genre = Self.majority(of: found.map(\.evidence), verdicts) {
      self.page.genre = genre
    }
    if isForeign, self.page.isGuidance { self.page = SectionKind(genre: .other, evidence: .subject) }
    var above: [(level: Int, kind: SectionKind)] = []
    for (section, verdict) in zip(found, verdicts) {
      guard let key = section.key, key.title != title else {
        if opening == nil { opening = verdict }
        continue
      }
      above.removeAll { $0.level >= section.level }
      let inherited = above.last.map {
        SectionKind(genre: $0.kind.genre, evidence: $0.kind.evidence.isOfPage ? $0.kind.evidence : .above)
      }
      // On a page of another kind only a title makes guidance of a section.
      let kind = verdict ?? inherited ?? self.page
      sections[key] = kind
      above.append((section.level, kind))
    }
  }

  /// Of the section that opens with a block.
  func kind(of first: Block?) -> SectionKind {
    guard let heading = first.flatMap(Self.heading) else { return opening ?? page }
    return sections[Key(line: heading.line, title: heading.title)] ?? opening ?? page
  }

  /// What most of the sections are that command anything, where few of them are guidance.
  private static func majority(of evidence: [SectionEvidence], _ verdicts: [SectionKind?]) -> LanguageRules.Genre? {
    var others: [LanguageRules.Genre: Int] = [:]
    var rest = 0
    for (evidence, verdict) in zip(evidence, verdicts) where evidence.commands > 0 || verdict?.isGuidance == false {
      if let verdict, !verdict.isGuidance { others[verdict.genre, default: 0] += 1 } else { rest += 1 }
    }
    guard others.values.reduce(0, +) > rest else { return nil }
    return LanguageRules.Genre.allCases.max { others[$0, default: 0] < others[$1, default: 0] }
  }

  private static func heading(_ block: Block) -> (level: Int, title: String, line: Int)? {
    guard case .heading(let level, let inlines, _) = block.content else { return nil }
    return (level, String(inlines.plainText.trimmingSpace), block.line)
  }
}
