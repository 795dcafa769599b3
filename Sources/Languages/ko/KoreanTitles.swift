extension LanguageRules.Titles {
  static let korean = {
    var titles = LanguageRules.Titles()
    titles.fillers = [
      "휴먼 인터페이스 가이드라인", "디자인 가이드라인", "디자인 가이드", "가이드라인", "가이드", "지침", "방침", "규칙", "개요", "목차", "사용법", "번역", "정리", "메모", "편",
    ]
    titles.sites = ["블로그", "홈페이지"]
    titles.numberings = [("제", ["장", "부", "절"])]
    return titles
  }()
}
