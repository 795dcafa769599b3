import Guidelines
import Languages

extension Document {
  /// The page of a topic: name and summary, platforms, sections with their rules, names of APIs, related topics, source, other pages.
  /// - Parameters:
  ///   - platforms: the filter that was asked for; the records are filtered already.
  ///   - isSummarized: whether its first sentence stands beside the name, and then nowhere else.
  package init(_ page: TopicPage, platforms: [Platform] = [], isSummarized: Bool = true) {
    self.init(title: page.topicTitle, language: page.language, sections: [])
    func add(_ role: Role, _ label: Label, _ parts: [Part]) {
      let title = role == .others ? label.text(in: language) : label.heading(in: language)
      if !parts.isEmpty { sections.append(Section(role: role, title: title, parts: parts)) }
    }
    let shown = page.shown
    let summary = isSummarized ? page.summary : nil
    let names = Run(page.names.filter { !$0.isEmpty }.uniqued().joined(separator: ", "), .bold)
    add(.name, \.name, [.paragraph([names] + (summary.map { [Run(" - "), Run($0.headline)] } ?? []))])
    add(.platforms, \.platforms, page.states(platforms))
    func body(_ records: [Record]) {
      let outline = Outline(records)
      func entries(_ records: [Record]) -> [Part] {
        records.enumerated().map { place, record in
          var entry = Entry(record, edition: page.source.edition, naming: !platforms.isEmpty)
          entry.isSummary = place == 0 && record.section.isEmpty && record.id == summary?.id
          return .entry(entry)
        }
      }
      add(.description, \.description, entries(outline.opening))
      sections += outline.sections.map {
        Section(
          role: .rules, title: $0.title, depth: $0.depth, address: $0.records.first?.address ?? page.source.url, path: $0.path,
          parts: entries($0.records))
      }
    }
    // What is common to several platforms that were asked for, then what is only for one of them.
    let asked = platforms.count > 1 ? Set(platforms) : []
    func isCommon(_ record: Record) -> Bool { record.platforms.map { asked.isSubset(of: $0) } ?? true }
    body(shown.filter(isCommon))
    for platform in asked.sorted() {
      let own = shown.filter { !isCommon($0) && $0.platforms?.contains(platform) == true }
      if own.isEmpty { continue }
      let title = Phrase.only(platform: platform.rawValue).text(in: language)
      sections.append(Section(role: .rules, title: title))
      body(own)
    }
    add(.api, \.api, page.topic.symbolsByFramework.map { .fact($0.framework, Run($0.symbols.codes)) })
    add(.seeAlso, \.seeAlso, page.seeAlso)
    add(.source, \.origin, [.link(title: "", url: page.source.url ?? "", facts: page.source.facts(in: language))])
    add(.others, \.otherPages, page.otherPages)
  }
}

extension TopicPage {
  /// Without the line that only lists platforms: the page shows the states itself.
  package var shown: [Record] { records.filter { !PlatformStates.isPlatformLine($0) } }

  /// The record whose first sentence says what the topic is.
  var summary: Record? {
    records.first {
      $0.section.isEmpty && $0.kind == .definition && !$0.bodyRepeatsHeadline && !PlatformStates.isPlatformLine($0)
    }
  }

  /// The topic's title as this page writes it.
  package var topicTitle: String {
    source.topicTitle.isEmpty ? topic.title(in: language) : source.topicTitle
  }

  /// What the topic goes by, first in the page's language: there with the title in the language that all else falls back to, in which the slug is the name to
  /// type, and what follows is the title that the page stands beside.
  var names: [String] {
    guard language == Languages.fallback else { return [topicTitle, topic.title(in: Languages.fallback)] }
    return [topic.slug] + Languages.both.filter { $0 != language }.compactMap { topic.titles[$0] }
  }

  /// The states that there are, each with its platforms: of those that were asked for, else of all.
  fileprivate func states(_ asked: [Platform]) -> [Document.Part] {
    PlatformState.grouped(asked.isEmpty ? Platform.allCases : asked) { platforms[$0] }.map { state, platforms in
      .fact(state.label.text(in: language), Document.Run(platforms.map(\.rawValue).joined(separator: " "), state.style))
    }
  }

  /// Topics of ours, then what is to be read elsewhere.
  fileprivate var seeAlso: [Document.Part] {
    let names = topic.related.map { slug in
      Document.TopicName(slug: slug, title: related.first { $0.slug == slug }?.titles.text(in: language) ?? slug)
    }
    return (names.isEmpty ? [] : [.topics(names)])
      + topic.resources.map { .link(title: $0.titles.text(in: language), url: $0.url, facts: []) }
  }

  /// The other pages of the topic, each with the command that prints it.
  fileprivate var otherPages: [Document.Part] {
    others.map { other in
      let isAmbiguous = ([source] + others).contains {
        $0 != other && $0.source == other.source && $0.language == other.language
      }
      var command = "hig man \(other.topic)"
      if other.source != source.source || isAmbiguous {
        command += " --source \(ShellWord.quoted(isAmbiguous ? other.source + "/" + other.page : other.source))"
      }
      if other.language != language { command += " --language \(other.language.rawValue)" }
      let name = other.title == other.source ? other.title : "\(other.source): \(other.title)"
      let origin = SourceReference.origin(name: name, edition: other.edition, translator: other.translator, in: language)
      return .page(other, origin + " · " + other.language.name, command: command)
    }
  }
}

extension PageReference {
  /// Source, edition, translator, when it was read.
  func facts(in language: Language) -> [String] {
    [
      source, edition, translator.map { Phrase.translated(by: $0, inShort: false).text(in: language) },
      retrieved.map { Phrase.retrieved($0).text(in: language) },
    ].compactMap { $0 }
  }
}

extension SourceReference {
  /// `Names (2022, tr. Somebody)`
  static func origin(name: String, edition: String?, translator: String?, in language: Language) -> String {
    let facts = [edition, translator.map { Phrase.translated(by: $0, inShort: true).text(in: language) }].compactMap { $0 }
    return facts.isEmpty ? name : "\(name) (\(facts.joined(separator: ", ")))"
  }
}

extension Topic {
  /// Its own API names without the labels of their arguments, in the order of the list.
  fileprivate var symbolsByFramework: [(framework: String, symbols: [String])] {
    api.compactMap(\.framework).uniqued().map { framework in
      (framework, api.filter { $0.framework == framework }.map(\.baseName).uniqued())
    }
  }
}

extension [String] {
  fileprivate var codes: [Inline] { [[Inline]](map { [.code($0)] }).joined(separator: [.text(", ")]).map { $0 } }
}
