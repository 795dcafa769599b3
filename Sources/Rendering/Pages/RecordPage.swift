import Guidelines
import Languages

/// One record, whole: where it stands, what it says, its counterpart, its other wordings and its source.
package struct RecordPage {
  package var style: PageStyle
  package var record: Record
  /// The tables that it announces.
  package var announced: [Record]
  /// Records that state the same rule: other wordings, other languages.
  package var same: [Record]
  /// For each of them how surely it is the same rule, 0…1; nil where that is no guess. Empty: none is.
  package var confidences: [Double?]
  /// The most similar records elsewhere; nil where nobody asked.
  package var related: [Record]?

  package init(
    _ record: Record, announced: [Record] = [], same: [Record], confidences: [Double?] = [], related: [Record]? = nil,
    style: PageStyle
  ) {
    self.record = record.namingTopics
    self.announced = announced.map(\.namingTopics)
    self.same = same.map(\.namingTopics)
    self.confidences = confidences
    self.related = related
    self.style = style
  }

  private var width: Int { style.width }

  package func lines() -> [Line] {
    var place = style.place(record)
    var kind = style.label(record.kind.label)
    if let strength = record.strength, strength != .do { kind += " · " + style.label(strength.word) }
    if record.isGuessed { kind += " · " + style.label(\.inferred) }
    place.append(Span(" · " + kind))
    var parts: [[Line]] = [style.spread(place, style.platforms(of: record))]
    let blocks = style.blocks(in: record.language)
    if record.kind == .rule {
      parts.append(style.paragraph.lines(InlineLayout().spans(record.headline, .bold), width: width))
      parts.append(blocks.lines(record.explanation, width: width))
    } else {
      if let label = record.label { parts.append(style.paragraph.lines([Span(label, .bold)], width: width)) }
      if record.kind == .specification, record.bodyRepeatsHeadline {
        // Alone, a table needs its title.
        parts.append(style.paragraph.lines(InlineLayout().spans(record.headline, .bold), width: width))
        parts.append(blocks.lines(record.explanation, width: width))
      } else {
        parts.append(blocks.lines(record.whole, width: width))
      }
    }
    parts += announced.map { blocks.lines($0.explanation, width: width) }
    let counterparts = same.filter { $0.language != record.language }
    for language in (record.counterparts.languages + counterparts.map(\.language)).uniqued() {
      let id = record.counterparts[language]
      let those = counterparts.filter { $0.language == language }
      if let first = those.first(where: { $0.id == id }) ?? those.first {
        parts.append(titled(language.name, wording(first, whole: true)))
      } else if let id {
        parts.append(titled(language.name, style.whole(id, .faint, indent: inner)))
      }
    }
    let wordings = same.filter { $0.language == record.language && $0.id != record.id }
    if !wordings.isEmpty {
      let lines = wordings.map { wording($0) }
      parts.append(titled(style.label(\.otherWordings), Array(lines.joined())))
    }
    if let related {
      let lines = related.isEmpty ? style.words(style.label(\.nothingSimilar), .faint, indent: inner) : related.flatMap(similar)
      parts.append(titled(style.label(\.related), lines))
    }
    parts.append(source())
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private var inner: Int { min(2, style.indent) }

  private func titled(_ title: String, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line(title.prefix(1).uppercased() + title.dropFirst(), .heading)] + lines
  }

  /// The id of another record and where it comes from: side by side, else below each other. That it comes from where this one does is
  /// worth some columns, not a line.
  private func reference(_ other: Record, _ doubt: String = "") -> [Line] {
    let origin = style.origin(other.source)
    let whole = "\(other.id)   \(origin)\(doubt)"
    if style.metrics.width(whole) <= width - inner - 2 { return [Line(whole, .faint, indent: inner + 2)] }
    let rest = (origin == style.origin(record.source) ? "" : origin) + doubt
    return style.whole(other.id, .faint, indent: inner + 2) + style.words(rest, .faint, indent: inner + 2)
  }

  /// - Parameter whole: with its explanation: who reads in that language needs no second look-up.
  private func wording(_ record: Record, whole: Bool = false) -> [Line] {
    let index = same.firstIndex { $0.id == record.id && $0.language == record.language }
    let confidence = index.flatMap { $0 < confidences.count ? confidences[$0] : nil }
    let guessed = confidence.map(doubt) ?? ""
    let headline = style.paragraph.lines(
      InlineLayout().spans(record.headline, whole && record.kind == .rule ? .bold : []), width: width, indent: inner)
    let explanation = whole ? style.blocks(in: record.language).lines(record.explanation, width: width, indent: inner) : []
    return headline + (explanation.isEmpty ? [] : [.blank] + explanation + [.blank]) + reference(record, guessed)
  }

  /// "   confidence .87"; nothing where two digits would say .99 or more: linking is that sure of a rule's very own words.
  private func doubt(_ share: Double) -> String {
    // From the index, which may hold any number, or none.
    let hundredths = share > 0 ? Int((min(1, share) * 100).rounded()) : 0
    guard hundredths < 99 else { return "" }
    return "   \(style.label(\.confidence)) ." + (hundredths < 10 ? "0" : "") + String(hundredths)
  }

  /// As another wording, with where it stands: it is about something else.
  private func similar(_ record: Record) -> [Line] {
    style.paragraph.lines([Span(record.headline.plainText)], width: width, indent: inner)
      + style.paragraph.lines(
        [Span(([record.topicTitle] + record.section).joined(separator: " › "), .faint)], width: width, indent: inner + 2)
      + reference(record)
  }

  private func source() -> [Line] {
    let source = record.source
    var lines = style.paragraph.lines(
      [Span(style.origin(source)), Span("   \(source.path):\(source.line)", .faint)], width: width, indent: inner)
    if let address = record.address { lines += style.whole(address, [], indent: inner, link: address) }
    lines += style.whole(record.id, .faint, indent: inner)
    return titled(style.label(\.origin), lines)
  }
}
