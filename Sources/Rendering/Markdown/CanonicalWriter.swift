import Guidelines
import Languages

/// Writes the records of one page and topic in the canonical form (docs/formats.md), which parses to the same records.
///
/// `CanonicalForm` defines the defaults of the form. A `<!-- hig: … -->` comment is written only if a record differs from them.
package struct CanonicalWriter {
  /// Standard sections, which define the anchors of headings that only contain other headings.
  package var sections: [SectionName]
  /// Returns the first sentence of a text as extraction determines it. It is passed in because this target does not depend on
  /// `TextAnalysis`.
  package var firstSentence: @Sendable (String) -> String
  /// Rewrites link targets.
  package var links: MarkdownLinks

  package init(
    sections: [SectionName] = [], links: MarkdownLinks = .unchanged, firstSentence: @escaping @Sendable (String) -> String
  ) {
    self.sections = sections
    self.links = links
    self.firstSentence = firstSentence
  }

  /// Returns the Markdown of `records`, which belong to one source, page, language, and topic, in reading order. Empty for no
  /// records.
  package func markdown(_ records: [Record]) -> String {
    guard let first = records.first else { return "" }
    let edition = records.prevailingEdition
    var out = Self.frontMatter(first, edition: edition)
    /// The last number by anchor and kind, as the parser counts them.
    var lastNumbers: [String: Int] = [:]
    var headings = HeadingWriter(sections: sections)
    /// The kind of the record that the next block could continue; `nil` right after a heading.
    var previousKind: RecordKind?
    var hasOutput = false
    if let heading = Self.heading(first) {
      out += "\n" + heading + "\n"
      hasOutput = true
    }
    /// `true` if the last block was a quotation, which would merge with an adjacent one.
    var endsInQuote = false
    let writer = MarkdownBlocks(links: links)
    for record in records {
      let (lines, depth) = headings.writeHeadings(to: record.section, anchor: record.anchor)
      if !lines.isEmpty || depth != nil {
        out += lines.map { "\n" + $0 + "\n" }.joined()
        (previousKind, endsInQuote) = (nil, false)
      }
      let counter = record.anchor + "/" + record.kind.rawValue
      let number = record.numberInSection
      defer { lastNumbers[counter] = number ?? (lastNumbers[counter] ?? 0) + 1 }
      // A list at the start of a record follows a comment or heading, so only lists within a record can be adjacent.
      var style: MarkdownBlocks.ListStyle?
      var previousBlock: Block?
      for (index, block) in blocks(of: record).enumerated() {
        let text = writer.lines(block, after: &style).joined(separator: "\n")
        if text.isEmpty { continue }
        let isQuote = text.hasPrefix(">")
        if hasOutput || !lines.isEmpty { out += "\n" }
        hasOutput = true
        var annotation =
          index == 0
          ? openingAnnotation(
            record, with: block.content, after: previousKind, number: number == (lastNumbers[counter] ?? 0) + 1 ? nil : number)
          : Self.continuationAnnotation(record, with: block, after: previousBlock)
        previousBlock = block
        if index == 0 {
          annotation.depth = depth
          if record.source.edition != edition { annotation.edition = record.source.edition }
          if isQuote, endsInQuote, annotation.isEmpty { annotation.kind = record.kind }
        } else if isQuote, endsInQuote {
          annotation.continuesRecord = true
        }
        endsInQuote = isQuote
        if let comment = AnnotationWriter.text(annotation) { out += comment + "\n" }
        out += text + "\n"
        previousKind = record.kind
      }
    }
    return out
  }

  /// Returns the title as a level 1 heading, or `nil` if it would not parse to the same title.
  private static func heading(_ record: Record) -> String? {
    let title = record.topicTitle
    let isPlain = !title.isEmpty && title.trimmingWhitespace == title && [Inline.text(title)].normalized.plainText == title
    return isPlain && Sanitizer.line(title) == title ? "# " + MarkdownInlines.markdown([.text(title)], in: .heading) : nil
  }

  private static func frontMatter(_ record: Record, edition: String?) -> String {
    var matter = FrontMatterWriter()
    matter.addVersion(CanonicalForm.version)
    matter.add("topic", record.topic)
    if heading(record) == nil { matter.add("title", record.topicTitle) }
    if record.source.title != record.topicTitle { matter.add("page-title", record.source.title) }
    matter.add("language", record.language.rawValue)
    matter.add("source", record.source.name)
    matter.add("page", record.source.page)
    matter.add("url", record.source.url)
    matter.add("edition", edition)
    matter.add("translator", record.source.translator)
    matter.add("retrieved", record.source.retrieved)
    if record.source.isPrivate { matter.add("private", "true") }
    return matter.text
  }

  // MARK: Records → blocks

  /// Returns the blocks of a record.
  func blocks(of record: Record) -> [Block] {
    let body = record.body.flatMap(Self.withCaptionBefore)
    switch record.kind {
    case .rule:
      var remaining = body
      var firstParagraph: [Inline] =
        (record.unstatedStrength == \.avoid ? [.text(CanonicalForm.avoidSign)] : []) + [.strong(record.headline)]
      if case .paragraph(let inlines)? = body.first?.content {
        firstParagraph += [.text(" ")] + inlines
        remaining.removeFirst()
      }
      return [Block(.paragraph(firstParagraph.normalized))] + remaining
    case .note:
      return [Block(.quote(record.bodyRepeatsHeadline ? body : headlineAndBody(record.headline, body)))]
    case .definition, .specification, .reference:
      return record.bodyRepeatsHeadline ? body : headlineAndBody(record.headline, body)
    }
  }

  /// Returns the headline as the first sentence of the first paragraph if extraction recognizes it there, otherwise as a separate
  /// paragraph.
  private func headlineAndBody(_ headline: [Inline], _ body: [Block]) -> [Block] {
    let text = headline.normalized.plainText
    var first: [Inline]?
    if case .paragraph(let inlines)? = body.first?.content {
      first = inlines
      let separator =
        (text.last?.isASCII ?? true) || (inlines.plainText.first?.isASCII ?? true) && !text.hasSuffix("。") ? " " : ""
      let joined = (headline + (separator.isEmpty ? [] : [.text(separator)]) + inlines).normalized
      if firstSentence(joined.plainText) == text { return [Block(.paragraph(joined))] + body.dropFirst() }
    }
    if firstSentence(text) == text { return [Block(.paragraph(headline.normalized))] + body }
    // A headline of several sentences, such as a term or caption, is set in bold like the headline of a rule.
    var firstParagraph: [Inline] = [.strong(headline)]
    if let first { firstParagraph += [.text(" ")] + first }
    return [Block(.paragraph(firstParagraph.normalized))] + body.dropFirst(first == nil ? 0 : 1)
  }

  private static func withCaptionBefore(_ block: Block) -> [Block] {
    guard case .table(var table) = block.content, let caption = table.caption, !caption.plainText.isEmpty else { return [block] }
    table.caption = nil
    return [Block(.paragraph(caption)), Block(.table(table))]
  }

  // MARK: Annotations

  private func openingAnnotation(_ record: Record, with content: Block.Content, after previous: RecordKind?, number: Int?)
    -> Annotation
  {
    var annotation = Annotation(number: number)
    let text = ([record.headline.plainText] + record.body.map(\.plainText)).joined(separator: "\n")
    let impliedPlatforms = CanonicalForm.platforms(section: record.section, text: record.kind == .definition ? text : "")
    if impliedPlatforms != record.platforms || !record.systems.isEmpty {
      (annotation.platforms, annotation.systems) = (record.platforms ?? [], record.systems)
    }
    if let strength = record.strength, strength != Strength(headline: record.headline.plainText, language: record.language) {
      annotation.strength = strength
    }
    annotation.label = record.label
    annotation.isInferred = record.isInferred
    annotation.hasBoldHeadline = record.kind != .rule && record.kind != .note && needsBoldHeadline(content, record)
    if CanonicalForm.kind(of: content) != record.kind || (annotation.isEmpty && CanonicalForm.continues(content, after: previous))
    {
      annotation.kind = record.kind
    }
    return annotation
  }

  /// Returns whether only bold type lets the parser recognize the headline.
  private func needsBoldHeadline(_ content: Block.Content, _ record: Record) -> Bool {
    guard case .paragraph(let inlines) = content, let lead = CanonicalForm.boldPrefix(of: inlines) else { return false }
    return lead.headline.plainText == record.headline.normalized.plainText
      && firstSentence(inlines.plainText) != lead.headline.plainText
  }

  /// Returns the annotation of a later block of a record. A numbered list after a figure without a legend would be parsed as its
  /// legend.
  private static func continuationAnnotation(_ record: Record, with block: Block, after previousBlock: Block?) -> Annotation {
    let looksLikeLegend =
      previousBlock?.figure?.legend.isEmpty == true
      && { if case .list(let list) = block.content { list.start == 1 } else { false } }()
    return Annotation(continuesRecord: looksLikeLegend || !CanonicalForm.continues(block.content, after: record.kind))
  }
}

