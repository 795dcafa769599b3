import Guidelines

extension Language {
  package static let korean = Language(rawValue: "ko")
}

extension LanguageProfile {
  static let korean = LanguageProfile(
    language: .korean, name: "한국어", spellings: ["ko", "korean", "한국어"],
    script: .korean, grammar: .korean, platformPhrases: .korean, measures: .korean, lexicon: .korean, questions: .korean,
    titles: .korean, messages: .korean)
}

extension LanguageProfile.Script {
  /// Syllables.
  fileprivate static let korean = LanguageProfile.Script(
    ranges: [KoreanEnding.syllables],
    isProse: { scalars in
      let syllables = scalars.count { KoreanEnding.syllables.contains($0.value) }
      return syllables >= 5 && syllables * 10 >= scalars.count * 7 && KoreanEnding.isPredicate(KoreanEnding.bare(String(scalars)))
    })
}

extension LanguageProfile.Grammar {
  fileprivate static let korean = {
    var sentences = LanguageProfile.Grammar()
    sentences.modality = KoreanMood.mood
    sentences.strength = KoreanStrength.strength
    sentences.isLabel = KoreanLabel.isLabel
    sentences.isPlausibleHeading = KoreanLabel.isTerm
    sentences.isCrossReference = { KoreanEnding.bare($0).hasSuffix(anyOf: pointers) }
    sentences.developerWords = ["개발자", "레퍼런스"]
    sentences.developerReferences = [("개발자 안내", "있습니다"), ("개발자 문서", "있습니다"), ("개발자용", "있습니다")]
    sentences.caption = KoreanAnnouncement.caption
    sentences.listIntroductions = ["다음과 같", "아래와 같", "다음 표", "아래 표", "다음 항목", "아래 항목", "다음의", "다음을"]
    sentences.exampleIntroductions = ["예를 들어", "예를 들면", "예컨대", "이를테면"]
    sentences.possessiveParticles = ["의"]
    return sentences
  }()

  /// "See …", by its end.
  private static let pointers: [String] = {
    let endings = ["하십시오", "하세요", "하시기 바랍니다", "해 주십시오", "해 주세요", "합니다", "한다", "하라", "할 것"]
    let bare = ["을 참조", "를 참조", "을 참고", "를 참고", "을 보십시오", "를 보십시오", "을 보세요", "를 보세요", "더 알아보기"]
    return bare + ["참조", "참고"].flatMap { verb in endings.map { verb + $0 } }
  }()
}

extension LanguageProfile.PlatformPhrases {
  fileprivate static let korean = {
    var platforms = LanguageProfile.PlatformPhrases()
    platforms.conjunctions = ["와", "과", "및", "또는", "하고", "이나"]
    platforms.generalPhrases = [
      "추가 고려 사항이 없습니다", "추가 고려 사항은 없습니다", "추가 고려사항이 없습니다", "추가 고려사항은 없습니다", "추가로 고려할 사항이 없습니다",
      "추가로 고려할 사항은 없습니다", "추가 고려 사항 없음",
    ]
    platforms.unsupportedPhrases = [
      "지원되지 않습니다", "지원하지 않습니다", "지원되지 않는다", "지원하지 않는다", "지원되지 않음", "지원하지 않음", "사용할 수 없습니다", "이용할 수 없습니다",
    ]
    platforms.requiredSubstrings = ["고려", "지원", "용할 수 없"]
    platforms.headlineScope = KoreanPlatforms.platforms(statedIn:)
    platforms.titleScope = KoreanPlatforms.platforms(addressedBy:)
    return platforms
  }()
}

extension LanguageProfile.MeasureWords {
  fileprivate static let korean = {
    var measures = LanguageProfile.MeasureWords()
    // Particles stand glued to a unit, and only a whole word is one.
    let particles = ["이상", "이하", "보다", "까지", "에서", "으로", "입니다", "이", "가", "을", "를", "은", "는", "의", "로", "씩", "만", ""]
    measures.units = [("포인트", "pt"), ("픽셀", "px"), ("밀리미터", "mm"), ("센티미터", "cm")].flatMap { unit in
      particles.map { (unit.0 + $0, unit.1) }
    }
    measures.unitsAndBounds = [
      "포인트", "픽셀", "퍼센트", "밀리", "센티", "미터", "인치", "초", "분 ", "분간", "시간", "일간", "주간", "개월", "글자", "자 ", "자를", "자까지", "단어", "줄",
      "행", "열", "배", "이상", "이하", "이내", "미만", "까지",
      "개까지", "개 이상", "개 이하", "개 이내", "개를 넘", "가지까지", "가지 이상", "가지 이하", "번까지", "번 이상", "번 이하", "회까지", "회 이상", "회 이하", "단계까지",
      "단계 이상", "단계 이하",
    ]
    return measures
  }()
}

extension LanguageProfile.Lexicon {
  fileprivate static let korean = {
    var words = LanguageProfile.Lexicon()
    words.asideLabels = ["참고", "참고 사항", "주의", "주의 사항", "중요", "팁", "메모", "경고", "힌트", "비고", "역주"]
    words.plainAsideLabels = ["참고", "참고 사항", "주의", "주의 사항", "메모", "비고"]
    words.isFunctionWord = functionWords.contains
    return words
  }()

  /// In questions, where all that is asked for are rules and guidelines; with their particles, as no space parts them.
  private static let functionWords: Set<String> = {
    let things = ["규칙", "지침", "가이드라인", "방법", "것", "무엇"].flatMap { noun in
      ["", "이", "은", "을", "에", "의", "이나", "인가요", "입니까"].map { noun + $0 }
    }
    return Set(
      things + [
        "뭐", "뭘", "뭔가요", "뭐예요", "언제", "어디", "어디에", "어디서", "왜", "어떻게", "어떤", "어느", "하나요", "합니까", "해야", "하는", "하면", "할", "때",
        "때는", "수", "있나요", "있습니까", "되나요", "됩니까", "좋을까요", "좋나요", "좋은가요", "관한", "대한", "대해", "위한", "그리고", "또는", "및", "알려줘", "알려",
        "주세요",
      ])
  }()
}

extension LanguageProfile.QuestionPatterns {
  fileprivate static let korean = {
    var questions = LanguageProfile.QuestionPatterns()
    questions.alternativeWords = ["아니면", "또는"]
    questions.contrastWords = ["차이", "비교"]
    questions.pairingWords = ["와", "과", "하고"]
    questions.comparisonPhrases = questions.alternativeWords + questions.contrastWords + ["어느"]
    questions.definitionSuffixes = ["이란", "무엇인가요", "무엇인가", "무엇입니까", "뭐예요", "뭔가요", "뭐야", "무슨 뜻인가요", "의 뜻", "의 의미", "의 정의"]
    questions.measurePhrases = [
      "몇", "얼마", "크기", "치수", "너비", "높이", "길이", "두께", "간격", "여백", "최소", "최대", "상한", "하한", "이상", "이하", "이내", "비율", "해상도", "개수",
      "횟수", "글자 수", "수치", "포인트", "픽셀",
    ]
    return questions
  }()
}
