import Guidelines

/// A topic's page in one language as one self-contained HTML file.
package enum HTMLPage {
  package static func standalone(_ page: TopicPage, drawing: @escaping (String) -> Drawing? = { _ in nil }) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(page.language.rawValue)">
    <head>
    \(TopicHTML.head(title: page.topicTitle, allowing: "style-src 'nonce-hig'"))
    <style nonce="hig">\(SiteAssets.style)</style>
    </head>
    <body>
    <main class="alone">
    <h1>\(HTMLText.escaped(page.topicTitle))</h1>
    \(TopicHTML(pages: [page], drawing: drawing).html())</main>
    </body>
    </html>

    """
  }
}
