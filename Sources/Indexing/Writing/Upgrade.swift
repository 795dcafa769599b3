import GRDB
import Guidelines

/// Takes over an index of the release before this one: its records, pages, sources and topics stay, what searching needs is made anew.
enum Upgrade {
  /// `user_version` of release 1.0.0.
  private static let earlier = 5003

  /// Whether the index at a path is of an earlier release that can be taken over.
  /// - Throws: what is wrong with any other file than an index of this release.
  static func isNeeded(_ path: String) throws(Failure) -> Bool {
    do throws(Failure) {
      try IndexHeader.check(path)
      return false
    } catch {
      guard case .otherSchema(_, let found, _) = error, found == earlier else { throw error }
      return true
    }
  }

  static func run(_ database: Database) throws {
    try database.execute(
      sql: """
        DROP TABLE word_counts; DROP TABLE words; DROP TABLE frequent; DROP TABLE lists; DROP TABLE vocabulary;
        DROP INDEX IF EXISTS topic_names_topic;
        ALTER TABLE records ADD COLUMN rule INTEGER;
        \(Schema.search)
        PRAGMA user_version = \(Schema.userVersion)
        """)
  }
}
