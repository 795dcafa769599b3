import Guidelines
import Languages

/// Headings of saved text and their levels. The evidence is what copying preserves: signs (`▼`, `■`), the `#` of permalinks,
/// or, on pages with neither, short lines that are set apart.
struct TextOutline {
  /// Heading levels by line index. Level 1 is the title of the page.
  private(set) var levels: [Int: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [TextLine], title: String) {
    var headings: [Int] = []
    let signs = TextOutline.headingSigns(lines)
    let permalinks = lines.indices.filter { lines[$0].marker == .permalink }
    if !signs.isEmpty {
      markSigns(lines, signs)
    } else if permalinks.count >= 2 {
      markPermalinks(lines, permalinks)
    } else {
      headings = TextOutline.standaloneLines(lines)
      markStandaloneLines(lines, headings, title: title)
    }
    // If the page consists of a single line, that line is its content, even though it is also its title.
    let filled = lines.indices.filter { !lines[$0].isGap }
    if filled.count > 1, let first = filled.first, !title.isEmpty, lines[first].text == title { levels[first] = 1 }
    for index in headings where levels[index] != 1 {
      diagnostics.append(Diagnostic(.note, line: lines[index].number, .headingGuessed(lines[index].text)))
    }
  }

  // MARK: Signs

  /// Returns the heading signs in the order in which they first occur, or none if there is only one heading with a sign.
  private static func headingSigns(_ lines: [TextLine]) -> [Character] {
    var signs: [Character] = []
    var counts: [Character: Int] = [:]
    for line in lines {
      guard case .headingSign(let sign) = line.marker else { continue }
      if counts[sign] == nil { signs.append(sign) }
      counts[sign, default: 0] += 1
    }
    return signs.count == 1 && counts[signs[0]] == 1 ? [] : signs
  }

  /// Assigns levels by sign. Signs that occur first have higher levels.
  private mutating func markSigns(_ lines: [TextLine], _ order: [Character]) {
    var isUnderPlatforms = false
    for (index, line) in lines.enumerated() {
      guard case .headingSign(let sign) = line.marker, let rank = order.firstIndex(of: sign) else { continue }
      let isPlatform = Platform.platforms(listedIn: line.text) != nil
      levels[index] = min(6, 2 + rank + (isPlatform && isUnderPlatforms ? 1 : 0))
      if !isPlatform { isUnderPlatforms = TextOutline.introducesPlatforms(line.text) }
    }
  }

  // MARK: Permalinks

  /// Assigns levels to headings with permalinks, which carry no level. A heading followed by a URL opens a topic, a heading
  /// directly after it is its name in the other language, and all others are sections.
  private mutating func markPermalinks(_ lines: [TextLine], _ permalinks: [Int]) {
    let filled = lines.indices.filter { !lines[$0].isBlank }
    let positions = Dictionary(uniqueKeysWithValues: filled.enumerated().map { ($1, $0) })
    let marked = Set(permalinks)
    var hasAddresses = false
    var sectionLevel = 2
    for index in permalinks {
      guard let filledIndex = positions[index] else { continue }
      let next = filledIndex + 1 < filled.count ? lines[filled[filledIndex + 1]].text : ""
      if next.hasPrefix("http://") || next.hasPrefix("https://") {
        hasAddresses = true
        sectionLevel = 3
        levels[index] = 2
        continue
      }
      let before = filled[..<filledIndex].reversed().first { !lines[$0].text.hasPrefix("http") }
      if hasAddresses, let before, marked.contains(before), levels[before] == 2 {
        // The heading is the name of the same topic in the other language.
        levels[index] = 2
      } else {
        levels[index] = sectionLevel
      }
    }
  }

  // MARK: Lines set apart

  /// Returns the lines that are headings because they are short and set apart.
  private static func standaloneLines(_ lines: [TextLine]) -> [Int] {
    var candidates: [Int] = []
    for (index, line) in lines.enumerated() where line.looksLikeHeading && !line.isNeverHeading {
      let before = index == 0 || lines[index - 1].isGap
      let after = index + 1 == lines.count || lines[index + 1].isGap
      if before && after { candidates.append(index) }
    }
    // Four or more consecutive lines are a menu or a row of captions rather than headings, but the last of them may be a
    // heading.
    let filled = lines.indices.filter { !lines[$0].isBlank }
    let positions = Dictionary(uniqueKeysWithValues: filled.enumerated().map { ($1, $0) })
    var headings: [Int] = []
    var run: [Int] = []
    func flushRun() { headings += run.count >= 4 ? run.suffix(1) : run }
    for index in candidates {
      if let last = run.last, let a = positions[last], let b = positions[index], b == a + 1 {
        run.append(index)
      } else {
        flushRun()
        run = [index]
      }
    }
    flushRun()
    // A heading must be followed by content.
    if let last = filled.last { headings.removeAll { $0 == last } }
    return headings
  }

  /// Assigns levels to the headings that were recognized because they are set apart.
  private mutating func markStandaloneLines(_ lines: [TextLine], _ headings: [Int], title: String) {
    var base = 2
    var isUnderPlatforms = false
    for (count, index) in headings.enumerated() {
      let text = lines[index].text
      if TitleFinder.areEqual(text, title) {
        levels[index] = 1
        continue
      }
      if count <= 1, base == 2, !levels.values.contains(2), text.count >= 2, title.count > text.count, title.contains(text) {
        // For example, the title "…のWidgetsの章の日本語訳" is followed by "Widgets", the subject of the page, under which all sections
        // belong.
        levels[index] = 2
        base = 3
        continue
      }
      let isPlatform = Platform.platforms(listedIn: text) != nil
      levels[index] = isPlatform && isUnderPlatforms ? base + 1 : base
      if !isPlatform { isUnderPlatforms = TextOutline.introducesPlatforms(text) }
    }
  }

  /// Returns `true` for a heading such as "Platform considerations", whose subsections are named after platforms.
  private static func introducesPlatforms(_ heading: String) -> Bool {
    Languages.all.contains { $0.platformPhrases.isPlatformSection(heading.lowercased()) }
  }
}
