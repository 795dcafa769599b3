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
    ("one line is recommended", .do), ("two lines are not recommended", .avoid), ("you should avoid codes", .avoid),
    ("codes should therefore be avoided", .avoid), ("you should try to avoid codes", .avoid),
    ("you must refrain from codes", .avoid),
    ("it's better to avoid codes", .avoid), ("it is important to avoid codes", .avoid), ("we recommend avoiding codes", .avoid),
    ("we recommend that you do not wrap labels", .avoid), ("no label should wrap", .avoid),
    ("the default should be to never wrap", .avoid), ("codes need to be avoided", .avoid),
    ("codes are to be avoided", .avoid), ("names are never to be shortened", .avoid), ("labels are to be read aloud", .do),
    ("it is not permitted to wrap", .avoid), ("it must name the finder", .do), ("it's a good idea in this case to ask", .do),
    ("the best way to name a room is to ask", .do),
    ("often the best way to label a door is not to", .avoid),
  ])
  func advises(clause: String, strength: Strength) {
    #expect(EnglishAdvice.strength(of: clause[...]) == strength)
  }

  @Test(arguments: [
    "a label names the finder", "the label that should be used is white", "users must sign in", "users need to sign in",
    "labels are short and should be white", "you can add a day", "it is the best label", "the state that is recommended follows",
    "should", "", "the words must, should and may are used as usual", "it is acceptable to wrap", "it is not necessary to wrap",
    "two labels are allowed", "guests have to ask",
    "it's not always obvious when a label should wrap",
    "the width depends on whether labels must wrap", "it is no longer important to wrap",
    "when the label needs to be aligned with the door",
  ])
  func describes(clause: String) { #expect(EnglishAdvice.strength(of: clause[...]) == nil) }

  /// Words that are verbs and nouns: what follows tells.
  @Test func verbsThatAreNounsToo() {
    for command in [
      "Use labels that are white.", "Use words people can read.", "Use terms that may help.", "Set limits you can keep.",
      "Check labels and titles that are cut.", "Test whether labels should be shorter.",
      "Support languages which are read from right to left.",
      "Mark and explain errors.", "Use size and weight to help readers.", "Default to the smallest label.",
    ] {
      #expect(EnglishMood.mood(of: command) == .strong, "\(command)")
    }
    for description in [
      "Display modes are of two kinds.", "Check boxes or dials can be used.", "Close or Done buttons are not usually required.",
      "Share sheets and menus are common.", "Toggle buttons look the same as other buttons.", "Search allows labels to be found.",
      "List items begin with a letter.", "Note that labels are white.", "Consider that labels fade.",
      "Feel free to look for what you shouldn't repeat.", "Label*() calls are new.",
      "This page describes how labels should be written.", "It explains what a label must say and why it should be white.",
      "Thank you for asking.", "Default action and escape",
    ] {
      #expect(EnglishMood.mood(of: description) == .none, "\(description)")
    }
    #expect(EnglishMood.mood(of: "Double click should not be used.") == .advising)
  }

  /// Conditions that no comma ends, and lists in them that commas cut.
  @Test func conditionsWithoutTheirComma() {
    for command in [
      "If the label is long use two lines.", "In tables leave the first cell empty.", "When space is tight remove the day.",
      "If the shelf is full you must say so.", "To save the paper print it on a card.", "For long names add a second line.",
      "In halls, stairs, and lifts, use arrows.", "If names, days or rooms aren't known, don't guess them.",
      "If the list is empty we recommend a hint.", "Every label needs a name.",
      "If the text is longer then use a card.", "If there are more of them then a list is preferred.",
    ] {
      #expect(EnglishMood.mood(of: command) != .none, "\(command)")
    }
    for description in [
      "When people tap, drag, or hold a label, the shelf shows a light.", "If guests can read the label they use the stairs.",
      "To help people use the stairs, arrows are painted.", "If it shows how labels use the room, nothing is hidden.",
      "In most halls people use the stairs.", "For additional information on labels, follow the links.",
      "Refer to the guide for labels.", "Note for printers", "No labels are printed.", "No results found.", "No data.",
    ] {
      #expect(EnglishMood.mood(of: description) == .none, "\(description)")
    }
    #expect(EnglishMood.mood(of: "No exclamation marks.") == .weak)
    #expect(EnglishMood.mood(of: "Two lines at most.") == .weak)
    #expect(EnglishMood.mood(of: "No arrows on painted doors (they fade quickly).") == .weak)
    #expect(EnglishMood.mood(of: "Each door requires a label.") == .advising)
    #expect(EnglishMood.mood(of: "At last count the hall had two lines.") == .none)
    #expect(EnglishMood.mood(of: "Refer to guests by name.") == .strong)
  }

  /// Where the main clause begins.
  @Test(arguments: [
    ("If the desk is closed, and nobody answers, leave a note.", Mood.strong),
    ("If a tag has letters, such as initials, print them in capitals.", .strong),
    ("Instead of a code, use a name.", .strong), ("Between two labels, leave a gap.", .strong),
    ("Labels are small, so keep them short.", .advising), ("Note that labels should not wrap.", .advising),
    ("Note, make sure that the label fits.", .strong), ("MUST keep the label short", .strong),
    ("A best practice is to always name the label.", .advising), ("Should never wrap.", .strong),
    ("Long labels are a bad idea.", .advising), ("Labels are required to be short.", .advising),
    ("Labels are not required to be short.", .none), ("Best not to wrap labels.", .advising), ("Should labels wrap", .none),
    ("Let's look at labels.", .none), ("Let us know what is missing.", .none),
    ("Take a look at the labels.", .none), ("Have a look at the labels.", .none), ("Stay tuned.", .none),
    ("Welcome to the hall.", .none), ("Keep reading.", .none), ("Read on to the end.", .none), ("Return to the top.", .none),
    ("Click here for labels.", .none), ("Note the difference.", .none), ("Say you have two labels.", .none),
    ("How a label looks when it is folded should be tested.", .advising),
    ("When labels are narrow, and don’t wrap.", .none), ("When guests open, close, or move a door, the lamp glows.", .none),
    ("Labels are small, so that they fit.", .none),
  ])
  func mainClauses(sentence: String, mood: Mood) { #expect(EnglishMood.mood(of: sentence) == mood) }

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
