import Guidelines
import Testing

/// One word for one thing.
@Suite struct TermTests {
  private let terms = Terminology([
    .init(word: "ユーザー", variants: ["ユーザ"], longerWords: ["ユーザビリティ"]),
    .init(word: "プログレスバー", variants: ["進行状況バー"], spokenVariants: ["進捗バー"]),
  ])

  @Test(arguments: [
    ("ユーザーが選ぶ", []), ("ユーザが選ぶ", ["ユーザ"]), ("ユーザビリティとユーザ", ["ユーザ"]), ("ユーザ", ["ユーザ"]),
    ("進行状況バーか進捗バー", ["進行状況バー", "進捗バー"]), ("進行状況", []), ("", []),
  ]) func variantsAreFoundOutsideLongerWords(_ text: String, _ found: [String]) {
    #expect(terms.misuses(in: text).map(\.variant) == found)
  }

  @Test func peopleAskInTheirOwnWords() {
    #expect(terms.misuses(in: "進捗バーと進行状況バー", asks: true).map(\.variant) == ["進行状況バー"])
  }
}
