import Guidelines
import Languages

/// A topic's page for man(1), section 7: `hig-charts(7)`. Right in man-db (groff) and in mandoc, in every language.
package struct ManPage {
  package var page: TopicPage
  /// Without `hig-`.
  private let file: String
  private let pageFile: (PageReference) -> String?

  /// - Parameters:
  ///   - file: what it is called among the other pages of an export; nil for its topic's name.
  ///   - pageFile: the same of the topic's other pages, nil for those that are not there.
  package init(_ page: TopicPage, file: String? = nil, pageFile: @escaping (PageReference) -> String? = { _ in nil }) {
    self.page = page
    self.file = file ?? page.topic.slug
    self.pageFile = pageFile
  }

  private var language: Language { page.language }
  private var blocks: RoffBlocks { RoffBlocks(language: language) }

  /// The page's name without its section: `hig-charts`.
  package static func name(of file: String) -> String { "hig-" + file }

  package func roff() -> String {
    let document = Document(page).mappingRecords(\.namingTopics)
    let arguments = [Self.name(of: file).uppercased(), "7", page.source.edition ?? "", "hig"]
    let head = (arguments + [language.interface.labels.designGuidelines]).map(RoffText.argument).joined(separator: " ")
    let lines = document.sections.flatMap { self.lines($0, numberWidth: document.numberWidth) }
    return ([".TH " + head, ".nh", ".ad l"] + lines).joined(separator: "\n") + "\n"
  }

  private func lines(_ section: Document.Section, numberWidth: Int) -> [String] {
    var lines: [String] = []
    for part in section.parts {
      let next = section.role == .name ? [summaryLine] : self.lines(part, numberWidth: numberWidth)
      // Numbered rules and facts begin paragraphs of their own.
      if let first = next.first, !lines.isEmpty, ![".IP", ".TP"].contains(first.prefix(3)) { lines.append(".PP") }
      lines += next
    }
    // The one title that man-db looks for, in every language.
    let title = section.role == .name ? "NAME" : RoffText.argument(section.heading(in: language))
    return lines.isEmpty && !section.parts.isEmpty ? [] : [(section.depth == 0 ? ".SH " : ".SS ") + title] + lines
  }

  private func lines(_ part: Document.Part, numberWidth: Int) -> [String] {
    switch part {
    case .entry(let entry): return lines(entry, numberWidth: numberWidth)
    case .paragraph(let phrases, _), .item(let phrases, _, _): return blocks.paragraph(phrases.flatMap(\.text))
    case .blocks(let inner): return blocks.lines(inner)
    case .fact(let name, let value):
      return [".TP", ".B " + RoffText.argument(name), RoffText().line([Span(value.text.plainText)])]
    case .topics(let names):
      return [names.map { Self.reference($0.slug) }.joined(separator: ",\n")]
    case .link(let title, let url, let facts):
      let texts = [title, facts.joined(separator: ", "), url].filter { !$0.isEmpty }
      return Array(texts.map { blocks.paragraph([.text($0)]) }.joined(separator: [".br"]))
    case .page(let other, let what, _):
      return pageFile(other).map { [".TP", Self.reference($0), RoffText().line([Span(what)])] } ?? []
    case .group(let parts): return parts.flatMap { lines($0, numberWidth: numberWidth) }
    case .origin, .command: return []
    }
  }

  private static func reference(_ file: String) -> String {
    "\\fB" + name(of: Sanitizing.line(file)).unicodeScalars.map(RoffText.escaped).joined() + "\\fR(7)"
  }

  private func lines(_ entry: Entry, numberWidth: Int) -> [String] {
    let record = entry.record
    let badge = entry.badge.map { " [\($0)]" } ?? ""
    switch record.kind {
    case .rule:
      let headline = record.headline + [.text(badge)]
      guard let number = record.number else { return blocks.paragraph(headline, .bold) + blocks.inset(entry.blocks, by: 2) }
      return [".IP \"\\fB\(number)\\fR\" \(numberWidth)"]
        + RoffBlocks(indent: numberWidth, language: language).paragraph(headline, .bold)
        + blocks.inset(entry.blocks, by: numberWidth)
    case .note: return blocks.inset(entry.blocks)
    case .definition, .specification, .reference:
      // Where the name's line is cut short, the sentence stands here whole.
      return blocks.lines(entry.isSummary && isUnspaced ? record.whole : entry.blocks)
    }
  }

  /// man-db keeps the first 50 bytes or so: the names come first. What is written without spaces stays on one line, since nothing may break it here.
  private var summaryLine: String {
    // Short aliases too: `apropos 色` is to find `hig-color`.
    let second = Languages.both.first { $0 != Languages.fallback } ?? Languages.fallback
    let local = language == Languages.fallback ? second : language
    let own = language == local ? page.topicTitle : page.topic.titles[local] ?? ""
    let others = page.topic.aliases.list(local).filter { $0.count <= 4 && !own.contains($0) }.prefix(2)
    let names = ([own] + others).filter { !$0.isEmpty }.joined(separator: local.rules.typography.comma)
    let titles =
      language == local
      ? "\(names) (\(page.topic.title(in: Languages.fallback)))"
      : names.isEmpty || names == page.topicTitle ? page.topicTitle : "\(page.topicTitle) (\(names))"
    let opening = Sanitizing.line(Self.name(of: file) + " - " + titles)
    guard let summary = page.summary else { return RoffText().line([Span(opening)]) }
    let line = Sanitizing.line(opening + ": " + summary.headline.plainText)
    // A few characters of the sentence would say nothing.
    let room = RoffText.measure - Metrics().width(opening)
    let isReadable = room >= 18 || Metrics().width(line) <= RoffText.measure
    return RoffText().line([Span(!isUnspaced ? line : isReadable ? Metrics().truncated(line, to: RoffText.measure) : opening)])
  }

  /// Whether lines of the language have no spaces at which roff could break them.
  private var isUnspaced: Bool { language.rules.typography.space.isEmpty }
}
