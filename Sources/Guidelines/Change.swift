/// An entry of the official change logs, in our words (`Corpus/changes.yaml`).
package struct Change: Hashable, Sendable {
  /// `2026-06-08`
  package var date: String
  /// Slug.
  package var topic: String
  package var kind: Kind
  /// What it is about, if not all that the topic supports.
  package var platforms: [Platform]
  package var texts: [Language: String]
  /// Ids of the records that carry it, as far as they can be named.
  package var ids: [String]

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed
  }

  package init(
    date: String, topic: String, kind: Kind, platforms: [Platform] = [], texts: [Language: String], ids: [String] = []
  ) {
    self.date = date
    self.topic = topic
    self.kind = kind
    self.platforms = platforms
    self.texts = texts
    self.ids = ids
  }
}
