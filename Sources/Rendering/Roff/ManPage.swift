import Guidelines
import Languages

/// A manual page of section 7 for a topic: `hig-charts(7)`. The source is valid for man-db (groff) and mandoc in every language.
package struct ManPage {
  package var page: TopicPage
  /// File name without the prefix `hig-`.
  private let fileStem: String
  private let pageFileStem: (PageReference) -> String?

  /// - Parameters:
  ///   - file: File name of the page in an export, or `nil` for the slug of the topic.
  ///   - pageFile: Returns the file name of another page of the topic, or `nil` if it is not exported.
  package init(_ page: TopicPage, file: String? = nil, pageFile: @escaping (PageReference) -> String? = { _ in nil }) {
    self.page = page
    self.fileStem = file ?? page.topic.slug
    self.pageFileStem = pageFile
  }

  private var language: Language { page.language }
  private var blocks: RoffBlocks { RoffBlocks(language: language) }

  /// Returns the page's name without its section, such as `hig-charts`.
  package static func name(of file: String) -> String { "hig-" + file }

  package func roff() -> String {
    let document = Document(page).mappingRecords(\.annotatingLinkedTopics)
    let arguments = [Self.name(of: fileStem).uppercased(), "7", page.source.edition ?? "", "hig"]
    let head = (arguments + [language.messages.labels.designGuidelines]).map(RoffText.argument).joined(separator: " ")
    let lines = document.sections.flatMap { self.lines($0, numberWidth: document.numberWidth) }
    return ([".TH " + head, ".nh", ".ad l"] + lines).joined(separator: "\n") + "\n"
  }

  private func lines(_ section: Document.Section, numberWidth: Int) -> [String] {
    var lines: [String] = []
    for part in section.parts {
      let next = section.role == .name ? [summaryLine] : self.lines(part, numberWidth: numberWidth)
      // Numbered rules and facts start paragraphs of their own.
      if let first = next.first, !lines.isEmpty, ![".IP", ".TP"].contains(first.prefix(3)) { lines.append(".PP") }
      lines += next
    }
    // man-db recognizes only this title, in every language.
    let title = section.role == .name ? "NAME" : RoffText.argument(section.heading(in: language))
    return lines.isEmpty && !section.parts.isEmpty ? [] : [(section.depth == 0 ? ".SH " : ".SS ") + title] + lines
  }

  private func lines(_ part: Document.Part, numberWidth: Int) -> [String] {
    switch part {
    case .entry(let entry): return lines(entry, numberWidth: numberWidth)
    case .paragraph(let phrases, _), .item(let phrases, _, _): return blocks.paragraph(phrases.flatMap(\.text))
    case .blocks(let inner): return blocks.lines(inner)
    case .fact(let name, let value):
      return [".TP", ".B " + RoffText.argument(name), RoffText().line([StyledSpan(value.text.plainText)])]
    case .topics(let names):
      return [names.map { Self.reference($0.slug) }.joined(separator: ",\n")]
    case .link(let title, let url, let facts):
      let texts = [title, facts.joined(separator: ", "), url].filter { !$0.isEmpty }
      return Array(texts.map { blocks.paragraph([.text($0)]) }.joined(separator: [".br"]))
    case .page(let other, let description, _):
      return pageFileStem(other).map { [".TP", Self.reference($0), RoffText().line([StyledSpan(description)])] } ?? []
    case .group(let parts): return parts.flatMap { lines($0, numberWidth: numberWidth) }
    case .source, .command: return []
    }
  }

  private static func reference(_ file: String) -> String {
    "\\fB" + name(of: Sanitizer.line(file)).unicodeScalars.map(RoffText.escaped).joined() + "\\fR(7)"
  }

  private func lines(_ entry: RecordEntry, numberWidth: Int) -> [String] {
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
      // If the NAME line is truncated, the whole sentence is printed here.
      return blocks.lines(entry.isSummary && isUnspaced ? record.blocksWithHeadline : entry.blocks)
    }
  }

  /// The text of the NAME section. man-db keeps about the first 50 bytes, so names come first. Text without spaces stays on one
  /// line, because roff could not break it.
  private var summaryLine: String {
    // Short aliases are included so that `apropos 色` finds `hig-color`.
    let otherLanguage = Languages.bilingualPair.first { $0 != Languages.fallback } ?? Languages.fallback
    let localLanguage = language == Languages.fallback ? otherLanguage : language
    let localTitle = language == localLanguage ? page.topicTitle : page.topic.titles[localLanguage] ?? ""
    let shortAliases = page.topic.aliases.list(localLanguage).filter { $0.count <= 4 && !localTitle.contains($0) }.prefix(2)
    let names = ([localTitle] + shortAliases).filter { !$0.isEmpty }.joined(separator: localLanguage.profile.typography.comma)
    let titles =
      language == localLanguage
      ? "\(names) (\(page.topic.title(in: Languages.fallback)))"
      : names.isEmpty || names == page.topicTitle ? page.topicTitle : "\(page.topicTitle) (\(names))"
    let prefix = Sanitizer.line(Self.name(of: fileStem) + " - " + titles)
    guard let summary = page.summary else { return RoffText().line([StyledSpan(prefix)]) }
    let line = Sanitizer.line(prefix + ": " + summary.headline.plainText)
    // Fewer characters of the sentence would not be informative.
    let remaining = RoffText.lineWidth - Metrics().width(prefix)
    let fits = remaining >= 18 || Metrics().width(line) <= RoffText.lineWidth
    return RoffText().line([StyledSpan(!isUnspaced ? line : fits ? Metrics().truncated(line, to: RoffText.lineWidth) : prefix)])
  }

  /// Indicates whether the language is written without spaces, so that roff cannot break lines.
  private var isUnspaced: Bool { language.profile.typography.sentenceSeparator.isEmpty }
}
