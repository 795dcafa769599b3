import Guidelines

extension MessageCatalog {
  /// Help, the manual, what is said to assistants, what `hig lint` finds and what explains a hit's place have no Korean words yet: they stay English.
  static let korean = {
    var interface = MessageCatalog.english
    interface.labels = .korean
    interface.languages = KoreanInterface.languages
    interface.phrase = KoreanInterface.notice
    interface.usageError = KoreanInterface.notice
    interface.failure = KoreanInterface.notice
    return interface
  }()
}

/// What the interface says of something, in Korean.
enum KoreanInterface {
  static let languages = Localized<String>([(Language.english, "영어"), (.japanese, "일본어"), (.korean, "한국어")])

  static func list(_ values: [String]) -> String { values.quotedList(", ") { " 외 \($0)개" } }

  static func list(_ values: [String], after label: String) -> String? { values.isEmpty ? nil : label + list(values) }
}

extension Labels {
  static let korean = Labels(
    hint: "힌트", number: "번호: ", standardOutput: "표준 출력", name: "이름", version: "버전", license: "라이선스", home: "홈페이지", page: "페이지",
    source: "소스", topic: "주제", language: "언어", path: "경로", guessed: "추정", integrityCheck: "검사", intact: "이상 없음", pages: "페이지",
    records: "항목", rules: "규칙", languages: "언어", editions: "판", topics: "주제", sources: "소스", settings: "설정", index: "색인",
    indexOrigin: "선택 이유", schema: "스키마", analyzer: "분석기", corpus: "Corpus 판", size: "크기", rule: "규칙", definition: "정의",
    specification: "사양", note: "참고", reference: "참조", avoid: "피하기", consider: "고려하기", inferred: "추정", avoidMark: "피하기",
    considerMark: "고려",
    otherWordings: "다른 표현", confidence: "확신도", related: "다른 곳의 비슷한 규칙", nothingSimilar: "없음", origin: "출처", edition: "판",
    translator: "번역", retrieved: "가져온 날짜", allPlatforms: "모든 플랫폼", general: "공통 규칙", ownGuidance: "고유한 지침",
    unsupported: "지원되지 않음", generalCell: "공통", ownCell: "고유", topicColumn: "주제", contents: "목차", figure: "그림", platforms: "플랫폼",
    description: "설명", api: "API 이름", seeAlso: "관련 항목", otherPages: "다른 페이지", designGuidelines: "디자인 가이드라인", added: "추가됨",
    gone: "삭제됨", reworded: "표현이 바뀜", unchanged: "변경 없음", changed: "변경됨", removed: "제거됨", stated: "명시", notTaken: "규칙으로 보지 않은 것",
    doubts: "의심스러운 것",
    moved: "이동됨", strength: "강도",
    figures: "수치", sectionTitle: "절 이름", newPage: "새 페이지", pageGone: "없어진 페이지", pageRenamed: "페이지 이름", notInCorpus: "Corpus에 없음",
    was: "이전", now: "현재",
    mustDo: "하기",
    noteSeverity: "정보", warning: "경고",
    error: "오류", reading: "읽는 중", linking: "연결하는 중", writingIndex: "기록하는 중", exporting: "내보내는 중",
    siteDescription: "구성요소와 플랫폼별 규칙을 영어와 일본어로 제공합니다.", otherTopics: "기타", allTopics: "모든 주제", skipToContent: "본문으로 건너뛰기",
    search: "검색",
    bothLanguages: "나란히", onThisPage: "이 페이지의 내용", previous: "이전", next: "다음", sizes: "수치", changes: "변경 기록",
    recentChanges: "최근 변경", allChanges: "모든 변경", choices: "무엇을 쓸까",
    needsScript: "검색과 필터에는 JavaScript가 필요합니다. 페이지는 JavaScript 없이도 읽을 수 있습니다.",
    doThis: "하기",
    savedText: "저장한 텍스트")
}
