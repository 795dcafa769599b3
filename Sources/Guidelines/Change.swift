/// An entry of the official change logs, in our words (`Corpus/changes.yaml`).
public struct Change: Hashable, Sendable {
  /// `2026-06-08`
  public var date: String
  /// Slug.
  public var topic: String
  public var kind: Kind
  /// What it is about, if not all that the topic supports.
  public var platforms: [Platform]
  public var texts: Localized<String>
  /// Ids of the records that carry it, as far as they can be named.
  public var ids: [String]

  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed
  }

  public init(
    date: String, topic: String, kind: Kind, platforms: [Platform] = [], texts: Localized<String>, ids: [String] = []
  ) {
    self.date = date
    self.topic = topic
    self.kind = kind
    self.platforms = platforms
    self.texts = texts
    self.ids = ids
  }
}

extension Change {
  /// A year, a month or a day, as far as its form goes: `2025`, `2025-06`, `2025-06-09`.
  package static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      && zip(parts, [4, 2, 2]).allSatisfy { $0.utf8.count == $1 }
  }
}
