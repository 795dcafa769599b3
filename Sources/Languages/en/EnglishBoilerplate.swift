extension LanguageRules.Boilerplate {
  static let english = {
    var boilerplate = LanguageRules.Boilerplate()
    boilerplate.sections = [
      (.resources, ["resources", "additional resources", "further reading", "references", "links"]),
      (
        .related,
        [
          "related", "related topics", "related information", "related content", "related articles", "related posts",
          "related entries", "see also", "latest entries", "latest posts", "recent posts", "recent articles", "popular posts",
          "you may also like", "read next",
        ]
      ),
      (.developerDocumentation, ["developer documentation", "developer guidance", "for developers"]),
      (.videos, ["videos", "wwdc videos"]),
      (
        .changeLog,
        ["change log", "changelog", "revision history", "document revision history", "release notes", "update history"]
      ),
      (.contents, ["table of contents", "contents", "on this page", "in this article", "toc"]),
      (
        .sharing,
        [
          "comments", "leave a comment", "leave a reply", "share", "share this", "tags", "categories", "about the author",
          "subscribe", "newsletter", "archives", "supported platforms", "quick links",
        ]
      ),
    ]
    boilerplate.alone = [
      "image", "images", "[image]", "replay", "video description", "copy link", "back to top", "page top", "toggle menu",
      "open menu", "close menu", "skip navigation", "skip to content", "skip to main content", "advertisement", "sponsored",
      "edit this page", "select a color scheme preference", "navigator is ready", "loading…", "loading...",
    ]
    boilerplate.openings = [
      "copyright", "©", "(c) ", "current page is", "to submit feedback", "to navigate the symbols", "please turn on javascript",
      "this page requires javascript", "only search within", "skip navigation", "global nav", "please enable javascript",
      "powered by", "posted in ", "filed under", "share on ", "was this page helpful", "tags:", "this site uses cookies",
      "we use cookies", "quick links",
    ]
    boilerplate.inside = [
      "all rights reserved", "symbols inside", "items were found. tab back", "terms of use", "privacy policy",
      "turn on javascript", "quick links",
    ]
    boilerplate.pictures = ["image", "images", "[image]", "photo", "img"]
    return boilerplate
  }()
}
