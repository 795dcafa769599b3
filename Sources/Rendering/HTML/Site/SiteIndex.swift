import Guidelines
import Languages

/// The start page: search, topics by category with drawings and summaries, recent changes, measures, and comparisons.
struct SiteIndex {
  let site: Site
  let groups: [Site.CategorySection]

  func html(_ frame: SiteLayout) -> String {
    let titles = site.title
    let sheets = site.overviews.map { "<li><a href=\"\($0.name)\">\(site.localizedSpans($0.titles))</a></li>\n" }
    // The comparisons are omitted if they have a page of their own.
    let sectionLinks = orderedGroups.filter { $0.slug != "choices" || !site.overviews.contains { $0.name == "choices.html" } }.map
    {
      "<li><a href=\"#\($0.slug)\">\(site.localizedSpans($0.titles))</a></li>\n"
    }
    let main = """
      <h1>\(site.localizedSpans(titles))</h1>
      <p class="lead">\(site.localizedSpans(SiteStrings.lead))</p>
      <ul class="jumps">
      \(sectionLinks.joined())\(sheets.joined())</ul>
      \(orderedGroups.map(section).joined())\(recentChanges)
      """
    return frame.page(
      title: Languages.bilingualPair.map { titles.text(in: $0) }.uniqued().joined(separator: " / "), root: "", main: main,
      file: "")
  }

  /// Categories with drawings first, because most readers look for components.
  private var orderedGroups: [Site.CategorySection] {
    func hasDrawings(_ group: Site.CategorySection) -> Bool { group.parts.contains { self.hasDrawings($0.entries) } }
    return groups.filter(hasDrawings) + groups.filter { !hasDrawings($0) }
  }

  /// Returns whether most topics have a drawing: cards with many gaps are worse than lines.
  private func hasDrawings(_ entries: [Site.TopicEntry]) -> Bool {
    entries.count { $0.drawingFile.flatMap(site.drawing) != nil } * 2 > entries.count
  }

  private func section(_ group: Site.CategorySection) -> String {
    let parts = group.parts.map { part -> String in
      let title = part.titles.map { "<h3>\(site.localizedSpans($0))</h3>\n" } ?? ""
      let cards = hasDrawings(part.entries) ? part.entries.filter { $0.drawingFile.flatMap(site.drawing) != nil } : []
      let lists = [("cards", cards), ("lines", part.entries.filter { !cards.contains($0) })].filter { !$0.1.isEmpty }.map {
        name, entries in
        "<ul class=\"\(name)\">\n\(entries.map { card($0, hasPicture: name == "cards") }.joined())</ul>\n"
      }
      return "<section>\n\(title)\(lists.joined())</section>\n"
    }
    return "<section id=\"\(group.slug)\">\n<h2>\(site.localizedSpans(group.titles))</h2>\n\(parts.joined())</section>\n"
  }

  private func card(_ entry: Site.TopicEntry, hasPicture: Bool) -> String {
    let platforms = entry.topic.platforms.map { $0.rawValue.lowercased() }.joined(separator: " ")
    let summaries =
      entry.summaries.isEmpty
      ? "" : "<p>\(site.localizedSpans(Localized(entry.summaries.pairs.map { ($0, Self.shortened($1)) })))</p>\n"
    let drawing = hasPicture ? entry.drawingFile.flatMap { file in site.drawing(file).map { (file, $0) } } : nil
    let picture =
      drawing.map {
        "<img src=\"\(Figure.folder)/\($0)\" alt=\"\" width=\"\($1.width / 2)\" height=\"\($1.height / 2)\" loading=\"lazy\">"
      } ?? ""
    let link =
      "<a href=\"topics/\(HTMLText.urlComponent(entry.file)).html\">\(picture)<b>\(site.localizedSpans(entry.titles))</b></a>"
    return
      "<li class=\"row\" data-platforms=\"\(HTMLText.escaped(platforms))\">\(link)\(site.sourceLabel(entry))\n\(summaries)</li>\n"
  }

  /// Returns a summary shortened to two lines of a card, measured in terminal columns.
  private static func shortened(_ sentence: String) -> String {
    var remaining = 110
    let prefix = sentence.prefix { character in
      remaining -= character.isASCII ? 1 : 2
      return remaining >= 0
    }
    return prefix.count == sentence.count ? sentence : prefix + "…"
  }

  /// The changes of the newest date of the change log.
  private var recentChanges: String {
    let parts = Languages.bilingualPair.compactMap { language -> String? in
      guard let document = site.changes[language], !document.sections.isEmpty else { return nil }
      let writer = DocumentHTML(
        document,
        topicAddress: site.topicPath,
        limits: (1, 5))
      return "<div lang=\"\(language.rawValue)\">\n\(writer.html(level: 3, idPrefix: "lately-" + language.rawValue))</div>\n"
    }
    if parts.isEmpty { return "" }
    return
      "<section class=\"lately\">\n<h2>\(site.localizedSpans(SiteStrings.recentChanges))</h2>\n\(parts.joined())<p><a href=\"changes.html\">\(site.localizedSpans(SiteStrings.allChanges))</a></p>\n</section>\n"
  }
}
