import Guidelines
import Testing

@testable import Languages

/// Classification of the sentence before a list.
@Suite struct LeadInTests {
  @Test(
    "An English lead-in is classified",
    arguments: [
      ("Labels should", LanguageProfile.LeadIn.advisory(.do)), ("A label must always be", .advisory(.do)),
      ("Please", .advisory(.do)),
      ("Make sure to", .advisory(.do)), ("You need to", .advisory(.do)), ("Staff must not", .advisory(.avoid)),
      ("Don’t", .advisory(.avoid)), ("Labels shouldn't", .advisory(.avoid)), ("Try to avoid", .advisory(.avoid)),
      ("Consider", .advisory(.consider)), ("With a label, visitors can", .descriptive), ("People need to", .descriptive),
      ("A label shows what it is", .descriptive), ("To print one, follow these steps", .steps), ("Use a label if you", .neutral),
      ("There are three sizes", .neutral), ("", .neutral), ("What should you never do", .advisory(.avoid)),
      ("Never do the following", .advisory(.avoid)),
      ("The following are not allowed", .advisory(.avoid)), ("The following materials are prohibited", .advisory(.avoid)),
      ("It is a mistake to", .advisory(.avoid)), ("The following sizes are allowed", .neutral), ("What to write", .neutral),
      ("A hall label needs", .advisory(.do)), ("Each label must have", .advisory(.do)), ("The app needs water and", .neutral),
      ("Avoid pleas, such as \"please.\"", .neutral),
    ])
  func classifiesEnglishLeadIns(sentence: String, leadIn: LanguageProfile.LeadIn) {
    #expect(EnglishLeadIn.leadIn(sentence) == leadIn)
  }

  @Test(
    "A Japanese lead-in is classified",
    arguments: [
      ("札を書くときは、次のことを避けてください", LanguageProfile.LeadIn.advisory(.avoid)), ("次の種類があります", .descriptive),
      ("札を使うと、次のことができます", .descriptive),
      ("次のルールがあります", .neutral), ("以下の点に注意してください", .neutral), ("やるべきでないことは", .advisory(.avoid)), ("以下の行為は禁止です", .advisory(.avoid)),
      ("次のような札は使いません", .advisory(.avoid)),
      ("こんな札はNGです", .advisory(.avoid)), ("次の手順に従います", .steps), ("札の色", .neutral), ("", .neutral),
    ])
  func classifiesJapaneseLeadIns(sentence: String, leadIn: LanguageProfile.LeadIn) {
    #expect(JapaneseLeadIn.leadIn(sentence) == leadIn)
  }

  /// The items may already be worded as prohibitions.
  @Test("A lead-in of wrong examples is neutral") func leadInOfWrongExamplesIsNeutral() {
    #expect(JapaneseLeadIn.leadIn("以下は誤った使い方の例です。") == .neutral)
    #expect(JapaneseLeadIn.leadIn("以下は札の種類です。") == .descriptive)
  }
}
