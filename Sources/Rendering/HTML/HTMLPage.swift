import Guidelines
import Languages

/// A topic's page in one language as one file of HTML that needs no other.
package enum HTMLPage {
  package static func standalone(_ page: TopicPage) -> String {
    var article = TopicArticle { _ in nil }
    let records = page.records.filter { !PlatformStates.isPlatformLine($0) }
    let pairs = records.map {
      page.language == Languages.fallback ? RecordPair(left: nil, right: $0) : RecordPair(left: $0, right: nil)
    }
    let states = Platform.allCases.sorted().compactMap { platform in
      page.platforms[platform].map {
        "<li><b>\(platform.rawValue)</b> \(HTMLText.escaped($0.label.text(in: page.language)))</li>\n"
      }
    }
    let source = page.source
    let facts = [source.source, source.edition, source.translator].compactMap { $0 }.map { HTMLText.escaped($0) }.joined(
      separator: ", ")
    let address =
      source.url.flatMap { HTMLText.webAddress($0) }.map { "<a href=\"\(HTMLText.escaped($0))\">\(HTMLText.escaped($0))</a>" }
      ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(page.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLText.escaped(page.topicTitle))</title>
      \(ContentPolicy.standalone(style: SiteAssets.style))
      <style>\(SiteAssets.style)</style>
      </head>
      <body>
      <main>
      <h1>\(HTMLText.escaped(page.topicTitle))</h1>
      \(states.isEmpty ? "" : "<ul class=\"platforms\">\n\(states.joined())</ul>")
      \(article.html(pairs))\(resources(of: page))<section class="source">
      <h2>\(HTMLText.escaped(Label.source.text(in: page.language)))</h2>
      <p>\(facts) \(address)</p>
      </section>
      </main>
      </body>
      </html>

      """
  }

  private static func resources(of page: TopicPage) -> String {
    if page.topic.resources.isEmpty { return "" }
    let items = page.topic.resources.map { HTMLText.item($0, title: HTMLText.escaped($0.titles.text(in: page.language))) }
    return
      "<section class=\"related\">\n<h2>\(HTMLText.escaped(Label.seeAlso.text(in: page.language)))</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }
}
