import Guidelines

/// A page as the index keeps it: one file of a source.
package struct StoredPage: Hashable, Sendable {
  package var source: String
  /// Name of the page within the source.
  package var page: String
  /// Path within what was ingested; with `source` it names the page uniquely.
  package var path: String
  /// Where its file lies, absolute, as the system's bytes; empty where that is nowhere, or does not matter.
  package var location: [UInt8]
  package var language: Language
  /// Of the bytes that were read; a page of the same hash need not be read again.
  package var hash: String
  package var format: Page.Format
  package var title: String
  package var url: String?
  package var edition: String?
  package var translator: String?
  package var retrieved: String?
  package var isPrivate: Bool

  package init(
    source: String, page: String, path: String, location: [UInt8] = [], language: Language, hash: String, format: Page.Format,
    title: String,
    url: String? = nil, edition: String? = nil, translator: String? = nil, retrieved: String? = nil, isPrivate: Bool = false
  ) {
    self.source = source
    self.page = page
    self.path = path
    self.location = location
    self.language = language
    self.hash = hash
    self.format = format
    self.title = title
    self.url = url
    self.edition = edition
    self.translator = translator
    self.retrieved = retrieved
    self.isPrivate = isPrivate
  }
}

/// What linking found of one stored record.
package struct RecordLinks: Hashable, Sendable {
  package var rowID: Int64
  /// The record's id.
  package var name: String
  /// The same rule in other languages.
  package var counterparts: Localized<Counterpart>
  /// Number shared by the records that state the same rule; nil for a record alone. Any number, as long as no two groups of an index share it.
  package var group: Int64?
  /// How surely the record belongs to its group, 0…1.
  package var groupConfidence: Double?

  package struct Counterpart: Hashable, Sendable {
    package var id: String
    /// How surely it is the same, 0…1, where that is a guess by what both state; nil where their places say so.
    package var confidence: Double?

    package init(id: String, confidence: Double? = nil) {
      self.id = id
      self.confidence = confidence
    }
  }

  package init(
    rowID: Int64, name: String, counterparts: Localized<Counterpart> = Localized(), group: Int64? = nil,
    groupConfidence: Double? = nil
  ) {
    self.rowID = rowID
    self.name = name
    self.counterparts = counterparts
    self.group = group
    self.groupConfidence = groupConfidence
  }
}

/// What an index holds, in numbers.
package struct IndexInformation: Hashable, Sendable {
  package var path: String
  package var schemaVersion: Int
  package var analyserVersion: Int
  /// Of the catalog that it was built with; empty if it has none.
  package var corpusEdition: String
  package var topicCount: Int
  package var sourceCount: Int
  package var pageCount: Int
  package var recordCount: Int
  package var ruleCount: Int
  /// Of the rules, those that are guessed.
  package var guessedCount: Int
  /// Size of the file.
  package var bytes: Int
}
