import Guidelines
import Languages

/// The rules of one topic as HTML, in one language or in both, pair by pair.
struct TopicArticle {
  private let topicAddress: (PageAddress) -> String?
  private let figures: FigureHTML
  private var usedIDs: Set<String> = []
  /// Of the page.
  private var edition: String?
  /// Its sections down to the second level, for the contents: the id and the title in each language.
  private(set) var outline: [(depth: Int, id: String, title: String)] = []

  init(topicAddress: @escaping (PageAddress) -> String?, drawing: @escaping (String) -> Drawing?) {
    self.topicAddress = topicAddress
    figures = FigureHTML(drawing: drawing)
  }

  /// One row: a heading or a record, in one or both languages.
  mutating func html(_ pairs: [RecordPair]) -> String {
    edition = pairs.compactMap { $0.left ?? $0.right }.usualEdition
    var out = ""
    var open = 0
    /// The open headings, in each language as far as it was seen.
    var paths: [Language: [String]] = [:]
    var anchor = ""
    for pair in pairs {
      guard let record = pair.left ?? pair.right else { continue }
      let path = paths[record.language] ?? []
      if record.section.count != open || record.anchor != anchor, !record.section.isEmpty {
        var shared = 0
        while shared < min(path.count, record.section.count), path[shared] == record.section[shared] { shared += 1 }
        if shared == record.section.count { shared -= 1 }
        shared = min(shared, open)
        while open > shared {
          out += "</section>\n"
          open -= 1
        }
        for depth in shared..<record.section.count {
          let isInnermost = depth == record.section.count - 1
          out += opening(depth: depth, pair, isInnermost: isInnermost)
          open += 1
        }
        for language in paths.keys { paths[language] = Array((paths[language] ?? []).prefix(shared)) }
        for one in [pair.left, pair.right].compactMap({ $0 }) { paths[one.language] = one.section }
        anchor = record.anchor
      }
      out += row(pair)
    }
    return out + String(repeating: "</section>\n", count: open)
  }

  private mutating func opening(depth: Int, _ pair: RecordPair, isInnermost: Bool) -> String {
    let name = isInnermost ? (pair.left ?? pair.right)?.anchor ?? "" : Self.outerAnchor(depth: depth, pair)
    let id = name.isEmpty ? "" : unique(name)
    let level = min(6, depth + 2)
    let titles = [pair.left, pair.right].compactMap { $0 }.compactMap { record in
      depth < record.section.count
        ? "<span lang=\"\(record.language.rawValue)\">\(HTMLText.escaped(record.section[depth]))</span>" : nil
    }
    let title = titles.joined(separator: "\n")
    if !id.isEmpty, depth < 2 { outline.append((depth, id, title)) }
    return "<section\(id.isEmpty ? "" : " id=\"\(HTMLText.escaped(id))\"")>\n<h\(level)>\(title)</h\(level)>\n"
  }

  /// Where a link to a section that holds only sections leads: records know the innermost anchor alone, so the English heading gives this one.
  private static func outerAnchor(depth: Int, _ pair: RecordPair) -> String {
    guard let section = pair.right?.section ?? pair.left?.section, depth < section.count else { return "" }
    return SectionName.slug(section[depth])
  }

  private mutating func row(_ pair: RecordPair) -> String {
    let records = [pair.left, pair.right].compactMap { $0 }
    guard let record = records.first else { return "" }
    let id = unique(Self.rowName(record))
    let platforms =
      record.platformNames.map { " data-platforms=\"\(HTMLText.escaped($0.joined(separator: " ").lowercased()))\"" } ?? ""
    let kinds = [record.kind.rawValue, record.strength?.rawValue].compactMap { $0 }.joined(separator: " ")
    let inner = facts(records, id: id) + records.map(html).joined() + figures(records)
    return "<div class=\"row \(kinds)\" id=\"\(HTMLText.escaped(id))\"\(platforms)>\n\(inner)</div>\n"
  }

  /// What a record's row is called: its id without topic and page, `best-practices-3`.
  static func rowName(_ record: Record) -> String { rowName(id: record.id) }

  static func rowName(id: String) -> String {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").dropFirst()
    return parts.isEmpty ? "record" : parts.joined(separator: "-")
  }

  /// How a rule binds, by mark, word and colour; for which platforms, where the heading does not say; older editions; and the link to it. Of other records, what a
  /// reader must be told.
  private func facts(_ records: [Record], id: String) -> String {
    let record = records[0]
    var parts: [String] = []
    if record.kind == .rule, let strength = record.strength {
      parts.append(
        "<b class=\"strength\">\(TopicHTML.shown(records.map { ($0.language, strength.word.text(in: $0.language)) }))</b>")
    }
    if let platforms = record.unsaidPlatforms, !platforms.isEmpty {
      parts.append("<span class=\"for\">\(HTMLText.escaped(platforms.joined(separator: ", ")))</span>")
    }
    if record.source.edition != edition {
      let words = records.compactMap { record in record.edition(record.language).map { (record.language, $0) } }
      if !words.isEmpty { parts.append("<span class=\"badge\">\(TopicHTML.shown(words))</span>") }
    }
    if record.isGuessed {
      parts.append(
        "<span class=\"badge\">\(TopicHTML.shown(records.map { ($0.language, $0.language.interface.labels.inferred) }))</span>")
    }
    if record.kind == .rule {
      parts.append(
        "<a class=\"permalink\" href=\"#\(HTMLText.addressPart(id))\" aria-label=\"\(HTMLText.escaped(record.id))\">#</a>")
    }
    return parts.isEmpty ? "" : "<p class=\"facts\">\(parts.joined(separator: "\n"))</p>\n"
  }

  private func html(_ record: Record) -> String {
    var record = record
    if record.source.name == corpusSourceName { record.body.removeAll { $0.figure != nil } }
    let blocks = HTMLBlockWriter(topicAddress: topicAddress, language: record.language)
    let head = record.kind == .rule ? "<p class=\"headline\"><strong>\(blocks.html(record.headline))</strong></p>\n" : ""
    let body = head + blocks.html(Entry(record, edition: edition).blocks)
    let content = record.kind == .note ? "<div class=\"note\">\(body)</div>\n" : body
    return "<article lang=\"\(record.language.rawValue)\">\n\(content)</article>\n"
  }

  /// The drawings of a record, once for all languages.
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

  /// Ids are unique on a page.
  private mutating func unique(_ name: String) -> String {
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
