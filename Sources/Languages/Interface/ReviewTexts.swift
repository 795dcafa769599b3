import Guidelines

/// What `hig review` says.
package struct ReviewTexts: Sendable {
  package var remark: @Sendable (ReviewRemark) -> ReviewAdvice
  /// What each rule is about, by its name: a few words.
  package var rules: [String: String]
  package var summary: @Sendable (_ findings: Int, _ notes: Int, _ files: Int) -> String
  package var hiddenNotes: @Sendable (Int) -> String
  package var comment: @Sendable (_ name: String, _ isUseless: Bool) -> String
  package var passedOver: @Sendable (_ path: String, ReviewPassage) -> String
  package var fixed: @Sendable (_ places: Int, _ files: Int) -> String
  package var wroteBaseline: @Sendable (_ path: String, _ count: Int) -> String
  package var nothing: @Sendable (_ paths: String) -> String
  package var configuration: @Sendable (_ place: String, _ word: String) -> String
  package var noDifference: @Sendable (_ base: String, DifferenceError) -> Notice
  package let instead, finding, note, places, checklist: String
  /// Of the checklist: what no program can tell.
  package let byHand: [String]
}

/// Why a file was not looked at.
package enum ReviewPassage: Hashable, Sendable { case binary, malformed, tooLarge, unreadable, unknownKind, link }

/// Why there is no difference to a commit.
package enum DifferenceError: Error, Hashable {
  /// In git's own words.
  case git(String)
  /// The work tree belongs to another user, and git was not told to trust it.
  case foreignOwner(place: String)
  /// The former contents of a file were left out of a partial clone.
  case absent(path: String)
  /// A setting of the repository names a program, and nothing would confine it.
  case unconfined(setting: String)
}
