import Guidelines
import Languages
import TextAnalysis

/// From one page to its records.
///
/// A page is cut into topics, each topic's blocks are walked in reading order, and every block lands in some record; what was guessed is in the
/// diagnostics. A page in the canonical form is taken literally.
package struct Extractor: Sendable {
  private let resolver: TopicResolver
  private let anchors: SectionAnchors

  package init(catalog: TopicCatalog) {
    resolver = TopicResolver(catalog: catalog)
    anchors = SectionAnchors(catalog: catalog)
  }

  /// - Parameter source: names the source, the page in it and the path; what the page states of itself is filled in here.
  package func extract(_ page: Page, from source: SourceReference) -> Extraction {
    var source = source
    source.url = page.metadata.url
    source.title = page.metadata.title
    source.edition = source.edition ?? page.metadata.edition
    source.translator = page.metadata.translator
    source.retrieved = page.metadata.retrieved

    var segmenter = TopicSegmenter(resolver: resolver, page: page, path: source.path)
    var result = Extraction(accounting: page.accounting)
    result.accounting.kept = 0
    var numbering = RecordNumbering(source: source)
    let segments = segmenter.segments()
    // Of the whole page, once: it may have thousands of topics.
    var forms = PageForms(
      of: page, isKnown: { anchors.knows($0) || segments.count > 1 && resolver.topic(named: $0) != nil },
      tells: anchors.tells)
    for segment in segments {
      let address = segment.address
      var drafts: [Draft]
      let titles: [Int]
      if page.metadata.format == .canonical {
        var walker = CanonicalWalker(anchors: anchors)
        walker.walk(segment.blocks)
        (drafts, titles) = (walker.drafts, walker.titles)
        result.accounting.add(walker.accounting)
      } else {
        let form = forms.form(ofKnownTopic: resolver.topic(named: segment.topic.slug) != nil)
        let convention = Convention(of: segment.blocks, language: page.metadata.language)
        var walker = Walker(
          language: page.metadata.language, topicNames: segment.topic.allNames + [segment.title], anchors: anchors, form: form,
          convention: convention, kind: form.kinds.page)
        walker.walkTopic(segment.blocks)
        (drafts, titles) = (walker.drafts, walker.titles)
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
      let first = result.records.count
      for draft in drafts {
        result.accounting.kept += draft.visibleCharacters
        result.records.append(
          record(
            draft, of: segment, address: address, page: page, source: source, numbering: &numbering,
            position: result.records.count))
      }
      for index in drafts.indices {
        let tables = drafts.tablesAnnounced(by: index)
        let record = result.records[first + index]
        result.records[first + index].announces = tables.map { result.records[first + $0].id }
        // Elsewhere it may have been a picture.
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
    _ draft: Draft, of segment: TopicSegment, address: String?, page: Page, source: SourceReference,
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
      isGuessed: draft.isGuessed,
      language: language, topic: segment.topic.slug, topicTitle: segment.title, section: draft.path.titles, anchor: anchor,
      platforms: scope.map { $0.isEmpty ? nil : $0.platforms.sorted() } ?? segment.platforms, headline: draft.headline,
      body: draft.body.map(\.withoutSection), label: draft.label, source: source,
      position: position)
    record.systems = scope?.systems ?? []
    return record
  }

  /// What a record is for, by what stands nearest to it and says so: its cell or annotation, a rule's own words, the nearest heading, the page's front matter. On
  /// Apple's own pages headings come before words. nil where nothing does; empty where an annotation says that it is for all.
  private static func scope(of draft: Draft, _ page: Page) -> SystemNames? {
    if let stated = draft.statedScope { return stated }
    let (metadata, headline) = (page.metadata, draft.headline.plainText)
    // The canonical form says in a comment what it is for, and Apple's own pages are about no other system.
    let isLiteral = metadata.format == .canonical
    let namesOthers = !isLiteral && !(metadata.url?.isOfficialAddress ?? false)
    let text = draft.kind == .definition ? ([headline] + draft.body.map(\.plainText)).joined(separator: "\n") : ""
    if let platforms = CanonicalForm.platforms(section: [], text: text) { return SystemNames(platforms: platforms) }
    let names = metadata.language.rules.platforms
    let own = isLiteral || draft.kind != .rule ? nil : names.stated(headline)
    if namesOthers, let own { return own }
    for title in draft.path.titles.reversed() {
      if namesOthers {
        if let stated = SystemNames.stated(title, own: metadata.systems) { return stated }
        if let addressed = names.addressed(title.lowercased()), !addressed.systems.isEmpty { return addressed }
      }
      if let platforms = CanonicalForm.platforms(section: [title], text: "") { return SystemNames(platforms: platforms) }
    }
    if let own, own.systems.isEmpty { return own }
    return namesOthers && !metadata.systems.isEmpty
      ? SystemNames(platforms: metadata.platforms ?? [], systems: metadata.systems) : nil
  }

  /// A topic made from a page supports what the page says it does.
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

extension Accounting {
  /// Titles of sections, by number: records hold those of the sections that they stand in.
  fileprivate mutating func add(_ titles: [Int], of drafts: [Draft]) {
    var isHeld = [Bool](repeating: false, count: titles.count)
    for draft in drafts { for entry in draft.path.entries { isHeld[entry.number] = true } }
    for (characters, isHeld) in zip(titles, isHeld) {
      if isHeld { kept += characters } else { addDropped("headings without text", characters) }
    }
  }
}

/// What one page gave.
package struct Extraction: Hashable, Sendable {
  /// In reading order, with complete ids.
  package var records: [Record]
  /// Topics that are in no list, made from the page's title.
  package var topics: [Topic]
  package var diagnostics: [Diagnostic]
  /// The page's, carried on to the records.
  package var accounting: Accounting

  package init(
    records: [Record] = [], topics: [Topic] = [], diagnostics: [Diagnostic] = [], accounting: Accounting = Accounting()
  ) {
    self.records = records
    self.topics = topics
    self.diagnostics = diagnostics
    self.accounting = accounting
  }
}
