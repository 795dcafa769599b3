import Guidelines
import Languages

/// The page of a topic, laid out like a manual page: name and summary, platforms, sections with their rules, related topics, source.
package struct TopicPageText {
  package var style: PageStyle
  package var page: TopicPage
  /// The filter that was asked for; the records are filtered already.
  package var platforms: [Platform]
  package var showsIDs: Bool
  /// What stands at the head of a page of more lines than `longest`; nil for none.
  package var contents: Contents?
  package var longest = Int.max

  package init(_ page: TopicPage, style: PageStyle, platforms: [Platform] = [], showsIDs: Bool = false) {
    self.page = page
    self.style = style
    self.platforms = platforms
    self.showsIDs = showsIDs
  }

  private var width: Int { style.width }
  private var language: Language { page.language }
  private func label(_ label: Label) -> String { label.text(in: language) }

  package func lines() -> [Line] {
    var parts: [[Line]] = [[TopicHeader(style: style, page: page).line()].filter { !$0.isBlank }]
    let head = TopicHeader(style: style, page: page)
    parts.append(head.name())
    parts.append(head.platforms(asked: platforms))
    if platforms.count > 1 {
      parts += compared()
    } else {
      parts += body(page.records)
    }
    parts.append(head.api())
    parts.append(head.seeAlso())
    parts.append(head.source())
    if let contents, parts.reduce(0, { $0 + $1.count + 1 }) > longest {
      parts.insert(contents.head(style, language: language, width: width), at: 3)
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  // MARK: Sections

  private func body(_ records: [Record]) -> [[Line]] {
    let shown = records.filter { !PlatformStates.isPlatformLine($0) }
    let outline = Outline(shown)
    let text = recordText(shown)
    var parts: [[Line]] = []
    let opening = outline.opening.enumerated().flatMap { index, record -> [Record] in
      guard index == 0, record.id == TopicHeader.summary(of: page)?.id else { return [record] }
      // Its first sentence stands under the name already.
      return record.body.isEmpty ? [] : [record.withoutHeadline].compactMap { $0 }
    }
    if !opening.isEmpty {
      parts.append(style.paragraph.lines([Span(label(.description), .heading)], width: width) + joined(opening, text))
    }
    for section in outline.sections {
      let heading = style.paragraph.lines(
        [Span(title(section), .heading, link: page.source.url?.anchored(section.anchor))], width: width,
        indent: min(section.depth * 2, style.indent))
      parts.append(heading + joined(section.records, text))
    }
    return parts
  }

  private func title(_ section: Outline.Section) -> String {
    // Capitals set the outermost headings apart without colour, where the script has them; names of platforms keep their form.
    section.depth == 0 && language.rules.typography.capitalizesHeadings && Platform.list(section.title) == nil
      ? section.title.uppercased() : section.title
  }

  private func joined(_ records: [Record], _ text: RecordText) -> [Line] {
    Array(
      records.map { text.lines($0, width: width, indent: textIndent(text)) }.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private func textIndent(_ text: RecordText) -> Int {
    if style.indent > 0 { return max(style.indent, text.numberWidth) }
    return width - text.numberWidth >= BlockLayout.narrowestText ? text.numberWidth : 0
  }

  private func recordText(_ records: [Record]) -> RecordText {
    let widest = records.compactMap(\.number).max().map { String($0).utf8.count } ?? 1
    return RecordText(
      style: style, showsIDs: showsIDs, marksPlatforms: !platforms.isEmpty, edition: page.source.edition, numberWidth: widest + 1)
  }

  // MARK: Several platforms

  /// What is common to the platforms that were asked for, then what is only for one of them.
  private func compared() -> [[Line]] {
    let asked = Set(platforms)
    func isCommon(_ record: Record) -> Bool { record.platforms.map { asked.isSubset(of: $0) } ?? true }
    var parts = body(page.records.filter(isCommon))
    let rest = page.records.filter { !isCommon($0) && !PlatformStates.isPlatformLine($0) }
    for platform in platforms.sorted() {
      let own = rest.filter { $0.platforms?.contains(platform) == true }
      if own.isEmpty { continue }
      let heading = Localized("\(platform.rawValue) only", "\(platform.rawValue)のみ").text(in: language)
      parts.append([Line(heading, .heading)])
      parts += body(own)
    }
    return parts
  }
}

extension Record {
  /// What is left of a record whose headline was printed elsewhere.
  fileprivate var withoutHeadline: Record? {
    guard let first = body.first else { return nil }
    if bodyRepeatsHeadline { return self }
    var rest = self
    if case .paragraph(let inlines) = first.content {
      rest.headline = inlines
      rest.body.removeFirst()
    } else {
      rest.headline = []
    }
    return rest
  }
}
