extension LanguageRules.Boilerplate {
  static let english = {
    var boilerplate = LanguageRules.Boilerplate()
    boilerplate.sections = [
      (.resources, ["resources", "further reading", "references"]),
      (
        .related,
        [
          "related", "related topics", "related articles", "related posts", "related entries", "see also", "latest entries",
          "latest posts", "recent posts",
        ]
      ),
      (.developerDocumentation, ["developer documentation"]),
      (.videos, ["videos"]),
      (.changeLog, ["change log", "changelog", "revision history", "release notes"]),
      (.contents, ["table of contents", "contents", "on this page", "in this article"]),
      (
        .sharing,
        ["comments", "leave a comment", "share", "tags", "categories", "archives", "about the author", "supported platforms"]
      ),
    ]
    boilerplate.alone = ["play", "replay", "video description", "back to top", "edit this page", "advertisement", "loading…"]
    boilerplate.openings = [
      "copyright", "©", "(c) ", "to submit feedback", "powered by", "posted in ", "filed under", "share on ",
      "was this page helpful", "tags:", "this site uses cookies", "we use cookies",
    ]
    boilerplate.inside = ["all rights reserved", "terms of use", "privacy policy"]
    boilerplate.pictures = ["image", "images", "[image]", "photo"]
    boilerplate.media = ["video with custom controls", "content description:"]
    boilerplate.comparisons = ["crossout", "checkmark", "x mark", "xmark", "incorrect", "don't"]
    boilerplate.scriptDemands = ["require", "turn on", "enable"]
    // "Updated guidance for …", "New page."
    boilerplate.isChange = { $0.hasPrefix("new page") || $0.prefix { $0.isLetter }.hasSuffix("ed") }
    boilerplate.sources = ["source", "original", "original page", "original article", "url", "translated from"]
    boilerplate.translators = ["translated by", "translator"]
    boilerplate.authors = ["written by", "author"]
    boilerplate.asOf = ["as of "]
    boilerplate.editionTitles = ["guidelines - %", "guidelines for %", "% human interface guidelines"]
    return boilerplate
  }()
}

extension LanguageRules.Dates {
  static let english = {
    var dates = LanguageRules.Dates()
    dates.months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ].map { $0 == "september" ? [$0, "sep", "sept"] : [$0, String($0.prefix(3))] }
    dates.ordinals = ["st", "nd", "rd", "th"]
    dates.words =
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].flatMap { [$0, String($0.prefix(3))] }
      + ["t", "z", "on", "published", "updated", "posted"]
    return dates
  }()
}
