import Guidelines

/// Reads a page that was saved as text: bold, headings and links are gone, and what is left as evidence differs from page to page.
///
/// Headings: a mark (▼, ■), a permalink's `#` left behind, or a short line alone between blank lines. Lists: bullets and indentation. Bold: where a page's
/// sentences follow each other without a space, a space behind a paragraph's first full stop is where its bold ended.
struct SavedTextReader {
  private let lines: [SavedLine]
  private let conventions: SavedConventions
  private let furniture: SavedFurniture
  private var builder = PageBuilder()
  /// Indentations of the open lists, outermost first; each has an open item.
  private var lists: [Int] = []

  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { SavedLine($1, number: $0 + 1) }
    guard lines.contains(where: { !$0.isBlank }) else { throw .notAPage(path: name, .empty) }
    var reader = SavedTextReader(lines)
    let blocks = reader.blocks()
    guard !blocks.isEmpty else { throw .notAPage(path: name, .empty) }
    var page = Page(metadata: reader.metadata(name: name), blocks: blocks)
    page.diagnostics = reader.furniture.diagnostics
    return page
  }

  private init(_ lines: [SavedLine]) {
    self.lines = lines
    furniture = SavedFurniture(lines)
    conventions = SavedConventions(Self.kept(lines, furniture))
  }

  private static func kept(_ lines: [SavedLine], _ furniture: SavedFurniture) -> [SavedLine] {
    lines.indices.filter { !furniture.dropped.contains($0) }.map { lines[$0] }
  }

  // MARK: Metadata

  private func metadata(name: String) -> Page.Metadata {
    var metadata = Page.Metadata(format: .savedText, language: .japanese, title: furniture.title.isEmpty ? name : furniture.title)
    metadata.date = furniture.date
    let preface = lines.prefix(40).prefix { line in
      if case .heading = line.mark { false } else { true }
    }
    let addresses = preface.map(\.text).filter {
      $0.hasPrefix("https://") && $0.contains("human-interface-guidelines") && !$0.contains(" ")
    }
    if Set(addresses).count == 1 { metadata.url = addresses[0] }
    let words = preface.map(\.text).joined(separator: " ")
    if let changed = furniture.changed {
      metadata.edition = changed
    } else if let match = words.firstMatch(of: /(iOS|iPadOS|macOS|tvOS|visionOS|watchOS) (\d{1,2}(?:\.\d+)?)/) {
      metadata.edition = "\(match.1) \(match.2)"
    } else if let date = furniture.date {
      let platforms = Platform.named(in: furniture.title)
      metadata.edition = String(date.prefix(7)) + (platforms.count == 1 ? " " + platforms[0].rawValue : "")
    }
    return metadata
  }

  // MARK: Blocks

  private mutating func blocks() -> [Block] {
    let kept = Self.kept(lines, furniture)
    var index = 0
    while index < kept.count {
      let line = kept[index]
      if line.isBlank {
        index += 1
        continue
      }
      let base = index < conventions.base.count ? conventions.base[index] : 0
      let isolated = (index == 0 || kept[index - 1].isBlank) && (index + 1 >= kept.count || kept[index + 1].isBlank)
      if let level = headingLevel(line, base: base, isolated: isolated, next: kept[(index + 1)...].first { !$0.isBlank }) {
        closeLists { _ in true }
        builder.openLeaf(.heading(level: level, anchor: nil), line: line.number)
        builder.text(line.text, line: line.number)
        builder.endLeaf()
        index += 1
        continue
      }
      switch line.mark {
      case .bullet, .number:
        openItem(line)
        index = paragraph(kept, from: index, isItem: true)
      case .none, .heading, .permalink:
        // What is indented more deeply than a bullet belongs to its item.
        closeLists { line.indent <= base || $0 >= line.indent }
        index = paragraph(kept, from: index, isItem: false)
      }
    }
    closeLists { _ in true }
    return builder.finish()
  }

  // MARK: Headings

  private func headingLevel(_ line: SavedLine, base: Int, isolated: Bool, next: SavedLine?) -> Int? {
    switch line.mark {
    case .heading(let mark):
      guard line.text.count <= 80 else { return nil }
      return min(6, 2 + (conventions.headingMarks.firstIndex(of: mark) ?? 0))
    case .permalink: return 2
    case .bullet, .number: return nil
    case .none:
      // Lines inside an item are its text; without blank lines around it a line is part of a paragraph.
      guard isolated, line.indent <= base + 1 || lists.isEmpty, next != nil, !line.hasStop, line.text.count <= 48 else {
        return nil
      }
      guard let last = line.text.last, !"、,，:：;)）」".contains(last) || line.text.count <= 24 && ")）".contains(last) else {
        return nil
      }
      if line.text.hasPrefix("http") || line.text.hasPrefix("※") || line.text.hasPrefix("「") { return nil }
      if conventions.hasMarkedHeadings, Platform.list(line.text) == nil, !AsideLabel.isLabel(line.text) { return nil }
      return Platform.list(line.text) != nil ? 3 : 2
    }
  }

  // MARK: Lists

  private mutating func openItem(_ line: SavedLine) {
    closeLists { $0 > line.indent + 1 }
    if let last = lists.last, last >= line.indent - 1 {
      builder.close()
    } else {
      var start: Int?
      if case .number(let value) = line.mark { start = value }
      builder.open(.list(start: start), line: line.number)
      lists.append(line.indent)
    }
    builder.open(.item, line: line.number)
  }

  /// Closes the innermost lists, each with its open item, as long as their indentation satisfies the condition.
  private mutating func closeLists(while condition: (Int) -> Bool) {
    while let last = lists.last, condition(last) {
      builder.close()
      builder.close()
      lists.removeLast()
    }
  }

  // MARK: Paragraphs

  /// Writes the paragraph, table or footnote that begins at a line; returns where to go on.
  private mutating func paragraph(_ kept: [SavedLine], from start: Int, isItem: Bool) -> Int {
    let first = kept[start]
    var end = start + 1
    while end < kept.count, !kept[end].isBlank, kept[end].mark == .none, isItem || kept[end].indent == first.indent { end += 1 }
    if isItem {
      if let note = footnote(first) {
        builder.open(.footnote(label: note.label), line: first.number)
        write([note.text], line: first.number)
        builder.close()
        return start + 1
      }
      // The item's own line is its term or headline, unless lines were cut at a width; what follows explains it.
      if !conventions.isWrapped {
        write([first.text], line: first.number)
        if end > start + 1 { write(kept[(start + 1)..<end].map(\.text), line: kept[start + 1].number) }
        return end
      }
    } else if let table = SavedTable.table(Array(kept[start..<end])) {
      builder.append(Block(.table(table), line: first.number))
      return end
    }
    write(kept[start..<end].map(\.text), line: first.number)
    return end
  }

  private mutating func write(_ texts: [String], line: Int) {
    builder.openLeaf(.paragraph, line: line)
    var texts = texts
    if conventions.spaceEndsHeadline, let first = texts.first, let end = headlineEnd(first) {
      builder.openRun(.strong)
      builder.text(String(first[..<end]), line: line)
      builder.closeRun()
      texts[0] = String(first[end...])
    }
    for (offset, text) in texts.enumerated() {
      if offset > 0 { builder.softBreak() }
      builder.text(text, line: line + offset)
    }
    builder.endLeaf()
  }

  /// Behind the first full stop, if a space follows it there.
  private func headlineEnd(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if "（(「『[".contains(character) { depth += 1 } else if "）)」』]".contains(character) { depth = max(0, depth - 1) }
      guard depth == 0, "。！？".contains(character) else { continue }
      let next = text.index(after: index)
      return next < text.endIndex && text[next] == " " ? next : nil
    }
    return nil
  }

  /// A footnote at the end of a page: a numbered line that links back.
  private func footnote(_ line: SavedLine) -> (label: String, text: String)? {
    guard case .number(let number) = line.mark else { return nil }
    for sign in ["↩︎", "↩", "^", "↑"] where line.text.hasSuffix(sign) {
      return (String(number), String(line.text.dropLast(sign.count).trimmed))
    }
    return nil
  }
}
