extension LanguageProfile.BoilerplatePatterns {
  static let english = {
    var boilerplate = LanguageProfile.BoilerplatePatterns()
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
    boilerplate.standaloneTexts = [
      "play", "replay", "video description", "back to top", "edit this page", "advertisement", "loading…",
    ]
    boilerplate.paragraphPrefixes = [
      "copyright", "©", "(c) ", "to submit feedback", "powered by", "posted in ", "filed under", "share on ",
      "was this page helpful", "tags:", "this site uses cookies", "we use cookies",
    ]
    boilerplate.shortParagraphPhrases = ["all rights reserved", "terms of use", "privacy policy"]
    boilerplate.imageTexts = ["image", "images", "[image]", "photo"]
    boilerplate.mediaPrefixes = ["video with custom controls", "content description:"]
    boilerplate.comparisonAltTexts = ["crossout", "checkmark", "x mark", "xmark", "incorrect", "don't"]
    boilerplate.javaScriptPhrases = ["require", "turn on", "enable"]
    // For example, "Updated guidance for …", "New page."
    boilerplate.isChangeLogEntry = { $0.hasPrefix("new page") || $0.prefix { $0.isLetter }.hasSuffix("ed") }
    boilerplate.sourceCredits = ["source", "original", "original page", "original article", "url", "translated from"]
    boilerplate.translatorCredits = ["translated by", "translator"]
    boilerplate.authorCredits = ["written by", "author"]
    boilerplate.accuracyDateWords = ["as of "]
    boilerplate.platformGuideTitles = ["guidelines - %", "guidelines for %", "% human interface guidelines"]
    return boilerplate
  }()
}

extension LanguageProfile.DatePatterns {
  static let english = {
    var dates = LanguageProfile.DatePatterns()
    dates.monthNames = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ].map { $0 == "september" ? [$0, "sep", "sept"] : [$0, String($0.prefix(3))] }
    dates.ordinalSuffixes = ["st", "nd", "rd", "th"]
    dates.adjacentWords =
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].flatMap { [$0, String($0.prefix(3))] }
      + ["t", "z", "on", "published", "updated", "posted"]
    return dates
  }()
}
