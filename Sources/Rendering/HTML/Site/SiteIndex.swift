import Guidelines
import Languages

/// The page to come back to: the search, the topics by category with their drawings and a line each, what changed lately, sizes and limits, and what to use when.
struct SiteIndex {
  let site: Site
  let groups: [Site.Group]

  func html(_ frame: SiteFrame) -> String {
    let titles = site.title
    let sheets = site.sheets.map { "<li><a href=\"\($0.name)\">\(site.shown($0.titles))</a></li>\n" }
    // What to use when has a page of its own.
    let jumps = ordered.filter { $0.slug != "choices" || !site.sheets.contains { $0.name == "choices.html" } }.map {
      "<li><a href=\"#\($0.slug)\">\(site.shown($0.titles))</a></li>\n"
    }
    let main = """
      <h1>\(site.shown(titles))</h1>
      <p class="lead">\(site.shown(SiteWords.lead))</p>
      <ul class="jumps">
      \(jumps.joined())\(sheets.joined())</ul>
      \(ordered.map(section).joined())\(lately)
      """
    return frame.page(
      title: Languages.both.map { titles.text(in: $0) }.uniqued().joined(separator: " / "), root: "", main: main, file: "")
  }

  /// Those in pictures first: they are what most people come for.
  private var ordered: [Site.Group] {
    func isPictured(_ group: Site.Group) -> Bool { group.parts.contains { self.isPictured($0.entries) } }
    return groups.filter(isPictured) + groups.filter { !isPictured($0) }
  }

  /// Whether most have a drawing: a row of cards with holes in it is worse than lines.
  private func isPictured(_ entries: [Site.Entry]) -> Bool {
    entries.count { $0.picture.flatMap(site.drawing) != nil } * 2 > entries.count
  }

  private func section(_ group: Site.Group) -> String {
    let parts = group.parts.map { part -> String in
      let title = part.titles.map { "<h3>\(site.shown($0))</h3>\n" } ?? ""
      let cards = isPictured(part.entries) ? part.entries.filter { $0.picture.flatMap(site.drawing) != nil } : []
      let lists = [("cards", cards), ("lines", part.entries.filter { !cards.contains($0) })].filter { !$0.1.isEmpty }.map {
        name, entries in
        "<ul class=\"\(name)\">\n\(entries.map { card($0, hasPicture: name == "cards") }.joined())</ul>\n"
      }
      return "<section>\n\(title)\(lists.joined())</section>\n"
    }
    return "<section id=\"\(group.slug)\">\n<h2>\(site.shown(group.titles))</h2>\n\(parts.joined())</section>\n"
  }

  private func card(_ entry: Site.Entry, hasPicture: Bool) -> String {
    let platforms = entry.topic.platforms.map { $0.rawValue.lowercased() }.joined(separator: " ")
    let summaries =
      entry.summaries.isEmpty ? "" : "<p>\(site.shown(Localized(entry.summaries.pairs.map { ($0, Self.short($1)) })))</p>\n"
    let drawing = hasPicture ? entry.picture.flatMap { file in site.drawing(file).map { (file, $0) } } : nil
    let picture =
      drawing.map {
        "<img src=\"\(Figure.folder)/\($0)\" alt=\"\" width=\"\($1.width / 2)\" height=\"\($1.height / 2)\" loading=\"lazy\">"
      } ?? ""
    let link = "<a href=\"topics/\(HTMLText.addressPart(entry.file)).html\">\(picture)<b>\(site.shown(entry.titles))</b></a>"
    return "<li class=\"row\" data-platforms=\"\(HTMLText.escaped(platforms))\">\(link)\(site.source(entry))\n\(summaries)</li>\n"
  }

  /// A line says what a thing is; what it says beyond is on its page. Two lines of a card, in columns of the terminal.
  private static func short(_ sentence: String) -> String {
    var left = 110
    let kept = sentence.prefix { character in
      left -= character.isASCII ? 1 : 2
      return left >= 0
    }
    return kept.count == sentence.count ? sentence : kept + "…"
  }

  /// The newest day of the change log.
  private var lately: String {
    let parts = Languages.both.compactMap { language -> String? in
      guard let document = site.changes[language], !document.sections.isEmpty else { return nil }
      let writer = DocumentHTML(
        document,
        topicAddress: site.topicPage,
        most: (1, 5))
      return "<div lang=\"\(language.rawValue)\">\n\(writer.html(level: 3, name: "lately-" + language.rawValue))</div>\n"
    }
    if parts.isEmpty { return "" }
    return
      "<section class=\"lately\">\n<h2>\(site.shown(SiteWords.lately))</h2>\n\(parts.joined())<p><a href=\"changes.html\">\(site.shown(SiteWords.allChanges))</a></p>\n</section>\n"
  }
}
