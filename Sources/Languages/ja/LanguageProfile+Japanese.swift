import Guidelines

extension Language {
  package static let japanese = Language(rawValue: "ja")
}

extension LanguageProfile {
  static let japanese = LanguageProfile(
    language: .japanese, name: "日本語", spellings: ["ja", "japanese", "日本語"],
    script: .japanese, grammar: .japanese, guidance: .japanese, platformPhrases: .japanese,
    measures: .japanese, lexicon: .japanese, questions: .japanese, boilerplate: .japanese, titles: .japanese, dates: .japanese,
    typography: .japanese, appWords: .japanese, messages: .japanese)
}

extension LanguageProfile.Script {
  /// Kana and ideographs.
  fileprivate static let japanese = LanguageProfile.Script(
    ranges: [
      0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF,
    ],
    isProse: { scalars in
      // Prose contains hiragana (particles and endings) between or after kanji or katakana, or a run of hiragana, and little
      // else.
      var (hiragana, others) = (0, 0)
      for scalar in scalars {
        switch scalar.value {
        case 0x3041...0x3096: hiragana += 1
        case 0x30A1...0x30FC, 0x3005, 0x4E00...0x9FFF: others += 1
        default: break
        }
      }
      return hiragana >= 2 && (others >= 1 || hiragana >= 6) && hiragana + others >= 5
        && (hiragana + others) * 10 >= scalars.count * 7
    })
}

extension LanguageProfile.Grammar {
  fileprivate static let japanese = {
    var sentences = LanguageProfile.Grammar()
    sentences.modality = JapaneseModality.modality
    sentences.strength = JapaneseStrength.strength
    sentences.isLabel = JapaneseLabel.isLabel
    sentences.isPlausibleHeading = JapaneseLabel.isPlausibleHeading
    sentences.connectors = [
      "ただし", "しかし", "さらに", "なお", "また", "そのため", "このため", "そこで", "したがって", "従って", "一方で", "一方", "逆に", "それでも", "その場合は", "その場合", "この場合は",
      "この場合",
      "加えて", "同様に", "特に", "そして", "ですので", "なので", "よって",
    ]
    sentences.isCrossReference = { text in
      text.trimmingSuffix { "。.．）) ".contains($0) }.hasSuffix(anyOf: [
        "を参照してください", "を参照して下さい", "を参照", "を参照します", "をご覧ください", "を御覧ください", "をご参照ください", "を見てください", "を参照のこと", "参照してください",
        "を見てみましょう", "を見てみよう", "見ていきましょう", "見ていこう", "を比べてみましょう", "を参考にしてください", "を参考にしてみてください", "ぜひ参考にしてください", "ぜひ参考にしてみてください",
        "お読みください", "読んでみてください", "想像してみてください",
        "以下を確認してください", "下記を確認してください",
      ])
    }
    sentences.developerWords = ["開発者", "デベロッパ", "リファレンス"]
    sentences.developerReferences = [("開発者向けのガイド", "あります"), ("開発者向けに", "あります")]
    sentences.caption = JapaneseAnnouncement.caption
    sentences.listIntroductions = ["以下", "次の", "下記", "こんな", "こういう"]
    sentences.exampleIntroductions = ["例えば", "たとえば"]
    sentences.possessiveParticles = ["の"]
    return sentences
  }()
}

extension LanguageProfile.PlatformPhrases {
  fileprivate static let japanese = {
    var platforms = LanguageProfile.PlatformPhrases()
    platforms.isPlatformSection = { $0.contains(text: "プラットフォーム") && $0.contains(anyOf: ["考慮", "検討"]) }
    platforms.conjunctions = ["と", "や", "および", "及び", "または"]
    platforms.generalPhrases = [
      "追加の考慮事項はありません", "追加の考慮事項はない", "追加の検討事項はありません", "特別な考慮事項はありません", "追加で考慮すべき",
    ]
    platforms.unsupportedPhrases = [
      "対応していません", "対応していない", "サポートされていません", "サポートされていない", "サポートしていません", "利用できません", "使用できません",
    ]
    platforms.requiredSubstrings = ["考慮", "検討事項", "対応して", "サポート", "できません"]
    platforms.headlineScope = JapanesePlatforms.scope(ofHeadline:)
    platforms.titleScope = JapanesePlatforms.scope(ofTitle:)
    platforms.devices = [
      (["アイフォン", "アイフォーン"], .iOS), (["アイパッド"], .iPadOS), (["マック"], .macOS), (["ウォッチ", "アップルウォッチ"], .watchOS),
      (["ビジョンプロ", "ビジョン"], .visionOS), (["アップルテレビ", "テレビ"], .tvOS),
    ]
    return platforms
  }()
}

