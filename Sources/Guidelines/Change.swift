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
