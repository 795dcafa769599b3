import Guidelines
import Languages

/// The full page of one record: breadcrumb, content, counterpart, other wordings, and source.
package struct RecordPage {
  package var style: PageStyle
  package var record: Record
  /// Tables that the record announces.
  package var tables: [Record]
  /// Records that state the same rule, in other words or languages.
  package var equivalents: [Record]
  /// Confidence of each equivalent in 0…1, or `nil` if the link is certain. Empty if all are certain.
  package var confidences: [Double?]
  /// The most similar records of other rules, or `nil` if they were not requested.
  package var related: [Record]?

  package init(
    _ record: Record, tables: [Record] = [], equivalents: [Record], confidences: [Double?] = [], related: [Record]? = nil,
    style: PageStyle
  ) {
    self.record = record.annotatingLinkedTopics
    self.tables = tables.map(\.annotatingLinkedTopics)
    self.equivalents = equivalents.map(\.annotatingLinkedTopics)
    self.confidences = confidences
    self.related = related
    self.style = style
  }

  private var width: Int { style.width }

  package func lines() -> [StyledLine] {
    var breadcrumb = style.breadcrumb(of: record)
    var kind = style.label(record.kind.label)
    if let strength = record.strength, strength != .do { kind += " · " + style.label(strength.label) }
    if record.isInferred { kind += " · " + style.label(\.inferred) }
    breadcrumb.append(StyledSpan(" · " + kind))
    var parts: [[StyledLine]] = [style.justified(breadcrumb, style.platforms(of: record))]
    let blocks = style.blocks(in: record.language)
    if record.kind == .rule {
      parts.append(style.paragraph.lines(InlineLayout().spans(record.headline, .bold), width: width))
      parts.append(blocks.lines(record.explanation, width: width))
    } else {
      if let label = record.label { parts.append(style.paragraph.lines([StyledSpan(label, .bold)], width: width)) }
      if record.kind == .specification, record.bodyRepeatsHeadline {
        // A table without its page needs its title.
        parts.append(style.paragraph.lines(InlineLayout().spans(record.headline, .bold), width: width))
        parts.append(blocks.lines(record.explanation, width: width))
      } else {
        parts.append(blocks.lines(record.blocksWithHeadline, width: width))
      }
    }
    parts += tables.map { blocks.lines($0.explanation, width: width) }
    let counterparts = equivalents.filter { $0.language != record.language }
    for language in (record.counterparts.languages + counterparts.map(\.language)).uniqued() {
      let id = record.counterparts[language]
      let candidates = counterparts.filter { $0.language == language }
      if let first = candidates.first(where: { $0.id == id }) ?? candidates.first {
        parts.append(titled(language.name, wordingLines(first, includesExplanation: true)))
      } else if let id {
        parts.append(titled(language.name, style.unwrapped(id, .faint, indent: innerIndent)))
      }
    }
    let wordings = equivalents.filter { $0.language == record.language && $0.id != record.id }
    if !wordings.isEmpty {
      let lines = wordings.map { wordingLines($0) }
      parts.append(titled(style.label(\.otherWordings), Array(lines.joined())))
    }
    if let related {
      let lines =
        related.isEmpty
        ? style.wrappedAtSpaces(style.label(\.nothingSimilar), .faint, indent: innerIndent) : related.flatMap(relatedRuleLines)
      parts.append(titled(style.label(\.related), lines))
    }
    parts.append(sourceLines())
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private var innerIndent: Int { min(2, style.indent) }

  private func titled(_ title: String, _ lines: [StyledLine]) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine(title.prefix(1).uppercased() + title.dropFirst(), .heading)] + lines
  }

  /// Returns the id and source of another record, on one line if they fit. The source is omitted from a second line if it is the
  /// same as this record's.
  private func referenceLines(_ other: Record, _ confidenceText: String = "") -> [StyledLine] {
    let origin = style.sourceLabel(other.source)
    let joined = "\(other.id)   \(origin)\(confidenceText)"
    if style.metrics.width(joined) <= width - innerIndent - 2 { return [StyledLine(joined, .faint, indent: innerIndent + 2)] }
    let secondLine = (origin == style.sourceLabel(record.source) ? "" : origin) + confidenceText
    return style.unwrapped(other.id, .faint, indent: innerIndent + 2)
      + style.wrappedAtSpaces(secondLine, .faint, indent: innerIndent + 2)
  }

  /// - Parameter includesExplanation: `true` to include the explanation, so that no second lookup is needed.
  private func wordingLines(_ record: Record, includesExplanation: Bool = false) -> [StyledLine] {
    let index = equivalents.firstIndex { $0.id == record.id && $0.language == record.language }
    let confidence = index.flatMap { $0 < confidences.count ? confidences[$0] : nil }
    let suffix = confidence.map(confidenceText) ?? ""
    let headline = style.paragraph.lines(
      InlineLayout().spans(record.headline, includesExplanation && record.kind == .rule ? .bold : []), width: width,
      indent: innerIndent)
    let explanation =
      includesExplanation ? style.blocks(in: record.language).lines(record.explanation, width: width, indent: innerIndent) : []
    return headline + (explanation.isEmpty ? [] : [.blank] + explanation + [.blank]) + referenceLines(record, suffix)
  }

  /// Returns text such as "   confidence .87", or an empty string from .99 on: linking reaches that confidence only for identical
  /// wording.
  private func confidenceText(_ confidence: Double) -> String {
    // The value comes from the index file and may be any number, including NaN.
    let hundredths = confidence > 0 ? Int((min(1, confidence) * 100).rounded()) : 0
    guard hundredths < 99 else { return "" }
    return "   \(style.label(\.confidence)) ." + (hundredths < 10 ? "0" : "") + String(hundredths)
  }

  /// Returns a related rule with its section, since it is about something else.
  private func relatedRuleLines(_ record: Record) -> [StyledLine] {
    style.paragraph.lines([StyledSpan(record.headline.plainText)], width: width, indent: innerIndent)
      + style.paragraph.lines(
        [StyledSpan(([record.topicTitle] + record.section).joined(separator: " › "), .faint)], width: width,
        indent: innerIndent + 2)
      + referenceLines(record)
  }

  private func sourceLines() -> [StyledLine] {
    let source = record.source
    var lines = style.paragraph.lines(
      [StyledSpan(style.sourceLabel(source)), StyledSpan("   \(source.path):\(source.line)", .faint)], width: width,
      indent: innerIndent)
    if let address = record.address { lines += style.unwrapped(address, [], indent: innerIndent, link: address) }
    lines += style.unwrapped(record.id, .faint, indent: innerIndent)
    return titled(style.label(\.origin), lines)
  }
}
