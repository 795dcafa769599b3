extension LanguageProfile.TitlePatterns {
  static let english = {
    var titles = LanguageProfile.TitlePatterns()
    titles.guidelinesTitles = ["humaninterfaceguidelines"]
    titles.fillers = [
      "human interface guidelines", "design guidelines", "design guideline", "design guide", "style guide", "best practices",
      "guidelines", "guideline", "guidance", "guide", "hig", "rules", "usage", "using", "how to use", "overview", "introduction",
      "index", "readme", "main", "documentation", "docs", "page", "notes", "draft", "translation", "chapter", "about", "for",
      "of",
      "on", "to", "the", "a", "an", "our",
    ]
    titles.siteNameParts = ["blog", "weblog", "homepage", "home page", "website"]
    titles.numberings = [
      ("chapter ", []), ("part ", []), ("section ", []), ("rule ", []), ("guideline ", []), ("principle ", []), ("tip ", []),
    ]
    return titles
  }()
}
