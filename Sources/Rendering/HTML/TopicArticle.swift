import Guidelines

/// The rules of one topic as HTML, in one language or in both, pair by pair.
struct TopicArticle {
  let blocks: HTMLBlockWriter
  private var usedIDs: Set<String> = []
  /// Of the page.
  private var edition: String?

  init(topicAddress: @escaping (String) -> String?) { blocks = HTMLBlockWriter(topicAddress: topicAddress) }

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
    let id = name.isEmpty ? "" : " id=\"\(HTMLText.escaped(unique(name)))\""
    let level = min(6, depth + 2)
    let titles = [pair.left, pair.right].compactMap { $0 }.compactMap { record in
      depth < record.section.count
        ? "<span lang=\"\(record.language.rawValue)\">\(HTMLText.escaped(record.section[depth]))</span>" : nil
    }
    return "<section\(id)>\n<h\(level)>\(titles.joined(separator: "\n"))</h\(level)>\n"
  }

  /// Where a link to a section that holds only sections leads: records know the innermost anchor alone, so the English heading gives this one.
  private static func outerAnchor(depth: Int, _ pair: RecordPair) -> String {
    guard let section = pair.right?.section ?? pair.left?.section, depth < section.count else { return "" }
    return SectionName.slug(section[depth])
  }

  private mutating func row(_ pair: RecordPair) -> String {
    guard let record = pair.left ?? pair.right else { return "" }
    let id = unique(Self.rowName(record))
    let platforms =
      record.platforms.map { " data-platforms=\"\($0.map { $0.rawValue.lowercased() }.joined(separator: " "))\"" } ?? ""
    let inner = [pair.left, pair.right].compactMap { $0 }.map { html($0, id: id) }.joined()
    return "<div class=\"row \(record.kind.rawValue)\" id=\"\(HTMLText.escaped(id))\"\(platforms)>\n\(inner)</div>\n"
  }

  /// What a record's row is called: its id without topic and page, `best-practices-3`.
  static func rowName(_ record: Record) -> String { rowName(id: record.id) }

  static func rowName(id: String) -> String {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").dropFirst()
    return parts.isEmpty ? "record" : parts.joined(separator: "-")
  }

  private func html(_ record: Record, id: String) -> String {
    let entry = Entry(record, edition: edition)
    let badge = entry.badge.map { " <span class=\"badge\">\(HTMLText.escaped($0))</span>" } ?? ""
    let permalink =
      "<a class=\"permalink\" href=\"#\(HTMLText.addressPart(id))\" aria-label=\"\(HTMLText.escaped(record.id))\">#</a>"
    let head =
      record.kind == .rule
      ? "<p class=\"headline\"><strong>\(blocks.html(record.headline))</strong>\(badge)&nbsp;\(permalink)</p>\n"
      : badge.isEmpty ? "" : "<p>\(badge)</p>\n"
    let body = blocks.html(entry.blocks)
    let content = record.kind == .note ? "<div class=\"note\">\(head)\(body)</div>\n" : head + body
    return "<article lang=\"\(record.language.rawValue)\">\n\(content)</article>\n"
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
