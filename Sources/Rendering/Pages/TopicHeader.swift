import Guidelines
import Languages

/// The parts of a topic's page that frame its sections.
struct TopicHeader {
  let style: PageStyle
  let page: TopicPage

  private var language: Language { page.language }
  private var width: Int { style.width }
  private func label(_ label: Label) -> String { label.text(in: language) }
  private func heading(_ label: Label) -> [Line] { style.paragraph.lines([Span(self.label(label), .heading)], width: width) }

  /// `ALERTS(7)   Design Guidelines   ALERTS(7)`; the middle goes first where there is no room.
  func line() -> Line {
    let name = (language.rules.typography.capitalizesHeadings ? page.topicTitle.uppercased() : page.topicTitle) + "(7)"
    let middle = label(.designGuidelines)
    let columns = style.metrics.width(name)
    let gaps = width - 2 * columns - style.metrics.width(middle)
    if gaps >= 4 {
      let left = String(repeating: " ", count: gaps / 2)
      return Line([Span(name, .bold), Span(left + middle + String(repeating: " ", count: gaps - gaps / 2)), Span(name, .bold)])
    }
    return Line([Span(style.metrics.truncated(name, to: width), .bold)])
  }

  /// The record whose first sentence says what the topic is.
  static func summary(of page: TopicPage) -> Record? {
    page.records.first {
      $0.section.isEmpty && $0.kind == .definition && !$0.bodyRepeatsHeadline && !PlatformStates.isPlatformLine($0)
    }
  }

  func name(withSummary: Bool = true) -> [Line] {
    let names = page.names
    var spans = [Span(names.filter { !$0.isEmpty }.uniqued().joined(separator: ", "), .bold)]
    if withSummary, let summary = Self.summary(of: page) { spans += [Span(" - ")] + InlineLayout().spans(summary.headline) }
    return heading(.name) + style.paragraph.lines(spans, width: width, indent: style.indent)
  }

  // MARK: Platforms

  /// The three states, one a line; a platform that was asked for is answered in words.
  func platforms(asked: [Platform]) -> [Line] {
    let order: [PlatformState] = [.ownGuidance, .general, .unsupported]
    let shown = asked.isEmpty ? Platform.allCases.sorted() : asked.sorted()
    let names = order.map { state in shown.filter { page.platforms[$0] == state }.map(\.rawValue) }
    let widest = zip(order, names).filter { !$1.isEmpty }.map { style.metrics.width(label($0.0.label)) }.max() ?? 0
    let title = heading(.platforms)
    var lines = title
    for (state, names) in zip(order, names) where !names.isEmpty {
      lines += style.stated(label(state.label), names, state, columns: widest, indent: style.indent)
    }
    return lines.count > title.count ? lines : []
  }

  // MARK: What is next

  /// The names of APIs, by framework.
  func api() -> [Line] {
    let groups = page.topic.symbolsByFramework
    guard !groups.isEmpty else { return [] }
    let widest = min(groups.map { style.metrics.width($0.framework) }.max() ?? 0, 14)
    return heading(.api)
      + groups.flatMap { group -> [Line] in
        let name = group.framework + String(repeating: " ", count: max(0, widest - style.metrics.width(group.framework)) + 2)
        let symbols = group.symbols.flatMap { [Span(", "), Span($0, .code)] }.dropFirst()
        let hanging =
          style.width - style.indent - widest - 2 >= BlockLayout.narrowestText ? style.indent + widest + 2 : style.indent + 2
        return style.paragraph.lines([Span(name)] + symbols, width: width, indent: style.indent, hanging: hanging)
      }
  }

  /// Topics of ours, then what is to be read elsewhere, one a line with its address.
  func seeAlso() -> [Line] {
    let resources = page.topic.resources
    let related = page.topic.related.map { slug in
      page.related.first { $0.slug == slug }?.titles.text(in: language) ?? slug
    }
    guard !related.isEmpty || !resources.isEmpty else { return [] }
    let names =
      related.isEmpty ? [] : style.paragraph.lines([Span(related.joined(separator: ", "))], width: width, indent: style.indent)
    return heading(.seeAlso) + names
      + resources.flatMap { resource in
        let title = resource.titles.text(in: language) + " · "
        let address = Span(Self.withoutScheme(resource.url), link: resource.url)
        if style.indent + style.columns([Span(title), address]) <= width {
          return style.paragraph.lines([Span(title), address], width: width, indent: style.indent)
        }
        return style.paragraph.lines([Span(title)], width: width, indent: style.indent, hanging: style.indent + 2)
          + style.whole(address.text, [], indent: style.indent + 2, link: resource.url)
      }
  }

  func source() -> [Line] {
    var facts: [String] = []
    if page.source.source != corpusSourceName || page.source.url == nil { facts.append(page.source.source) }
    if let edition = page.source.edition { facts.append(edition) }
    if let translator = page.source.translator {
      facts.append(Localized("translated by \(translator)", "\(translator)訳").text(in: language))
    }
    if let retrieved = page.source.retrieved {
      facts.append(Localized("retrieved \(retrieved)", "\(retrieved)取得").text(in: language))
    }
    var lines = heading(.source)
    let rest = facts.joined(separator: ", ")
    if let url = page.source.url {
      let address = Span(Self.withoutScheme(url), link: url)
      let spans = [address] + (rest.isEmpty ? [] : [Span(" (\(rest))")])
      // An address stays whole where the lines are wide enough for it.
      if style.indent + style.columns(spans) > width, style.columns([address]) <= width {
        lines += style.whole(address.text, [], indent: style.indent, link: url)
        lines += style.paragraph.lines([Span(rest.isEmpty ? "" : "(\(rest))")], width: width, indent: style.indent)
      } else {
        lines += style.paragraph.lines(spans, width: width, indent: style.indent)
      }
    } else {
      lines += style.paragraph.lines([Span(rest)], width: width, indent: style.indent)
    }
    let others = others()
    if !others.isEmpty {
      lines += style.paragraph.lines(
        [Span(String((label(.others) + language.rules.typography.colon).trimmingSpace))], width: width, indent: style.indent)
      lines += others
    }
    return lines
  }

  /// The other pages of the topic, each with the command that prints it.
  private func others() -> [Line] {
    let indent = style.indent + 2
    return page.others.flatMap { other -> [Line] in
      let isAmbiguous =
        page.others.contains { $0 != other && $0.source == other.source && $0.language == other.language }
        || (page.source.source == other.source && page.source.language == other.language)
      let name = isAmbiguous ? other.source + "/" + other.page : other.source
      var command = "hig man \(other.topic)"
      if other.source != page.source.source || isAmbiguous { command += " --source \(ShellWord.quoted(name))" }
      if other.language != language { command += " --language \(other.language.rawValue)" }
      let what = style.origin(
        name: other.title == other.source ? other.title : "\(other.source): \(other.title)", edition: other.edition,
        translator: other.translator)
      return style.paragraph.lines(
        [Span(what + " · " + other.language.name)], width: width, indent: indent)
        + style.words(command, .code, indent: min(indent + 2, width / 3))
    }
  }

  private static func withoutScheme(_ url: String) -> String {
    for scheme in ["https://", "http://"] where url.hasPrefix(scheme) { return String(url.dropFirst(scheme.count)) }
    return url
  }
}

extension Topic {
  /// Its own API names without the labels of their arguments, in the order of the list.
  var symbolsByFramework: [(framework: String, symbols: [String])] {
    api.compactMap(\.framework).uniqued().map { framework in
      (framework, api.filter { $0.framework == framework }.map(\.baseName).uniqued())
    }
  }
}

extension TopicPage {
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
}
