extension LanguageProfile.TitlePatterns {
  static let korean = {
    var titles = LanguageProfile.TitlePatterns()
    titles.fillers = [
      "휴먼 인터페이스 가이드라인", "디자인 가이드라인", "디자인 가이드", "가이드라인", "가이드", "지침", "방침", "규칙", "개요", "목차", "사용법", "번역", "정리", "메모", "편",
    ]
    titles.siteNameParts = ["블로그", "홈페이지"]
    titles.numberings = [("제", ["장", "부", "절"])]
    return titles
  }()
}
