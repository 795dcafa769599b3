import Guidelines
import Languages

extension Document {
  /// Creates the page of a topic: name and summary, platforms, sections with their rules, API names, related topics, source, and
  /// other pages.
  /// - Parameters:
  ///   - platforms: Requested platforms; the records have already been filtered by them.
  ///   - isSummarized: `true` to print the first sentence next to the name instead of in the description.
  package init(_ page: TopicPage, platforms: [Platform] = [], isSummarized: Bool = true) {
    self.init(title: page.topicTitle, language: page.language, sections: [])
    func addSection(_ role: SectionRole, _ label: Label, _ parts: [Part]) {
      let title = role == .otherPages ? label.text(in: language) : label.heading(in: language)
      if !parts.isEmpty { sections.append(Section(role: role, title: title, parts: parts)) }
    }
    let visibleRecords = page.visibleRecords
    let summary = isSummarized ? page.summary : nil
    let names = TextRun(page.names.filter { !$0.isEmpty }.uniqued().joined(separator: ", "), .bold)
    addSection(.name, \.name, [.paragraph([names] + (summary.map { [TextRun(" - "), TextRun($0.headline)] } ?? []))])
    addSection(.platforms, \.platforms, page.states(platforms))
    func addBody(_ records: [Record]) {
      let outline = Outline(records)
      func entries(_ records: [Record]) -> [Part] {
        records.enumerated().map { place, record in
          var entry = RecordEntry(record, edition: page.source.edition, namesAllPlatforms: !platforms.isEmpty)
          entry.isSummary = place == 0 && record.section.isEmpty && record.id == summary?.id
          return .entry(entry)
        }
      }
      addSection(.description, \.description, entries(outline.introduction))
      sections += outline.sections.map {
        Section(
          role: .rules, title: $0.title, depth: $0.depth, address: $0.records.first?.address ?? page.source.url, path: $0.path,
          parts: entries($0.records))
      }
    }
    // Records that apply to all requested platforms come first, followed by those for each platform alone.
    let requested = platforms.count > 1 ? Set(platforms) : []
    func isCommon(_ record: Record) -> Bool { record.platforms.map { requested.isSubset(of: $0) } ?? true }
    addBody(visibleRecords.filter(isCommon))
    for platform in requested.sorted() {
      let specific = visibleRecords.filter { !isCommon($0) && $0.platforms?.contains(platform) == true }
      if specific.isEmpty { continue }
      let title = Phrase.only(platform: platform.rawValue).text(in: language)
      sections.append(Section(role: .rules, title: title))
      addBody(specific)
    }
    addSection(.api, \.api, page.topic.symbolsByFramework.map { .fact($0.framework, TextRun($0.symbols.codeInlines)) })
    addSection(.seeAlso, \.seeAlso, page.seeAlso)
    addSection(.source, \.origin, [.link(title: "", url: page.source.url ?? "", facts: page.source.facts(in: language))])
    addSection(.otherPages, \.otherPages, page.otherPageParts)
  }
}

extension TopicPage {
  /// The records except the line that only lists platforms; the page prints the states itself.
  package var visibleRecords: [Record] { records.filter { !PlatformStates.isPlatformLine($0) } }

  /// The record whose first sentence defines the topic.
  var summary: Record? {
    records.first {
      $0.section.isEmpty && $0.kind == .definition && !$0.bodyRepeatsHeadline && !PlatformStates.isPlatformLine($0)
    }
  }

  /// The topic's title on this page.
  package var topicTitle: String {
    source.topicTitle.isEmpty ? topic.title(in: language) : source.topicTitle
  }

  /// Names of the topic, the one in the page's language first. In the fallback language the first name is the slug, which users
  /// type, and titles in other languages follow.
  var names: [String] {
    guard language == Languages.fallback else { return [topicTitle, topic.title(in: Languages.fallback)] }
    return [topic.slug] + Languages.bilingualPair.filter { $0 != language }.compactMap { topic.titles[$0] }
  }

  /// Returns the platform states that occur, each with its platforms. If `requested` is empty, includes all platforms.
  fileprivate func states(_ requested: [Platform]) -> [Document.Part] {
    PlatformState.grouped(requested.isEmpty ? Platform.allCases : requested) { platforms[$0] }.map { state, platforms in
      .fact(state.label.text(in: language), Document.TextRun(platforms.map(\.rawValue).joined(separator: " "), state.style))
    }
  }

  /// Related topics, followed by external resources.
  fileprivate var seeAlso: [Document.Part] {
    let names = topic.related.map { slug in
      Document.TopicLink(slug: slug, title: related.first { $0.slug == slug }?.titles.text(in: language) ?? slug)
    }
    return (names.isEmpty ? [] : [.topics(names)])
      + topic.resources.map { .link(title: $0.titles.text(in: language), url: $0.url, facts: []) }
  }

  /// The other pages of the topic, each with the command that prints it.
  fileprivate var otherPageParts: [Document.Part] {
    otherPages.map { other in
      let isAmbiguous = ([source] + otherPages).contains {
        $0 != other && $0.source == other.source && $0.language == other.language
      }
      var command = "hig man \(other.topic)"
      if other.source != source.source || isAmbiguous {
        command += " --source \(ShellWord.quoted(isAmbiguous ? other.source + "/" + other.page : other.source))"
      }
      if other.language != language { command += " --language \(other.language.rawValue)" }
      let name = other.title == other.source ? other.title : "\(other.source): \(other.title)"
      let origin = SourceReference.displayName(name: name, edition: other.edition, translator: other.translator, in: language)
      return .page(other, origin + " · " + other.language.name, command: command)
    }
  }
}

extension PageReference {
  /// Returns source, edition, translator, and retrieval date.
  func facts(in language: Language) -> [String] {
    [
      source, edition, translator.map { Phrase.translated(by: $0, inShort: false).text(in: language) },
      retrieved.map { Phrase.retrieved($0).text(in: language) },
    ].compactMap { $0 }
  }
}

extension SourceReference {
  /// Returns the description of a source, such as `Names (2022, tr. Somebody)`.
  static func displayName(name: String, edition: String?, translator: String?, in language: Language) -> String {
    let facts = [edition, translator.map { Phrase.translated(by: $0, inShort: true).text(in: language) }].compactMap { $0 }
    return facts.isEmpty ? name : "\(name) (\(facts.joined(separator: ", ")))"
  }
}

extension Topic {
  /// The topic's own API names without argument labels, by framework, in the order of the list.
  fileprivate var symbolsByFramework: [(framework: String, symbols: [String])] {
    api.compactMap(\.framework).uniqued().map { framework in
      (framework, api.filter { $0.framework == framework }.map(\.baseName).uniqued())
    }
  }
}

extension [String] {
  fileprivate var codeInlines: [Inline] { [[Inline]](map { [.code($0)] }).joined(separator: [.text(", ")]).map { $0 } }
}
