import Testing

@testable import TextAnalysis

@Suite struct NameKeyTests {
  @Test(
    "Spellings of one name have the same key",
    arguments: [
      (["Tab Bars", "tab-bars", "TabBars", "tab_bars", "ＴＡＢ　ＢＡＲＳ"], "tabbars"),
      (["ウェブ・ビュー", "ウェブビュー", "ｳｪﾌﾞﾋﾞｭｰ", "ウェフ\u{3099}ヒ\u{3099}ュー"], "ウェブビュー"),
      (["Sign in with Apple", "sign-in-with-apple"], "signinwithapple"),
      (["--", " - - "], "--"),
      (["", "   "], ""),
    ])
  func spellingsShareOneKey(names: [String], key: String) {
    for name in names { #expect(nameKey(name) == key) }
  }

  @Test func keyIsIdempotent() {
    for name in ["Tab Bars", "㍿", "Å", "①②", "ﷺ", "👨‍👩‍👧", "が\u{3099}", "\u{FFFD}"] {
      #expect(nameKey(nameKey(name)) == nameKey(name))
    }
  }
}
