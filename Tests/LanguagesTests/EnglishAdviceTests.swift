import Guidelines
import Testing

@testable import Languages

/// Clauses that advise without commanding.
@Suite struct EnglishAdviceTests {
  @Test(arguments: [
    ("labels should be short", Strength.do), ("a label must name the finder", .do), ("labels shouldn't wrap", .avoid),
    ("labels should never wrap", .avoid), ("codes should be avoided", .avoid), ("you should consider a larger label", .consider),
    ("labels that open a door should glow", .do), ("the text needs to be legible", .do), ("you need to ask first", .do),
    ("it's best to ask once", .do), ("it is important that labels stay dry", .do), ("it's not recommended to wrap", .avoid),
    ("it's better not to wrap", .avoid), ("we recommend one label", .do), ("we don't recommend codes", .avoid),
    ("we advise against codes", .avoid), ("you may want to add a day", .consider), ("codes are discouraged", .avoid),
    ("one line is recommended", .do), ("two lines are not recommended", .avoid),
  ])
  func advises(clause: String, strength: Strength) {
    #expect(EnglishAdvice.strength(of: clause[...]) == strength)
  }

  @Test(arguments: [
    "a label names the finder", "the label that should be used is white", "users must sign in", "users need to sign in",
    "labels are short and should be white", "you can add a day", "it is the best label", "the state that is recommended follows",
    "should", "",
  ])
  func describes(clause: String) { #expect(EnglishAdvice.strength(of: clause[...]) == nil) }

  /// A verb behind a hyphen commands where an object follows it.
  @Test func verbsBehindAHyphen() {
    for command in ["Left-align labels.", "Double-check the total.", "In tables, right-align numbers."] {
      #expect(EnglishMood.mood(of: command) == .strong, "\(command)")
    }
    for description in ["Sign-in screens ask once.", "Auto-play videos distract.", "Add-on labels glow.", "Left-align"] {
      #expect(EnglishMood.mood(of: description) == .none, "\(description)")
    }
    #expect(EnglishMood.mood(of: "Pop-up labels should be short.") == .advising)
  }
}
