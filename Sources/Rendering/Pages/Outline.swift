import Guidelines
import Languages

/// The records of a page under their headings, as every format prints them.
package struct Outline: Hashable, Sendable {
  /// Before the first heading.
  package var opening: [Record]
  package var sections: [Section]

  package struct Section: Hashable, Sendable {
    package var title: String
    /// Empty for a heading that holds only other headings and has no usual name.
    package var anchor: String
    /// 0 for the outermost headings.
    package var depth: Int
    package var path: [String]
    package var records: [Record]
  }

  package init(_ records: [Record]) {
    opening = []
    sections = []
    for record in records {
      guard !record.section.isEmpty else {
        opening.append(record)
        continue
      }
      if let last = sections.last, last.path == record.section, last.anchor == record.anchor {
        sections[sections.count - 1].records.append(record)
        continue
      }
      open(record)
    }
  }

  private mutating func open(_ record: Record) {
    let open = sections.last?.path ?? []
    var shared = 0
    while shared < min(open.count, record.section.count - 1), open[shared] == record.section[shared] { shared += 1 }
    for depth in shared..<record.section.count {
      let isInnermost = depth == record.section.count - 1
      sections.append(
        Section(
          title: record.section[depth], anchor: isInnermost ? record.anchor : "", depth: depth,
          path: Array(record.section[...depth]), records: isInnermost ? [record] : []))
    }
  }
}

extension Record {
  /// The number that the id gives the rule within its section (`alerts/best-practices/3@page` → `3`), nil for other kinds.
  package var number: Int? {
    kind == .rule ? numberInSection : nil
  }

  /// What a reader must be told of it beside its words: platforms, an edition other than its page's, how it binds where only a label says so, and that it is a
  /// guess.
  /// - Parameter platforms: those that nothing else says.
  func remark(edition: String?, platforms: [String]?) -> String? {
    let names = platforms?.joined(separator: " ")
    let older = source.edition == edition ? nil : self.edition(language)
    let guess = isGuessed ? language.interface.labels.inferred : nil
    let remarks = [names, older, unsaidStrength?.text(in: language), guess].compactMap { $0 }
    return remarks.isEmpty ? nil : remarks.joined(separator: " · ")
  }

  func edition(_ language: Language) -> String? {
    source.edition.map { Phrase.edition($0).text(in: language) }
  }

  /// How a rule binds that its headline does not say: "Hide tags." below "Don't".
  var unsaidStrength: Label? {
    guard kind == .rule, let strength, strength != .do, strength != Strength(headline: headline.plainText, language: language)
    else { return nil }
    return strength.word
  }

  /// The platforms that a reader must be told of, since no heading above says them.
  var unsaidPlatforms: [String]? {
    guard let platforms else { return nil }
    let isSaid = section.reversed().lazy.compactMap { Platform.heading($0) }.first ?? [] == platforms
    return isSaid && systems.allSatisfy { name in (section + [headline.plainText]).contains { $0.contains(text: name) } }
      ? nil : platformNames
  }

  /// Headline and body as blocks to read on, the headline not said twice.
  package var whole: [Block] {
    if bodyRepeatsHeadline { return body }
    guard case .paragraph(let inlines)? = body.first?.content else { return [Block(.paragraph(headline))] + body }
    // Where a sentence ends in ASCII, or in a quotation mark behind it, the next one stands apart.
    let separator = headline.plainText.last.map { $0.isASCII || $0.isOne(of: "”’…") } ?? false ? " " : ""
    return [Block(.paragraph(headline + [.text(separator)] + inlines))] + body.dropFirst()
  }
}
