import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

/// Sentences of `Tests/Sentences`, a table for each language: a sentence, the name of its modality, and its strength (`do`, `consider`,
/// `avoid`; `-` for none), separated by tabs. Lines that begin with `#` describe the next ones.
@Suite struct ModalityTests {
  @Test("Each sentence of `Tests/Sentences` has its modality and strength", arguments: Languages.all.map(\.language))
  func sentencesHaveExpectedModality(language: Language) throws {
    let file = "/Sentences/\(language.rawValue).tsv"
    let lines = try String(contentsOfFile: Checkout.tests + file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let place = "Tests\(file):\(index + 1): \(line)"
      guard fields.count == 3 else {
        Issue.record("\(place)")
        continue
      }
      #expect("\(Modality(of: fields[0], language: language))" == fields[1], "\(place)")
      if fields[2] != "-" { #expect(Strength(headline: fields[0], language: language).rawValue == fields[2], "\(place)") }
    }
    #expect(lines.count > 40)
    #expect(Modality(of: "", language: language) == .descriptive)
  }

  /// "Provided" and "spelled out" are not past tense.
  @Test(
    "Past tense is told from participles of conditions",
    arguments: [
      ("Two pages were merged.", true), ("The old app waited two seconds.", true),
      ("You may animate it, provided it stops.", false),
      ("Units are spelled out.", false),
    ])
  func detectsPastTense(sentence: String, isPast: Bool) {
    #expect(Language.english.profile.guidance.isPastTense(sentence) == isPast)
  }
}
