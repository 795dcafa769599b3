import Guidelines
import Languages

/// The parts that surround every page of the site: header, topics, and table of contents. All of them work without scripts; a
/// script opens and closes lists depending on the width.
struct SiteLayout {
  /// An entry of a page's table of contents: fragment, title as HTML, and language if the section exists in one language only.
  struct ContentsEntry {
    var depth = 0
    var id: String
    var title: String
    var language: Language?
  }

  private let edition: String
  private let theme: SiteTheme
  private let title: Localized<String>
  /// Navigation lists, and each category with its topics. The placeholder `{root}` precedes every address.
  private let lists: String
  private let categories: [(files: [String], name: String, items: String)]

  init(site: Site, sections: [Site.CategorySection]) {
    edition = site.edition
    theme = site.theme
    title = site.title
    let sheets = site.overviews.map { "<li><a href=\"{root}\($0.name)\">\(Site.localizedSpans($0.titles))</a></li>\n" }.joined()
    lists =
      "<ul>\n<li><a href=\"{root}index.html\">\(Site.localizedSpans(SiteStrings.allTopics))</a></li>\n\(sheets)</ul>\n"
    categories = sections.map { group in
      let entries = group.parts.flatMap(\.entries)
      let items = entries.map { entry in
        "<li><a href=\"{root}topics/\(HTMLText.urlComponent(entry.file)).html\">\(Site.localizedSpans(entry.titles))</a>\(site.sourceLabel(entry))</li>\n"
      }
      let name = "<h2><a href=\"{root}index.html#\(group.slug)\">\(Site.localizedSpans(group.titles))</a></h2>\n"
      return (entries.map(\.file), name, "<ul>\n\(items.joined())</ul>\n")
    }
  }