/// Writes annotation comments, such as `<!-- hig: kind=note platforms=iOS label="…" more -->`.
enum AnnotationWriter {
  static func text(_ annotation: Annotation) -> String? {
    if annotation.isEmpty { return nil }
    var attributes: [String] = []
    if let kind = annotation.kind { attributes.append("kind=\(kind.rawValue)") }
    if let strength = annotation.strength { attributes.append("strength=\(strength.rawValue)") }
    let systems = annotation.systems
    if let platforms = annotation.platforms, !platforms.isEmpty || systems.isEmpty {
      attributes.append("platforms=" + (platforms.isEmpty ? "all" : platforms.map(\.rawValue).joined(separator: ",")))
    }
    if !systems.isEmpty { attributes.append("systems=\"\(escaped(systems.joined(separator: ",")))\"") }
    if let number = annotation.number { attributes.append("n=\(number)") }
    if let edition = annotation.edition {
      attributes.append(
        "edition="
          + (edition.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ? edition : "\"\(escaped(edition))\"")
      )
    }
    if let label = annotation.label { attributes.append("label=\"\(escaped(label))\"") }
    if annotation.isInferred { attributes.append("guessed") }
    if annotation.hasBoldHeadline { attributes.append("lead") }
    if annotation.continuesRecord { attributes.append("more") }
    if let depth = annotation.depth { attributes.append("depth=\(depth)") }
    return "<!-- hig: \(attributes.joined(separator: " ")) -->"
  }

  /// Escapes a label so that it cannot end the quotes or the comment.
  private static func escaped(_ label: String) -> String {
    Sanitizer.line(label).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "\"": "&quot;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\": "\\\\"
      default: String(scalar)
      }
    }.joined()
  }
}

extension [Record] {
  /// The most frequent edition of the records; `nil` if most have none.
  var prevailingEdition: String? {
    var counts: [String?: Int] = [:]
    for record in self { counts[record.source.edition, default: 0] += 1 }
    return counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key ?? nil
  }
}
