import Guidelines
import Testing

@testable import Languages

/// What the sentence over a list makes of its items.
@Suite struct LeadInTests {
  @Test(arguments: [
    ("Labels should", LanguageRules.LeadIn.advises(.do)), ("A label must always be", .advises(.do)), ("Please", .advises(.do)),
    ("Make sure to", .advises(.do)), ("You need to", .advises(.do)), ("Staff must not", .advises(.avoid)),
    ("Don’t", .advises(.avoid)), ("Labels shouldn't", .advises(.avoid)), ("Try to avoid", .advises(.avoid)),
    ("Consider", .advises(.consider)), ("With a label, visitors can", .describes), ("People need to", .describes),
    ("A label shows what it is", .describes), ("To print one, follow these steps", .steps), ("Use a label if you", .open),
    ("There are three sizes", .open), ("", .open), ("What should you never do", .advises(.avoid)),
    ("Never do the following", .advises(.avoid)),
    ("The following are not allowed", .advises(.avoid)), ("The following materials are prohibited", .advises(.avoid)),
    ("It is a mistake to", .advises(.avoid)), ("The following sizes are allowed", .open), ("What to write", .open),
    ("A hall label needs", .advises(.do)), ("Each label must have", .advises(.do)), ("The app needs water and", .open),
    ("Avoid pleas, such as \"please.\"", .open),
  ])
  func english(sentence: String, leadIn: LanguageRules.LeadIn) {
    #expect(EnglishLeadIn.leadIn(sentence) == leadIn)
  }

  @Test(arguments: [
    ("札を書くときは、次のことを避けてください", LanguageRules.LeadIn.advises(.avoid)), ("次の種類があります", .describes), ("札を使うと、次のことができます", .describes),
    ("次のルールがあります", .open), ("以下の点に注意してください", .open), ("やるべきでないことは", .advises(.avoid)), ("以下の行為は禁止です", .advises(.avoid)),
    ("次のような札は使いません", .advises(.avoid)),
    ("こんな札はNGです", .advises(.avoid)), ("次の手順に従います", .steps), ("札の色", .open), ("", .open),
  ])
  func japanese(sentence: String, leadIn: LanguageRules.LeadIn) {
    #expect(JapaneseLeadIn.leadIn(sentence) == leadIn)
  }

  /// What is announced as wrong may stand in items that say so themselves.
  @Test func wrongUsesAreLedInto() {
    #expect(JapaneseLeadIn.leadIn("以下は誤った使い方の例です。") == .open)
    #expect(JapaneseLeadIn.leadIn("以下は札の種類です。") == .describes)
  }
}
