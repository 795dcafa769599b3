import Guidelines

/// Texts of `hig review`.
package struct ReviewTexts: Sendable {
  package var violation: @Sendable (ReviewViolation) -> ReviewViolationText
  /// Titles of the rules, by rule name.
  package var ruleTitles: [String: String]
  package var summary: @Sendable (_ findings: Int, _ notes: Int, _ files: Int) -> String
  package var hiddenNotes: @Sendable (Int) -> String
  package var invalidComment: @Sendable (_ name: String, _ isUseless: Bool) -> String
  package var skippedFile: @Sendable (_ path: String, ReviewSkipReason) -> String
  package var fixedPlaces: @Sendable (_ places: Int, _ files: Int) -> String
  package var wroteBaseline: @Sendable (_ path: String, _ count: Int) -> String
  package var nothingToReview: @Sendable (_ paths: String) -> String
  package var unknownConfigurationWord: @Sendable (_ place: String, _ word: String) -> String
  package var differenceError: @Sendable (_ base: String, DifferenceError) -> UserMessage
  package let instead, finding, note, places, checklist: String
  /// Items of the checklist that no program can check.
  package let manualChecks: [String]
}

/// The reason why a file was skipped.
package enum ReviewSkipReason: Hashable, Sendable { case binary, malformed, tooLarge, unreadable, unknownKind, link }

/// The reason why no difference from a commit is available.
package enum DifferenceError: Error, Hashable {
  /// The error message of git.
  case git(String)
  /// The work tree belongs to another user and is not a safe directory of git.
  case foreignOwner(place: String)
  /// The blob of the file is missing from a partial clone.
  case missingBlob(path: String)
  /// A setting of the repository names a program to run, and no sandbox is available.
  case unsandboxedProgram(setting: String)
}
