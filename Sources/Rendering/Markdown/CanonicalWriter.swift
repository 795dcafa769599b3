import Guidelines
import Languages

/// Records of one page and topic in the canonical form (DESIGN section 6), which reads back as the same records.
///
/// What the form implies is asked of `CanonicalForm`; a `<!-- hig: … -->` comment stands exactly where a record differs from it.
package struct CanonicalWriter {
  /// The usual sections: they give the anchors of headings that hold only other headings.
  package var sections: [SectionName]
  /// Where the first sentence of a text ends, as extraction will find it: `TextAnalysis` knows, this target does not see it.
  package var firstSentence: @Sendable (String) -> String
  /// Where links lead in what is written.
  package var links: MarkdownLinks

  package init(
    sections: [SectionName] = [], links: MarkdownLinks = .unchanged, firstSentence: @escaping @Sendable (String) -> String
  ) {
    self.sections = sections
    self.links = links
    self.firstSentence = firstSentence
  }

  /// `records` are of one source, page, language and topic, in reading order; empty gives an empty text.
  package func markdown(_ records: [Record]) -> String {
    guard let first = records.first else { return "" }
    let edition = records.usualEdition
    var out = Self.frontMatter(first, edition: edition)
    /// The number given last, by anchor and kind, as reading will count.
    var last: [String: Int] = [:]
    var headings = HeadingWriter(sections: sections)
    /// Kind of the record that the next block may continue; nil right after a heading.
    var previous: RecordKind?
    var isBegun = false
    if let heading = Self.heading(first) {
      out += "\n" + heading + "\n"
      isBegun = true
    }
    /// Whether the last block was a quotation: another right behind it would be read as one with it.
    var endsInQuote = false
    let writer = MarkdownBlocks(links: links)
    for record in records {
      let (lines, depth) = headings.step(to: record.section, anchor: record.anchor)
      if !lines.isEmpty || depth != nil {
        out += lines.map { "\n" + $0 + "\n" }.joined()
        (previous, endsInQuote) = (nil, false)
      }
      let counter = record.anchor + "/" + record.kind.rawValue
      let number = record.numberInSection
      defer { last[counter] = number ?? (last[counter] ?? 0) + 1 }
      // A list that begins a record has a comment or a heading before it: within a record lists follow each other.
      var style: MarkdownBlocks.ListStyle?
      var former: Block?
      for (index, block) in blocks(of: record).enumerated() {
        let text = writer.lines(block, after: &style).joined(separator: "\n")
        if text.isEmpty { continue }
        let isQuote = text.hasPrefix(">")
        if isBegun || !lines.isEmpty { out += "\n" }
        isBegun = true
        var annotation =
          index == 0
          ? opening(record, with: block.content, after: previous, number: number == (last[counter] ?? 0) + 1 ? nil : number)
          : Self.continuing(record, with: block, after: former)
        former = block
        if index == 0 {
          annotation.depth = depth
          if record.source.edition != edition { annotation.edition = record.source.edition }
          if isQuote, endsInQuote, annotation.isEmpty { annotation.kind = record.kind }
        } else if isQuote, endsInQuote {
          annotation.continues = true
        }
        endsInQuote = isQuote
        if let comment = AnnotationWriter.text(annotation) { out += comment + "\n" }
        out += text + "\n"
        previous = record.kind
      }
    }
    return out
  }

  /// The title as the page's heading; nil where it would not read back.
  private static func heading(_ record: Record) -> String? {
    let title = record.topicTitle
    let isPlain = !title.isEmpty && title.trimmingSpace == title && [Inline.text(title)].normal.plainText == title
    return isPlain && Sanitizing.line(title) == title ? "# " + MarkdownInlines.markdown([.text(title)], in: .heading) : nil
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

  /// The blocks that state a record; the first one begins it.
  func blocks(of record: Record) -> [Block] {
    let body = record.body.flatMap(Self.withCaptionBefore)
    switch record.kind {
    case .rule:
      var rest = body
      var lead: [Inline] = (record.unsaidStrength == \.avoid ? [.text(CanonicalForm.avoidSign)] : []) + [.strong(record.headline)]
      if case .paragraph(let inlines)? = body.first?.content {
        lead += [.text(" ")] + inlines
        rest.removeFirst()
      }
      return [Block(.paragraph(lead.normal))] + rest
    case .note:
      return [Block(.quote(record.bodyRepeatsHeadline ? body : stated(record.headline, body)))]
    case .definition, .specification, .reference:
      return record.bodyRepeatsHeadline ? body : stated(record.headline, body)
    }
  }

  /// The headline as the first sentence of the first paragraph, where it will be found there again, else as a paragraph of its own.
  private func stated(_ headline: [Inline], _ body: [Block]) -> [Block] {
    let text = headline.normal.plainText
    var first: [Inline]?
    if case .paragraph(let inlines)? = body.first?.content {
      first = inlines
      let separator =
        (text.last?.isASCII ?? true) || (inlines.plainText.first?.isASCII ?? true) && !text.hasSuffix("。") ? " " : ""
      let joined = (headline + (separator.isEmpty ? [] : [.text(separator)]) + inlines).normal
      if firstSentence(joined.plainText) == text { return [Block(.paragraph(joined))] + body.dropFirst() }
    }
    if firstSentence(text) == text { return [Block(.paragraph(headline.normal))] + body }
    // A headline of several sentences (a term of a list, a caption) is set in bold, as a rule's is.
    var lead: [Inline] = [.strong(headline)]
    if let first { lead += [.text(" ")] + first }
    return [Block(.paragraph(lead.normal))] + body.dropFirst(first == nil ? 0 : 1)
  }

  private static func withCaptionBefore(_ block: Block) -> [Block] {
    guard case .table(var table) = block.content, let caption = table.caption, !caption.plainText.isEmpty else { return [block] }
    table.caption = nil
    return [Block(.paragraph(caption)), Block(.table(table))]
  }

  // MARK: What must be said

  private func opening(_ record: Record, with content: Block.Content, after previous: RecordKind?, number: Int?) -> Annotation {
    var annotation = Annotation(number: number)
    let text = ([record.headline.plainText] + record.body.map(\.plainText)).joined(separator: "\n")
    let implied = CanonicalForm.platforms(section: record.section, text: record.kind == .definition ? text : "")
    if implied != record.platforms || !record.systems.isEmpty {
      (annotation.platforms, annotation.systems) = (record.platforms ?? [], record.systems)
    }
    if let strength = record.strength, strength != Strength(headline: record.headline.plainText, language: record.language) {
      annotation.strength = strength
    }
    annotation.label = record.label
    annotation.isGuessed = record.isGuessed
    annotation.leads = record.kind != .rule && record.kind != .note && leads(content, record)
    if CanonicalForm.kind(of: content) != record.kind || (annotation.isEmpty && CanonicalForm.continues(content, after: previous))
    {
      annotation.kind = record.kind
    }
    return annotation
  }

  /// Whether the headline had to be set in bold to be found again.
  private func leads(_ content: Block.Content, _ record: Record) -> Bool {
    guard case .paragraph(let inlines) = content, let lead = CanonicalForm.lead(of: inlines) else { return false }
    return lead.headline.plainText == record.headline.normal.plainText
      && firstSentence(inlines.plainText) != lead.headline.plainText
  }

  /// A numbered list behind a figure without a legend would be read as one.
  private static func continuing(_ record: Record, with block: Block, after former: Block?) -> Annotation {
    let isTakenForLegend =
      former?.figure?.legend.isEmpty == true && { if case .list(let list) = block.content { list.start == 1 } else { false } }()
    return Annotation(continues: isTakenForLegend || !CanonicalForm.continues(block.content, after: record.kind))
  }
}

/// `<!-- hig: kind=note platforms=iOS label="…" more -->`
enum AnnotationWriter {
  static func text(_ annotation: Annotation) -> String? {
    if annotation.isEmpty { return nil }
    var words: [String] = []
    if let kind = annotation.kind { words.append("kind=\(kind.rawValue)") }
    if let strength = annotation.strength { words.append("strength=\(strength.rawValue)") }
    let systems = annotation.systems
    if let platforms = annotation.platforms, !platforms.isEmpty || systems.isEmpty {
      words.append("platforms=" + (platforms.isEmpty ? "all" : platforms.map(\.rawValue).joined(separator: ",")))
    }
    if !systems.isEmpty { words.append("systems=\"\(quoted(systems.joined(separator: ",")))\"") }
    if let number = annotation.number { words.append("n=\(number)") }
    if let edition = annotation.edition {
      words.append(
        "edition="
          + (edition.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } ? edition : "\"\(quoted(edition))\""))
    }
    if let label = annotation.label { words.append("label=\"\(quoted(label))\"") }
    if annotation.isGuessed { words.append("guessed") }
    if annotation.leads { words.append("lead") }
    if annotation.continues { words.append("more") }
    if let depth = annotation.depth { words.append("depth=\(depth)") }
    return "<!-- hig: \(words.joined(separator: " ")) -->"
  }

  /// Nothing in a label may end the quotes or the comment.
  private static func quoted(_ label: String) -> String {
    Sanitizing.line(label).unicodeScalars.map { scalar in
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
  /// The edition that most of them state.
  var usualEdition: String? {
    var counts: [String?: Int] = [:]
    for record in self { counts[record.source.edition, default: 0] += 1 }
    return counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key ?? nil
  }
}

/// Writes the headings that lead from one section to the next.
struct HeadingWriter {
  let sections: [SectionName]
  private var path: [String] = []
  private var anchor = ""
  /// How often each was written.
  private var titles: [String: Int] = [:]

  init(sections: [SectionName]) { self.sections = sections }

  /// The headings to write, or, back in a section that is open already, how many of the open headings still hold. Levels start at 2.
  mutating func step(to section: [String], anchor: String) -> (lines: [String], depth: Int?) {
    if section == path, anchor == self.anchor || section.isEmpty { return ([], nil) }
    var shared = 0
    while shared < min(path.count, section.count), path[shared] == section[shared] { shared += 1 }
    defer { (path, self.anchor) = (section, anchor) }
    if shared == section.count, path.count > section.count { return ([], section.count) }
    if shared == section.count { shared -= 1 }
    let lines = (shared..<section.count).flatMap { depth in
      self.lines(section[depth], anchor: depth == section.count - 1 ? anchor : fragment(of: section[depth]), depth)
    }
    return (lines, nil)
  }

  /// A heading, below its anchor where that does not follow from the title.
  private mutating func lines(_ title: String, anchor: String, _ depth: Int) -> [String] {
    let text = MarkdownInlines.markdown([.text(title)], in: .heading)
    let number = titles[text, default: 0] + 1
    titles[text] = number
    // Two headings of one text would be taken for one.
    let heading = Self.mark(depth) + " " + text + (number > 1 ? " <!-- \(number) -->" : "")
    if anchor.isEmpty || anchor == implied(by: title) { return [heading] }
    let isPlain = anchor.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0)
    }
    if isPlain { return ["<a id=\"\(anchor)\"></a>", heading] }
    return [Self.mark(depth) + " " + MarkdownInlines.markdown([.link([.text(title)], url: "#" + anchor)], in: .heading)]
  }

  /// What reading and the sites that show Markdown agree to call a heading: its words in lower case with hyphens between. nil where they may not agree.
  private func implied(by title: String) -> String? {
    let isPlain = title.utf8.allSatisfy { byte in
      byte == 0x20 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard isPlain else { return nil }
    let slug = SectionName.slug(title)
    let isUsual = sections.contains { section in
      section.anchor != slug && section.names.flattened.contains { SectionName.slug($0) == slug }
    }
    return isUsual ? nil : slug
  }

  private static func mark(_ depth: Int) -> String { String(repeating: "#", count: min(6, depth + 2)) }

  private func fragment(of title: String) -> String {
    if let platforms = Platform.list(title) { return platforms.map { $0.rawValue.lowercased() }.joined(separator: "-") }
    return sections.first { $0.names.flattened.contains(title) }?.anchor ?? ""
  }
}
