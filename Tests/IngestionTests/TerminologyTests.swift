import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

@testable import Ingestion

/// Preferred terms and their variants.
@Suite struct TerminologyTests {
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

  @Test("Spoken variants are allowed in questions") func spokenVariantsAreAllowedInQuestions() {
    #expect(terms.misuses(in: "進捗バーと進行状況バー", allowsSpokenVariants: true).map(\.variant) == ["進行状況バー"])
  }

  /// Word lists for reading other pages, and examples in comments, are not checked.
  @Test("The program uses the preferred terms") func programUsesPreferredTerms() throws {
    let known = try SharedReports.lists.get().terms
    let terms = try #require(known[.japanese])
    var found: [String] = []
    var count = 0
    let sources = Checkout.root + "/Sources"
    for case let file as String in try #require(FileManager.default.enumerator(atPath: sources)) {
      guard file.hasSuffix(".swift"), !file.hasPrefix("Languages/") else { continue }
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.utf8.contains(where: { $0 > 0xE0 }) && !line.contains("// ") {
        count += 1
        found += terms.misuses(in: String(line)).map { "\(file):\(number + 1): \($0.variant), not \($0.word)" }
      }
    }
    #expect(count > 200)
    #expect(found == [])
  }
}