extension LanguageProfile.MeasureWords {
  fileprivate static let japanese = {
    var measures = LanguageProfile.MeasureWords()
    measures.units = [("ポイント", "pt"), ("ピクセル", "px"), ("ミリ", "mm"), ("センチ", "cm")]
    measures.unitsAndBounds = [
      "ポイント", "ピクセル", "秒", "分以", "分間", "時間", "日間", "週間", "文字", "語", "行", "個", "段", "枚", "列", "度", "倍", "以上", "以下", "以内", "未満",
      "まで",
      "つ以上", "つ以下", "つまで", "つ以内", "つを超え", "回以上", "回まで", "回以内", "本以上", "本まで", "メートル", "センチ", "ミリ", "インチ", "桁",
    ]
    return measures
  }()
}

extension LanguageProfile.Lexicon {
  fileprivate static let japanese = {
    var words = LanguageProfile.Lexicon()
    words.asideLabels = ["注意", "注記", "注", "備考", "重要", "メモ", "補足", "ヒント", "警告", "訳注", "訳者注", "参考"]
    words.plainAsideLabels = ["注意", "注記", "注", "備考", "メモ", "補足", "参考"]
    words.markedAsideLabels = [
      "注釈", "注意事項", "注意点", "ノート", "実験", "デベロッパ向けの注記", "開発者向けの注記", "開発者向けメモ", "デベロッパ向けメモ", "ポイント", "コラム",
    ]
    // Runs of kanji and katakana, in the unified spelling.
    words.isFunctionWord = { ["ルール", "ガイドライン", "規則", "方法"].contains($0) }
    words.inflection = .japanese
    words.transliteration = Romaji.hiragana
    return words
  }()
}

extension LanguageProfile.InflectionTable {
  /// Inflections of verbs and adjectives: 重なる occurs as 重なって, 重ならない, and 重なり, 大きい as 大きくて.
  fileprivate static let japanese = {
    var endings: [UInt32: Set<UInt32>] = [:]
    for (last, follows) in [
      ("う", "わいえおうっ"), ("く", "かきけこくい"), ("ぐ", "がぎげごぐい"), ("す", "さしせそす"), ("つ", "たちてとつっ"), ("ぬ", "なにねのぬん"), ("ぶ", "ばびべぼぶん"),
      ("む", "まみめもむん"), ("る", "らりれろるっ"), ("い", "くかけいさそ"),
    ] {
      for scalar in last.unicodeScalars { endings[scalar.value] = Set(follows.unicodeScalars.map { $0.value }) }
    }
    // Stems that end in an e or i sound before る stay unchanged before て, た, ない, and ます, as in 切れる.
    return LanguageProfile.InflectionTable(
      replacements: endings,
      unchangedStems: (
        0x308B, Set("いきぎしじちにひびみりえけげせぜてでねへべめれ".unicodeScalars.map { $0.value }), Set("てたなまよずらさやに".unicodeScalars.map { $0.value })
      ))
  }()
}

extension LanguageProfile.QuestionPatterns {
  fileprivate static let japanese = {
    var questions = LanguageProfile.QuestionPatterns()
    questions.alternativeWords = ["か", "それとも", "または", "もしくは", "対"]
    questions.contrastWords = ["違い", "違う", "どっち", "どちら", "使い分け", "比較", "との差"]
    questions.pairingWords = ["と", "や"]
    questions.comparisonPhrases = questions.alternativeWords + questions.contrastWords + ["どれ"]
    questions.definitionSuffixes = ["とは", "って何", "とは何", "とは何ですか", "って何ですか", "とはなに", "の意味", "の定義"]
    questions.measurePhrases = [
      "いくつ", "いくら", "どれくらい", "どのくらい", "どれだけ", "どのぐらい", "サイズ", "大きさ", "寸法", "幅", "高さ", "間隔", "余白", "行間", "字間", "最小", "最大", "最低",
      "最多", "最短",
      "最長", "上限", "下限", "以上", "以下", "以内", "比率", "割合", "解像度", "何個", "何回", "何段", "何文字", "何秒", "何分", "何枚", "何種", "何行", "何本", "何度",
      "何倍", "何つ", "何列", "何階", "何人", "何色", "何ポイント", "何ピクセル", "何pt", "何px", "何mm", "何cm", "何mb", "何kb", "長さ", "文字数", "個数", "回数",
      "数値", "rgb",
    ]
    // Excludes 比較, 比べる, 比例, and 比喩, where 比 does not mean a ratio.
    questions.measureScalars = [(0x6BD4, [0x8F03, 0x3079, 0x4F8B, 0x55A9])]
    return questions
  }()
}

extension LanguageProfile.Typography {
  fileprivate static let japanese = {
    var typography = LanguageProfile.Typography()
    typography.colon = "："
    typography.bullet = "・"
    typography.noteBrackets = ("〔", "〕")
    typography.sentenceSeparator = ""
    typography.comma = "、"
    typography.fullStop = "。"
    typography.parentheses = ("（", "）")
    return typography
  }()
}
