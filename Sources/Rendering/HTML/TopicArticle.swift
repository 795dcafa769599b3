import Guidelines
import Languages

/// Writes the rules of one topic as HTML, in one language or in pairs of two.
struct TopicArticle {
  private let topicAddress: (PageAddress) -> String?
  private let figures: FigureHTML
  private var usedIDs: Set<String> = []
  /// The most frequent edition of the records.
  private var edition: String?
  /// Sections of the first two levels for the table of contents: nesting level, id, and titles as HTML.
  private(set) var outline: [(depth: Int, id: String, title: String)] = []

  init(topicAddress: @escaping (PageAddress) -> String?, drawing: @escaping (String) -> Drawing?) {
    self.topicAddress = topicAddress
    figures = FigureHTML(drawing: drawing)
  }

  /// Returns headings and records, each as a row in one or two languages.
  mutating func html(_ pairs: [RecordPair]) -> String {
    edition = pairs.compactMap { $0.left ?? $0.right }.prevailingEdition
    var out = ""
    var openDepth = 0
    /// The open headings by language, as far as they are known.
    var paths: [Language: [String]] = [:]
    var anchor = ""
    for pair in pairs {
      guard let record = pair.left ?? pair.right else { continue }
      let path = paths[record.language] ?? []
      if record.section.count != openDepth || record.anchor != anchor, !record.section.isEmpty {
        var shared = 0
        while shared < min(path.count, record.section.count), path[shared] == record.section[shared] { shared += 1 }
        if shared == record.section.count { shared -= 1 }
        shared = min(shared, openDepth)
        while openDepth > shared {
          out += "</section>\n"
          openDepth -= 1
        }
        for depth in shared..<record.section.count {
          let isInnermost = depth == record.section.count - 1
          out += sectionOpening(depth: depth, pair, isInnermost: isInnermost)
          openDepth += 1
        }
        for language in paths.keys { paths[language] = Array((paths[language] ?? []).prefix(shared)) }
        for one in [pair.left, pair.right].compactMap({ $0 }) { paths[one.language] = one.section }
        anchor = record.anchor
      }
      out += row(pair)
    }
    return out + String(repeating: "</section>\n", count: openDepth)
  }

  private mutating func sectionOpening(depth: Int, _ pair: RecordPair, isInnermost: Bool) -> String {
    let name = isInnermost ? (pair.left ?? pair.right)?.anchor ?? "" : Self.outerAnchor(depth: depth, pair)
    let id = name.isEmpty ? "" : makeUniqueID(name)
    let level = min(6, depth + 2)
    let titles = [pair.left, pair.right].compactMap { $0 }.compactMap { record in
      depth < record.section.count
        ? "<span lang=\"\(record.language.rawValue)\">\(HTMLText.escaped(record.section[depth]))</span>" : nil
    }
    let title = titles.joined(separator: "\n")
    if !id.isEmpty, depth < 2 { outline.append((depth, id, title)) }
    return "<section\(id.isEmpty ? "" : " id=\"\(HTMLText.escaped(id))\"")>\n<h\(level)>\(title)</h\(level)>\n"
  }

  /// Returns the anchor of a section that only contains sections, derived from its English heading: records have the anchor of
  /// the innermost section only.
  private static func outerAnchor(depth: Int, _ pair: RecordPair) -> String {
    guard let section = pair.right?.section ?? pair.left?.section, depth < section.count else { return "" }
    return SectionName.slug(section[depth])
  }

  private mutating func row(_ pair: RecordPair) -> String {
    let records = [pair.left, pair.right].compactMap { $0 }
    guard let record = records.first else { return "" }
    let id = makeUniqueID(Self.rowID(record))
    let platforms =
      record.platformNames.map { " data-platforms=\"\(HTMLText.escaped($0.joined(separator: " ").lowercased()))\"" } ?? ""
    let kinds = [record.kind.rawValue, record.strength?.rawValue].compactMap { $0 }.joined(separator: " ")
    let inner = facts(records, id: id) + records.map(html).joined() + figures(records)
    return "<div class=\"row \(kinds)\" id=\"\(HTMLText.escaped(id))\"\(platforms)>\n\(inner)</div>\n"
  }

  /// Returns the HTML id of a record's row: its id without topic and page, such as `best-practices-3`.
  static func rowID(_ record: Record) -> String { rowID(id: record.id) }

  static func rowID(id: String) -> String {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").dropFirst()
    return parts.isEmpty ? "record" : parts.joined(separator: "-")
  }

  /// Returns the strength of a rule, its platforms if no heading names them, an older edition, and a permalink. Other records
  /// have only those that apply.
  private func facts(_ records: [Record], id: String) -> String {
    let record = records[0]
    var parts: [String] = []
    if record.kind == .rule, let strength = record.strength {
      parts.append(
        "<b class=\"strength\">\(TopicHTML.localizedSpans(records.map { ($0.language, strength.label.text(in: $0.language)) }))</b>"
      )
    }
    if let platforms = record.unstatedPlatforms, !platforms.isEmpty {
      parts.append("<span class=\"for\">\(HTMLText.escaped(platforms.joined(separator: ", ")))</span>")
    }
    if record.source.edition != edition {
      let editionLabels = records.compactMap { record in record.edition(record.language).map { (record.language, $0) } }
      if !editionLabels.isEmpty { parts.append("<span class=\"badge\">\(TopicHTML.localizedSpans(editionLabels))</span>") }
    }
    if record.isInferred {
      parts.append(
        "<span class=\"badge\">\(TopicHTML.localizedSpans(records.map { ($0.language, $0.language.messages.labels.inferred) }))</span>"
      )
    }
    if record.kind == .rule {
      parts.append(
        "<a class=\"permalink\" href=\"#\(HTMLText.urlComponent(id))\" aria-label=\"\(HTMLText.escaped(record.id))\">#</a>")
    }
    return parts.isEmpty ? "" : "<p class=\"facts\">\(parts.joined(separator: "\n"))</p>\n"
  }

  private func html(_ record: Record) -> String {
    var record = record
    if record.source.name == corpusSourceName { record.body.removeAll { $0.figure != nil } }
    let blocks = HTMLBlockWriter(topicAddress: topicAddress, language: record.language)
    let head = record.kind == .rule ? "<p class=\"headline\"><strong>\(blocks.html(record.headline))</strong></p>\n" : ""
    let body = head + blocks.html(RecordEntry(record, edition: edition).blocks)
    let content = record.kind == .note ? "<div class=\"note\">\(body)</div>\n" : body
    return "<article lang=\"\(record.language.rawValue)\">\n\(content)</article>\n"
  }

  /// Returns the drawings of the records, each once for both languages.
  private func figures(_ records: [Record]) -> String {
    let corpus = records.filter { $0.source.name == corpusSourceName }
    let files = corpus.flatMap { $0.body.compactMap(\.figure?.file) }.uniqued()
    return files.map { file in
      let texts = corpus.compactMap { record in
        record.body.lazy.compactMap(\.figure).first { $0.file == file }.map { (language: record.language, figure: $0) }
      }
      return figures.html(texts, isCorpus: true)
    }.joined()
  }

  /// Reserves an id that is unique on the page, based on `name`.
  private mutating func makeUniqueID(_ name: String) -> String {
    let name = name.filter { !$0.isWhitespace }
    var id = name
    var number = 2
    while !usedIDs.insert(id).inserted {
      id = "\(name)~\(number)"
      number += 1
    }
    return id
  }
}
