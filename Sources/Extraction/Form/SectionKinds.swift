import Guidelines
import Languages

/// Kind of a page or section and the evidence for it.
struct SectionKind: Hashable {
  var genre: LanguageProfile.Genre
  var evidence: Diagnostic.KindEvidence = .page

  var isGuidance: Bool { genre == .guidance }
  /// Indicates whether bold text at the beginning of a paragraph states a rule. In other genres it begins steps, dates, and
  /// episodes.
  var hasBoldRules: Bool { genre == .guidance || genre == .reference || genre == .glossary }
}

/// Kinds of the sections of a page. The kind of a section follows from its own title and text, else from its parent section, else
/// from the page. The contents of one section therefore do not affect others, however long the page is.
struct SectionKinds {
  private(set) var pageKind = SectionKind(genre: .guidance)
  private(set) var hasExplicitAdvice = true
  /// Kind of the content before the first heading and below the page's own title.
  private var introduction: SectionKind?
  private var sections: [HeadingKey: SectionKind] = [:]

  private struct HeadingKey: Hashable {
    var line: Int
    var title: String
  }

  /// Creates kinds that make the whole page guidance.
  init() {}

  init(of page: Page) {
    let rules = page.metadata.language.profile
    var pageEvidence = SectionEvidence(rules)
    var collected: [(key: HeadingKey?, level: Int, evidence: SectionEvidence)] = []
    for section in page.blocks.sections {
      let heading = section.first.flatMap(Self.heading)
      var evidence = SectionEvidence(rules)
      for block in section { evidence.add(block) }
      pageEvidence += evidence
      collected.append((heading.map { HeadingKey(line: $0.line, title: $0.title) }, heading?.level ?? 0, evidence))
    }
    let title = page.metadata.title
    let isUnrelated = pageEvidence.genre(below: title) == .guidance && pageEvidence.isUnrelated(title)
    let verdicts = collected.map { section in
      let name = section.key.flatMap { $0.title == title ? nil : $0.title } ?? ""
      let verdict = section.evidence.kind(below: name)
      // A label such as "Do" or "Don't" alone does not make a section guidance because other handbooks have them, too.
      return isUnrelated && verdict?.isGuidance ?? true && !section.evidence.announcesAdvice(name) ? nil : verdict
    }
    hasExplicitAdvice = pageEvidence.hasExplicitAdvice(below: title)
    self.pageKind = SectionKind(genre: pageEvidence.genre(below: title))
    if self.pageKind.isGuidance, !pageEvidence.isAdvising(title),
      let genre = Self.majority(of: collected.map(\.evidence), verdicts)
    {
      self.pageKind.genre = genre
    }
    if isUnrelated, self.pageKind.isGuidance { self.pageKind = SectionKind(genre: .other, evidence: .subject) }
    var ancestors: [(level: Int, kind: SectionKind)] = []
    for (section, verdict) in zip(collected, verdicts) {
      guard let key = section.key, key.title != title else {
        if introduction == nil { introduction = verdict }
        continue
      }
      ancestors.removeAll { $0.level >= section.level }
      let inherited = ancestors.last.map {
        SectionKind(genre: $0.kind.genre, evidence: $0.kind.evidence.isOfPage ? $0.kind.evidence : .above)
      }
      // On a page of another kind, a section is guidance only by its title.
      let kind = verdict ?? inherited ?? self.pageKind
      sections[key] = kind
      ancestors.append((section.level, kind))
    }
  }

  /// Returns the kind of the section that begins with a block.
  func kind(of first: Block?) -> SectionKind {
    guard let heading = first.flatMap(Self.heading) else { return introduction ?? pageKind }
    return sections[HeadingKey(line: heading.line, title: heading.title)] ?? introduction ?? pageKind
  }

  /// Returns the most frequent genre of the sections with commands, if most of them are not guidance; otherwise `nil`.
  private static func majority(of evidence: [SectionEvidence], _ verdicts: [SectionKind?]) -> LanguageProfile.Genre? {
    var genreCounts: [LanguageProfile.Genre: Int] = [:]
    var guidanceCount = 0
    for (evidence, verdict) in zip(evidence, verdicts) where evidence.commandCount > 0 || verdict?.isGuidance == false {
      if let verdict, !verdict.isGuidance { genreCounts[verdict.genre, default: 0] += 1 } else { guidanceCount += 1 }
    }
    guard genreCounts.values.reduce(0, +) > guidanceCount else { return nil }
    return LanguageProfile.Genre.allCases.max { genreCounts[$0, default: 0] < genreCounts[$1, default: 0] }
  }

  private static func heading(_ block: Block) -> (level: Int, title: String, line: Int)? {
    guard case .heading(let level, let inlines, _) = block.content else { return nil }
    return (level, String(inlines.plainText.trimmingWhitespace), block.line)
  }
}
