import Guidelines

/// What saved text carries besides the article: tags and dates above it, the site's navigation below it.
struct TextBoilerplate {
  private(set) var lines: [TextLine]
  private(set) var metadata: Page.Metadata
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [TextLine], metadata: Page.Metadata) {
    self.lines = lines
    self.metadata = metadata
    dropTrailing()
    takeTitle()
    takeOpening()
    dropContents()
    dropNoise()
  }

  private var filled: [Int] { lines.indices.filter { !lines[$0].isBlank } }

  // MARK: The end

  /// A long run of short lines that are no sentences: menus, tables of contents, related entries.
  private mutating func dropTrailing() {
    let filled = filled
    var position = filled.count
    var short = 0
    var items = 0
    while position > max(0, filled.count - 20_000), TextBoilerplate.isShort(lines[filled[position - 1]]) {
      position -= 1
      if lines[filled[position]].isListItem { items += 1 } else { short += 1 }
    }
    guard position > 0 || short > 0, position < filled.count else { return }
    // A boilerplate heading inside the run opens it; a run of bullets alone is the article's.
    if let opening = (position..<filled.count).first(where: { BoilerplateWords.section(lines[filled[$0]].text) != nil }),
      filled.count - opening < 12
    {
      dropTail(from: opening, filled)
    } else if short >= 12, short > items * 4 {
      let opening = (position..<filled.count).first { BoilerplateWords.section(lines[filled[$0]].text) != nil }
      // Before the first heading that announces links there may be one of the article's.
      dropTail(from: opening.map { $0 - position <= 3 ? $0 : position } ?? position, filled)
    }
  }

  private mutating func dropTail(from position: Int, _ filled: [Int]) {
    // A page that is nothing but short lines keeps them.
    guard position >= 3 else { return }
    let start = filled[position]
    noteEdition(filled[position...].map { lines[$0] })
    diagnostics.append(
      Diagnostic(.note, line: lines[start].number, .boilerplateDropped(what: "site navigation", lines: lines.count - start)))
    lines.removeSubrange(start...)
  }

  private static func isShort(_ line: TextLine) -> Bool {
    guard line.text.utf8.count <= 600 else { return false }
    if BoilerplateWords.isSitePhrase(line.text) || BoilerplateWords.isNoise(line.text) { return true }
    return line.text.count <= 60 && !line.endsSentence && !line.text.contains(text: "。")
  }

  private mutating func noteEdition(_ lines: [TextLine]) {
    guard metadata.edition == nil else { return }
    var isLog = false
    var newest: String?
    for line in lines {
      if let section = BoilerplateWords.section(line.text) {
        if isLog { break }
        isLog = section == .changeLog
      } else if isLog, let date = StatedDate.find(in: line.text) {
        newest = max(newest ?? date, date)
      } else if newest != nil {
        break
      }
    }
    metadata.edition = newest
  }

  // MARK: The beginning

  /// The first line names the page; often it stands there twice.
  private mutating func takeTitle() {
    guard let first = filled.first, metadata.title.isEmpty else { return }
    let line = lines[first]
    guard line.text.count <= 100, !line.text.hasSuffix("。"), !line.isListItem else { return }
    metadata.title = line.text
    for index in filled.dropFirst().prefix(3) where TitleFinder.same(lines[index].text, line.text) {
      diagnostics.append(Diagnostic(.note, line: lines[index].number, .boilerplateDropped(what: "repeated title", lines: 1)))
      blank(index)
    }
  }

  /// Dates, tags and bylines between the title and the text.
  private mutating func takeOpening() {
    for index in filled.dropFirst().prefix(8) {
      let line = lines[index]
      if line.marker == .permalink || line.text.count > 80 { break }
      if StatedDate.isDate(line.text) {
        if metadata.date == nil { metadata.date = StatedDate.find(in: line.text) }
        diagnostics.append(Diagnostic(.note, line: line.number, .metadataTaken(what: "date", lines: 1)))
        blank(index)
      } else if isTags(line.text) {
        drop(index, "tags")
      }
    }
  }

  /// `iOS / WWDC / Swift /`, `#swift #hig`, `Tags: a, b`.
  private func isTags(_ text: String) -> Bool {
    let words = text.split(separator: "/").map { String($0).trimmingSpace() }.filter { !$0.isEmpty }
    if words.count >= 3, words.allSatisfy({ $0.count <= 24 }), text.contains(text: " / ") { return true }
    let tags = text.split(separator: " ")
    return tags.count >= 2 && tags.allSatisfy { $0.hasPrefix("#") && $0.count > 1 }
  }

  /// A list of the page's own headings before its first section.
  private mutating func dropContents() {
    let filled = filled
    guard let start = filled.prefix(40).firstIndex(where: { lines[$0].isListItem }) else { return }
    var end = start
    while end < filled.count, end - start < 200, lines[filled[end]].isListItem, lines[filled[end]].text.utf8.count <= 120,
      !lines[filled[end]].endsSentence
    { end += 1 }
    guard end - start >= 4,
      !filled[..<start].dropFirst().contains(where: { lines[$0].endsSentence && isBelowHeading($0, filled) })
    else { return }
    let later = Set(
      filled[end...].prefix(4000).filter { lines[$0].text.utf8.count <= 200 }.map { BoilerplateWords.folded(lines[$0].text) })
    let names = filled[start..<end].map { BoilerplateWords.folded(lines[$0].text) }
    let known = names.count { name in
      later.contains(name) || later.contains { $0.hasPrefix(name + " - ") || $0.hasPrefix(name + "：") }
    }
    guard
      known * 3 >= names.count
        || known >= 1 && filled[start..<end].allSatisfy({ if case .number = lines[$0].marker { true } else { false } })
    else { return }
    for index in filled[start..<end] { drop(index, "table of contents") }
  }

  private func isBelowHeading(_ index: Int, _ filled: [Int]) -> Bool {
    lines[..<index].contains { $0.marker == .permalink || { if case .headingSign = $0.marker { true } else { false } }($0) }
  }

  // MARK: Anywhere

  /// "image", "トップへ": what a browser copies for a picture or a button.
  private mutating func dropNoise() {
    for index in filled where lines[index].marker == nil && BoilerplateWords.isNoise(lines[index].text) {
      drop(index, "captions and buttons")
    }
  }

  private mutating func drop(_ index: Int, _ what: String) {
    if case .boilerplateDropped(what, let count)? = diagnostics.last?.finding {
      diagnostics[diagnostics.count - 1].finding = .boilerplateDropped(what: what, lines: count + 1)
    } else {
      diagnostics.append(Diagnostic(.note, line: lines[index].number, .boilerplateDropped(what: what, lines: 1)))
    }
    blank(index)
  }

  private mutating func blank(_ index: Int) {
    lines[index].text = ""
    lines[index].marker = nil
    lines[index].indent = 0
  }
}
