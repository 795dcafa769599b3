import Foundation
import Guidelines
import Languages
import TestSupport
import Testing

/// `Tests/Sentences` holds a table for each language: a sentence, its mood (`none`, `weak`, `advising`, `strong`) and its strength (`do`, `consider`,
/// `avoid`; `-` where it advises nothing), with tabs between them. Lines that begin with `#` say what the next ones are about.
@Suite struct SentenceTests {
  @Test(arguments: Languages.all.map(\.language)) func eachSentenceReadsAsItsLineSays(language: Language) throws {
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

  /// What is told of the past, and not what may be done under a condition.
  @Test(arguments: [
    ("Two pages were merged.", true), ("The old app waited two seconds.", true),
    ("You may animate it, provided it stops.", false),
    ("Units are spelled out.", false),
  ])
  func thePastIsTold(sentence: String, isPast: Bool) {
    #expect(Language.english.profile.guidance.isPastTense(sentence) == isPast)
  }
}
