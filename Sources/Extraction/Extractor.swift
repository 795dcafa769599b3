import Guidelines
import Languages
import TextAnalysis

/// Extractor of the records of a page.
///
/// The page is divided into topics, and the blocks of each topic are walked in reading order, so that every block becomes part of
/// a record. Diagnostics list whatever was inferred. A page in the canonical form is taken literally.
package struct Extractor: Sendable {
  private let resolver: TopicResolver
  private let anchors: SectionAnchors

  package init(catalog: TopicCatalog) {
    resolver = TopicResolver(catalog: catalog)
    anchors = SectionAnchors(catalog: catalog)
  }

  /// - Parameter source: Name of the source, the page in it, and its path. Metadata stated by the page is filled in here.
  package func extract(_ page: Page, from source: SourceReference) -> Extraction {
    var source = source
    source.url = page.metadata.url
    source.title = page.metadata.title
    source.edition = source.edition ?? page.metadata.edition
    source.translator = page.metadata.translator
    source.retrieved = page.metadata.retrieved

    var segmenter = TopicSegmenter(resolver: resolver, page: page, path: source.path)
    var result = Extraction(accounting: page.textCoverage)
    result.accounting.kept = 0
    var numbering = RecordNumbering(source: source)
    let segments = segmenter.segments()
    // The forms are computed once for the whole page because it may have thousands of topics.
    var forms = PageForms(
      of: page, isKnown: { anchors.isStandardTitle($0) || segments.count > 1 && resolver.topic(named: $0) != nil },
      evidence: anchors.guidelineEvidence)
    for segment in segments {
      let address = segment.address
      var drafts: [RecordDraft]
      let titles: [Int]
      if page.metadata.format == .canonical {
        var walker = CanonicalWalker(anchors: anchors)
        walker.walk(segment.blocks)
        (drafts, titles) = (walker.drafts, walker.titleCharacters)
        result.accounting.add(walker.accounting)
      } else {
        let pageForm = forms.form(ofKnownTopic: resolver.topic(named: segment.topic.slug) != nil)
        let markupStyle = RuleMarkupStyle(of: segment.blocks, language: page.metadata.language)
        var walker = Walker(
          language: page.metadata.language, topicNames: segment.topic.allNames + [segment.title], anchors: anchors,
          form: pageForm,
          markupStyle: markupStyle, sectionKind: pageForm.kinds.pageKind)
        walker.walkTopic(segment.blocks)
        (drafts, titles) = (walker.drafts, walker.titleCharacters)
        result.accounting.add(walker.accounting)
        result.diagnostics += walker.diagnostics
      }
      for draft in drafts where draft.headline.plainText.isBlank {
        result.diagnostics.append(Diagnostic(.warning, line: draft.line, .recordWithoutHeadline))
        result.accounting.addDropped("records without a headline", draft.visibleCharacters)
      }
      drafts.removeAll { $0.headline.plainText.isBlank }
      drafts.captionTables()
      result.accounting.add(titles, of: drafts)
      let firstIndex = result.records.count
      for draft in drafts {
        result.accounting.kept += draft.visibleCharacters
        result.records.append(
          record(
            draft, of: segment, address: address, page: page, source: source, numbering: &numbering,
            position: result.records.count))
      }
      for index in drafts.indices {
        let tables = drafts.tablesAnnounced(by: index)
        let record = result.records[firstIndex + index]
        result.records[firstIndex + index].announces = tables.map { result.records[firstIndex + $0].id }
        // On other pages, the announced content may have been a picture.
        if tables.isEmpty, page.metadata.format == .canonical, drafts[index].announcement != nil {
          result.diagnostics.append(Diagnostic(.warning, line: record.source.line, .nothingAnnounced(id: record.id)))
        }
      }
    }
    result.topics = segmenter.newTopics.map { Self.withPlatforms($0, page: page, records: result.records) }
    result.accounting.add(segmenter.accounting)
    result.diagnostics += segmenter.diagnostics + numbering.diagnostics
    result.diagnostics.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return result
  }

  private func record(
    _ draft: RecordDraft, of segment: TopicSegment, address: String?, page: Page, source: SourceReference,
    numbering: inout RecordNumbering, position: Int
  ) -> Record {
    var source = source
    source.line = max(1, draft.line)
    if let address { source.url = address }
    if let edition = draft.statedEdition { source.edition = edition }
    let headline = draft.headline.plainText
    let language = page.metadata.language
    let anchor = draft.path.anchor
    let scope = Self.scope(of: draft, page)
    var record = Record(
      id: numbering.id(
        topic: segment.topic.slug, anchor: anchor, kind: draft.kind, stated: draft.statedNumber, line: source.line),
      kind: draft.kind,
      strength: draft.kind == .rule ? draft.statedStrength ?? Strength(headline: headline, language: language) : nil,
      isInferred: draft.isInferred,
      language: language, topic: segment.topic.slug, topicTitle: segment.title, section: draft.path.titles, anchor: anchor,
      platforms: scope.map { $0.isEmpty ? nil : $0.platforms.sorted() } ?? segment.platforms, headline: draft.headline,
      body: draft.body.map(\.replacingHeading), label: draft.label, source: source,
      position: position)
    record.systems = scope?.systems ?? []
    return record
  }

  /// Returns the platforms and systems to which a record applies, as stated in the nearest place: its cell or annotation, the
  /// rule's own wording, the nearest heading, or the front matter. On Apple's own pages headings take precedence over the
  /// wording. The result is `nil` if nothing states a scope, and empty if an annotation says that the record applies everywhere.
  private static func scope(of draft: RecordDraft, _ page: Page) -> PlatformScope? {
    if let stated = draft.statedScope { return stated }
    let (metadata, headline) = (page.metadata, draft.headline.plainText)
    // The canonical form states the scope in a comment, and Apple's own pages never apply to other systems.
    let isLiteral = metadata.format == .canonical
    let allowsOtherSystems = !isLiteral && !(metadata.url?.isOfficialAddress ?? false)
    let text = draft.kind == .definition ? ([headline] + draft.body.map(\.plainText)).joined(separator: "\n") : ""
    if let platforms = CanonicalForm.platforms(section: [], text: text) { return PlatformScope(platforms: platforms) }
    let names = metadata.language.profile.platformPhrases
    let ruleScope = isLiteral || draft.kind != .rule ? nil : names.headlineScope(headline)
    if allowsOtherSystems, let ruleScope { return ruleScope }
    for title in draft.path.titles.reversed() {
      if allowsOtherSystems {
        if let stated = PlatformScope.scope(ofTitle: title, extraNames: metadata.systems) { return stated }
        if let addressed = names.titleScope(title.lowercased()), !addressed.systems.isEmpty { return addressed }
      }
      if let platforms = CanonicalForm.platforms(section: [title], text: "") { return PlatformScope(platforms: platforms) }
    }
    if let ruleScope, ruleScope.systems.isEmpty { return ruleScope }
    return allowsOtherSystems && !metadata.systems.isEmpty
      ? PlatformScope(platforms: metadata.platforms ?? [], systems: metadata.systems) : nil
  }

  /// Returns the topic with the platforms that the page states, or without those that it calls unsupported.
  private static func withPlatforms(_ topic: Topic, page: Page, records: [Record]) -> Topic {
    var topic = topic
    if let stated = page.metadata.platforms, !stated.isEmpty {
      topic.platforms = stated.sorted()
      return topic
    }
    let unsupported = records.compactMap { PlatformLine($0.headline.plainText + "\n" + $0.body.plainText)?.unsupported }.flatMap {
      $0
    }
    topic.platforms = topic.platforms.filter { !unsupported.contains($0) }
    return topic
  }
}

extension TextCoverage {
  /// Adds the visible characters of section titles, by section number. Titles of sections with a record count as kept, others as
  /// dropped.
  fileprivate mutating func add(_ titles: [Int], of drafts: [RecordDraft]) {
    var isKept = [Bool](repeating: false, count: titles.count)
    for draft in drafts { for entry in draft.path.components { isKept[entry.number] = true } }
    for (characters, isKept) in zip(titles, isKept) {
      if isKept { kept += characters } else { addDropped("headings without text", characters) }
    }
  }
}

/// Result of extracting one page.
package struct Extraction: Hashable, Sendable {
  /// Records in reading order, with complete ids.
  package var records: [Record]
  /// Topics that are missing from the catalog and were made from the page's title.
  package var topics: [Topic]
  package var diagnostics: [Diagnostic]
  /// Text coverage of the page, continued to the records.
  package var accounting: TextCoverage

  package init(
    records: [Record] = [], topics: [Topic] = [], diagnostics: [Diagnostic] = [], accounting: TextCoverage = TextCoverage()
  ) {
    self.records = records
    self.topics = topics
    self.diagnostics = diagnostics
    self.accounting = accounting
  }
}
