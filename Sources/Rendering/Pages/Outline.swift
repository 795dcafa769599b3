import Guidelines
import Languages

/// The records of a page grouped under their headings, shared by all formats.
package struct Outline: Hashable, Sendable {
  /// Records before the first heading.
  package var introduction: [Record]
  package var sections: [Section]

  package struct Section: Hashable, Sendable {
    package var title: String
    /// Anchor of the section; empty for a heading that only contains other headings and has no standard name.
    package var anchor: String
    /// Nesting level; 0 for the outermost headings.
    package var depth: Int
    package var path: [String]
    package var records: [Record]
  }

  package init(_ records: [Record]) {
    introduction = []
    sections = []
    for record in records {
      guard !record.section.isEmpty else {
        introduction.append(record)
        continue
      }
      if let last = sections.last, last.path == record.section, last.anchor == record.anchor {
        sections[sections.count - 1].records.append(record)
        continue
      }
      appendSections(for: record)
    }
  }

  private mutating func appendSections(for record: Record) {
    let openPath = sections.last?.path ?? []
    var shared = 0
    while shared < min(openPath.count, record.section.count - 1), openPath[shared] == record.section[shared] { shared += 1 }
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
  /// The number of the rule within its section, from its id (`alerts/best-practices/3@page` → `3`); `nil` for other kinds.
  package var number: Int? {
    kind == .rule ? numberInSection : nil
  }

  /// Returns facts that the text of the record does not express: platforms, an edition that differs from its page's, strength,
  /// and inference. Returns `nil` if there are none.
  /// - Parameter platforms: Platform names that no heading states.
  func badge(edition: String?, platforms: [String]?) -> String? {
    let names = platforms?.joined(separator: " ")
    let olderEdition = source.edition == edition ? nil : self.edition(language)
    let inferredLabel = isInferred ? language.messages.labels.inferred : nil
    let parts = [names, olderEdition, unstatedStrength?.text(in: language), inferredLabel].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  func edition(_ language: Language) -> String? {
    source.edition.map { Phrase.edition($0).text(in: language) }
  }

  /// The strength of a rule if its headline does not express it, for example "Hide tags." below "Don't".
  var unstatedStrength: Label? {
    guard kind == .rule, let strength, strength != .do, strength != Strength(headline: headline.plainText, language: language)
    else { return nil }
    return strength.label
  }

  /// The platforms of the record, or `nil` if a heading above it already names them.
  var unstatedPlatforms: [String]? {
    guard let platforms else { return nil }
    let isStatedByHeading = section.reversed().lazy.compactMap { Platform.platforms(inHeading: $0) }.first ?? [] == platforms
    return isStatedByHeading
      && systems.allSatisfy { name in (section + [headline.plainText]).contains { $0.contains(text: name) } }
      ? nil : platformNames
  }

  /// Headline and body as blocks, without repeating the headline.
  package var blocksWithHeadline: [Block] {
    if bodyRepeatsHeadline { return body }
    guard case .paragraph(let inlines)? = body.first?.content else { return [Block(.paragraph(headline))] + body }
    // Text after an ASCII character or a closing quotation mark needs a space.
    let separator = headline.plainText.last.map { $0.isASCII || $0.isOne(of: "”’…") } ?? false ? " " : ""
    return [Block(.paragraph(headline + [.text(separator)] + inlines))] + body.dropFirst()
  }
}
