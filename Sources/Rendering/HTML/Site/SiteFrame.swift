import Guidelines
import Languages

/// What stands around every page of the site: header, topics, contents. Everything is there without a script; with one, lists open and close with the width.
struct SiteFrame {
  /// A line of a page's contents: where it leads, its title as HTML, and the language of what is there in one alone.
  struct ContentsLine {
    var depth = 0
    var id: String
    var title: String
    var language: Language?
  }

  private let edition: String
  private let look: SiteLook
  private let title: Localized<String>
  /// What leads to the lists of everything; each category by its name, with its topics' addresses beside each other: `{root}` stands before all of them.
  private let lists: String
  private let categories: [(files: [String], name: String, items: String)]

  init(site: Site, groups: [Site.Group]) {
    edition = site.edition
    look = site.look
    title = site.title
    let sheets = site.sheets.map { "<li><a href=\"{root}\($0.name)\">\(Site.shown($0.titles))</a></li>\n" }.joined()
    lists =
      "<ul>\n<li><a href=\"{root}index.html\">\(Site.shown(SiteWords.allTopics))</a></li>\n\(sheets)</ul>\n"
    categories = groups.map { group in
      let entries = group.parts.flatMap(\.entries)
      let items = entries.map { entry in
        "<li><a href=\"{root}topics/\(HTMLText.addressPart(entry.file)).html\">\(Site.shown(entry.titles))</a>\(site.source(entry))</li>\n"
      }
      let name = "<h2><a href=\"{root}index.html#\(group.slug)\">\(Site.shown(group.titles))</a></h2>\n"
      return (entries.map(\.file), name, "<ul>\n\(items.joined())</ul>\n")
    }
  }