  /// Returns a complete page.
  /// - Parameters:
  ///   - root: Relative path from the page to the site's root folder.
  ///   - file: Name of the page's file, by which it is found in the list of topics.
  ///   - cited: Source and edition for a citation of the page.
  func page(
    title: String, root: String, main: String, contents: [ContentsEntry] = [], file: String,
    only: Language? = nil, cited: String = ""
  ) -> String {
    let language = only ?? Languages.bilingualPair[0]
    let isStartPage = file.isEmpty
    let views = Languages.bilingualPair.map {
      "<button type=\"button\" data-view=\"\($0.rawValue)\" aria-pressed=\"false\" lang=\"\($0.rawValue)\">\($0.name)</button>\n"
    }.joined()
    let platforms = Platform.allCases.sorted().map {
      "<button type=\"button\" data-platform=\"\($0.rawValue.lowercased())\" aria-pressed=\"false\">\($0.rawValue)</button>\n"
    }.joined()
    let report = theme.feedbackAddress.map { " data-report=\"\(HTMLText.escaped($0))\"" } ?? ""
    let path = isStartPage ? "" : root.isEmpty ? file : "topics/" + HTMLText.urlComponent(file) + ".html"
    let address = theme.baseAddress.map { "<link rel=\"canonical\" href=\"\(HTMLText.escaped($0 + path))\">" }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-view="\(only?.rawValue ?? "both")"\(only == nil ? "" : " data-only=\"\(language.rawValue)\"") data-root="\(root)" data-cited="\(HTMLText.escaped(cited))"\(theme.includesSearchEngine ? " data-engine" : "")\(report)>
      <head>
      \(TopicHTML.head(title: title, allowing: "script-src 'self'\(theme.includesSearchEngine ? " 'wasm-unsafe-eval'" : ""); style-src 'self'; img-src 'self'; manifest-src 'self'"))
      \(address ?? "<meta name=\"robots\" content=\"noindex\">")
      <link rel="icon" href="\(root)\(theme.logo ?? "icon.svg")">
      <link rel="stylesheet" href="\(root)style.css">
      </head>
      <body\(isStartPage ? " class=\"start\"" : "")>
      <a class="skip" href="#main">\(Site.localizedSpans(SiteStrings.skip))</a>
      <header>
      <a class="brand" href="\(root)index.html"><img src="\(root)\(theme.logo ?? "icon.svg")" alt="" width="28" height="28"><span class="name">\(Site.localizedSpans(self.title))</span></a>
      <div class="search" role="search">
      <label for="q">\(Site.localizedSpans(SiteStrings.search))</label>
      <input id="q" type="search" autocomplete="off" spellcheck="false" placeholder="余白 / margin">
      <kbd aria-hidden="true">/</kbd>
      </div>
      <details class="filters">
      <summary><span class="tongue"></span><span class="label">\(Site.localizedSpans(SiteStrings.platforms))</span></summary>
      <div class="panel">
      <div class="views" role="group" aria-label="\(Site.escaped("Language / 言語"))">
      \(views)<button type="button" data-view="both" aria-pressed="true">\(Site.localizedSpans(SiteStrings.both))</button>
      </div>
      <div class="filter" role="group" aria-label="\(Site.escaped("Platform / プラットフォーム"))">
      \(platforms)</div>
      </div>
      </details>
      </header>
      <noscript>
      <div class="noscript">
      <p>\(Site.localizedSpans(SiteStrings.needsScript))</p>
      \(self.noScriptChoices(only))</div>
      </noscript>
      <div id="results" role="main" hidden><h1 class="unseen">\(Site.localizedSpans(SiteStrings.search))</h1><p id="count" role="status" aria-live="polite"></p><ol id="hits"></ol></div>
      <div class="page">
      \(isStartPage ? "" : self.topics(root, file))\(self.contents(contents))<main id="main" tabindex="-1">
      \(main)</main>
      </div>
      <footer><p>hig\(edition.isEmpty ? "" : " · " + HTMLText.escaped(edition))</p></footer>
      <script src="\(root)search-data.js" defer></script>
      <script src="\(root)site.js" defer></script>
      </body>
      </html>

      """
  }

  /// Returns the choice of languages and platforms if scripts are disabled; the style sheet implements it.
  private func noScriptChoices(_ only: Language?) -> String {
    func group(_ name: String, _ label: String, _ choices: [(id: String, label: String)]) -> String {
      let items = choices.enumerated().map { index, choice in
        "<label><input type=\"radio\" name=\"\(name)\" id=\"n-\(choice.id)\"\(index == 0 ? " checked" : "")> \(choice.label)</label>\n"
      }
      return "<p role=\"group\" aria-label=\"\(Site.escaped(label))\">\(items.joined())</p>\n"
    }
    let languages = Languages.bilingualPair.map { (id: $0.rawValue, label: $0.name) }
    let platforms = Platform.allCases.sorted().map { (id: $0.rawValue.lowercased(), label: $0.rawValue) }
    let languageChoice =
      only == nil ? group("language", "Language / 言語", [("both", Site.localizedSpans(SiteStrings.both))] + languages) : ""
    return languageChoice
      + group("platform", "Platform / プラットフォーム", [("all", Site.localizedSpans(SiteStrings.allPlatforms))] + platforms)
  }

  private func topics(_ root: String, _ file: String) -> String {
    // Lists the topics of the current category, and links to the other categories.
    let categoryList = categories.map { $0.name + ($0.files.contains(file) ? $0.items : "") }.joined()
    var list = (lists + categoryList).replacing("{root}topics/", with: root.isEmpty ? "topics/" : "").replacing(
      "{root}", with: root)
    let address = "href=\"" + (root.isEmpty ? file : HTMLText.urlComponent(file) + ".html") + "\""
    if let range = list.firstRange(of: address) { list.replaceSubrange(range, with: address + " aria-current=\"page\"") }
    return """
      <nav class="topics" aria-label="\(Site.escaped("Topics / トピック"))">
      <details>
      <summary>\(Site.localizedSpans(SiteStrings.topics))</summary>
      <div class="list">
      \(list)</div>
      </details>
      </nav>

      """
  }

  private func contents(_ entries: [ContentsEntry]) -> String {
    if entries.count < 2 { return "" }
    let items = entries.map {
      "<li\($0.depth > 0 ? " class=\"depth\($0.depth)\"" : "")\($0.language.map { " lang=\"\($0.rawValue)\"" } ?? "")><a href=\"#\(HTMLText.urlComponent($0.id))\">\($0.title)</a></li>\n"
    }.joined()
    return """
      <nav class="contents" aria-label="\(Site.escaped("Contents / 目次"))">
      <details>
      <summary>\(Site.localizedSpans(SiteStrings.contents))</summary>
      <div class="list">
      <ul>
      \(items)</ul>
      </div>
      </details>
      </nav>

      """
  }

  func neighborLinks(_ pages: (Site.TopicEntry?, Site.TopicEntry?)) -> String {
    func link(_ entry: Site.TopicEntry?, _ word: Localized<String>, _ relation: String) -> String {
      guard let entry else { return "" }
      let address = HTMLText.urlComponent(entry.file) + ".html"
      return
        "<a rel=\"\(relation)\" href=\"\(address)\"><small>\(Site.localizedSpans(word))</small> \(Site.localizedSpans(entry.titles))</a>\n"
    }
    let links = link(pages.0, SiteStrings.previous, "prev") + link(pages.1, SiteStrings.next, "next")
    return links.isEmpty
      ? "" : "<nav class=\"neighbours\" aria-label=\"\(Site.escaped("Previous, next / 前後"))\">\n\(links)</nav>\n"
  }
}
