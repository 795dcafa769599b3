import Testing

@testable import Extraction

@Suite struct RuleNumberTests {
  @Test(
    "The number before a rule is removed",
    arguments: [
      ("SG0001: Avoid codes", "Avoid codes"), ("[A11Y-01] Provide a text", "Provide a text"),
      ("UX-7 – Keep it short", "Keep it short"),
      ("R1.2. Keep it short", "Keep it short"), ("Rule 5. Don’t stack signs", "Don’t stack signs"),
      ("Guideline 12: Stack signs", "Stack signs"),
      ("❌ Stack signs", "Stack signs"), ("1️⃣ Keep it short", "Keep it short"), ("✅ 2. Keep it short", "Keep it short"),
      ("1.2 Keep it short", "Keep it short"), ("第3章 札を短くする", "札を短くする"), ("S-1：札を短くする", "札を短くする"),
      ("方針2. 札を短くする", "札を短くする"), ("B. Keep it short", "Keep it short"), ("C) Keep it short", "Keep it short"),
      ("原則1：札を短くする", "札を短くする"), ("1-2. 札を短くする", "札を短くする"),
    ])
  func numberIsRemoved(heading: String, words: String) { #expect(RuleNumber.removingNumber(from: heading) == words) }

  @Test(
    "Numbers that are part of the words stay",
    arguments: [
      "iOS 17: Use two columns", "HTTP/2 pushes", "4K-ready signs".lowercased(), "Step 3: Open the door", "API: Use it",
      "MP3 files play", "A sign", "U.S. signs",
    ])
  func otherNumbersStay(heading: String) {
    let words = RuleNumber.removingNumber(from: heading)
    #expect(heading.hasSuffix(words) && words.count + 1 >= heading.count)
  }

  @Test("A number alone is not a sentence") func numberAloneIsNotASentence() {
    for number in ["1-1.", "Rule 5.", "方針2.", "2."] { #expect(RuleNumber.isOnlyNumber(number)) }
    for words in ["Rule.", "Two.", "2 signs.", "方針2つ。"] { #expect(!RuleNumber.isOnlyNumber(words)) }
  }
}