  /// - Parameters:
  ///   - root: leads from the page to the folder of the site.
  ///   - file: of the page, by which the topics know it.
  ///   - cited: what a citation of the page names: source and edition.
  func page(
    title: String, root: String, main: String, contents: [ContentsLine] = [], file: String,
    only: Language? = nil, cited: String = ""
  ) -> String {
    let language = only ?? Languages.both[0]
    let isStart = file.isEmpty
    let views = Languages.both.map {
      "<button type=\"button\" data-view=\"\($0.rawValue)\" aria-pressed=\"false\" lang=\"\($0.rawValue)\">\($0.name)</button>\n"
    }.joined()
    let platforms = Platform.allCases.sorted().map {
      "<button type=\"button\" data-platform=\"\($0.rawValue.lowercased())\" aria-pressed=\"false\">\($0.rawValue)</button>\n"
    }.joined()
    let report = look.report.map { " data-report=\"\(HTMLText.escaped($0))\"" } ?? ""
    let name = isStart ? "" : root.isEmpty ? file : "topics/" + HTMLText.addressPart(file) + ".html"
    let address = look.base.map { "<link rel=\"canonical\" href=\"\(HTMLText.escaped($0 + name))\">" }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-view="\(only?.rawValue ?? "both")"\(only == nil ? "" : " data-only=\"\(language.rawValue)\"") data-root="\(root)" data-cited="\(HTMLText.escaped(cited))"\(look.hasEngine ? " data-engine" : "")\(report)>
      <head>
      \(TopicHTML.head(title: title, allowing: "script-src 'self'\(look.hasEngine ? " 'wasm-unsafe-eval'" : ""); style-src 'self'; img-src 'self'; manifest-src 'self'"))
      \(address ?? "<meta name=\"robots\" content=\"noindex\">")
      <link rel="icon" href="\(root)\(look.logo ?? "icon.svg")">
      <link rel="stylesheet" href="\(root)style.css">
      </head>
      <body\(isStart ? " class=\"start\"" : "")>
      <a class="skip" href="#main">\(Site.shown(SiteWords.skip))</a>
      <header>
      <a class="brand" href="\(root)index.html"><img src="\(root)\(look.logo ?? "icon.svg")" alt="" width="28" height="28"><span class="name">\(Site.shown(self.title))</span></a>
      <div class="search" role="search">
      <label for="q">\(Site.shown(SiteWords.search))</label>
      <input id="q" type="search" autocomplete="off" spellcheck="false" placeholder="余白 / margin">
      <kbd aria-hidden="true">/</kbd>
      </div>
      <details class="filters">
      <summary><span class="tongue"></span><span class="label">\(Site.shown(SiteWords.platforms))</span></summary>
      <div class="panel">
      <div class="views" role="group" aria-label="\(Site.plain("Language / 言語"))">
      \(views)<button type="button" data-view="both" aria-pressed="true">\(Site.shown(SiteWords.both))</button>
      </div>
      <div class="filter" role="group" aria-label="\(Site.plain("Platform / プラットフォーム"))">
      \(platforms)</div>
      </div>
      </details>
      </header>
      <noscript>
      <div class="noscript">
      <p>\(Site.shown(SiteWords.needsScript))</p>
      \(self.choosing(only))</div>
      </noscript>
      <div id="results" role="main" hidden><h1 class="unseen">\(Site.shown(SiteWords.search))</h1><p id="count" role="status" aria-live="polite"></p><ol id="hits"></ol></div>
      <div class="page">
      \(isStart ? "" : self.topics(root, file))\(self.contents(contents))<main id="main" tabindex="-1">
      \(main)</main>
      </div>
      <footer><p>hig\(edition.isEmpty ? "" : " · " + HTMLText.escaped(edition))</p></footer>
      <script src="\(root)search-data.js" defer></script>
      <script src="\(root)site.js" defer></script>
      </body>
      </html>

      """
  }

  /// Languages and platforms to choose among where no script runs; the style sheet does the rest.
  private func choosing(_ only: Language?) -> String {
    func group(_ name: String, _ label: String, _ choices: [(id: String, label: String)]) -> String {
      let items = choices.enumerated().map { place, choice in
        "<label><input type=\"radio\" name=\"\(name)\" id=\"n-\(choice.id)\"\(place == 0 ? " checked" : "")> \(choice.label)</label>\n"
      }
      return "<p role=\"group\" aria-label=\"\(Site.plain(label))\">\(items.joined())</p>\n"
    }
    let languages = Languages.both.map { (id: $0.rawValue, label: $0.name) }
    let platforms = Platform.allCases.sorted().map { (id: $0.rawValue.lowercased(), label: $0.rawValue) }
    let tongues = only == nil ? group("language", "Language / 言語", [("both", Site.shown(SiteWords.both))] + languages) : ""
    return tongues
      + group("platform", "Platform / プラットフォーム", [("all", Site.shown(SiteWords.allPlatforms))] + platforms)
  }

  private func topics(_ root: String, _ file: String) -> String {
    // The topics beside this one; of other categories, where they are listed.
    let own = categories.map { $0.name + ($0.files.contains(file) ? $0.items : "") }.joined()
    var list = (lists + own).replacing("{root}topics/", with: root.isEmpty ? "topics/" : "").replacing("{root}", with: root)
    let address = "href=\"" + (root.isEmpty ? file : HTMLText.addressPart(file) + ".html") + "\""
    if let place = list.firstRange(of: address) { list.replaceSubrange(place, with: address + " aria-current=\"page\"") }
    return """
      <nav class="topics" aria-label="\(Site.plain("Topics / トピック"))">
      <details>
      <summary>\(Site.shown(SiteWords.topics))</summary>
      <div class="list">
      \(list)</div>
      </details>
      </nav>

      """
  }

  private func contents(_ entries: [ContentsLine]) -> String {
    if entries.count < 2 { return "" }
    let items = entries.map {
      "<li\($0.depth > 0 ? " class=\"depth\($0.depth)\"" : "")\($0.language.map { " lang=\"\($0.rawValue)\"" } ?? "")><a href=\"#\(HTMLText.addressPart($0.id))\">\($0.title)</a></li>\n"
    }.joined()
    return """
      <nav class="contents" aria-label="\(Site.plain("Contents / 目次"))">
      <details>
      <summary>\(Site.shown(SiteWords.contents))</summary>
      <div class="list">
      <ul>
      \(items)</ul>
      </div>
      </details>
      </nav>

      """
  }

  func neighbours(_ pages: (Site.Entry?, Site.Entry?)) -> String {
    func link(_ entry: Site.Entry?, _ word: Localized<String>, _ relation: String) -> String {
      guard let entry else { return "" }
      let address = HTMLText.addressPart(entry.file) + ".html"
      return "<a rel=\"\(relation)\" href=\"\(address)\"><small>\(Site.shown(word))</small> \(Site.shown(entry.titles))</a>\n"
    }
    let links = link(pages.0, SiteWords.previous, "prev") + link(pages.1, SiteWords.next, "next")
    return links.isEmpty ? "" : "<nav class=\"neighbours\" aria-label=\"\(Site.plain("Previous, next / 前後"))\">\n\(links)</nav>\n"
  }
}
