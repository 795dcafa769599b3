import Guidelines

extension Language {
  package static let english = Language(rawValue: "en")
}

extension LanguageProfile {
  static let english = LanguageProfile(
    language: .english, name: "English", spellings: ["en", "english"], grammar: .english,
    guidance: .english, platformPhrases: .english, measures: .english,
    lexicon: .english, questions: .english, boilerplate: .english, titles: .english, dates: .english, typography: .english,
    appWords: .english,
    messages: .english)
}

extension LanguageProfile.Grammar {
  fileprivate static let english = {
    var sentences = LanguageProfile.Grammar()
    sentences.modality = EnglishModality.modality
    sentences.strength = EnglishStrength.strength
    sentences.isLabel = EnglishLabel.isLabel
    sentences.isPlausibleHeading = EnglishLabel.isPlausibleHeading
    // For example, "For additional information on labels, follow the guide."
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
    sentences.isCrossReference = { text in
      text.hasPrefix(anyOf: ["for ", "to learn", "if you", "to see"]) && text.contains(anyOf: [" see ", " refer to "])
        || text.hasPrefix(anyOf: more)
        // Excludes commands such as "Refer to people by name."
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
    sentences.caption = { text in
      // Longer endings come before their suffixes.
      let endings = [
        " in the following table", " are the following", " in the table below", " are as follows", " is as follows",
        " as follows",
      ]
      return endings.first(where: text.lowercased().hasSuffix).map { String(text.dropLast($0.count).trimmingWhitespace) }
    }
    sentences.isSentenceOpener = { word in
      ImperativeVerbs.all.contains(word) || ImperativeVerbs.negations.contains(word) || EnglishFunctionWords.contains(word)
        || [
          "although", "because", "don’t", "during", "even", "every", "like", "one", "people", "since", "unless", "whenever",
          "while",
        ]
        .contains(word)
    }
    sentences.listIntroductions = ["following", "such as"]
    sentences.exampleIntroductions = ["for example"]
    return sentences
  }()
}

extension LanguageProfile.PlatformPhrases {
  fileprivate static let english = {
    var platforms = LanguageProfile.PlatformPhrases()
    platforms.conjunctions = ["and", "or"]
    platforms.generalPhrases = ["no additional considerations", "no additional guidance"]
    platforms.unsupportedPhrases = [
      "not supported", "isn’t supported", "isn't supported", "aren’t supported", "aren't supported", "not available",
    ]
    platforms.requiredSubstrings = ["dditional", "upported", "vailable"]
    platforms.isPlatformSection = { $0.contains(text: "platform consideration") }
    platforms.headlineScope = EnglishPlatforms.scope(ofHeadline:)
    platforms.titleScope = EnglishPlatforms.scope(ofTitle:)
    return platforms
  }()
}

extension LanguageProfile.MeasureWords {
  fileprivate static let english = {
    var measures = LanguageProfile.MeasureWords()
    measures.units = [
      ("points", "pt"), ("point", "pt"), ("pt", "pt"), ("pixels", "px"), ("pixel", "px"), ("px", "px"), ("mm", "mm"),
      ("cm", "cm"),
      ("kb", "kb"), ("mb", "mb"), ("gb", "gb"), ("fps", "fps"), ("ms", "ms"),
    ]
    measures.unitsAndBounds = [
      "pt", "px", "point", "pixel", "mm", "cm", "inch", "%", "percent", "second", "minute", "hour", "day", "week", "character",
      "letter", "word", "line", "item", "button", "tab", "segment", "level", "column", "row", "time", "degree", "meter", "metre",
      "kb",
      "mb", "gb", "ms", "fps", "hz", "ppi", "or more", "or fewer", "or less", "°",
    ]
    // "One" is absent because it is often a pronoun.
    measures.numberWords = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozen", "twice",
    ]
    return measures
  }()
}

extension LanguageProfile.Lexicon {
  fileprivate static let english = {
    var words = LanguageProfile.Lexicon()
    words.asideLabels = ["note", "notes", "important", "tip", "warning", "caution", "attention"]
    words.plainAsideLabels = ["note", "notes"]
    words.markedAsideLabels = ["developer note", "experiment", "info", "hint", "remark", "danger"]
    words.commonSectionTitles = [
      "Best practices", "Platform considerations", "Resources", "Related", "Developer documentation", "Videos", "Change log",
      "Specifications", "Anatomy", "Content", "Overview",
    ]
    words.abbreviations = [
      "e.g", "i.e", "etc", "vs", "mr", "mrs", "ms", "dr", "no", "fig", "approx", "inc", "u.s", "st", "cf", "al", "ver", "p", "pp",
    ]
    words.isFunctionWord = EnglishFunctionWords.contains
    words.comparisonStopWords = EnglishFunctionWords.comparisonStopWords
    words.normalizedSpelling = EnglishSpelling.americanSpelling
    words.stemming = LanguageProfile.Stemming(minLength: PorterStemmer.minLength, stem: PorterStemmer.stem)
    return words
  }()
}

extension LanguageProfile.QuestionPatterns {
  fileprivate static let english = {
    var questions = LanguageProfile.QuestionPatterns()
    questions.definitionPrefixes = ["what is a ", "what is an ", "what are ", "what's a ", "definition of ", "meaning of "]
    questions.alternativeWords = ["or", "vs", "v", "versus"]
    questions.contrastWords = [
      " difference ", " differences ", " differ ", " different ", " compare ", " compared ", " comparison ",
    ]
    questions.pairingWords = ["and", "from", "with", "to"]
    questions.articles = ["a", "an", "the"]
    questions.comparisonPhrases =
      questions.alternativeWords.map { " \($0) " } + questions.contrastWords
      + [" instead ", " rather ", " which ", " between ", " when to use "]
    questions.asksForMeasure = EnglishMeasureQuestions.asksForMeasure
    return questions
  }()
}

extension LanguageProfile.Typography {
  fileprivate static let english = {
    var typography = LanguageProfile.Typography()
    typography.usesCapitalHeadings = true
    return typography
  }()
}
