import Guidelines

extension Language {
  package static let english = Language(rawValue: "en")
}

extension LanguageRules {
  static let english = LanguageRules(
    language: .english, name: "English", spellings: ["en", "english"], sentences: .english,
    guidance: .english, platforms: .english, measures: .english,
    words: .english, questions: .english, boilerplate: .english, titles: .english, dates: .english, typography: .english,
    appWords: .english,
    interface: .english)
}

extension LanguageRules.Sentences {
  fileprivate static let english = {
    var sentences = LanguageRules.Sentences()
    sentences.mood = EnglishMood.mood
    sentences.strength = EnglishStrength.strength
    sentences.isLabel = EnglishLabel.isLabel
    sentences.isTerm = EnglishLabel.isTerm
    // "For additional information on labels, follow the guide."
    let more: [String] = ["more", "additional", "further"].flatMap { more in
      ["information", "details", "guidance", "help", "examples", "background", "context"].flatMap {
        ["for \(more) \($0) ", "for \(more) \($0),"]
      }
    }
    let texts = [
      " for ", "guide", "section", "page", "documentation", "table", "chapter", "above", "below", "following", "article", "site",
      "standard",
      "reference", "appendix", "figure", "http",
    ]
    sentences.isPointer = { text in
      text.hasPrefix(anyOf: ["for ", "to learn", "if you", "to see"]) && text.contains(anyOf: [" see ", " refer to "])
        || text.hasPrefix(anyOf: more)
        // "Refer to people by name."
        || text.hasPrefix("refer to ") && text.contains(anyOf: texts)
        || text.hasPrefix(anyOf: [
          "see ", "also see ", "learn more", "read more", "find out more", "read about", "learn about", "learn how",
          "discover ",
          "find out ", "check out", "let's look", "let us know", "take a look", "have a look", "stay tuned", "welcome to ",
          "keep reading",
          "read on", "return to the top", "click here", "note the difference", "say you ",
        ])
    }
    sentences.developerWords = ["developer"]
    sentences.announcement = { text in
      // The longest first.
      let endings = [
        " in the following table", " are the following", " in the table below", " are as follows", " is as follows",
        " as follows",
      ]
      return endings.first(where: text.lowercased().hasSuffix).map { String(text.dropLast($0.count).trimmingSpace) }
    }
    sentences.isOpener = { word in
      ImperativeVerbs.all.contains(word) || ImperativeVerbs.negations.contains(word) || EnglishFunctionWords.contains(word)
        || [
          "although", "because", "don’t", "during", "even", "every", "like", "one", "people", "since", "unless", "whenever",
          "while",
        ]
        .contains(word)
    }
    sentences.listAnnouncements = ["following", "such as"]
    sentences.exampleAnnouncements = ["for example"]
    return sentences
  }()
}

extension LanguageRules.Platforms {
  fileprivate static let english = {
    var platforms = LanguageRules.Platforms()
    platforms.joiners = ["and", "or"]
    platforms.general = ["no additional considerations", "no additional guidance"]
    platforms.unsupported = [
      "not supported", "isn’t supported", "isn't supported", "aren’t supported", "aren't supported", "not available",
    ]
    platforms.stems = ["dditional", "upported", "vailable"]
    platforms.isConsiderations = { $0.contains(text: "platform consideration") }
    platforms.stated = EnglishPlatforms.platforms(statedIn:)
    platforms.addressed = EnglishPlatforms.platforms(addressedBy:)
    return platforms
  }()
}

extension LanguageRules.Measures {
  fileprivate static let english = {
    var measures = LanguageRules.Measures()
    measures.units = [
      ("points", "pt"), ("point", "pt"), ("pt", "pt"), ("pixels", "px"), ("pixel", "px"), ("px", "px"), ("mm", "mm"),
      ("cm", "cm"),
      ("kb", "kb"), ("mb", "mb"), ("gb", "gb"), ("fps", "fps"), ("ms", "ms"),
    ]
    measures.counted = [
      "pt", "px", "point", "pixel", "mm", "cm", "inch", "%", "percent", "second", "minute", "hour", "day", "week", "character",
      "letter", "word", "line", "item", "button", "tab", "segment", "level", "column", "row", "time", "degree", "meter", "metre",
      "kb",
      "mb", "gb", "ms", "fps", "hz", "ppi", "or more", "or fewer", "or less", "°",
    ]
    // One is as often a pronoun.
    measures.numerals = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozen", "twice",
    ]
    return measures
  }()
}

extension LanguageRules.Words {
  fileprivate static let english = {
    var words = LanguageRules.Words()
    words.asideLabels = ["note", "notes", "important", "tip", "warning", "caution", "attention"]
    words.plainAsideLabels = ["note", "notes"]
    words.rareAsideLabels = ["developer note", "experiment", "info", "hint", "remark", "danger"]
    words.usualSections = [
      "Best practices", "Platform considerations", "Resources", "Related", "Developer documentation", "Videos", "Change log",
      "Specifications", "Anatomy", "Content", "Overview",
    ]
    words.abbreviations = [
      "e.g", "i.e", "etc", "vs", "mr", "mrs", "ms", "dr", "no", "fig", "approx", "inc", "u.s", "st", "cf", "al", "ver", "p", "pp",
    ]
    words.isFunctionWord = EnglishFunctionWords.contains
    words.common = EnglishFunctionWords.common
    words.respelled = EnglishSpelling.american
    words.stemming = LanguageRules.Stemming(shortestWord: PorterStemmer.shortestWord, stem: PorterStemmer.stem)
    return words
  }()
}

extension LanguageRules.Questions {
  fileprivate static let english = {
    var questions = LanguageRules.Questions()
    questions.meaningOpenings = ["what is a ", "what is an ", "what are ", "what's a ", "definition of ", "meaning of "]
    questions.alternatives = ["or", "vs", "v", "versus"]
    questions.contrasts = [
      " difference ", " differences ", " differ ", " different ", " compare ", " compared ", " comparison ",
    ]
    questions.pairings = ["and", "from", "with", "to"]
    questions.articles = ["a", "an", "the"]
    questions.comparisons =
      questions.alternatives.map { " \($0) " } + questions.contrasts
      + [" instead ", " rather ", " which ", " between ", " when to use "]
    questions.asksFigure = EnglishFigures.areAsked
    return questions
  }()
}

extension LanguageRules.Typography {
  fileprivate static let english = {
    var typography = LanguageRules.Typography()
    typography.capitalizesHeadings = true
    return typography
  }()
}
