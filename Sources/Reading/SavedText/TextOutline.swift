import Guidelines
import Languages

/// Which lines of saved text are headings, and of what level, by the evidence that survives copying: signs (`▼`, `■`), the permalink's `#`, or,
/// where a page has neither, a short line that stands alone.
struct TextOutline {
  /// By index of the line. Level 1 is the page's title.
  private(set) var levels: [Int: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: [TextLine], title: String) {
    var headings: [Int] = []
    let signs = TextOutline.signs(lines)
    let permalinks = lines.indices.filter { lines[$0].marker == .permalink }
    if !signs.isEmpty {
      markSigns(lines, signs)
    } else if permalinks.count >= 2 {
      markPermalinks(lines, permalinks)
    } else {
      headings = TextOutline.standing(lines)
      markStanding(lines, headings, title: title)
    }
    // A line that is all of the page is what the page says, though it serves as its title too.
    let filled = lines.indices.filter { !lines[$0].isGap }
    if filled.count > 1, let first = filled.first, !title.isEmpty, lines[first].text == title { levels[first] = 1 }
    for index in headings where levels[index] != 1 {
      diagnostics.append(Diagnostic(.note, line: lines[index].number, .headingGuessed(lines[index].text)))
    }
  }

  // MARK: Signs

  private static func signs(_ lines: [TextLine]) -> [Character] {
    var order: [Character] = []
    var counts: [Character: Int] = [:]
    for line in lines {
      guard case .headingSign(let sign) = line.marker else { continue }
      if counts[sign] == nil { order.append(sign) }
      counts[sign, default: 0] += 1
    }
    return order.count == 1 && counts[order[0]] == 1 ? [] : order
  }

  /// The sign that comes first stands above the others.
  private mutating func markSigns(_ lines: [TextLine], _ order: [Character]) {
    var isUnderPlatforms = false
    for (index, line) in lines.enumerated() {
      guard case .headingSign(let sign) = line.marker, let rank = order.firstIndex(of: sign) else { continue }
      let isPlatform = Platform.list(line.text) != nil
      levels[index] = min(6, 2 + rank + (isPlatform && isUnderPlatforms ? 1 : 0))
      if !isPlatform { isUnderPlatforms = TextOutline.opensPlatforms(line.text) }
    }
  }

  // MARK: Permalinks

  /// No levels survive here. A heading with the page's address below it opens a topic; one right below another names it again; the rest are sections.
  private mutating func markPermalinks(_ lines: [TextLine], _ permalinks: [Int]) {
    let filled = lines.indices.filter { !lines[$0].isBlank }
    let position = Dictionary(uniqueKeysWithValues: filled.enumerated().map { ($1, $0) })
    let marked = Set(permalinks)
    var hasAddresses = false
    var sectionLevel = 2
    for index in permalinks {
      guard let place = position[index] else { continue }
      let next = place + 1 < filled.count ? lines[filled[place + 1]].text : ""
      if next.hasPrefix("http://") || next.hasPrefix("https://") {
        hasAddresses = true
        sectionLevel = 3
        levels[index] = 2
        continue
      }
      let before = filled[..<place].reversed().first { !lines[$0].text.hasPrefix("http") }
      if hasAddresses, let before, marked.contains(before), levels[before] == 2 {
        // The same name in the other language.
        levels[index] = 2
      } else {
        levels[index] = sectionLevel
      }
    }
  }

  // MARK: Lines that stand alone

  private static func standing(_ lines: [TextLine]) -> [Int] {
    var found: [Int] = []
    for (index, line) in lines.enumerated() where line.looksLikeHeading && !line.isNoName {
      let before = index == 0 || lines[index - 1].isGap
      let after = index + 1 == lines.count || lines[index + 1].isGap
      if before && after { found.append(index) }
    }
    // Three or more in a row are no headings but a menu or a row of captions; the last of them may still head what follows.
    let filled = lines.indices.filter { !lines[$0].isBlank }
    let place = Dictionary(uniqueKeysWithValues: filled.enumerated().map { ($1, $0) })
    var kept: [Int] = []
    var run: [Int] = []
    func settle() { kept += run.count >= 4 ? run.suffix(1) : run }
    for index in found {
      if let last = run.last, let a = place[last], let b = place[index], b == a + 1 {
        run.append(index)
      } else {
        settle()
        run = [index]
      }
    }
    settle()
    // A heading has something below it.
    if let last = filled.last { kept.removeAll { $0 == last } }
    return kept
  }

  private mutating func markStanding(_ lines: [TextLine], _ headings: [Int], title: String) {
    var base = 2
    var isUnderPlatforms = false
    for (count, index) in headings.enumerated() {
      let text = lines[index].text
      if TitleFinder.same(text, title) {
        levels[index] = 1
        continue
      }
      if count <= 1, base == 2, !levels.values.contains(2), text.count >= 2, title.count > text.count, title.contains(text) {
        // "…のWidgetsの章の日本語訳", then "Widgets": what the page is about, with all sections below it.
        levels[index] = 2
        base = 3
        continue
      }
      let isPlatform = Platform.list(text) != nil
      levels[index] = isPlatform && isUnderPlatforms ? base + 1 : base
      if !isPlatform { isUnderPlatforms = TextOutline.opensPlatforms(text) }
    }
  }

  private static func opensPlatforms(_ heading: String) -> Bool {
    Languages.all.contains { $0.platforms.isConsiderations(heading.lowercased()) }
  }
}
