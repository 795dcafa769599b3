/// An entry of the official change logs, in our own words (`Corpus/changes.yaml`).
public struct ChangelogEntry: Hashable, Sendable {
  /// Date of the form `2026-06-08`.
  public var date: String
  /// Slug of the topic.
  public var topic: String
  public var kind: Kind
  /// Platforms that the change concerns; empty for all that the topic supports.
  public var platforms: [Platform]
  public var texts: Localized<String>
  /// Ids of the records that state the changed guidance, if they can be named.
  public var recordIDs: [String]

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed
  }

  public init(
    date: String, topic: String, kind: Kind, platforms: [Platform] = [], texts: Localized<String>, recordIDs: [String] = []
  ) {
    self.date = date
    self.topic = topic
    self.kind = kind
    self.platforms = platforms
    self.texts = texts
    self.recordIDs = recordIDs
  }
}

extension ChangelogEntry {
  /// Indicates whether a text is an existing year, month, or day: `2025`, `2025-06`, `2025-06-09`.
  package static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }),
      parts.allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return false }
    let numbers = parts.compactMap { Int($0) } + [1, 1]
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }
}
